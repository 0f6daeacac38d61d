import { assertEquals, assertThrows } from "@std/assert";
import { checkOptions, checkOverlap } from "./check.ts";

interface Options {
  size?: number;
  overlap?: number;
}

const check = (options: unknown) =>
  checkOptions(options as Options, ["size", "overlap"]);

function messageOf(options: unknown): string {
  return assertThrows(() => check(options), TypeError).message;
}

Deno.test("known options pass, and so do none", () => {
  for (const options of [{}, { size: 1 }, { overlap: undefined, size: 2 }]) {
    assertEquals(check(options), undefined);
  }
});

Deno.test("an unknown option is named, and so are the known ones", () => {
  assertEquals(
    messageOf({ size: 1, trimm: true }),
    "there is no option trimm: the options are size, overlap",
  );
});

Deno.test("an option under its other name is pointed out", () => {
  assertEquals(
    messageOf({ maxSize: 1 }),
    "there is no option maxSize, it is size here: the options are size, overlap",
  );
  assertThrows(
    () => checkOptions({ size: 1 } as { maxSize?: number }, ["maxSize"]),
    TypeError,
    "there is no option size, it is maxSize here",
  );
});

Deno.test("what a page gives to every object is no option", () => {
  const all = Object.prototype as { extra?: number };
  all.extra = 1;
  try {
    assertEquals(check({ size: 1 }), undefined);
    assertThrows(() => check({ extra: 2 }), TypeError, "no option extra");
  } finally {
    delete all.extra;
  }
});

Deno.test("options must be an object", () => {
  const given = [200, null, "200", () => 1, true];
  assertEquals(
    given.map((options) => messageOf(options).split(", got ")[1]),
    ["200", "null", '"200"', "a function", "true"],
  );
  assertEquals(
    messageOf(200),
    "options must be an object, such as { size: … }, got 200",
  );
});

Deno.test("an overlap that was not given is named, with the size", () => {
  const message =
    "overlap must be smaller than size, or the window never advances";
  const messageOf = (...args: Parameters<typeof checkOverlap>) =>
    assertThrows(() => checkOverlap(...args), RangeError).message;
  assertEquals(messageOf(50, 30), message);
  assertEquals(
    messageOf(50, 30, true),
    `${message}: the default is 50, so give one for size 30`,
  );
  assertEquals(checkOverlap(29, 30, true), undefined);
});
