import { assertEquals, assertThrows } from "@std/assert";
import { stubOf } from "./stub_of.ts";

Deno.test("stubOf replaces blocks, and drops those without a text", () => {
  const solution = `// BEGIN SOLUTION: import { todo } from "chunking/exercise";
import { words } from "chunking";
// END SOLUTION

export function f(): number {
  // BEGIN SOLUTION: return todo("01-1");
  return 1;
  // END SOLUTION
}

// BEGIN SOLUTION
const helper = 1;
// END SOLUTION

export const g = 2;
`;
  const stub = `import { todo } from "chunking/exercise";

export function f(): number {
  return todo("01-1");
}

export const g = 2;
`;
  assertEquals(stubOf(solution), stub);
  assertEquals(stubOf(solution.replaceAll("\n", "\r\n")), stub);
});

Deno.test("stubOf refuses marks that do not match", () => {
  const begin = "// BEGIN SOLUTION: x\n";
  const end = "// END SOLUTION\n";
  for (
    const text of ["a\n", begin, end, begin + begin + end, begin + end + end]
  ) {
    assertThrows(() => stubOf(text), SyntaxError);
  }
});
