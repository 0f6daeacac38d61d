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
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

// BEGIN SOLUTION: export const markdown: string = todo("01-3");
// prove: texts are free: any document that meets the measures will do
// A list item is "- " and its text in all three, because that is how parseHtml
// writes one.
export const markdown: string = `# Porridge & Co.

A breakfast for two, in ten minutes and one pot.

## What You Need

- one cup of oats
- two cups of milk
- a pinch of salt

## What You Do

Stir everything over a low flame until it is thick. Take the pot off the stove
before it sticks, and eat it hot, with whatever fruit is in the house.
`;
// END SOLUTION

// BEGIN SOLUTION: export const html: string = todo("01-3");
// prove: texts are free: any document that meets the measures will do
// The line break inside the last paragraph is the one trap: in HTML a line end
// is a space, so it has to be asked for with <br>.
export const html: string = `<nav><a href="/">All recipes</a></nav>
<h1>Porridge &amp; Co.</h1>
<p>A breakfast for two, in ten minutes and one pot.</p>
<h2>What You Need</h2>
<ul><li>one cup of oats</li><li>two cups of milk</li><li>a pinch of salt</li></ul>
<h2>What You Do</h2>
<p>Stir everything over a low flame until it is thick. Take the pot off the stove<br>
before it sticks, and eat it hot, with whatever fruit is in the house.</p>
<script>console.log("hungry");</script>
`;
// END SOLUTION

// BEGIN SOLUTION: export const text: string = todo("01-3");
// prove: texts are free: any document that meets the measures will do
// Plain text knows two levels, = and -, so the document may have no more.
export const text: string = `Porridge & Co.
==============

A breakfast for two, in ten minutes and one pot.

What You Need
-------------

- one cup of oats
- two cups of milk
- a pinch of salt

What You Do
-----------

Stir everything over a low flame until it is thick. Take the pot off the stove
before it sticks, and eat it hot, with whatever fruit is in the house.
`;
// END SOLUTION
