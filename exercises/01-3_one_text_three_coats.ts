/**
 * Exercise 01-3: one text, three coats (medium, 3 points).
 *
 * Write one short document three times, as Markdown, as HTML and as plain text,
 * so that nobody who sees only the title and the sections can tell which file
 * they came from. A recipe, the rules of a game, how to find your flat: the
 * subject is yours.
 *
 * What is measured:
 *
 * - all three have the same title, and the same sections: headings, levels,
 *   paths and texts agree to the letter;
 * - there are at least three sections, of level 1 and of level 2, and 40 words
 *   in them;
 * - one section has a list of at least two items;
 * - the HTML has a menu in `<nav>` and a `<script>`, each with something in it,
 *   and writes at least one character of the text as an entity, such as `&amp;`.
 */
import { todo } from "chunking/exercise";

export const markdown: string = todo("01-3");

export const html: string = todo("01-3");

export const text: string = todo("01-3");
