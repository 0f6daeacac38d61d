import { getDefaults, Lexer, type Token, type Tokens } from "marked";
import type { TextRange } from "../base/text_range.ts";
import { NearTokenizer } from "./near_tokenizer.ts";

/** One top-level block of a Markdown text, and where it stands in it. */
export interface Block extends TextRange {
  readonly token: Token;
}

/** A text's blocks, and what turns a heading's marks into words. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** Inline tokens of a heading; it knows the text's link definitions. */
  inline(text: string): Token[];
}

/**
 * Finds the top-level blocks of a Markdown text, by marked's block pass.
 *
 * marked reads LF only and gives no positions. It does take its text strictly
 * from the front, so the lengths of the tokens add up to places in the text
 * with LF, and those are carried over to the text as it was given.
 *
 * @param text The text as it was given.
 * @param from Where to begin in it: behind a byte order mark or front matter.
 * @returns The blocks in reading order, in positions of `text`.
 */
export function markdownBlocks(text: string, from: number): Blocks {
  const lexer = new BlockLexer();
  const blocks: Block[] = [];
  const inText = placesIn(text, from);
  let length = 0;
  let start = from;
  const lf = text.slice(from).replace(/\r\n?/g, "\n");
  for (const token of lexer.blockTokens(lf, [])) {
    length += token.raw.length;
    const end = inText(length);
    blocks.push({ token, start, end });
    start = end;
  }
  return {
    blocks,
    inline: (text) =>
      INLINE_MARKS.test(text)
        ? lexer.inlineTokens(text)
        : [{ type: "text", raw: text, text }],
  };
}

/**
 * The tokens of a block quote or list down to its leaves, in reading order.
 *
 * @param raw The quote or list, as marked gave it.
 */
export function leafTokens(raw: string): Token[] {
  const leaves: Token[] = [];
  const collect = (tokens: Token[]) => {
    for (const token of tokens) {
      if (token.type === "list") collect((token as Tokens.List).items);
      else if (token.type === "list_item" || token.type === "blockquote") {
        collect(token.tokens ?? []);
      } else leaves.push(token);
    }
  };
  collect(new BlockLexer(MAX_NESTING).blockTokens(raw, []));
  return leaves;
}

/** Where offsets in the LF text stand in `text`; to be asked in order. */
function placesIn(text: string, from: number): (offset: number) => number {
  let known = 0;
  let place = from;
  let crlf = text.indexOf("\r\n", place);
  return (offset) => {
    while (crlf >= 0 && offset - known > crlf - place) {
      known += crlf - place + 1;
      place = crlf + 2;
      crlf = text.indexOf("\r\n", place);
    }
    return place + offset - known;
  };
}

/** As deep as lists and quotes are looked into for their leaves. */
const MAX_NESTING = 16;

/** Running text without any of these is as it stands; marked takes its time. */
const INLINE_MARKS = /[\\`*_~[<&]/;

/**
 * marked's lexer without what makes it slow on hostile text.
 *
 * The inside of lists and quotes is lexed down to `nesting` levels only:
 * sections need none of it, and marked's time is quadratic in the depth and
 * its stack overflows. A quote is always looked into once, because what its
 * last block is decides where it ends.
 */
class BlockLexer extends Lexer {
  #depth = 0;
  #nesting: number;

  constructor(nesting = 1) {
    super({ ...getDefaults(), tokenizer: new NearTokenizer(nesting === 1) });
    this.#nesting = nesting;
  }

  // deno-lint-ignore no-explicit-any -- the two overloads return differently
  override blockTokens(text: string, tokens: any = [], ofQuote = false): any {
    const wanted = this.#depth < this.#nesting ||
      (ofQuote && this.#depth === 1);
    if (!wanted) {
      // What the method leaves behind: back at a place for paragraphs.
      this.state.top = true;
      return tokens;
    }
    this.#depth++;
    super.blockTokens(text, tokens, ofQuote);
    this.#depth--;
    return tokens;
  }
}
