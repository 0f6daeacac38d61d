import { pick, type Random } from "./random.ts";

/** What kind of text an answer is. */
export type AnswerKind = "fact" | "two" | "table" | "steps";

/** A question that a section answers, and the answer in its words. */
export interface Askable {
  readonly kind: AnswerKind;
  readonly question: string;
  readonly answer: string;
}

/** A section with its gaps filled. */
export interface Filled {
  readonly text: string;
  readonly askables: Askable[];
}

const KINDS = "fact|two|table|steps";
const QUESTION = new RegExp(`^\\? (${KINDS}): `, "m");
// A line that begins a row, an item, a step or a heading stays a line.
const SOFT_BREAK = /\n(?!«?(?:\||- |\d\. |#)) */g;
const HEADING = /^#+ .*\n(?!\n)/gm;
const INNERMOST = /\{([^{}]*)\}/;
const RANGE = /^(\d+)-(\d+)(?:\/(\d+))?$/;

/**
 * Fills the gaps of a section.
 *
 * - `{thing}` is a word of the article, `{Thing}` the same with a capital;
 * - `{red|green|blue}` is one of several;
 * - `{days:10-90/5}` is a number, in steps of 5, and afterwards `{days}` is the
 *   same number again;
 * - `«…»` marks an answer. Below its block stands its question, after `? ` and
 *   the kind of the answer.
 *
 * @param template The section.
 * @param words The words of the article.
 * @param next Where chance comes from.
 */
export function fill(
  template: string,
  words: Readonly<Record<string, string>>,
  next: Random,
): Filled {
  const known = new Map(Object.entries(words));
  const askables: Askable[] = [];
  const spaced = template.trim().replace(HEADING, "$&\n");
  const blocks = spaced.split("\n\n").map((block) => {
    const at = block.search(QUESTION);
    const body = at < 0 ? block : block.slice(0, at);
    const marked = fillGaps(body.trim(), known, next);
    const answers = [...marked.matchAll(/«([^»]*)»/g)].map((match) =>
      match[1]!
    );
    const asked = at < 0 ? [] : block.slice(at).split(QUESTION).slice(1);
    if (asked.length !== 2 * answers.length) {
      throw new Error(`answers without questions, or the reverse: ${block}`);
    }
    answers.forEach((answer, i) => {
      const kind = asked[2 * i] as AnswerKind;
      const question = fillGaps(asked[2 * i + 1]!.trim(), known, next);
      askables.push({ kind, question, answer });
    });
    return marked.replace(/[«»]/g, "");
  });
  return { text: blocks.join("\n\n"), askables };
}

function fillGaps(
  template: string,
  known: Map<string, string>,
  next: Random,
): string {
  let text = template.replace(SOFT_BREAK, " ")
    .replace(/\b([Aa]) \{(thing|noun|person|field)\}/g, "{$1$2}");
  for (let gap; (gap = INNERMOST.exec(text));) {
    const value = fillGap(gap[1]!, known, next);
    text = text.slice(0, gap.index) + value +
      text.slice(gap.index + gap[0].length);
  }
  return text.replace(/(?<=\S) {2,}/g, " ").replace(/ +$/gm, "");
}

function fillGap(
  gap: string,
  known: Map<string, string>,
  next: Random,
): string {
  const [, name, choices] = /^(\w+):(?! )(.*)$/.exec(gap) ?? [, "", gap];
  if (!name && !gap.includes("|")) {
    const word = known.get(gap) ?? capital(known.get(uncapital(gap)));
    if (word === undefined) throw new Error(`no word for {${gap}}`);
    return word;
  }
  const value = drawn(choices!, next);
  if (name) known.set(name, value);
  return value;
}

function drawn(choices: string, next: Random): string {
  const range = RANGE.exec(choices);
  if (!range) return pick(choices.split("|"), next);
  const [least, most, step] = range.slice(1).map((part) => Number(part ?? 1));
  const count = Math.floor((most! - least!) / step!) + 1;
  const value = least! + step! * Math.floor(next() * count);
  return value < 10000
    ? String(value)
    : String(value).replace(/(?=\d{3}$)/, ",");
}

function capital(word?: string): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1);
}

function uncapital(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
