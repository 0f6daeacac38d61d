import { checkText } from "../base/check.ts";
import type { ParsedDocument } from "./document.ts";
import { parseHtml } from "./parse_html.ts";
import { parseMarkdown } from "./parse_markdown.ts";
import { parsePlainText } from "./parse_plain_text.ts";

/**
 * Parses a document with the parser that its file name asks for.
 *
 * `.md` goes to {@linkcode parseMarkdown}, `.html` to {@linkcode parseHtml}
 * and `.txt` to {@linkcode parsePlainText}; capitals do not matter.
 *
 * @param name The file's name or path; the file is not read.
 * @param text The file's text.
 * @returns The title, text and sections.
 * @throws {RangeError} When the name ends in anything else.
 * @throws {TypeError} If the name or the text is not a string.
 *
 * @example The extension chooses the parser
 * ```ts
 * import { parseFile } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseFile("a.md", "# Hours\n\nNine to five.").title, "Hours");
 * assertEquals(parseFile("a.txt", "Hours\n=====\n\nNine to five.").title, "Hours");
 * ```
 */
export function parseFile(name: string, text: string): ParsedDocument {
  checkText("name", name);
  const extension = /\.[^./\\]+$/.exec(name)?.[0].toLowerCase();
  switch (extension) {
    case ".md":
      return parseMarkdown(text);
    case ".html":
      return parseHtml(text);
    case ".txt":
      return parsePlainText(text);
    default:
      throw new RangeError(
        `no parser for "${name}": use a .md, .html or .txt file`,
      );
  }
}
