/** What one article of every app is about. */
export interface Topic {
  /** The end of the article's name: `export`. */
  readonly name: string;
  /** The article's title, with gaps. */
  readonly title: string;
  /** The same as a verb: `export {things}`, `exporting {things}`. */
  readonly do: string;
  readonly doing: string;
  /** And as a noun, one and many. */
  readonly noun: string;
  readonly nouns: string;
  /** The sections that only this topic has. */
  readonly sections: string;
}
