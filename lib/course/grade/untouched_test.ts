import { assertEquals } from "@std/assert";
import { untouched } from "./untouched.ts";

Deno.test("untouched sees a call of todo with the exercise's id", () => {
  for (
    const source of [
      'return todo("02-1");',
      "return todo('02-1')",
      'const a: number = todo( "02-1" );',
      'f(1);\nreturn todo("02-1") ?? 3;',
      'const quote = /["\']/;\nreturn todo("02-1");',
    ]
  ) assertEquals(untouched(source, "02-1"), true, source);
});

Deno.test("untouched does not count other calls, comments and strings", () => {
  for (
    const source of [
      'return todo("02-11");',
      '// return todo("02-1");',
      '/* todo("02-1") */',
      "const s = 'todo(\"02-1\")';",
      'notodo("02-1")',
      'import { todo } from "chunking/exercise";',
      "",
    ]
  ) assertEquals(untouched(source, "02-1"), false, source);
});
