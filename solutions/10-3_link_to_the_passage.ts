/**
 * Exercise 10-3: a link to the passage (medium, 3 points).
 *
 * A web page has no lines that a reader could go to. But browsers understand
 * addresses that name a passage: they open the page there, and mark it.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Makes the address that opens a page at a passage.
 *
 * Behind the page's address comes `#:~:text=` and the passage. If the address
 * has a `#` already, only `:~:text=` and the passage.
 *
 * - A passage of at most eight words is written whole.
 * - Of a longer one, the first four words are written, a comma, and the last
 *   four: the browser marks everything between them.
 *
 * Words are joined with one space. What is written is encoded with
 * `encodeURIComponent`; in addition, `-` becomes `%2D`, because it has a meaning
 * of its own there. The comma between the two parts stays a comma.
 *
 * @param address The page's address
 * @param passage A chunk's text, as the page shows it; not blank
 */
export function linkTo(address: string, passage: string): string {
  // BEGIN SOLUTION: return todo("10-3");
  const words = passage.trim().split(/\s+/);
  // Two short parts survive small differences in the middle, and keep the
  // address short.
  const parts = words.length > 8
    ? [words.slice(0, 4), words.slice(-4)]
    : [words];
  const written = parts.map((part) => encode(part.join(" ")));
  const hash = address.includes("#") ? "" : "#";
  return `${address}${hash}:~:text=${written.join(",")}`;
  // END SOLUTION
}
// BEGIN SOLUTION:

// A hyphen marks what stands before or after the passage ("prefix-,text"), so
// one that belongs to the text has to be hidden.
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("-", "%2D");
}
// END SOLUTION
