import type { Heading } from "./cut_sections.ts";
import { LINES } from "./html_elements.ts";

/** Lists below this depth are not indented further: an indent is for readers. */
const DEEPEST_INDENT = 16;

/**
 * Writes the clean text of a page, block by block, and notes where its
 * headings stand in it.
 */
export class HtmlText {
  text = "";
  headings: Heading[] = [];

  #line = "";
  #gap = "";
  /** What the next block is marked with, in a list. */
  #mark = "";
  #lists: { next?: number }[] = [];
  #pre = 0;
  #level = 0;
  #row: string[] | undefined;
  #inCell = false;

  /** Adds running text whose entities are decoded. */
  write(text: string) {
    // Behind the last cell, text belongs to no row.
    if (this.#row && !this.#inCell && /\S/.test(text)) this.#endRow();
    // Soft hyphens and zero width spaces only say where a line may break.
    this.#line += text.replace(/[\u00AD\u200B]/g, "")
      .replace(this.#pre > 0 ? /\u00A0/g : /\s+/g, " ");
  }

  /** Begins a new line inside a block. */
  break() {
    this.#line += this.#inCell || this.#level > 0 ? " " : "\n";
  }

  /** Begins a block. */
  open(name: string, attributes: Readonly<Record<string, string>>) {
    if (name === "td" || name === "th") {
      if (this.#row) this.#endCell();
      else this.#endBlock("tr");
      this.#row ??= [];
      this.#inCell = true;
      return;
    }
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    // A heading is one even in a table that only lays out the page.
    if (level > 0 || name === "tr" || name === "table") this.#endRow();
    this.#endBlock(name);
    if (level > 0) this.#level = level;
    else if (name === "pre") this.#pre++;
    else if (name === "ol") {
      const first = Number.parseInt(attributes.start ?? "");
      this.#lists.push({ next: Number.isNaN(first) ? 1 : first });
    } else if (name === "ul" || name === "menu") this.#lists.push({});
    else if (name === "li" && !this.#inCell) this.#mark = this.#nextMark();
  }

  /** Ends a block. */
  close(name: string) {
    if (name === "td" || name === "th") return this.#endCell();
    if (name === "tr" || name === "table") this.#endRow();
    if (name === "ol" || name === "ul" || name === "menu") this.#lists.pop();
    this.#endBlock(name);
    if (name === "pre") this.#pre--;
    if (name === "li") this.#mark = "";
  }

  /** Ends the text. */
  end() {
    this.#endRow();
    this.#endBlock("html");
  }

  #endBlock(name: string) {
    if (this.#inCell || (this.#level > 0 && name === "div")) {
      this.#line += " ";
      return;
    }
    this.#emit();
    const tight = LINES.has(name) || this.#lists.length > 0 || this.#row;
    if (!tight) this.#gap = "\n\n";
    else if (this.#gap === "") this.#gap = "\n";
  }

  #emit() {
    const block = this.#pre > 0
      ? this.#line.replace(/^[ \t]*\n/, "").trimEnd()
      : oneSpaced(this.#line);
    const level = this.#level;
    this.#line = "";
    this.#level = 0;
    if (block === "") return;
    if (this.text !== "") this.text += this.#gap;
    this.#gap = "";
    const start = this.text.length;
    if (level === 0) this.text += this.#mark;
    this.text += block;
    this.#mark = "";
    if (level === 0) return;
    this.headings.push({ heading: block, level, start, end: this.text.length });
    this.#gap = "\n\n";
  }

  #endCell() {
    if (this.#inCell) this.#row?.push(this.#line);
    if (this.#inCell) this.#line = "";
    this.#inCell = false;
  }

  #endRow() {
    this.#endCell();
    const row = this.#row?.map((cell) => oneSpaced(cell.replaceAll("\n", " ")));
    this.#row = undefined;
    if (!row?.some((cell) => cell !== "")) return;
    this.#line = row.join(" | ");
    this.#endBlock("tr");
  }

  #nextMark(): string {
    const list = this.#lists.at(-1);
    const depth = Math.min(this.#lists.length, DEEPEST_INDENT);
    const indent = "  ".repeat(Math.max(depth - 1, 0));
    return list?.next === undefined
      ? `${indent}- `
      : `${indent}${list.next++}. `;
  }
}

/** Text with one space between words, and one blank line at most. */
function oneSpaced(text: string): string {
  return text.replace(/ {2,}/g, " ").replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n").trim();
}
