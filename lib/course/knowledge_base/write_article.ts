import type { App } from "./app.ts";
import { fill, type Filled } from "./fill.ts";
import { COMMON_END } from "./parts/common_end.ts";
import { COMMON_MIDDLE } from "./parts/common_middle.ts";
import { COMMON_START } from "./parts/common_start.ts";
import { pick, type Random, shuffle } from "./random.ts";
import type { Topic } from "./topic.ts";

const INTRO =
  `{This page|This article} is about {doing} in {app}. {It is for everybody who works
with {things}; the last part is for administrators.|You will find the steps first,
then the rules, and then what to do if something goes wrong.|Read the first part,
and come back for the rest when you need it.} {A {thing} that you have open is
enough to try it.|You can try everything with one {thing} that is not important.}`;

const COMMON = [...COMMON_START, ...COMMON_MIDDLE, ...COMMON_END];

/**
 * Writes the article about one topic for one app.
 *
 * @param app The app.
 * @param topic The topic.
 * @param next Where chance comes from; nothing else decides.
 * @returns The article as Markdown, and what can be asked about it.
 */
export function writeArticle(app: App, topic: Topic, next: Random): Filled {
  const words = wordsOf(app, topic);
  const [first = "", ...others] = without(COMMON, Math.floor(next() * 3), next)
    .map((texts) => pick(texts, next));
  const own = topic.sections.split(/^(?=## )/m).filter((text) => text.trim());
  const templates = [
    `# ${topic.title}`,
    INTRO,
    about(app, next),
    first,
    ...own,
    ...others,
  ];
  const parts = templates.map((template) => fill(template, words, next));
  return {
    text: parts.map((part) => part.text).join("\n\n"),
    askables: parts.flatMap((part) => part.askables),
  };
}

function about({ about }: App, next: Random): string {
  const sentences = about.trim().split("\n");
  const some = without(sentences, sentences.length > 4 ? 1 : 0, next);
  return `## {What is {athing}?|About {things}}\n${some.join(" ")}`;
}

function without<T>(list: readonly T[], count: number, next: Random): T[] {
  const out = shuffle(list, next).slice(0, count);
  return list.filter((one) => !out.includes(one));
}

/** The words that fill the gaps of every section. */
function wordsOf(app: App, topic: Topic): Record<string, string> {
  const { thing, things, person, field, field2 } = app;
  const words: Record<string, string> = {
    app: app.app,
    thing,
    things,
    person,
    persons: person + "s",
    field,
    field2,
  };
  for (const part of ["do", "doing", "noun", "nouns"] as const) {
    words[part] = topic[part].replace(/\{(\w+)\}/g, (_, gap) => words[gap]!);
  }
  for (const part of ["thing", "noun", "person", "field"]) {
    words[`a${part}`] = withArticle(words[part]!);
  }
  return words;
}

function withArticle(noun: string): string {
  return (/^[aeiou]/.test(noun) ? "an " : "a ") + noun;
}
