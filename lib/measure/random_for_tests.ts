/** A generator of numbers from 0 to below 1, the same for the same seed. */
export function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  "a",
  "b",
  "I",
  "'",
  ".",
  "! ",
  " ",
  "\n",
  "\n\n",
  "# ",
  "é",
  "😀",
];

/** A text of up to `max` pieces: letters, ends, white space, emoji. */
export function randomText(next: () => number, max: number): string {
  const count = Math.floor(next() * (max + 1));
  return Array.from(
    { length: count },
    () => PIECES[Math.floor(next() * PIECES.length)],
  ).join("");
}
