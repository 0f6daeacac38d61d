import { assertEquals, assertThrows } from "@std/assert";
import { placeOf } from "./place_of.ts";

const document = { name: "doors", text: "Pull.\nPush. Push. \u{1f600} aaa" };

Deno.test("the place is a slice of the text", () => {
  for (const answer of ["Pull.", "\nPush. P", "\u{1f600}", "aaa"]) {
    const { document: name, start, end } = placeOf(document, answer);
    assertEquals(name, "doors");
    assertEquals(document.text.slice(start, end), answer);
  }
});

Deno.test("not there, there twice, or blank", () => {
  for (
    const [answer, message] of [
      ["Pull. Push.", 'doors does not hold "Pull. Push."'],
      ["Push.", 'doors holds "Push." more than once'],
      ["aa", 'doors holds "aa" more than once'], // the two overlap
      [" ", "answer must not be blank"],
    ] as const
  ) {
    assertThrows(() => placeOf(document, answer), RangeError, message);
  }
});
