/** One of Larkfield's apps, and the words in which people speak of it. */
export interface App {
  /** Its name, which is also the beginning of its articles' names. */
  readonly app: string;
  /** What it keeps, one and many. */
  readonly thing: string;
  readonly things: string;
  /** Whom its records concern. */
  readonly person: string;
  /** A field that every record has, and another. */
  readonly field: string;
  readonly field2: string;
  /** What is worth knowing about its records; an article takes some of it. */
  readonly about: string;
}

/** An app; its things are written as `entry/entries`. */
export function app(
  name: string,
  things: string,
  [person, field, field2]: [string, string, string],
  about: string,
): App {
  const [thing = "", many = ""] = things.split("/");
  return { app: name, thing, things: many, person, field, field2, about };
}
