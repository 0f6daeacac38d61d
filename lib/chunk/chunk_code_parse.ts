import type { Input, Tree } from "@lezer/common";
import { parser as javascript } from "@lezer/javascript";
import type { LRParser } from "@lezer/lr";
import { parser as python } from "@lezer/python";

/** The languages that {@linkcode chunkCode} reads. */
export type CodeLanguage = "typescript" | "tsx" | "python";

/** The parser of each language. */
export const PARSERS: Readonly<Record<CodeLanguage, LRParser>> = {
  typescript: javascript.configure({ dialect: "ts" }),
  tsx: javascript.configure({ dialect: "ts jsx" }),
  python,
};

/**
 * Parses source code into a syntax tree, whatever the source is.
 *
 * An error in the source is a node of the tree, and the parser goes on behind
 * it, on many ways at once. On text that is no code that takes long, and on some
 * of it the time is quadratic: so the work is counted, and where it grows out of
 * proportion to the source the tree ends.
 *
 * The parser is Lezer's (https://lezer.codemirror.net), that of the CodeMirror
 * editor: plain JavaScript, made to read code that somebody is still typing.
 */
export function parseCode(source: string, language: CodeLanguage): Tree {
  // No grammar knows a byte order mark.
  const input = new CountedInput(source.replace(/^\ufeff/, "\n"));
  const parse = PARSERS[language].startParse(input);
  let left = 500_000 + 4 * source.length;
  for (;;) {
    const tree = parse.advance();
    if (tree) return tree;
    left -= costOf(parse as unknown as Inside) + input.takeReads();
    if (left < 0 && parse.stoppedAt === null) parse.stopAt(parse.parsedPos);
  }
}

/**
 * What has to be looked at inside a parse to know its work: how deep in errors
 * it is, and how many ways of reading the source it follows, each with a stack
 * that is copied when ways part.
 */
interface Inside {
  readonly recovering: number;
  readonly stacks: readonly { readonly stack: readonly number[] }[];
}

/** Deeper than code is nested. A minus may have all of the stack looked at. */
const DEEP = 2_000;

function costOf({ recovering, stacks }: Inside): number {
  let cost = recovering > 0 ? 30 + 20 * stacks.length : 1;
  for (const { stack } of stacks) {
    if (stacks.length > 1 || stack.length > DEEP) cost += stack.length >> 3;
  }
  return cost;
}

const PAGE = 4_096;

/** The source in pages, to see how many of them the parser reads, and rereads. */
class CountedInput implements Input {
  readonly lineChunks = false;
  readonly #text: string;
  #next = 0;
  #reads = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  chunk(from: number): string {
    // Only a page read to its end is work; the others are looks back and forth.
    if (from === this.#next) this.#reads++;
    this.#next = from + PAGE;
    return this.#text.slice(from, this.#next);
  }

  read(from: number, to: number): string {
    return this.#text.slice(from, to);
  }

  /** The work of reading since the last time that this was asked. */
  takeReads(): number {
    const reads = this.#reads;
    this.#reads = 0;
    return reads * 300;
  }
}
