import type { ParsedDocument } from "../parse/document.ts";
import { parseFile } from "../parse/parse_file.ts";

/** A parsed document of a corpus, and the file it came from. */
export interface CorpusDocument extends ParsedDocument {
  /** The file's name without its extension: `"cancellation-policy"`. */
  readonly name: string;
  /** The file's name: `"cancellation-policy.md"`. */
  readonly file: string;
}

const ROOT = new URL("../../corpus/", import.meta.url);

/**
 * Reads and parses every document of one of the course's corpora.
 *
 * Documents are the `.md`, `.html` and `.txt` files of the folder, `README.md`
 * aside, in file-name order. A file's CRLF becomes LF and white space around
 * its text is dropped before it is parsed.
 *
 * @param name `"reservo"`, `"kitebase"` or `"brightline"`.
 * @returns The parsed documents.
 * @throws {RangeError} When there is no such corpus; the message lists them.
 *
 * @example Six articles
 * ```ts
 * import { loadCorpus } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const kitebase = await loadCorpus("kitebase");
 * assertEquals(kitebase.length, 6);
 * assertEquals(kitebase[0]?.name, "account-recovery");
 * ```
 */
export async function loadCorpus(name: string): Promise<CorpusDocument[]> {
  const corpora = await corpusNames();
  if (!corpora.includes(name)) {
    throw new RangeError(
      `no corpus "${name}": there are ${corpora.join(", ")}`,
    );
  }
  const files = await documentsOf(name);
  return await Promise.all(files.map((file) => read(`${name}/${file}`)));
}

/**
 * Reads and parses one document of the course's corpora.
 *
 * @param path Corpus and file name: `"reservo/refund-policy.md"`.
 * @returns The parsed document, read as {@linkcode loadCorpus} reads it.
 * @throws {RangeError} When there is no such file; the message lists them.
 *
 * @example One policy and its first heading
 * ```ts
 * import { readCorpus } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const policy = await readCorpus("reservo/cancellation-policy.md");
 * assertEquals(policy.sections[0]?.heading, "Basic Tier Cancellation Window");
 * ```
 */
export async function readCorpus(path: string): Promise<CorpusDocument> {
  const corpora = await corpusNames();
  const [corpus = "", file = ""] = path.split(/\/(.*)/);
  const files = corpora.includes(corpus) ? await documentsOf(corpus) : [];
  if (!files.includes(file)) {
    const there = files.length > 0
      ? files.map((name) => `${corpus}/${name}`)
      : corpora.map((name) => `${name}/…`);
    throw new RangeError(
      `no document "${path}": there are ${there.join(", ")}`,
    );
  }
  return await read(path);
}

function corpusNames(): Promise<string[]> {
  return namesIn(ROOT, (entry) => entry.isDirectory);
}

function documentsOf(name: string): Promise<string[]> {
  return namesIn(
    new URL(`${name}/`, ROOT),
    (entry) =>
      entry.isFile && /\.(md|html|txt)$/.test(entry.name) &&
      entry.name !== "README.md",
  );
}

async function namesIn(
  folder: URL,
  keep: (entry: Deno.DirEntry) => boolean,
): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (keep(entry)) names.push(entry.name);
  }
  return names.sort();
}

async function read(path: string): Promise<CorpusDocument> {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const source = await Deno.readTextFile(new URL(path, ROOT));
  const text = source.replaceAll("\r\n", "\n").trim();
  const name = file.replace(/\.[^.]+$/, "");
  return { ...parseFile(file, text), name, file };
}
