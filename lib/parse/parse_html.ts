import { checkText } from "../base/check.ts";
import { cutSections } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";
import { BLOCKS, isClutter } from "./html_elements.ts";
import { HtmlText } from "./html_text.ts";
import { ShallowParser } from "./shallow_parser.ts";

/**
 * Parses an HTML page into clean text and the sections between its headings.
 *
 * What a reader comes for is kept: headings, paragraphs, lists (an item a
 * line, `- ` or its number in front), tables (a row a line, ` | ` between the
 * cells), preformatted text as it stands, and what images say in their
 * alternative text. Navigation, asides, footers, dialogs, cookie notices,
 * buttons, scripts, styles, comments and everything hidden go; where a page
 * has a `<main>`, so does all that is outside of it. Entities are decoded,
 * white space is one space, and blocks stand a blank line apart.
 *
 * Positions are UTF-16 offsets in the clean text, which is in the answer: tags
 * and text that was dropped have no place there. Malformed pages are read as
 * browsers would, and none throws.
 *
 * @param html The file's text.
 * @returns The title, the clean text, and its sections. Without an `<h1>` the
 * title is the page's `<title>`.
 * @throws {TypeError} If the text is not a string.
 *
 * @example The text of a page, without its clutter
 * ```ts
 * import { parseHtml } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const { text, sections } = parseHtml(
 *   "<nav>Home</nav><h1>Tea &amp; cakes</h1><ul><li>Scones<li>Buns</ul>",
 * );
 * assertEquals(text, "Tea & cakes\n\n- Scones\n- Buns");
 * assertEquals(sections[0]?.text, "- Scones\n- Buns");
 * ```
 */
export function parseHtml(html: string): ParsedDocument {
  checkText("html", html);
  const page = new Page();
  // Browsers read every line end as LF.
  const parser = new ShallowParser(html.replace(/\r\n?/g, "\n"), {
    onopentag: (name, attributes) => page.open(name, attributes),
    ontext: (text) => page.write(text),
    onclosetag: (name) => page.close(name),
  }, () => page.depth);
  parser.parse();
  page.content.end();
  const { text, headings } = page.content;
  const title = headings.find((h) => h.level === 1)?.heading ?? page.title;
  return {
    title: title.replace(/\s+/g, " ").trim(),
    text,
    sections: cutSections(text, headings),
  };
}

/** Follows the parser through a page and hands on what is worth reading. */
class Page {
  content = new HtmlText();
  title = "";

  #open: { name: string; clutter: boolean; main: boolean }[] = [];
  #clutter = 0;
  #mains = 0;
  #sawMain = false;

  get depth(): number {
    return this.#open.length;
  }

  open(name: string, attributes: Record<string, string>) {
    const clutter = isClutter(name, attributes);
    const main = !clutter && this.#clutter === 0 &&
      (name === "main" || attributes.role === "main");
    this.#open.push({ name, clutter, main });
    if (clutter) this.#clutter++;
    if (main) {
      if (!this.#sawMain) this.content = new HtmlText();
      this.#sawMain = true;
      this.#mains++;
    }
    if (!this.#reads()) return;
    if (name === "br") this.content.break();
    else if (name === "img") this.content.write(` ${attributes.alt ?? ""} `);
    else if (BLOCKS.has(name)) this.content.open(name, attributes);
  }

  write(text: string) {
    const inside = this.#open.at(-1)?.name;
    // An <svg> has a title of its own.
    if (inside === "title" && this.#open.at(-2)?.name !== "svg") {
      this.title += text;
    } else if (this.#reads()) this.content.write(text);
  }

  close(name: string) {
    if (this.#reads() && BLOCKS.has(name)) this.content.close(name);
    const closed = this.#open.pop();
    if (closed?.clutter) this.#clutter--;
    if (closed?.main) this.#mains--;
  }

  /** Where there is a `<main>`, nothing around it is read. */
  #reads(): boolean {
    return this.#clutter === 0 && (this.#mains > 0 || !this.#sawMain);
  }
}
