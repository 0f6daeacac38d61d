import { assert } from "@std/assert";
import {
  parseHtml,
  parseMarkdown,
  parsePlainText,
  type Section,
  words,
} from "chunking";
import { exercise } from "chunking/exercise";
import source from "./01-3_one_text_three_coats.ts" with { type: "text" };

interface Answer {
  markdown: string;
  html: string;
  text: string;
}

const ex = exercise<Answer>({
  id: "01-3",
  title: "One text, three coats",
  points: 3,
  source,
  hints: [
    "Write the Markdown first, parse it in the notebook, and print its " +
    "sections. Then write the other two so that they print the same.",
    "In HTML a line end inside a paragraph is a space, so keep each paragraph " +
    "on one line in the other two formats. parseHtml writes a list item as " +
    '"- " and its text, which is a list in Markdown as well.',
  ],
});

const parsed = ({ markdown, html, text }: Answer) => ({
  Markdown: parseMarkdown(markdown),
  HTML: parseHtml(html),
  "plain text": parsePlainText(text),
});

ex.test("three texts", (answer) => {
  for (const name of ["markdown", "html", "text"] as const) {
    assert(typeof answer[name] === "string", `${name} is a string.`);
  }
});

ex.test("the same title", (answer) => {
  const { Markdown, ...others } = parsed(answer);
  assert(Markdown.title !== "", "The Markdown has no title: it needs an H1.");
  for (const [format, { title }] of Object.entries(others)) {
    assert(
      title === Markdown.title,
      `The title in ${format} is "${title}", in Markdown "${Markdown.title}".`,
    );
  }
});

ex.test("the same sections", (answer) => {
  const { Markdown, ...others } = parsed(answer);
  const { sections } = Markdown;
  for (const [format, other] of Object.entries(others)) {
    assert(
      other.sections.length === sections.length,
      `There are ${sections.length} sections in Markdown and ` +
        `${other.sections.length} in ${format}.`,
    );
    for (const [i, section] of sections.entries()) {
      const twin = other.sections[i]!;
      for (const part of ["heading", "level", "path", "text"] as const) {
        const [one, two] = [shown(section, part), shown(twin, part)];
        assert(
          one === two,
          `Section ${i + 1}: the ${part} is ${one} in Markdown and ${two} in ` +
            `${format}.`,
        );
      }
    }
  }
});

function shown(section: Section, part: "heading" | "level" | "path" | "text") {
  return JSON.stringify(section[part]);
}

ex.test("enough in it", (answer) => {
  const { sections } = parseMarkdown(answer.markdown);
  const levels = new Set(sections.map(({ level }) => level));
  const count = sections.flatMap((section) => words(section.text)).length;
  assert(
    sections.length >= 3,
    `Your document has ${sections.length} sections, and needs three.`,
  );
  assert(
    levels.has(1) && levels.has(2),
    `Your sections have the levels ${
      [...levels].join(", ")
    }, and 1 and 2 are ` +
      "asked for. Is there text between the title and the next heading?",
  );
  assert(count >= 40, `Your document has ${count} words, and needs 40.`);
  assert(
    sections.some(({ text }) => /^- .+\n- /m.test(text)),
    "No section has a list of two items, each on a line that begins with - and " +
      "a space.",
  );
});

ex.test("a page with clutter and an entity", ({ html }) => {
  const clutter = {
    menu: /<nav\b[^>]*>([^]*?)<\/nav>/.exec(html),
    script: /<script\b[^>]*>([^]*?)<\/script>/.exec(html),
  };
  const { text } = parseHtml(html);
  for (const [name, found] of Object.entries(clutter)) {
    const inside = found?.[1]?.replace(/<[^>]*>/g, " ").trim() ?? "";
    assert(inside !== "", `The page has no ${name} with something in it.`);
    assert(
      !text.includes(inside),
      `The words of the ${name}, "${inside}", are in the text as well.`,
    );
  }
  const entities = html.match(/&(?:#\w+|\w+);/g) ?? [];
  assert(
    entities.some((entity) =>
      text.includes(parseHtml(`x${entity}`).text.slice(1))
    ),
    "No character of the text is written as an entity.",
  );
});
