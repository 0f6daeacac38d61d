/**
 * Exercise 02-3: defeat structure (hard, 4 points).
 *
 * "Cutting by structure is strictly better, so nobody needs fixed size." Prove
 * the opposite: write a document on which chunkByStructure does badly and
 * chunkFixed does well. Take one you know: what does Reservo, or your own desk,
 * hold that is not a tidy policy?
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * The document, in Markdown. Call a chunk handy when it has 50 to 200
 * characters. What is measured:
 *
 * - the document has at least 100 words, 50 of them different;
 * - fewer than half of the chunks are handy that
 *   `chunkByStructure(sections, { maxSize: 200 })` makes;
 * - at least four in five are handy that chunkFixed makes of the sections'
 *   texts joined with a space, `{ size: 200, overlap: 30 }`.
 */
// BEGIN SOLUTION: export const document: string = todo("02-3");
// prove: texts are free: any document that meets the measures will do
// A phone note, taken down by a machine: one heading, no full stop. It has no
// border that chunkByStructure could use, so nothing stops the chunk growing.
export const document: string = `# Voicemail, Tuesday

hi this is Maren from the print shop on the corner we have the big room on
friday from nine and I just wanted to say that we are going to be twelve and
not eight so could somebody put four more chairs in before we come and also the
last time the cable for the projector was missing it turned up behind the plant
by the window so maybe look there first and then I have a question about the
invoice because it says two rooms and we only ever had the one I mean we did
look at the small one but we did not sit in it so please take that off and send
it again to the same address as before and if anybody finds a grey scarf that
is mine I will pick it up on friday anyway so no need to post it thank you and
see you then oh and one more thing the door code did not work at first you have
to press the key twice maybe tell the others bye
`;
// END SOLUTION

/** What is wrong with most of the chunks that are not handy? */
// BEGIN SOLUTION: export const fault: "too big" | "too small" = todo("02-3");
// A sentence is never cut, and the whole note is one. A glossary, with a heading
// for each word, would have been too small instead.
export const fault: "too big" | "too small" = "too big";
// END SOLUTION
