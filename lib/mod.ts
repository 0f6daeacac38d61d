/**
 * What a lesson imports: `import { chunkFixed } from "chunking"`.
 *
 * The rooms: `chunk/` cuts texts, `parse/` turns documents into sections,
 * `search/` ranks chunks, `measure/` says what a cut cost, `show/` prints and
 * draws. `base/` is what all rooms stand on, and it knows none. From the course
 * itself come only the corpus and the grading.
 *
 * A program of yours takes the rooms alone, `rooms.ts`, or one of them, such as
 * `chunking/chunk`: they need neither Deno nor the course.
 *
 * @module
 */
export * from "./rooms.ts";
export {
  type CorpusDocument,
  loadCorpus,
  readCorpus,
} from "./course/corpus.ts";
export { grade } from "./course/grade/mod.ts";
