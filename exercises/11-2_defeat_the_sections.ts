/**
 * Exercise 11-2: defeat the sections (easy, 2 points).
 *
 * When documents change, cutting at headings is cheap and windows of fixed size
 * are dear. Nearly always. Find the edit for which it is the other way round.
 */
import { todo } from "chunking/exercise";

/**
 * Edits an article of Kitebase, so that
 *
 * - `chunkBySection(article)` has to embed every one of its chunks again, and
 * - `chunkFixed(article, { size: 300, overlap: 0, trim: false })` only one.
 *
 * The edit has to work for each of the six articles, and it must be small: no
 * more than ten characters may be different. Look at what stands at the front of
 * every section's chunk, and at what makes windows move.
 *
 * @param article The article, which begins with `# ` and its title
 */
export function edit(article: string): string {
  return todo("11-2");
}
