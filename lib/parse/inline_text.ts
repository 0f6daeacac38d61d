import type { Token } from "marked";
import { headingText } from "./heading_text.ts";

/** What marked's inline pass reads in one go without getting slow. */
const MOST_MARKS = 100;
const LONGEST = 10_000;

/**
 * The words of running text: what is left when the marks are taken away.
 *
 * marked's inline pass is far from linear in the marks it meets, so a text with
 * many of them is read in parts, cut between words: a mark that opens in one
 * part and closes in the next stays. What cannot be cut keeps all its marks.
 *
 * @param text A paragraph, an item or a cell.
 * @param inline The inline pass, which knows the document's link definitions.
 * @returns Plain text; white space is one space.
 */
export function inlineText(
  text: string,
  inline: (text: string) => Token[],
): string {
  const marks = text.match(/[!*_~[]/g)?.length ?? 0;
  if (text.length <= LONGEST && marks <= MOST_MARKS) {
    return headingText(inline(text));
  }
  const middle = text.length >> 1;
  const gap = text.slice(middle, -1).search(/\s/);
  if (gap < 0) return text.replace(/\s+/g, " ").trim();
  const cut = middle + gap;
  return [text.slice(0, cut), text.slice(cut + 1)]
    .map((part) => inlineText(part, inline))
    .filter((part) => part !== "")
    .join(" ");
}
