import { checkChunks, checkOptions, checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import type { Entry } from "./index_chunks.ts";

/** An entry whose id and hash follow from its text. */
export interface HashedEntry extends Entry {
  /**
   * The document's name, `#`, and the first 32 digits of the hash; from the
   * second chunk of a document with one text on, `-2` and so on.
   */
  readonly id: string;
  /** SHA-256 of what is embedded, as 64 hexadecimal digits. */
  readonly hash: string;
}

/** Options for {@linkcode hashChunks}. */
export interface HashChunksOptions {
  /**
   * What else a vector depends on: the name and version of the model. Another
   * version gives all chunks other hashes, so that all are embedded again.
   *
   * @default {""}
   */
  version?: string;
}

/**
 * Gives the chunks of one document ids that stay when the document is edited.
 *
 * The hash is that of the chunk's text, context included, because that is what
 * is embedded: chunks with equal hashes have equal texts. The text is hashed as
 * UTF-8, or, if it holds half a surrogate pair, for which UTF-8 has no bytes, as
 * UTF-16, little-endian with its byte order mark. Positions, paths and
 * dates are not in it, so that a chunk keeps its id when text above it is added.
 * Chunks with one text are told apart by their order, and chunks of different
 * documents by the document's name.
 *
 * The hash is the platform's own SHA-256, `crypto.subtle`, which Deno, Node and
 * browsers have. That is why the answer comes as a promise.
 *
 * @param document The document's name, such as `account-recovery`.
 * @param chunks The document's chunks, in order.
 * @param options The version.
 * @returns One entry a chunk, in the same order.
 * @throws {TypeError} If the name is not a string, or the chunks are none; also in
 * a browser on a page without https, where there is no
 * `crypto.subtle`.
 *
 * @example A sentence in front, and the same id
 * ```ts
 * import { chunkBySentence, hashChunks } from "chunking";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const hash = (text: string) =>
 *   hashChunks("doors", chunkBySentence(text, { maxSize: 1 }));
 * const [code] = await hash("It is 4711.");
 * const [, moved] = await hash("Every door has a code. It is 4711.");
 * assertEquals(moved?.id, code?.id);
 * assertNotEquals(moved?.chunk.start, code?.chunk.start);
 * ```
 */
export async function hashChunks(
  document: string,
  chunks: readonly Chunk[],
  options: HashChunksOptions = {},
): Promise<HashedEntry[]> {
  checkOptions(options, ["version"]);
  checkText("document", document);
  checkChunks(chunks);
  const { version = "" } = options;
  const prefix = version && `${version}\0`;
  const hashes = await Promise.all(
    chunks.map((chunk) => sha256(prefix + chunk.text)),
  );
  const seen = new Map<string, number>();
  return chunks.map((chunk, i) => {
    const hash = hashes[i]!;
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    const repeat = count > 1 ? `-${count}` : "";
    return {
      id: `${document}#${hash.slice(0, 32)}${repeat}`,
      document,
      chunk,
      hash,
    };
  });
}

async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new TypeError(
      "no crypto.subtle: browsers have it on https and on localhost only",
    );
  }
  const bytes = isWellFormed(text)
    ? new TextEncoder().encode(text)
    : utf16(text);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(
    new Uint8Array(digest),
    (byte) => byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Whether every surrogate has its other half. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** UTF-16 behind its byte order mark, with which no UTF-8 begins. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  view.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) {
    view.setUint16(2 + 2 * i, text.charCodeAt(i), true);
  }
  return new Uint8Array(view.buffer);
}
