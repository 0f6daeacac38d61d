/**
 * What a lesson imports: `import { chunkFixed } from "chunking"`.
 *
 * The rooms: `chunk/` cuts texts, `parse/` turns documents into sections,
 * `search/` ranks chunks, `measure/` says what a cut cost, `show/` prints and
 * draws. From the course itself come only the corpus and the grading.
 *
 * A program of yours takes one room, such as `chunking/chunk`: it needs neither
 * Deno nor the course. `base/` is what all rooms stand on, and it knows none.
 *
 * @module
 */
export * from "./chunk/mod.ts";
export * from "./parse/mod.ts";
export * from "./search/mod.ts";
export * from "./measure/mod.ts";
export * from "./show/mod.ts";
export {
  type CorpusDocument,
  loadCorpus,
  readCorpus,
} from "./course/corpus.ts";
export { grade } from "./course/grade/mod.ts";
