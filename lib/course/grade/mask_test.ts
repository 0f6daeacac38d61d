import { assertEquals } from "@std/assert";
import { mask } from "./mask.ts";

Deno.test("mask blanks comments and strings, keeps length and lines", () => {
  const cases: [string, string][] = [
    ["a // b\nc", "a     \nc"],
    ["a /* b\n * c */ d", "a     \n        d"],
    [`f("x", 'y', \`z\`)`, "f(   ,    ,    )"],
    [`"a\\"b" + c`, "       + c"],
    ["`a\n${b}` + c", `  \n${" ".repeat(5)} + c`],
    [`"// no" + d // yes`, `${" ".repeat(7)} + d ${" ".repeat(6)}`],
    ["/* never closed", " ".repeat(15)],
  ];
  for (const [source, masked] of cases) assertEquals(mask(source), masked);
});

Deno.test("mask tells a regular expression from a division", () => {
  assertEquals(mask('x.split(/["]/) + y'), `x.split(${" ".repeat(5)}) + y`);
  assertEquals(mask("a / b / c"), "a / b / c");
  assertEquals(mask("f(a) / 2; // 3"), "f(a) / 2;     ");
  assertEquals(mask("return /[/]'/.test(a)"), "return       .test(a)");
});

Deno.test("mask can keep strings", () => {
  assertEquals(
    mask('f("//"); // "g"', "comments"),
    `f("//"); ${" ".repeat(6)}`,
  );
});
