import { checkText } from "../base/check.ts";

const SHORT = new Map([["\n", "\\n"], ["\r", "\\r"], ["\t", "\\t"]]);
const UNPRINTABLE = /[\p{C}\p{Z}]/u;

/**
 * Writes a string the way Python's `repr` does, so that what cannot be seen can
 * be: where it ends, its line ends, its odd spaces.
 *
 * The quotes are single, or double when the text holds `'` and no `"`. `\`, the
 * quote, line feed, carriage return and tab get a backslash; every other
 * character that does not print is `\x..`, `\u....` or `\U........`, the space
 * excepted.
 *
 * @param text The string to write.
 * @returns The string in quotes, on one line.
 * @throws {TypeError} If the text is not a string.
 *
 * @example A line end and a quote
 * ```ts
 * import { repr } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(repr("one line\n"), String.raw`'one line\n'`);
 * assertEquals(repr("it's"), `"it's"`);
 * ```
 */
export function repr(text: string): string {
  checkText("text", text);
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let written = "";
  for (const character of text) {
    if (character === quote || character === "\\") written += "\\" + character;
    else if (character === " " || !UNPRINTABLE.test(character)) {
      written += character;
    } else written += SHORT.get(character) ?? escape(character);
  }
  return quote + written + quote;
}

function escape(character: string): string {
  const code = character.codePointAt(0)!;
  const [letter, digits] = code < 0x100
    ? ["x", 2]
    : code < 0x10000
    ? ["u", 4]
    : ["U", 8];
  return `\\${letter}${code.toString(16).padStart(digits as number, "0")}`;
}
