import { Tokenizer, type Tokens } from "marked";

/** A quote in more quotes is text; marked reads it again for each. */
const MAX_QUOTES = 8;

/** As far as a rule needs to look ahead. */
const NEAR = 2_048;

/** A longer paragraph is none that is underlined: marked would not end. */
const LONGEST_HEADING = 1_000_000;

const QUOTE = /^ {0,3}>/;

/** A line end before a line that no quote begins with. */
const LAZY_LINE = /\n(?! {0,3}>|$)/;

/** A line of more markers than are looked into. */
const DEEP_LIST = /^(?: {0,3}(?:[>*+-]|\d{1,9}[.)])[ \t]+){17}/;

/** The line end before a line that is neither blank nor in an item. */
const NOT_INDENTED = /\n(?! {2}|\t|[ \t]*(?:\n|$))/g;

/**
 * marked's rules, each held back from reading the rest of the text where only
 * the next lines matter.
 *
 * A rule sees a window of whole lines. A block that fills it goes on in the
 * next: tables and paragraphs come in one token however long they are, quotes
 * and lists in several, of which none begins at a line that belongs to the
 * paragraph before. Read on its own, that line could be a heading.
 */
export class NearTokenizer extends Tokenizer {
  #quotes = 0;
  #whole: boolean;

  /** @param whole Is this the pass over the whole text, for its blocks? */
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
      token.raw += this.#restOfItem(text, near);
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
    if (near.includes("\n\n")) return undefined;
    const end = this.#paragraphEnd(text);
    // A line and its underline look like a table, before which the rest ends.
    const line = linesFrom(text, end + 1);
    const lines = linesFrom(text, line.length);
    const wasSeen = lines.length <= near.length;
    if (wasSeen || lines.length > LONGEST_HEADING) return undefined;
    return super.lheading(lines);
  }

  override paragraph(text: string) {
    const near = linesFrom(text, NEAR);
    const token = super.paragraph(near);
    const ends = !token || token.raw.length < near.length - 1;
    if (ends || near.length === text.length) return token;
    const end = this.#paragraphEnd(text);
    const raw = text.slice(0, end);
    const tokens = this.lexer.inline(raw);
    return { type: "paragraph" as const, raw, text: raw, tokens };
  }

  /** What belongs to the item at the end of `near`, from behind its text. */
  #restOfItem(text: string, near: string): string {
    NOT_INDENTED.lastIndex = near.length - 1;
    const end = NOT_INDENTED.exec(text)?.index ?? text.length;
    const last = text.slice(text.lastIndexOf("\n", end - 1) + 1, end).trim();
    const { heading, hr } = this.rules.block;
    const goesOn = last !== "" && !heading.test(last) && !hr.test(last);
    const lazy = goesOn ? this.#lazyLines(text.slice(end)) : 0;
    return text.slice(near.trimEnd().length, end + lazy).trimEnd();
  }

  /**
   * A quote that is over within a few lines: marked reads all it is given once
   * for each level. Inside another quote there is not much more to read.
   */
  #shortQuote(text: string): Tokens.Blockquote | undefined {
    if (this.#quotes > 1) return undefined;
    for (const size of [16, 64, 512]) {
      const near = linesFrom(text, size);
      if (!LAZY_LINE.test(near)) continue;
      const token = super.blockquote(near);
      if (token === undefined) return undefined;
      const line = near.indexOf("\n", token.raw.length + 1);
      // A line behind it is there, and another one that it could depend on.
      const isBlank = line === token.raw.length + 1;
      if (isBlank || (line >= 0 && line < near.length - 1)) return token;
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
