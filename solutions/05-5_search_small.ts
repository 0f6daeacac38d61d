/**
 * Exercise 05-5: search small, hand over big (hard, 4 points).
 *
 * The small chunks are found, and their sections are handed over, as far as the
 * budget goes.
 */
import {
  type CorpusDocument,
  estimateTokens,
  type Hit,
  type Section,
} from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Finds the sections to hand over for the hits of a search.
 *
 * A chunk's parents are the sections that it shares at least one character with,
 * in the order of the document. A chunk that shares none is a heading, or white
 * space: its parent is the first section after it, if there is one.
 *
 * Sections come in the order in which they were found: the best hit's first. No
 * section comes twice. A section that would take the sum of tokens above the
 * budget is left out, and the next one gets its chance. Tokens are estimated
 * section by section and added up.
 *
 * @param hits The hits, best first; `entry.document` is a document's name
 * @param documents The documents that the chunks were cut from
 * @param budget How many tokens may be handed over at most
 */
export function handOver(
  hits: Hit[],
  documents: Pick<CorpusDocument, "name" | "sections">[],
  budget: number,
): Section[] {
  // BEGIN SOLUTION: return todo("05-5");
  // A Set of the sections themselves: two sections with the same heading, even
  // with the same text, are two sections.
  const found = new Set<Section>();
  for (const { entry } of hits) {
    const document = documents.find(({ name }) => name === entry.document);
    const sections = document?.sections ?? [];
    const { start, end } = entry.chunk;
    const shared = sections.filter((one) => one.start < end && start < one.end);
    const after = sections.find((one) => one.start >= end);
    const parents = shared.length > 0 ? shared : after ? [after] : [];
    for (const parent of parents) found.add(parent);
  }
  const chosen: Section[] = [];
  let spent = 0;
  for (const section of found) {
    const tokens = estimateTokens(section.text.length);
    // `continue`, not `break`: a shorter section further down may still fit.
    if (spent + tokens > budget) continue;
    spent += tokens;
    chosen.push(section);
  }
  return chosen;
  // END SOLUTION
}
