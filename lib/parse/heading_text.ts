import { decodeHTML } from "entities";
import type { Token } from "marked";

/**
 * The words of a heading: what is left when the marks are taken away.
 *
 * Emphasis, links and code keep their text, images their alternative text;
 * HTML tags and comments go, entities are decoded, white space is one space.
 *
 * @param tokens The heading's inline tokens.
 * @returns Plain text.
 */
export function headingText(tokens: readonly Token[]): string {
  return wordsOf(tokens).replace(/\s+/g, " ").trim();
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => {
    switch (token.type) {
      case "html":
        return "";
      case "br":
        return " ";
      case "codespan":
      case "escape":
        return token.text;
      case "image":
        return decodeHTML(token.text);
      default:
        if ("tokens" in token && token.tokens) return wordsOf(token.tokens);
        return decodeHTML("text" in token ? token.text : "");
    }
  }).join("");
}
