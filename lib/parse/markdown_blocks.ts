import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from "marked";
import type { TextRange } from "../base/text_range.ts";

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

const MAX_NESTING = 16;

/** As far as a rule needs to look ahead. */
const NEAR = 2_048;

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
    super({ ...getDefaults(), tokenizer: new NearTokenizer() });
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

/**
 * marked's rules, each held back from reading the rest of the text where only
 * the next lines matter. A longer quote, paragraph or table comes in several
 * tokens then, which moves no heading.
 */
class NearTokenizer extends Tokenizer {
  #quotes = 0;

  override blockquote(text: string) {
    if (this.#quotes === MAX_NESTING) return undefined;
    this.#quotes++;
    const token = super.blockquote(linesFrom(text, NEAR));
    this.#quotes--;
    return token;
  }

  override list(text: string) {
    if (!this.rules.block.list.test(text)) return undefined;
    return super.list(itemsFrom(text, 16_384));
  }

  override table(text: string) {
    const top = /^.*\n {0,3}[|:-].*/.exec(text)?.[0];
    if (top === undefined || !super.table(top)) return undefined;
    return super.table(linesFrom(text, NEAR));
  }

  override lheading(text: string) {
    return super.lheading(linesFrom(text, NEAR));
  }

  override paragraph(text: string) {
    return super.paragraph(linesFrom(text, NEAR));
  }
}

/** Whole lines from the start of `text`, `length` characters or a bit more. */
function linesFrom(text: string, length: number): string {
  const last = text.indexOf("\n", length);
  return last < 0 ? text : text.slice(0, last + 1);
}

/** Whole list items: a line that is not indented may begin the next. */
function itemsFrom(text: string, length: number): string {
  const next = text.slice(length, 2 * length).search(/\n(?![ \t\n])/);
  return linesFrom(text, next < 0 ? 2 * length : length + next);
}
