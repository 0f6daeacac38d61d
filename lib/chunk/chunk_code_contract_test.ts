// What chunkCode promises besides the contract of all chunkers.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { checkContract } from "./check_contract_for_tests.ts";
import { chunkCode } from "./chunk_code.ts";

const PARAMETERS = { numRuns: 300, seed: 20260731 };

Deno.test("a source with a piece torn out loses nothing", async () => {
  const source = await Deno.readTextFile(
    new URL("./chunk_code_layout.ts", import.meta.url),
  );
  const place = fc.integer({ min: 0, max: source.length });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 400 }), (from, length) => {
      const torn = source.slice(0, from) + source.slice(from + length);
      for (const maxSize of [200, 1_000]) {
        const chunks = chunkCode(torn, { language: "typescript", maxSize });
        checkContract(torn, chunks, { size: maxSize });
      }
    }),
    { ...PARAMETERS, numRuns: 60 },
  );
});

const name = fc.constantFrom("alpha", "beta", "gamma", "delta");
const value = fc.constantFrom(
  "`}${1}{`",
  "'}'",
  "/[{}]/",
  "[1, { a: 2 }]",
  "1",
);
const typescript = fc.oneof(
  fc.tuple(name, value).map(([name, value]) =>
    `/** ${name} */\nexport function ${name}() {\n  return ${value};\n}`
  ),
  fc.tuple(name, value).map(([name, value]) =>
    `// a {\n@${name}\nclass ${name} {\n  a = ${value};\n\n  b() {}\n}`
  ),
  name.map((name) => `interface ${name} {\n  a: { b: string };\n}`),
  fc.tuple(name, value).map(([name, value]) =>
    `export const ${name} = () => {\n  return ${value};\n};`
  ),
);
const python = fc.oneof(
  name.map((name) => `# ${name}\n@a(")")\ndef ${name}(b):\n    return "("`),
  name.map((name) =>
    `class ${name}:\n    """\ndef no():\n    """\n\n    def b(self):\n        pass`
  ),
  name.map((name) => `async def ${name}(\n    a,\n):\n    return f"{a}{{"`),
);

for (
  const [language, definition] of [
    ["typescript", typescript],
    ["python", python],
  ] as const
) {
  Deno.test(`each definition is a chunk: ${language}`, () => {
    const definitions = fc.array(definition, { minLength: 1, maxLength: 8 });
    const gap = fc.constantFrom("\n\n", "\n\n\n", "\r\n\r\n");
    fc.assert(
      fc.property(definitions, gap, (definitions, gap) => {
        // Definitions of one name would stay together.
        const parts = definitions.map((text, i) =>
          text.replaceAll(/alpha|beta|gamma|delta/g, (name) => name + i)
        );
        const found = chunkCode(parts.join(gap) + "\n", { language });
        assertEquals(found.map((chunk) => chunk.text), parts);
        for (const { text, path } of found) {
          assert(path?.length === 1 && text.includes(` ${path[0]}`));
        }
      }),
      PARAMETERS,
    );
  });
}

Deno.test("linear time: chunkCode", () => {
  const patterns = [
    "x",
    " ",
    "\n",
    "x\n",
    "(",
    "{\n",
    "{",
    "[\n",
    "}",
    "`${",
    "'",
    '"""\n',
    "/*",
    "/*\n",
    "// a\n",
    "# a\n",
    "<",
    "a<b>(",
    "(a,",
    "x=>",
    "@d\n",
    "class A{",
    "class A:\n ",
    "def f(): pass\n",
    "def f(",
    'f"{',
    "if (x) ",
    "a?(b):",
    "a\n+",
    "a;",
    "\u{1f600}\n",
    "\0",
    "function f() {}\n",
    "function f() {\n",
  ];
  for (const language of ["typescript", "python"] as const) {
    for (const pattern of patterns) {
      const text = pattern.repeat(50_000 / pattern.length);
      for (const maxSize of pattern.endsWith("\n") ? [50, 50_000] : [50]) {
        const from = performance.now();
        chunkCode(text, { language, maxSize });
        const took = performance.now() - from;
        assert(took < 5_000, `${language} ${JSON.stringify(pattern)}: ${took}`);
      }
    }
  }
});

Deno.test("linear time: deep indents and many definitions", () => {
  let deep = "";
  for (let i = 0; i < 700; i++) deep += " ".repeat(i) + "if x:\n";
  const many = Array.from(
    { length: 12_000 },
    (_, i) => `def f${i}():\n  pass\n`,
  );
  for (const text of [deep, many.join("\n"), `class A:\n  ${many.join("")}`]) {
    for (const maxSize of [60, 100_000]) {
      const from = performance.now();
      chunkCode(text, { language: "python", maxSize });
      const took = performance.now() - from;
      assert(took < 5_000, `${text.slice(0, 20)}: ${took}`);
    }
  }
});
