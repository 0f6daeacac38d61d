/**
 * From files to sections: three parsers that give the same answer for the same
 * document, whichever format it came in.
 *
 * Every section is an exact slice of its document's text, so that whatever is
 * cut from it later can be shown, and cited, at its place.
 *
 * @module
 */
export { cleanMarkdown } from "./clean_markdown.ts";
export type { ParsedDocument, Section } from "./document.ts";
export { lineOf, type LinePlace } from "./line_of.ts";
export { parseFile } from "./parse_file.ts";
export { parseHtml } from "./parse_html.ts";
export { parseMarkdown, type ParseMarkdownOptions } from "./parse_markdown.ts";
export { parsePlainText } from "./parse_plain_text.ts";
