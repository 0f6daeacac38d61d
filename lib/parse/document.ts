/** A run of text under one heading, and where it stands in its document. */
export interface Section {
  /** The heading's plain text; `""` for text before the first heading. */
  readonly heading: string;
  /** 1 to 6 as in `h1` to `h6`; 0 for text before the first heading. */
  readonly level: number;
  /** The headings above the text, outermost first, its own last. */
  readonly path: readonly string[];
  /** The text itself: `document.text.slice(start, end)`. */
  readonly text: string;
  /** Where the text starts in the document, in UTF-16 units. */
  readonly start: number;
  /** Where the text ends in the document, in UTF-16 units, exclusive. */
  readonly end: number;
}

/** What every parser of this folder makes of a file. */
export interface ParsedDocument {
  /** The first heading of level 1, or `""`. */
  readonly title: string;
  /** The text that all positions refer to. */
  readonly text: string;
  /** In reading order; no two overlap and none is blank. */
  readonly sections: readonly Section[];
}
