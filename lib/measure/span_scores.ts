import { checkDocuments, checkList } from "../base/check.ts";
import { groupBy } from "../base/group_by.ts";
import type { TextRange } from "../base/text_range.ts";
import type { ChunkedDocument } from "../chunk/chunk.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { checkHits } from "../search/check_hits.ts";
import type { Hit } from "../search/search.ts";
import { checkPlace } from "./check_place.ts";
import type { Place } from "./place_of.ts";
import {
  charactersIn,
  checkRange,
  commonRanges,
  mergeRanges,
} from "./ranges.ts";

/** What was wanted, what came back, and what of it was wanted. */
export interface SpanScores {
  /** The share of the answer that came back: `found / answer`. */
  readonly recall: number;
  /** The share of what came back that is answer: `found / retrieved`. */
  readonly precision: number;
  /**
   * The precision if exactly the chunks that hold some of the answer had come
   * back: what the chunks allow, whatever the search. 0 if there are none.
   */
  readonly precisionOmega: number;
  /** `found` as a share of all that was wanted or came back. */
  readonly iou: number;
  /** The characters of the answer, each once. */
  readonly answer: number;
  /** The characters of the documents that came back, each once. */
  readonly retrieved: number;
  /** The characters of the answer that came back. */
  readonly found: number;
  /** The characters that a reader is given: every copy, and the context too. */
  readonly handed: number;
}

/**
 * Measures what a search returned for one question, character by character.
 *
 * An answer is a set of positions in documents, and so is what came back. The
 * four scores compare the two sets, so that each lies between 0 and 1 and a
 * character counts once, however many chunks hold it. One that is cut in half
 * counts where its first half is. What copies and context cost is in `handed`.
 *
 * Recall, precision, precision-omega and intersection over union are those of
 * Smith and Troynikov, *Evaluating Chunking Strategies for Retrieval* (Chroma,
 * 2024), there over tokens. Two things differ from their code: repeated text
 * counts once below the line as well as above it, and a chunk that only touches
 * the answer, without a character in common, does not count as holding some.
 *
 * @param documents The documents that were searched, with all their chunks.
 * @param places Where the answer stands, in one or more pieces.
 * @param hits What came back.
 * @returns The scores, and the counts that they are made of.
 * @throws {TypeError} If the documents, the places or the hits are none.
 * @throws {RangeError} If there is no place, a place is empty or outside its
 * document, a document is not among those given, or two of them have one name.
 *
 * @example Half of the answer, and as much again beside it
 * ```ts
 * import { chunkFixed, indexChunks, placeOf, spanScores } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const document = { name: "alphabet", text: "ABCDEFGHIJKL" };
 * const chunks = chunkFixed(document.text, { size: 4, overlap: 0 });
 * const [first] = indexChunks("alphabet", chunks);
 * const { recall, precision, iou } = spanScores(
 *   [{ ...document, chunks }],
 *   [placeOf(document, "CDEF")],
 *   first ? [{ score: 1, entry: first }] : [],
 * );
 * assertEquals([recall, precision], [0.5, 0.5]);
 * assertEquals(iou, 2 / 6); // CD of ABCDEF
 * ```
 */
export function spanScores(
  documents: readonly ChunkedDocument[],
  places: readonly Place[],
  hits: readonly Hit[],
): SpanScores {
  checkDocuments(documents);
  checkList("places", places, "places");
  places.forEach(checkPlace);
  checkHits(hits);
  if (places.length === 0) throw new RangeError("places must not be empty");
  const byName = new Map<string, ChunkedDocument>();
  for (const document of documents) {
    if (byName.has(document.name)) {
      throw new RangeError(`two documents have the name "${document.name}"`);
    }
    byName.set(document.name, document);
  }
  const wanted = groupBy(places, (place) => place.document);
  const returned = groupBy(hits, (hit) => hit.entry.document);

  const sum = { answer: 0, retrieved: 0, found: 0, possible: 0, touched: 0 };
  for (const name of new Set([...wanted.keys(), ...returned.keys()])) {
    const document = byName.get(name);
    if (!document) throw new RangeError(`no document "${name}" was given`);
    const { text, chunks } = document;
    const answer = answerIn(text, wanted.get(name) ?? []);
    const back = (returned.get(name) ?? []).map((hit) => hit.entry.chunk);
    back.forEach((chunk) => checkRange("a hit", chunk, text));
    const retrieved = mergeRanges(back);
    sum.answer += charactersIn(text, answer);
    sum.retrieved += charactersIn(text, retrieved);
    sum.found += charactersIn(text, commonRanges(answer, retrieved));
    if (answer.length === 0) continue;
    const holding = mergeRanges(
      chunks.filter((chunk) => commonRanges(answer, [chunk]).length > 0),
    );
    sum.touched += charactersIn(text, holding);
    sum.possible += charactersIn(text, commonRanges(answer, holding));
  }

  const { answer, retrieved, found, possible, touched } = sum;
  return {
    recall: found / answer,
    precision: retrieved > 0 ? found / retrieved : 0,
    precisionOmega: touched > 0 ? possible / touched : 0,
    iou: found / (answer + retrieved - found),
    answer,
    retrieved,
    found,
    handed: hits.reduce(
      (all, hit) => all + countCharacters(hit.entry.chunk.text),
      0,
    ),
  };
}

function answerIn(text: string, places: readonly Place[]): TextRange[] {
  for (const place of places) {
    checkRange("a place", place, text);
    // Also half a character, of which the second half does not count.
    if (charactersIn(text, [place]) === 0) {
      throw new RangeError(`a place is empty: ${place.start} to ${place.end}`);
    }
  }
  return mergeRanges(places);
}
