// What the chunkers are meant to do, written as shortly as it can be said: in
// arrays of characters, and with the whole list of parts at hand.

/** The texts and starts of `chunkFixed`, by its characters. */
export function plainFixed(
  text: string,
  { size, overlap, trim }: { size: number; overlap: number; trim: boolean },
): [text: string, start: number][] {
  const whole = Array.from(trim ? text.trim() : text);
  const offset = trim ? text.length - text.trimStart().length : 0;
  const chunks: [string, number][] = [];
  for (let from = 0; from < whole.length; from += size - overlap) {
    const window = whole.slice(from, from + size).join("");
    const start = offset + whole.slice(0, from).join("").length;
    const blank = window.length - window.trimStart().length;
    if (trim) chunks.push([window.trim(), start + blank]);
    else chunks.push([window, start]);
    if (from + size >= whole.length) break;
  }
  return chunks.filter(([window]) => window.trim() !== "");
}

/** The sentences by the lesson's pattern. */
export function plainSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z(`])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The texts, starts and ends of `chunkBySentence`. */
export function plainBySentence(
  text: string,
  maxSize: number,
): [text: string, start: number, end: number][] {
  const chunks: [string, number, number][] = [];
  let end = 0;
  for (const sentence of plainSentences(text)) {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    const last = chunks.at(-1);
    const joined = `${last?.[0]} ${sentence}`;
    if (last && Array.from(joined).length <= maxSize) {
      chunks[chunks.length - 1] = [joined, last[1], end];
    } else {
      chunks.push([sentence, start, end]);
    }
  }
  return chunks;
}
