import type { Token, Tokens } from "marked";
import { checkText } from "../base/check.ts";
import { cutSections, type Heading } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";
import { frontMatterEnd } from "./front_matter.ts";
import { inlineText } from "./inline_text.ts";
import { leafTokens, markdownBlocks } from "./markdown_blocks.ts";
import { parseHtml } from "./parse_html.ts";

/**
 * Turns Markdown into clean text, and finds the sections in it.
 *
 * Blocks stand a blank line apart: headings without their `#`, paragraphs on
 * one line, lists with an item a line and no markers, tables with a row a line
 * and ` | ` between the cells, code as it is. Links, emphasis and code spans
 * keep their text, images their alternative text; comments, rules, link
 * definitions and front matter go.
 *
 * Positions are UTF-16 offsets in the clean text, which is in the answer. Take
 * {@linkcode parseMarkdown} where they have to be places in the file.
 *
 * The text is that of the Brightline figures of lesson 06.
 *
 * @param markdown The file's text.
 * @returns The title, the clean text, and its sections.
 * @throws {TypeError} If the text is not a string.
 *
 * @example A heading, a list, a link
 * ```ts
 * import { cleanMarkdown } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const { text, sections } = cleanMarkdown(
 *   "# Kiln\n\nSee the [manual](kiln.md).\n\n- *Heat*\n- Stop\n",
 * );
 * assertEquals(text, "Kiln\n\nSee the manual.\n\nHeat\nStop");
 * assertEquals(sections[0]?.text, "See the manual.\n\nHeat\nStop");
 * ```
 */
export function cleanMarkdown(markdown: string): ParsedDocument {
  checkText("markdown", markdown);
  const { blocks, inline } = markdownBlocks(markdown, frontMatterEnd(markdown));
  const words = (text: string) => inlineText(text, inline);
  const headings: Heading[] = [];
  let text = "";
  let before = "";
  for (const { token } of blocks) {
    const kind = token.type;
    const block = textOf(token, words);
    if (block !== "") {
      if (text !== "") text += kind === before ? seam(kind) : "\n\n";
      if (token.type === "heading") {
        const [start, level] = [text.length, token.depth];
        const end = start + block.length;
        headings.push({ heading: block, level, start, end });
      }
      text += block;
    }
    before = kind;
  }
  const title = headings.find(({ level }) => level === 1)?.heading ?? "";
  return { title, text, sections: cutSections(text, headings) };
}

function seam(kind: string): string {
  if (kind === "paragraph") return " ";
  return kind === "list" || kind === "table" ? "\n" : "\n\n";
}

/** A block's text without its marks; empty for what nobody reads. */
function textOf(token: Token, words: (text: string) => string): string {
  switch (token.type) {
    case "heading":
    case "paragraph":
    case "text":
      return words(token.text);
    case "list":
      return textsOf(leafTokens(token.raw), words).join("\n");
    case "blockquote":
      return textsOf(leafTokens(token.raw), words).join("\n\n");
    case "table":
      return rowsOf(token.raw.replace(/\n.*/, ""), words);
    case "code":
      return (token as Tokens.Code).text.replace(/^(?:[ \t]*\n)+/, "")
        .trimEnd();
    case "html":
      return parseHtml(token.raw).text;
    default:
      return "";
  }
}

function textsOf(
  tokens: readonly Token[],
  words: (text: string) => string,
): string[] {
  return tokens.map((token) => textOf(token, words))
    .filter((text) => text !== "");
}

/** A line a row; the line of dashes is taken out before. */
function rowsOf(lines: string, words: (text: string) => string): string {
  return lines.split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) =>
      line.trim().replace(/^\||(?<!\\)\|$/g, "").split(/(?<!\\)\|/)
        .map((cell) => words(cell.replaceAll("\\|", "|").trim()))
        .join(" | ")
    )
    .join("\n");
}
