// What other functions, here or elsewhere, call the same thing.
const SYNONYMS = [
  ["size", "maxSize", "chunkSize"],
  ["overlap", "chunkOverlap"],
  ["topK", "k"],
];

/**
 * Throws unless the options are an object with known names only: a misspelt
 * one would be as good as none, and the default would be used without a word.
 */
export function checkOptions<Options extends object>(
  options: Options,
  known: readonly (keyof Options & string)[],
): void {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `options must be an object, such as { ${known[0]}: … }, got ${
        show(options)
      }`,
    );
  }
  const names: readonly string[] = known;
  for (const name in options) { // inherited ones count as well
    if (names.includes(name)) continue;
    // Some pages give every object a property, which nobody meant as an option.
    if (name in Object.prototype && !Object.hasOwn(options, name)) continue;
    const meant = SYNONYMS.find((words) => words.includes(name))
      ?.find((word) => names.includes(word));
    throw new TypeError(
      `there is no option ${name}${meant ? `, it is ${meant} here` : ""}: ` +
        `the options are ${names.join(", ")}`,
    );
  }
}

/** Throws unless an option is a whole number of at least `least`. */
export function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(
      `${name} must be a whole number of at least ${least}, got ${show(value)}`,
    );
  }
}

/** Throws unless the overlap is a whole number smaller than the size. */
export function checkOverlap(
  overlap: number,
  size: number,
  isDefault = false,
): void {
  checkWhole("overlap", overlap, 0);
  if (overlap < size) return;
  // Word for word what Reservo's lesson prints, so it names no value.
  const message =
    "overlap must be smaller than size, or the window never advances";
  throw new RangeError(
    isDefault
      ? `${message}: the default is ${overlap}, so give one for size ${size}`
      : message,
  );
}

/** Throws unless an option is one of the allowed words. */
export function checkChoice(
  name: string,
  value: string,
  choices: readonly string[],
): void {
  if (!choices.includes(value)) {
    const allowed = choices.map((choice) => `"${choice}"`).join(" or ");
    throw new RangeError(`${name} must be ${allowed}, got ${show(value)}`);
  }
}

/** Throws unless an option is true or false: the text "false" is neither. */
export function checkFlag(name: string, value: boolean): void {
  if (typeof value !== "boolean") {
    throw new TypeError(`${name} must be true or false, got ${show(value)}`);
  }
}

// Half a surrogate pair at the start or the end: in a text, the other half can
// be on the far side, and the cut would go through a character.
const HALF = /^[\udc00-\udfff]|[\ud800-\udbff]$/;

/** Throws unless the separators are a list of texts of whole characters. */
export function checkSeparators(separators: readonly string[]): void {
  if (!Array.isArray(separators)) {
    throw new TypeError(`separators must be a list, got ${show(separators)}`);
  }
  for (const separator of separators) {
    checkText("a separator", separator);
    if (!HALF.test(separator)) continue;
    throw new RangeError(
      `a separator must be whole characters, got ${show(separator)}`,
    );
  }
}

type Length = (text: string) => number;

/**
 * Throws unless a length, if there is one, says how long a text is. Gives it
 * back as one that says so each time: with NaN a search for what fits would
 * never end, or find nothing.
 */
export function checkLength(length: Length, name?: string): Length;
export function checkLength(
  length?: Length,
  name?: string,
): Length | undefined;
export function checkLength(
  length?: Length,
  name = "length",
): Length | undefined {
  checkFunction(name, length);
  if (length === undefined) return undefined;
  const checked = (text: string) => {
    const got = length(text);
    if (typeof got === "number" && got >= 0) return got;
    const start = text.length > 40 ? text.slice(0, 40) + "…" : text;
    throw new TypeError(
      `${name} must give a number, got ${show(got)} for ${show(start)}`,
    );
  };
  // The shortest text there is tells whether it counts at all, before any work.
  checked("");
  return checked;
}

/** Throws unless an option, if there is one, is a function. */
export function checkFunction(name: string, value: unknown): void {
  if (value === undefined || typeof value === "function") return;
  throw new TypeError(`${name} must be a function, got ${show(value)}`);
}

/** Throws unless what was given as a text is one: notebooks have no compiler. */
export function checkText(name: string, value: string): void {
  if (typeof value !== "string") {
    throw new TypeError(`${name} must be a string, got ${show(value)}`);
  }
}

/** Throws unless it is a list: a promise of one lacks an `await`. */
export function checkList(
  name: string,
  value: readonly unknown[],
  of: string,
): void {
  if (Array.isArray(value)) return;
  const wanted = `${name} must be a list of ${of}`;
  // Texts are long, and to be told which argument is wrong is enough.
  const got = typeof value === "string" ? "a text" : show(value);
  throw new TypeError(
    got === "a promise"
      ? `${wanted}; is an await missing?`
      : `${wanted}, got ${got}`,
  );
}

/** Throws unless they are chunks: documents and hits look much the same. */
export function checkChunks(chunks: readonly { text: string }[]): void {
  checkList("chunks", chunks, "chunks");
  for (const chunk of chunks) {
    if (typeof chunk?.text === "string") continue;
    throw new TypeError(
      `each chunk must have a text, as chunkers give them, got ${show(chunk)}`,
    );
  }
}

/** Throws unless they are documents with chunks, not a text and its chunks. */
export function checkDocuments(
  documents: readonly { text: string; chunks: readonly { text: string }[] }[],
): void {
  checkList("documents", documents, "{ name, text, chunks }");
  for (const document of documents) {
    checkText("a document's text", document?.text);
    checkChunks(document.chunks);
  }
}

/** A value as errors name it, in few words. */
export function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (value instanceof Promise) return "a promise";
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
