import { assert, assertEquals, assertThrows } from "@std/assert";
import { chunkCode, type ChunkCodeOptions } from "./chunk_code.ts";

const texts = (source: string, options: ChunkCodeOptions) =>
  chunkCode(source, options).map((chunk) => chunk.text);
const ts = (source: string, maxSize?: number) =>
  texts(source, { language: "typescript", ...(maxSize && { maxSize }) });
const py = (source: string, maxSize?: number) =>
  texts(source, { language: "python", ...(maxSize && { maxSize }) });

// https://github.com/langchain-ai/langchain/issues/15471
Deno.test("code-leading-comment: comments and decorators stay with what they describe", () => {
  const imports = 'import { pi } from "./math.ts";';
  const disc =
    "/** Area of a disc. */\nexport function disc(r: number) {\n  return pi * r * r;\n}";
  const old = "// Deprecated: use disc().\n@sealed\nclass Old {\n  r = 1;\n}";
  const source = `${imports}\n\n${disc}\n\n${old}\n`;
  for (const maxSize of [79, 90, 1_000]) {
    const chunks = chunkCode(source, { language: "typescript", maxSize });
    assertEquals(chunks.map((chunk) => chunk.text), [imports, disc, old]);
    assertEquals(chunks.map((chunk) => chunk.cut), ["block", "block", "end"]);
    assertEquals(chunks.map((chunk) => chunk.path), [
      undefined,
      ["disc"],
      ["Old"],
    ]);
    assertEquals(
      chunks.map((chunk) => source.slice(chunk.start, chunk.end)),
      [imports, disc, old],
    );
  }
});

Deno.test("what only looks like a brace or a definition", () => {
  const parts = [
    'function a() {\n  return `}${"{"}\nfunction no() {`;\n}',
    "class B {\n  re = /[{}]/; // }\n  s = '}';\n}",
    "/* } */\nfunction c() { return { d: {} }; }",
  ];
  assertEquals(ts(parts.join("\n")), parts);

  const python = [
    'def a():\n    """\ndef no():\n    """\n    return f"{b!r}}}"',
    '@one\n@two(\n    "def no():"\n)\nasync def b(\n    x,\n):\n    pass',
    "class C:\n    s = '''\nclass No:\n'''\n\n    def d(self): pass",
  ];
  assertEquals(py(python.join("\n")), python);
});

Deno.test("every kind of definition is one, and exports go along", () => {
  const parts = [
    "export default function a() { return 1 }",
    "export async function* b() {}",
    "export abstract class C<T> extends D<T> {}",
    "interface E { f(): void }",
    "declare function g(): void;",
    "export const enum H { I }",
    "namespace J { export const k = 1 }",
    "export const l = async () => {\n  await 1;\n};",
    "type M =\n  | 1\n  | 2;",
    "@n export class O {}",
    "export default class {\n  p = 1;\n}",
  ];
  const source = parts.join("\n");
  assertEquals(ts(source), parts);
  assertEquals(
    chunkCode(source, { language: "typescript" }).map((c) => c.path?.join(".")),
    ["a", "b", "C", "E", "g", "H", "J", "l", "M", "O", undefined],
  );
});

Deno.test("statements of a line are packed, up to the limit", () => {
  const source =
    "import a\nimport b\n\nX = 1\nY = [\n    2,\n]\nZ = 3\n\nif X:\n    a()\nelse:\n    b()\n";
  assertEquals(py(source), [
    "import a\nimport b\n\nX = 1",
    "Y = [\n    2,\n]",
    "Z = 3\n\nif X:\n    a()\nelse:\n    b()",
  ]);
  assertEquals(py(source, 20), [
    "import a\nimport b",
    "X = 1",
    "Y = [\n    2,\n]",
    "Z = 3",
    "if X:\n    a()\nelse:",
    "    b()",
  ]);
});

Deno.test("overloads, getters and setters stay together", () => {
  const over =
    "function f(a: string): void;\nfunction f(a: number): void;\nfunction f(a: unknown) {}";
  assertEquals(ts(`${over}\nfunction g() {}`), [over, "function g() {}"]);
  const python =
    "@overload\ndef f(a: int): ...\n@overload\ndef f(a: str): ...\ndef f(a): pass";
  assertEquals(py(`${python}\ndef g(): pass`), [python, "def g(): pass"]);
  assertEquals(chunkCode(python, { language: "python" })[0]?.path, ["f"]);
});

Deno.test("comments go where they belong", () => {
  assertEquals(
    ts(
      "// License.\n\nimport a;\n\n// Area.\n\n// Of a.\nfunction b() {}\n\n// End.",
    ),
    [
      "// License.\n\nimport a;",
      "// Area.\n\n// Of a.\nfunction b() {}\n\n// End.",
    ],
  );
  assertEquals(
    ts("const a = 1; // one\n             // more\nfunction b() {}"),
    ["const a = 1; // one\n             // more", "function b() {}"],
  );
  assertEquals(
    py(
      "def a():\n    b()\n    # of a\n\n    # of a, too\n# of c\ndef c():\n    pass\n# last",
    ),
    [
      "def a():\n    b()\n    # of a\n\n    # of a, too",
      "# of c\ndef c():\n    pass\n# last",
    ],
  );
  // One that does not fit to the next stays by itself.
  assertEquals(ts("// A long remark.\n\nfunction b() {}", 20), [
    "// A long remark.",
    "function b() {}",
  ]);
});

Deno.test("a class that is too long parts between members, under its header", () => {
  const source = `/** Adds. */
class Sum {
  #total = 0;

  /** Adds one. */
  @log add(x: number) {
    this.#total += x;
  }

  // Reads.
  get total() {
    return this.#total;
  }
}
`;
  const chunks = chunkCode(source, { language: "typescript", maxSize: 100 });
  assertEquals(chunks.map(({ text, path, cut }) => [text, path, cut]), [
    ["/** Adds. */\nclass Sum {\n  #total = 0;", ["Sum"], "line"],
    [
      "class Sum {\n  /** Adds one. */\n  @log add(x: number) {\n    this.#total += x;\n  }",
      ["Sum", "add"],
      "line",
    ],
    [
      "class Sum {\n  // Reads.\n  get total() {\n    return this.#total;\n  }\n}",
      ["Sum", "total"],
      "end",
    ],
  ]);
  const none = chunkCode(source, {
    language: "typescript",
    maxSize: 100,
    context: "none",
  });
  assertEquals(none.map((chunk) => chunk.text), [
    "/** Adds. */\nclass Sum {\n  #total = 0;",
    "  /** Adds one. */\n  @log add(x: number) {\n    this.#total += x;\n  }",
    "  // Reads.\n  get total() {\n    return this.#total;\n  }\n}",
  ]);
});

Deno.test("then between statements, then lines, then by size", () => {
  const source =
    "def f(x):\n    a = 1\n    if x:\n        b = 2\n        c = 3\n    return a +\\\n        b\n";
  assertEquals(
    texts(source, { language: "python", maxSize: 45, context: "none" }),
    [
      "def f(x):\n    a = 1",
      "    if x:\n        b = 2\n        c = 3",
      "    return a +\\\n        b",
    ],
  );
  assertEquals(
    texts(source, { language: "python", maxSize: 24, context: "none" }),
    [
      "def f(x):\n    a = 1",
      "    if x:\n        b = 2",
      "        c = 3",
      "    return a +\\",
      "        b",
    ],
  );
  const chunks = chunkCode("const a = 'bbbb cccc';", {
    language: "typescript",
    maxSize: 10,
  });
  assertEquals(chunks.map(({ text, cut }) => [text, cut]), [
    ["const a =", "word"],
    ["'bbbb", "word"],
    ["cccc';", "end"],
  ]);
});

Deno.test("a closing brace is never alone, and no decorator without its function", () => {
  const source =
    "class A {\n  @one\n  @two\n  first() {\n    return 1;\n  }\n  second() {\n    return 2;\n  }\n}";
  for (let maxSize = 40; maxSize < source.length; maxSize++) {
    for (const text of ts(source, maxSize)) {
      assert(/\w/.test(text), JSON.stringify(text));
      assert(!/@(one|two)$/.test(text), JSON.stringify(text));
    }
  }
});

Deno.test("errors in the source lose nothing, and stay local", () => {
  const good = "function a() {\n  return 1;\n}";
  const last = "function c() {\n  return 3;\n}";
  for (
    const bad of ["function b( {", "const = ;", "}}}", "class {", "b(", "'"]
  ) {
    const source = `${good}\n\n${bad}\n\n${last}\n`;
    const found = ts(source);
    assertEquals(found[0], good, bad);
    assert(found.join("\n").includes(bad));
    assert(found.some((text) => text.endsWith(last)), bad);
  }
  const first = "def a():\n    pass";
  const end = "def c():\n    pass";
  for (
    const bad of ["def b(:\n  x = ", "x = = 1", "  return", "'''", "}", "@d"]
  ) {
    const found = py(`${first}\n\n${bad}\n\n${end}`);
    assertEquals(found[0], first, bad);
    assert(found.at(-1)!.endsWith(end), bad);
  }
  assertEquals(py(`${first}\n\nx = = 1\n\n${end}`), [first, "x = = 1", end]);
});

Deno.test("JSX, with the language that reads it", () => {
  const parts = [
    "const A = () => (\n  <p>\n    {b}}\n  </p>\n);".replace("}}", "}"),
    "function B() {\n  return <A c={{ d: 1 }}>don't</A>;\n}",
  ];
  assertEquals(texts(parts.join("\n"), { language: "tsx" }), parts);
});

Deno.test("line ends and byte order mark are kept", () => {
  const source = "\ufeffimport a\r\n\r\ndef b():\r\n\treturn 1\r\n";
  const chunks = chunkCode(source, { language: "python" });
  assertEquals(chunks.map((chunk) => chunk.text.trim()), [
    "import a",
    "def b():\r\n\treturn 1",
  ]);
});

Deno.test("blank sources have no chunks", () => {
  for (const source of ["", " ", "\n\n", "\r\n\t", "\ufeff"]) {
    assertEquals(ts(source), []);
    assertEquals(py(source), []);
  }
});

Deno.test("options that cannot be meant are refused", () => {
  // deno-lint-ignore no-explicit-any
  const wrong = (value: unknown) => value as any;
  for (const language of ["ruby", "Python", "toString", undefined]) {
    assertThrows(
      () => chunkCode("a", { language: wrong(language) }),
      RangeError,
      'language must be "typescript" or "tsx" or "python", got ',
    );
  }
  for (const maxSize of [0, -1, NaN, 1.5, Infinity]) {
    assertThrows(
      () => chunkCode("a", { language: "python", maxSize }),
      RangeError,
      `maxSize must be a whole number of at least 1, got ${maxSize}`,
    );
  }
  assertThrows(
    () => chunkCode("a", { language: "python", context: wrong("path") }),
    RangeError,
    'context must be "header" or "none", got "path"',
  );
  assertThrows(
    () => chunkCode(wrong(null), { language: "python" }),
    TypeError,
    "source must be a string, got null",
  );
});
