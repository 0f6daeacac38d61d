/** Elements that hold text only, whatever it looks like. */
const TEXT_ELEMENTS = new Set(
  ["iframe", "noembed", "noframes", "script", "style", "textarea", "title"],
);

/**
 * Finds where comments begin in HTML.
 *
 * As in a browser, `<!--` begins none in an attribute, a script or a style.
 * The tokenizer of htmlparser2 says the same, and is 14 kB for a page to load.
 *
 * @param html A block of HTML.
 * @returns The places of their `<!--`.
 */
export function htmlComments(html: string): Set<number> {
  const starts = new Set<number>();
  const open = /<!--|<(\/?[a-z][^\s/>]*)/gi;
  for (let match = open.exec(html); match; match = open.exec(html)) {
    const tag = match[1]?.toLowerCase();
    if (tag === undefined) starts.add(match.index);
    const end = tag === undefined
      // The dashes of `<!-->` are those of its end, too.
      ? behind("-->", html, match.index + 2)
      : tagEnd(html, open.lastIndex);
    const next = tag !== undefined && TEXT_ELEMENTS.has(tag)
      ? elementEnd(tag, html, end)
      : end;
    if (next >= html.length) break;
    open.lastIndex = next;
  }
  return starts;
}

function behind(mark: string, html: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

/** Behind the `>` of a tag: one in a quoted attribute is not its end. */
function tagEnd(html: string, from: number): number {
  const part = /=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'=][^\s>]*)|[^>=]+|=/y;
  part.lastIndex = from;
  let end = from;
  while (part.test(html)) end = part.lastIndex;
  return end + 1;
}

/** Where the end tag of an element begins. */
function elementEnd(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, "gi");
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}
