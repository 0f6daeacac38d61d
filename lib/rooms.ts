/**
 * Cutting documents into chunks for search, and measuring what a cut costs.
 *
 * | entry | what it does |
 * |---|---|
 * | `/chunk` | cuts texts: by count, sentence, section, meaning and more |
 * | `/parse` | turns Markdown, HTML and plain text into sections |
 * | `/search` | makes texts vectors, ranks chunks, finds what is around them |
 * | `/measure` | says what a cut broke, repeated, lost and costs |
 * | `/show` | prints tables, draws charts |
 *
 * This entry has all five. Two more stand alone, because each brings a library:
 * `/code` cuts programs, `/tokens` counts tokens.
 *
 * In the examples the package is called `chunking`, as the course's lessons
 * call it.
 *
 * @example A chunk says where it stands and why it ends
 * ```ts
 * import { chunkRecursive } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Doors open at 8.\n\nBring the badge. Sign in at the desk.";
 * const [first] = chunkRecursive(text, { size: 40 });
 *
 * assertEquals(first?.text, "Doors open at 8.");
 * assertEquals([first?.start, first?.end, first?.cut], [0, 16, "paragraph"]);
 * ```
 *
 * @module
 */
export * from "./chunk/mod.ts";
export * from "./parse/mod.ts";
export * from "./search/mod.ts";
export * from "./measure/mod.ts";
export * from "./show/mod.ts";
