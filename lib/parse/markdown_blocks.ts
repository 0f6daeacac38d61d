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

/** A quote in more of them is text; marked reads it again for each. */
const MAX_QUOTES = 8;

/** As far as a rule needs to look ahead. */
const NEAR = 2_048;

/** A longer paragraph is none that is underlined: marked would not end. */
const LONGEST_HEADING = 1_000_000;

const QUOTE = /^ {0,3}>/;

/** A line of more markers than are looked into. */
const DEEP_LIST = /^(?: {0,3}(?:[>*+-]|\d{1,9}[.)])[ \t]+){17}/;

/** The line end before a line that is neither blank nor in an item. */
const NOT_INDENTED = /\n(?! {2}|\t|[ \t]*(?:\n|$))/g;

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

/**
 * marked's rules, each held back from reading the rest of the text where only
 * the next lines matter.
 *
 * A rule sees a window of whole lines. A block that fills it goes on in the
 * next: tables and paragraphs come in one token however long they are, quotes
 * and lists in several, of which none begins at a line that belongs to the
 * paragraph before. Read on its own, that line could be a heading.
 */
class NearTokenizer extends Tokenizer {
  #quotes = 0;
  #whole: boolean;

  constructor(whole: boolean) {
    super();
    this.#whole = whole;
  }

  override blockquote(text: string) {
    if (this.#quotes === MAX_QUOTES) return undefined;
    if (!QUOTE.test(text)) return undefined;
    this.#quotes++;
    const token = this.#shortQuote(text) ?? super.blockquote(
      this.#quoteLines(text),
    );
    this.#quotes--;
    return token;
  }

  override list(text: string) {
    if (!this.rules.block.list.test(text)) return undefined;
    if (DEEP_LIST.test(text)) return undefined;
    const near = itemsFrom(text, 16_384);
    const token = super.list(near);
    const fills = token?.raw.length === near.trimEnd().length;
    // Only what the whole pass gives is measured by its raw text.
    if (token && fills && this.#whole && near.length < text.length) {
      token.raw += this.#restOfItem(text, near, token.items.at(-1)?.raw ?? "");
    }
    return token;
  }

  override table(text: string) {
    const top = /^.*\n {0,3}[|:-].*/.exec(text)?.[0];
    const token = top === undefined ? undefined : super.table(top);
    if (top === undefined || !token) return undefined;
    let end = top.length;
    while (end < text.length) {
      const near = linesFrom(text.slice(end), NEAR);
      const rows = this.rules.block.table.exec(top + near)?.[3] ?? "";
      if (rows === "") break;
      // The last line end is for the next window to begin with.
      end += rows.endsWith("\n") ? rows.length : rows.length + 1;
      if (rows.length + 1 < near.length) break;
    }
    token.raw = text.slice(0, end);
    return token;
  }

  override lheading(text: string) {
    const near = linesFrom(text, NEAR);
    const token = super.lheading(near);
    // In a list, the lines of a paragraph come one by one.
    if (token || !this.#whole || near.length === text.length) return token;
    const end = this.#paragraphEnd(text);
    const isNear = end < near.length - 1;
    if (isNear || end > LONGEST_HEADING) return undefined;
    // A line and its underline look like a table, before which the rest ends.
    const line = linesFrom(text, end + 1);
    return super.lheading(linesFrom(text, line.length));
  }

  override paragraph(text: string) {
    const end = this.#paragraphEnd(text);
    if (end === 0) return undefined;
    const raw = text.slice(0, end);
    const tokens = this.lexer.inline(raw);
    return { type: "paragraph" as const, raw, text: raw, tokens };
  }

  /** What belongs to the `item` at the end of `near`, from behind its text. */
  #restOfItem(text: string, near: string, item: string): string {
    let end = near.length - 1;
    NOT_INDENTED.lastIndex = end;
    end = NOT_INDENTED.exec(text)?.index ?? text.length;
    const rest = text.slice(near.trimEnd().length, end);
    if (/\n[ \t]*\n/.test(`${item}${rest}\n`)) return rest.trimEnd();
    return (rest + text.slice(end, end + this.#lazyLines(text.slice(end))))
      .trimEnd();
  }

  /**
   * A quote that is over within a few lines: marked reads all it is given once
   * for each level. Inside another quote there is not much more to read.
   */
  #shortQuote(text: string): Tokens.Blockquote | undefined {
    if (this.#quotes > 1) return undefined;
    for (const size of [16, 64, 512]) {
      const near = linesFrom(text, size);
      const token = super.blockquote(near);
      if (token === undefined) return undefined;
      const line = near.indexOf("\n", token.raw.length + 1);
      // A line behind it is there, and another one that it could depend on.
      if (line >= 0 && line < near.length - 1) return token;
    }
    return undefined;
  }

  /** Near lines, and all of the paragraph that the last one belongs to. */
  #quoteLines(text: string): string {
    const near = linesFrom(text, NEAR);
    if (near.length === text.length) return text;
    const quote = this.rules.block.blockquote.exec(near)?.[0];
    if (quote?.length !== near.length) return near;
    const last = near.length - 1;
    return linesFrom(text, last + this.#lazyLines(text.slice(last)));
  }

  /** Where the paragraph ends that `text` begins with; 0 if there is none. */
  #paragraphEnd(text: string): number {
    return runEnd(this.rules.block.paragraph, "", "x", text);
  }

  /** As long as the lines are that continue the paragraph of a quote. */
  #lazyLines(text: string): number {
    return runEnd(this.rules.block.blockquote, "> x", "> x", text);
  }
}

/**
 * Where a run of lines ends, by a rule for its beginning.
 *
 * @param first What the rule needs in front of `text`.
 * @param next What it needs in front of a line end, to go on there.
 */
function runEnd(rule: RegExp, first: string, next: string, text: string) {
  let end = 0;
  for (let lead = first;; lead = next) {
    const rest = text.slice(end);
    const near = linesFrom(rest, NEAR);
    // A line on: the head of a table ends a paragraph.
    const found = rule.exec(lead + linesFrom(rest, near.length))?.[0] ?? lead;
    // The rule for quotes goes on with the quote.
    const length = found.replace(/\n {0,3}>[^]*|\n$/, "").length - lead.length;
    const fills = length >= near.length - 1 && near.length < rest.length;
    if (!fills) return end + length;
    end += near.length - 1;
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
