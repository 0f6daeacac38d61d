/**
 * Exercise 10-3: a link to the passage (medium, 3 points).
 *
 * A web page has no lines that a reader could go to. But browsers understand
 * addresses that name a passage: they open the page there, and mark it.
 */
import { todo } from "chunking/exercise";

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
  return todo("10-3");
}
