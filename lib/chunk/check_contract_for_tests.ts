// The contract of mod.ts for chunkers whose chunks have no overlap.
import { assert, assertEquals } from "@std/assert";
import type { Chunk } from "./mod.ts";

/** What {@linkcode checkContract} has to know. */
export interface Contract {
  readonly maxSize: number;
  readonly length?: (text: string) => number;
  /** What has to be covered: all of the text, if left out. */
  readonly kept?: readonly { readonly start: number; readonly end: number }[];
  /** Whether a chunk may be above the limit. */
  readonly mayExceed?: (chunk: Chunk) => boolean;
}

export const characters = (text: string) => Array.from(text).length;

export function checkContract(
  source: string,
  chunks: readonly Chunk[],
  contract: Contract,
): void {
  const { maxSize, length = characters, mayExceed = () => false } = contract;
  const { kept = [{ start: 0, end: source.length }] } = contract;
  const covered = new Uint8Array(source.length);
  let previous = 0;
  for (const chunk of chunks) {
    const { text, start, end, context = "" } = chunk;
    const body = source.slice(start, end);
    assertEquals(text, context + body);
    assert(body.trim() !== "", "a blank chunk");
    assert(start >= previous, "chunks overlap or are out of order");
    assert(!splitsPair(source, start) && !splitsPair(source, end));
    // One character may be longer than the limit, by its own measure.
    const single = characters(body) === 1;
    assert(
      length(text) <= maxSize || single || mayExceed(chunk),
      `${length(text)} > ${maxSize}: ${JSON.stringify(text)}`,
    );
    covered.fill(1, start, end);
    previous = end;
  }
  for (const { start, end } of kept) {
    for (let i = start; i < end; i++) {
      assert(covered[i] || /\s/.test(source[i]!), `lost: ${i}`);
    }
  }
}

function splitsPair(text: string, at: number): boolean {
  return at > 0 && text.codePointAt(at - 1)! > 0xffff;
}
