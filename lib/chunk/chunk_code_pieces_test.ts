import { assertEquals } from "@std/assert";
import { chunkCode } from "./chunk_code.ts";

Deno.test("only the pieces behind the header repeat it", () => {
  const source = "class A {\n  b = 1;\n\n  c() {\n    return 1;\n  }\n}\n";
  const chunks = chunkCode(source, { language: "typescript", maxSize: 40 });
  assertEquals(chunks.map(({ text, context }) => [text, context]), [
    ["class A {\n  b = 1;", undefined],
    ["class A {\n  c() {\n    return 1;\n  }\n}", "class A {\n"],
  ]);
});

Deno.test("overloads and what they are of have one name in the path", () => {
  const a = `    def a(self):\n${"        c()\n".repeat(6)}`;
  const one = "    @overload\n    def b(self, c): ...\n";
  const b = `${one}${one}    def b(self, c):\n        d()\n`;
  const source = `class A:\n${a}\n${b}\n${a.replace("def a", "def e")}`;
  const options = {
    language: "python",
    maxSize: 160,
    context: "none",
  } as const;
  assertEquals(
    chunkCode(source, options).map(({ text, path }) => [text, path?.join(".")]),
    [
      [`class A:\n${a.trimEnd()}`, "A"],
      [b.trimEnd(), "A.b"],
      [a.replace("def a", "def e").trimEnd(), "A.e"],
    ],
  );
});

// The parser's work is counted: of what is in order, none is too much.
Deno.test("a long source is read to its end", () => {
  for (
    const [language, one] of [
      ["typescript", (i: number) => `function f${i}() {\n  return ${i};\n}\n`],
      ["python", (i: number) => `def f${i}():\n    return ${i}\n`],
    ] as const
  ) {
    const names = Array.from({ length: 4_000 }, (_, i) => `f${i}`);
    const source = names.map((_, i) => one(i)).join("\n");
    const chunks = chunkCode(source, { language });
    assertEquals(chunks.map(({ path }) => path?.[0]), names);
  }
});

Deno.test("a chain of a hundred branches is read to its end", () => {
  const branch = (i: number) => `if (a === ${i}) {\n    return b(${i});\n  }`;
  const branches = Array.from({ length: 100 }, (_, i) => branch(i));
  const source = `function f(a) {\n  ${branches.join(" else ")}\n}\n\n` +
    "function g() {\n  return 1;\n}\n";
  const last = chunkCode(source, { language: "typescript" }).at(-1);
  assertEquals(last?.text, "function g() {\n  return 1;\n}");
});

Deno.test("a method of one line has its name in the path", () => {
  const source = "class A:\n    def one(self): pass\n    def two(self): pass\n";
  const options = { language: "python", maxSize: 30, context: "none" } as const;
  assertEquals(
    chunkCode(source, options).map(({ text, path }) => [text, path?.join(".")]),
    [
      ["class A:", "A"],
      ["    def one(self): pass", "A.one"],
      ["    def two(self): pass", "A.two"],
    ],
  );
});

Deno.test("comments at the top of a body stay with what they describe", () => {
  const head = "    # One.\n    # Two.\n    def f(self):";
  const source = `class A:\n${head}\n        return 1\n`;
  const least = `class A:\n${head}`.length; // its context, and itself
  for (let maxSize = least; maxSize < source.length; maxSize++) {
    const chunks = chunkCode(source, { language: "python", maxSize });
    const holding = chunks.filter(({ text }) => text.includes(head));
    assertEquals(holding.length, 1, `${maxSize}`);
  }
});

Deno.test("a line may be cut into more pieces than a call has arguments", () => {
  const source = `f(\n${"x".repeat(130_000)})`;
  const chunks = chunkCode(source, { language: "typescript", maxSize: 1 });
  assertEquals(chunks.length, 130_003);
});
