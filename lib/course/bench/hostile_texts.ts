const MEGABYTE = 1_000_000;

/** What has overflowed a stack or taken minutes, here or elsewhere. */
export const HOSTILE_TEXTS: Readonly<Record<string, () => string>> = {
  ...eachRepeated({
    "a word": "x",
    "white space": " ",
    "tabs": "\t",
    "line breaks": "\n",
    "line breaks, CRLF": "\r\n",
    "lines, CRLF": "a\r\n",
    "paragraphs, CRLF": "One line. Two.\r\n\r\n",
    "full stops": ".",
    "letters with full stops": "a.",
    "sentences without letters": ". ",
    "sentences of a letter": "A. ",
    "ideographs": "漢字。",
    "Arabic": "مرحبا. ",
    "emoji": "\u{1f600} ",
    "joined emoji": "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    "combining marks": "e\u0301\u0323",
    "one letter's marks": "\u0301",
    "halves of emoji": "\ud83d",
    "BOMs": "\ufeff",
    "NULs": "\0",
    "quotes": ">",
    "nested quotes": "> ",
    "quoted lines": "> a\n",
    "open parentheses": "(",
    "open brackets": "[",
    "open braces": "{",
    "open links": "[a](",
    "open images": "![",
    "open tags": "<a ",
    "open elements": "<div>",
    "open templates": "`${",
    "comments without end": "<!-- ",
    "code comments without end": "/* ",
    "bangs": "!",
    "backticks": "`",
    "fences": "```\n",
    "stars": "*",
    "stars before letters": "*a ",
    "underscores": "_a_",
    "backslashes": "\\",
    "quotation marks": '"',
    "ampersands": "&",
    "hash signs": "#",
    "dashes": "-",
    "rules": "---\n",
    "underlines": "a\n===\n",
    "headings": "## a\nb\n",
    "list items": "- a\n",
    "numbered steps": "1. a\n",
    "tasks": "- [ ] a\n",
    "indented code": "    a\n",
    "table rows": "|a|b\n|-|-\n",
    "pipes": "|",
    "link definitions": "[a]: b\n",
    "footnotes": "[^a]: b\n\n",
    "definitions of code": "function f() {\n",
    "Python blocks": "if a:\n",
    "arrows": "x=>",
    "conditions": "a?b:",
  }),
  "a word of 5 MB": () => "x".repeat(5 * MEGABYTE),
  "quotes, 5,000": () => ">".repeat(5_000) + "a",
  "bangs, 32,000": () => "!".repeat(32_000),
  ...eachNested("list on one line", (depth) => "- ".repeat(depth) + "a"),
  ...eachNested("list", (depth) => stairs(depth, "- a")),
  ...eachNested("numbered list", (depth) => stairs(depth, "1. a", "   ")),
  ...eachNested("Python", (depth) => stairs(depth, "if a:", " ")),
  ...eachNested("quote", (depth) => `${"> ".repeat(depth)}a\n`.repeat(20)),
  ...eachNested("HTML", (depth) => "<div>\n".repeat(depth)),
};

function eachRepeated(patterns: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      `1 MB of ${name}`,
      () => pattern.repeat(MEGABYTE / pattern.length),
    ]),
  );
}

function eachNested(name: string, make: (depth: number) => string) {
  return Object.fromEntries(
    [400, 800].map((depth) => [`${name}, ${depth} deep`, () => make(depth)]),
  );
}

/** Every line one step further in than the one before. */
function stairs(depth: number, line: string, step = "  "): string {
  return Array.from({ length: depth }, (_, i) => step.repeat(i) + line)
    .join("\n");
}
