function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Elements that begin and end a block of text. */
export const BLOCKS = words(
  "address article blockquote body caption center dd details dialog dir div " +
    "dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr html legend li main menu ol optgroup p pre search section " +
    "summary table tbody td tfoot th thead tr ul",
);

/** Blocks that have no blank line between them. */
export const LINES = words("dd dt li tbody tfoot thead tr");

const DROPPED = words(
  "aside audio button canvas datalist embed footer head iframe nav noscript " +
    "object script search select style svg template textarea video",
);

const DROPPED_ROLES = words(
  "alertdialog banner complementary contentinfo dialog navigation search",
);

const COOKIE_NOTICE =
  /cookie[-_]?(banner|bar|consent|dialog|message|modal|notice|overlay|popup)/i;

/** Is an element, with all it holds, no part of what a page says? */
export function isClutter(
  name: string,
  attributes: Readonly<Record<string, string>>,
): boolean {
  const { hidden, role = "", style = "", id = "" } = attributes;
  return DROPPED.has(name) ||
    // A browser shows `until-found` text to a reader who searches for it.
    (hidden !== undefined && hidden !== "until-found") ||
    attributes["aria-hidden"] === "true" ||
    (name === "dialog" && attributes.open === undefined) ||
    DROPPED_ROLES.has(role) ||
    /display:\s*none|visibility:\s*hidden/i.test(style) ||
    COOKIE_NOTICE.test(`${id} ${attributes.class ?? ""}`);
}
