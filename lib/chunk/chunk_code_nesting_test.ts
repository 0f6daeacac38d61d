// The path and the context of a chunk tell the truth, however code is nested.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { chunkCode } from "./chunk_code.ts";

const shown = (
  source: string,
  language: "python" | "typescript",
  maxSize?: number,
) =>
  chunkCode(source, { language, ...(maxSize && { maxSize }) })
    .map(({ text, path, context }) => [
      text,
      path?.join(" > "),
      ...(context ? [context] : []),
    ]);

Deno.test("what an if defines is not the if's name, nor its context", () => {
  const source =
    'if sys.platform == "win32":\n    def path_of(name):\n        return "C:/" + name\n\n    def home_of(user):\n        return "C:/Users/" + user\nelse:\n    def path_of(name):\n        return "/" + name\n';
  assertEquals(shown(source, "python", 70), [
    [
      'if sys.platform == "win32":\n    def path_of(name):',
      undefined,
    ],
    ['        return "C:/" + name', "path_of"],
    [
      '    def home_of(user):\n        return "C:/Users/" + user\nelse:',
      undefined,
    ],
    ['    def path_of(name):\n        return "/" + name', "path_of"],
  ]);
  const typescript =
    "if (isBrowser) {\n  function load(url) {\n    return fetch(url);\n  }\n\n  load(1);\n  boot();\n}";
  assertEquals(shown(typescript, "typescript", 60), [
    ["if (isBrowser) {\n  function load(url) {", undefined],
    ["    return fetch(url);\n  }", "load"],
    ["  load(1);\n  boot();\n}", undefined],
  ]);
});

Deno.test("a whole statement has no name of what is inside", () => {
  for (
    const source of [
      "try:\n    from a import b\nexcept ImportError:\n    def b(): pass",
      'if __name__ == "__main__":\n    def inner():\n        pass\n    inner()',
      "with a as b:\n    def c(): pass",
      "for a in b:\n    class C: pass",
      "match a:\n    case 1:\n        def b(): pass",
      "a.b = \\\n    c",
    ]
  ) assertEquals(shown(source, "python"), [[source, undefined]]);
  for (
    const source of [
      "if (a) { function b() {} }",
      "if (a) {\n  function b() {}\n} else function c() {}",
      "try {\n  class A {}\n} catch { function b() {} }",
      "switch (a) {\n  default:\n    function b() {}\n}",
      "{\n  const a = [\n    1,\n  ];\n}",
      "export default {\n  a() {},\n};",
      "export default class extends B {\n  c = 1;\n}",
      "(function () {\n  function a() {}\n})();",
    ]
  ) assertEquals(shown(source, "typescript"), [[source, undefined]]);
});

Deno.test("a long definition inside an if repeats its own first line", () => {
  const source =
    "if A:\n    @b\n    class C(D):\n        def e(self):\n            return 1 + 2\n\n        async def f(self):\n            return 3\nelse:\n    g()";
  assertEquals(shown(source, "python", 85), [
    ["if A:", undefined],
    [
      "    @b\n    class C(D):\n        def e(self):\n            return 1 + 2",
      "C",
    ],
    [
      "class C(D):\n        async def f(self):\n            return 3",
      "C > f",
      "class C(D):\n",
    ],
    ["else:\n    g()", undefined],
  ]);
});

Deno.test("several definitions on one line are told apart", () => {
  assertEquals(
    shown(
      "function a(){b();return 1}function c(){d();return 2}",
      "typescript",
      27,
    ),
    [
      ["function a(){b();return", "a"],
      ["1}function c(){d();return", undefined],
      ["2}", "c"],
    ],
  );
  assertEquals(
    shown("if (a) {\n} function b() {\n  c();\n}", "typescript", 26),
    [
      ["if (a) {\n} function b() {", undefined],
      ["  c();\n}", "b"],
    ],
  );
});

Deno.test("a bare yield ends a function as any statement does", () => {
  const parts = [
    "def a():\n    yield",
    "def b():\n    c = yield",
    "def d(): pass",
  ];
  assertEquals(
    shown(parts.join("\n\n"), "python").map(([text]) => text),
    parts,
  );
});

Deno.test("a repeated header has the line break of the source", () => {
  const source =
    "class Counter {\r\n  one() {\r\n    return 1;\r\n  }\r\n\r\n  two() {\r\n    return 2;\r\n  }\r\n}\r\n";
  const chunks = chunkCode(source, { language: "typescript", maxSize: 55 });
  assertEquals(chunks.slice(1).map(({ context }) => context), [
    "class Counter {\r\n",
    "class Counter {\r\n",
  ]);
});

interface Part {
  readonly kind: string;
  readonly parts: readonly Part[];
}

/** Statements in each other; every leaf says what definitions it lies in. */
const parts = fc.letrec<{ parts: Part[]; part: Part }>((tie) => ({
  parts: fc.array(tie("part"), { minLength: 1, maxLength: 3 }),
  part: fc.oneof(
    { maxDepth: 5, depthSize: "medium" },
    fc.constant({ kind: "leaf", parts: [] }),
    fc.record({
      kind: fc.constantFrom(
        "def",
        "class",
        "if",
        "try",
        "loop",
        "with",
        "case",
      ),
      parts: tie("parts"),
    }),
  ),
})).parts;

const HEADS: Record<string, Record<string, string[]>> = {
  python: {
    def: ["@dec\nasync def NAME(x):", "def NAME(x):", "# of\ndef NAME(x):"],
    class: ["class NAME(Base):"],
    if: ["if x:\n  pass\nelse:", "if x:"],
    try: ["try:\n  pass\nexcept E:"],
    loop: ["while x:", "for x in y:"],
    with: ["with x as y:"],
    case: ["match x:\n case 1:"],
  },
  typescript: {
    def: ["async function NAME(x) {", "/** Of. */\nfunction NAME() {"],
    class: ["class NAME { static {", "class NAME extends Base { static {"],
    if: ["if (x) {\n} else {", "if (x) {"],
    try: ["try {\n} catch {"],
    loop: ["for (const x of y) {", "do {"],
    with: ["label: {"],
    case: ["switch (x) {\ncase 1:"],
  },
};
const TAILS: Record<string, string> = {
  class: "} }",
  try: "} finally {}",
  do: "} while (x);",
};

function render(
  parts: readonly Part[],
  language: string,
  path: readonly string[],
  count: { value: number },
): string[] {
  const isPython = language === "python";
  return parts.flatMap(({ kind, parts }) => {
    const id = count.value++;
    if (kind === "leaf") return `mark("${path.join(".")}")`;
    const heads = HEADS[language]![kind]!;
    const head = heads[id % heads.length]!;
    const inside = head.includes("NAME") ? [...path, `n${id}`] : path;
    const body = render(parts, language, inside, count);
    const tail = TAILS[head.startsWith("do") ? "do" : kind] ?? "}";
    return [
      ...head.replace("NAME", `n${id}`).split("\n"),
      ...body.map((line) => `    ${line}`),
      ...(isPython ? [] : [tail]),
    ];
  });
}

for (const language of ["python", "typescript"] as const) {
  Deno.test(`each chunk lies in what its path says: ${language}`, () => {
    const size = fc.constantFrom(40, 60, 90, 150, 300);
    fc.assert(
      fc.property(parts, size, (parts, maxSize) => {
        const source = render(parts, language, [], { value: 0 }).join("\n");
        const chunks = chunkCode(source, { language, maxSize });
        for (const { start, end, context, path = [] } of chunks) {
          const body = source.slice(start, end);
          const marks = [...body.matchAll(/mark\("(.*)"\)/g)].map((m) => m[1]!);
          for (const mark of marks) {
            assert(`${mark}.`.startsWith(`${[...path, ""].join(".")}`), body);
          }
          if (context) assert(context.includes(` ${path[0]}`), context);
          // With nothing but marks of one place, the path is known exactly.
          const rest = body.replaceAll(/mark\(".*"\)/g, "").trim();
          if (rest === "" && new Set(marks).size === 1) {
            assertEquals(
              path,
              marks[0]!.split(".").filter(Boolean).slice(0, 3),
            );
          }
        }
      }),
      { numRuns: 1_000, seed: 20261130 },
    );
  });
}
