import type { TextRange } from "../base/text_range.ts";
import type { Cut } from "./chunk.ts";
import {
  blockLines,
  findKeptBlocks,
  type KeptBlock,
  leadIn,
  listItems,
  tableHeader,
} from "./chunk_blocks_find.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { type Fits, fitsWithin } from "./fits_within.ts";
import { lineEndAfter } from "./line_end_after.ts";
import { countCharacters } from "./ruler.ts";
import { segmentSentences } from "./segment_sentences.ts";
import { withinLimit } from "./within_limit.ts";

/** What is to be a chunk. */
export interface BlockPiece {
  readonly start: number;
  end: number;
  cut: Cut;
  /** The header of the table that it goes on with, and a line break. */
  readonly header?: string;
  /** Whether it is above the limit, being a block that is not to be split. */
  readonly isAboveLimit?: boolean;
}

/** How blocks are packed. */
export interface BlockLimits {
  readonly maxSize: number;
  /** The most that a block kept whole may have. */
  readonly maxBlock: number;
  /** The context in front of every piece; it counts. */
  readonly prefix: string;
  readonly length?: ((text: string) => number) | undefined;
}

/** Packs the blocks of a section's text into pieces. */
export function packBlocks(text: string, limits: BlockLimits): BlockPiece[] {
  const packer = new Packer(text, limits);
  for (const block of findKeptBlocks(text)) packer.add(block);
  return packer.pieces.flatMap((piece) => {
    const { start, end, header = "", cut, isAboveLimit } = piece;
    if (!limits.length || isAboveLimit) return [piece];
    const limit = { ...limits, prefix: limits.prefix + header };
    return withinLimit(text.slice(start, end), limit).map((part) => ({
      ...piece,
      start: start + part.start,
      end: start + part.end,
      cut: part.cut === "end" ? cut : part.cut,
    }));
  });
}

/**
 * Adds one block after the other to the last piece, or to a new one.
 *
 * Whether a paragraph leads in to anything is known when the next block comes:
 * by then it is packed, so its last sentence may have to be taken back.
 */
class Packer {
  readonly pieces: BlockPiece[] = [];
  readonly #text: string;
  readonly #limits: BlockLimits;
  readonly #fits: Fits;
  /** Whether the last piece may grow. */
  #mayGrow = false;
  /**
   * Where the heading or the sentence starts, in the last piece, that leads in
   * to what comes next. It is set behind every heading and paragraph, and is
   * gone as soon as something is put behind it: by `#grow` or by `#push`.
   */
  #lead: number | undefined;

  constructor(text: string, limits: BlockLimits) {
    this.#text = text;
    this.#limits = limits;
    this.#fits = fitsWithin(text, limits);
  }

  add(block: KeptBlock): void {
    const { kind, start, end, isSteps } = block;
    if (kind === "heading" || kind === "prose") {
      const lead = this.#lead;
      this.#addProse(block);
      this.#lead = this.#leadWith(block, lead);
    } else if (this.#putLed(block, "block")) {
      return;
    } else if (kind === "table") {
      this.#addTable(block);
    } else if (kind === "list" && !isSteps && !this.#fits(start, end)) {
      this.#addParts(block);
    } else {
      this.#keepWhole(block);
    }
  }

  /** Where it starts that a block leads in to more, which is packed by now. */
  #leadWith(block: KeptBlock, lead: number | undefined): number | undefined {
    const { start } = this.pieces.at(-1)!;
    const own = block.kind === "heading"
      ? block.start
      : leadIn(this.#text, block);
    // A sentence below a heading: the two lead in together.
    const goesOn = own === block.start && lead !== undefined && lead >= start;
    const at = goesOn ? lead : own;
    // What had to be split itself leads in to nothing.
    return at !== undefined && at >= start ? at : undefined;
  }

  #addProse(block: KeptBlock): void {
    if (this.#put(block, block.kind === "heading" ? "line" : "paragraph")) {
      return;
    }
    const prose = this.#text.slice(block.start, block.end);
    for (const { start, end, cut } of segmentSentences(prose)) {
      const sentence = { start: block.start + start, end: block.start + end };
      const ends = cut ?? "sentence";
      if (!this.#put(sentence, ends)) this.#split(sentence, ends);
    }
  }

  /** Packs the items of a list, or the lines of another block. */
  #addParts(block: KeptBlock): void {
    const parts = block.kind === "list"
      ? listItems(this.#text, block)
      : blockLines(this.#text, block);
    if (parts.length === 1) return this.#split(block, "block");
    for (const part of parts) {
      const cut = part.end === block.end ? "block" : "line";
      if (!this.#putLed(part, cut)) this.#keepWhole({ ...block, ...part });
    }
  }

  #addTable(table: KeptBlock): void {
    const text = this.#text;
    const { prefix, maxSize } = this.#limits;
    const header = tableHeader(text, table);
    if (!header) return this.#addParts(table);
    const headerText = text.slice(header.start, header.end) +
      lineEndAfter(text, header.end);
    const [first, ...rows] = blockLines(text, { ...table, start: header.end });
    // A header that fills the pieces would be most of what is stored.
    if (!first || this.#measure(prefix + headerText) > maxSize * 0.75) {
      return this.#keepWhole(table);
    }

    const top = { ...table, end: first.end };
    let atTop = this.#putLed(top, "line");
    if (!atTop) this.#keepWhole(top);
    const fits = fitsWithin(
      text.slice(table.start, table.end),
      { ...this.#limits, prefix: prefix + headerText },
      table.start,
    );
    for (const row of rows) {
      atTop &&= this.#grow(row, "line");
      if (atTop) continue;
      const last = this.pieces.at(-1)!;
      if (last.header && fits(last.start, row.end)) last.end = row.end;
      else if (fits(row.start, row.end)) {
        this.#push({ ...row, cut: "line", header: headerText });
      } else this.#keepWhole({ ...table, ...row }, headerText);
    }
    this.pieces.at(-1)!.cut = "block";
    this.#mayGrow = atTop;
  }

  /**
   * Puts a part as `#put` does, but never without what leads in to it: apart,
   * that is found and has nothing to say.
   */
  #putLed(part: TextRange, cut: Cut): boolean {
    const lead = this.#lead;
    const { end } = part;
    if (
      lead !== undefined && !this.#fits(lead, end) && !this.#exceeds(lead, end)
    ) {
      return false;
    }
    return this.#put(part, cut);
  }

  /**
   * Puts a part into the last piece, or a new one, where it fits; into a new one
   * it takes along what leads in to it.
   */
  #put({ start, end }: TextRange, cut: Cut): boolean {
    if (this.#grow({ start, end }, cut)) return true;
    const last = this.pieces.at(-1);
    const lead = this.#lead;
    const isLed = last && lead !== undefined && lead > last.start &&
      this.#fits(lead, end);
    if (!isLed && !this.#fits(start, end)) return false;
    if (isLed) this.#takeFrom(lead);
    this.#push({ start: isLed ? lead : start, end, cut });
    return true;
  }

  /** Takes what leads in to a block out of the last piece. */
  #takeFrom(lead: number): void {
    const last = this.pieces.at(-1)!;
    const before = this.#text.slice(last.start, lead);
    last.end = last.start + before.trimEnd().length;
    const lineEnds = this.#text.slice(last.end, lead).split("\n").length - 1;
    last.cut = lineEnds > 1 ? "paragraph" : lineEnds > 0 ? "line" : "sentence";
    if (last.end === last.start) this.pieces.pop();
  }

  #grow({ end }: TextRange, cut: Cut): boolean {
    const last = this.pieces.at(-1);
    if (!last || !this.#mayGrow || !this.#fits(last.start, end)) return false;
    last.end = end;
    last.cut = cut;
    this.#lead = undefined;
    return true;
  }

  #push(piece: BlockPiece): void {
    this.pieces.push(piece);
    this.#mayGrow = !piece.isAboveLimit;
    this.#lead = undefined;
  }

  /** Makes a piece of a block that is above the limit, and what leads in to it. */
  #keepWhole(block: KeptBlock, header = ""): void {
    const { start, end } = block;
    if (this.#exceeds(start, end, header)) return this.#addParts(block);
    const lead = this.#lead;
    const isLed = lead !== undefined && !this.#exceeds(lead, end, header);
    if (isLed) this.#takeFrom(lead);
    this.#push({
      start: isLed ? lead : start,
      end,
      cut: "block",
      isAboveLimit: true,
      ...(header && { header }),
    });
  }

  #exceeds(start: number, end: number, header = ""): boolean {
    const { prefix, maxBlock } = this.#limits;
    const piece = prefix + header + this.#text.slice(start, end);
    return this.#measure(piece) > maxBlock;
  }

  /** Splits what is too long, and not to be kept whole. */
  #split({ start, end }: TextRange, cut: Cut): void {
    const { maxSize, prefix, length } = this.#limits;
    const pieces = chunkRecursive(
      this.#text.slice(start, end),
      length
        ? { size: maxSize, length: (piece) => length(prefix + piece) }
        : { size: maxSize - countCharacters(prefix) },
    );
    for (const piece of pieces) {
      this.#push({
        start: start + piece.start,
        end: start + piece.end,
        cut: piece.cut === "end" ? cut : piece.cut,
      });
    }
  }

  #measure(text: string): number {
    return (this.#limits.length ?? countCharacters)(text);
  }
}
