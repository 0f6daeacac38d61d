/** Throws unless an option is a whole number of at least `least`. */
export function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(
      `${name} must be a whole number of at least ${least}, got ${show(value)}`,
    );
  }
}

/** Throws unless the overlap is a whole number smaller than the size. */
export function checkOverlap(overlap: number, size: number): void {
  checkWhole("overlap", overlap, 0);
  if (overlap >= size) {
    throw new RangeError(
      "overlap must be smaller than size, or the window never advances",
    );
  }
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

/** Throws unless a length, if there is one, says how long a text is. */
export function checkLength(length?: (text: string) => unknown): void {
  if (length === undefined) return;
  if (typeof length !== "function") {
    throw new TypeError(`length must be a function, got ${show(length)}`);
  }
  const got = length("");
  if (typeof got !== "number" || !(got >= 0)) {
    throw new TypeError(`length must give a number, got ${show(got)}`);
  }
}

/** Throws unless what was given as a text is one: notebooks have no compiler. */
export function checkText(name: string, value: string): void {
  if (typeof value !== "string") {
    throw new TypeError(`${name} must be a string, got ${show(value)}`);
  }
}

function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (value instanceof Promise) return "a promise";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
