import { assertEquals } from "@std/assert";
import { mutate } from "./mutate.ts";

/** The changes of a line inside a solution's block, as "from → to". */
function changesOf(line: string): string[] {
  const solution = `const outside = 1 + 1;
// BEGIN SOLUTION
${line}
// END SOLUTION
`;
  return mutate(solution).map(({ from, to, source, line }) => {
    assertEquals(line, 3);
    assertEquals(source.split("\n").length, 5);
    assertEquals(source.startsWith("const outside = 1 + 1;\n"), true);
    assertEquals(source === solution, false);
    return `${from} → ${to}`;
  });
}

Deno.test("mutate changes numbers, operators, words and calls", () => {
  const cases: [line: string, changes: string[]][] = [
    ["const a = b + 2;", ["+ → -", "2 → 3", "2 → 1"]],
    ["const a = b < c;", ["< → <="]],
    ["const a = b >= c && !d;", [">= → >", "&& → ||", "! → "]],
    ["const a = b! === true;", ["=== → !==", "true → false"]],
    ["const a = Math.max(b);", ["Math.max( → Math.min("]],
    ["const a = b.trim();", [".trim() → "]],
    ['const a = "b";', ['"b" → ""']],
    ["const a = '';", ["'' → \"?\""]],
    ["const a = `b${c}`;", ['`b${c}` → ""']],
    ["return b;", ["return b; → return undefined as never;"]],
    ["b(c);", ["b(c); → "]],
    ["b += c;", ["b += c; → ", "+= → -="]],
    ["while (b) {", ["b → false"]],
    ["if (f(b)) {", ["f(b) → false", "f(b) → true"]],
  ];
  for (const [line, changes] of cases) {
    assertEquals(changesOf(line).toSorted(), changes.toSorted(), line);
  }
});

Deno.test("mutate leaves types, comments and declarations alone", () => {
  for (
    const line of [
      "// a < b + 1",
      'let a: "b" | "c";',
      "const a = b as Map<string, number>;",
      "const a = /[\"']/;",
      "interface A {\n  b: string;\n  c?: number;\n}".replaceAll("\n", " "),
      "import { a } from b;",
    ]
  ) assertEquals(changesOf(line), [], line);
});

Deno.test("mutate reads what is said to be equivalent", () => {
  const said = (solution: string) =>
    mutate(solution).map(({ equivalent }) => equivalent);
  const claim = '// prove: "<" to "<=" is equivalent: both are one window';
  assertEquals(
    said(`// BEGIN SOLUTION\nconst a = b < c; ${claim}\n// END SOLUTION\n`),
    ["both are one window"],
  );
  assertEquals(
    said(`// BEGIN SOLUTION\n${claim}\n// Why.\nconst a = b < c;
const d = b < c;\n// END SOLUTION\n`),
    ["both are one window", undefined],
  );
  const free = "// prove: texts are free: any will do";
  assertEquals(
    said(`// BEGIN SOLUTION\n${free}\nconst a = "b";\n// END SOLUTION
// BEGIN SOLUTION\nconst b = "b";\n// END SOLUTION\n`),
    [undefined],
  );
});
