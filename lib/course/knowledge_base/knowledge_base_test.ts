import { assert, assertEquals } from "@std/assert";
import { APPS } from "./parts/apps.ts";
import { knowledgeBase } from "./mod.ts";

const { documents, questions, reserve } = knowledgeBase();
const all = [...questions, ...reserve];
const textOf = new Map(documents.map(({ name, text }) => [name, text]));

Deno.test("500 articles of about 3,000 tokens, by name", () => {
  assertEquals(documents.length, 500);
  const names = documents.map(({ name }) => name);
  assertEquals(names, [...new Set(names)].sort());
  assert(names.includes("billing-questions"));
  const lengths = documents.map(({ text }) => text.length / 4);
  const mean = lengths.reduce((sum, n) => sum + n, 0) / 500;
  assert(mean > 2700 && mean < 3300, `${mean} tokens on average`);
  assert(Math.min(...lengths) > 2000, `${Math.min(...lengths)} tokens`);
  assert(Math.max(...lengths) < 4000, `${Math.max(...lengths)} tokens`);
});

Deno.test("it is the same at each call, whatever the machine's language", async () => {
  const program = `
    import { knowledgeBase } from ${
    JSON.stringify(new URL("./mod.ts", import.meta.url).href)
  };
    console.log(JSON.stringify(knowledgeBase()));`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", program],
    env: { LANG: "ar_EG.UTF-8", LC_ALL: "ar_EG.UTF-8", TZ: "Asia/Tokyo" },
    stderr: "null",
  }).output();
  const other = new TextDecoder().decode(stdout).trim();
  assert(other === JSON.stringify({ documents, questions, reserve }));
});

Deno.test("no article shows how it was made", () => {
  for (const { name, text } of documents) {
    for (
      const fault of [
        /[{}«»]/,
        /^\? /m,
        /\S {2,}/,
        /undefined/,
        /\ba (?!us)[aeiou]/i,
        / [,;:](?!\S)/,
        /\n{3,}/,
        / $/m,
      ]
    ) {
      const found = fault.exec(text);
      assert(!found, `${name}: ${text.slice(found?.index).slice(0, 40)}`);
    }
  }
});

Deno.test("two articles about the same topic are siblings, not copies", () => {
  const lines = (name: string) => new Set(textOf.get(name)!.split("\n"));
  const [invoices, payroll] = ["invoices-export", "payroll-export"].map(lines);
  const shared = [...invoices!].filter((line) => payroll!.has(line)).length;
  assert(shared < invoices!.size / 2, `${shared} of ${invoices!.size} lines`);
});

Deno.test("fifty questions, fifty in reserve, each about another article", () => {
  for (const list of [questions, reserve]) {
    const kinds = Map.groupBy(list, ({ kind }) => kind);
    assertEquals(
      ["fact", "two", "table", "steps"].map((kind) =>
        kinds.get(kind as "fact")!.length
      ),
      [15, 13, 12, 10],
    );
    assertEquals(list.map(({ id }) => id).slice(0, 2), ["q01", "q02"]);
  }
  assertEquals(new Set(all.map(({ place }) => place.document)).size, 100);
});

Deno.test("an answer stands where its place says, and nowhere else", () => {
  for (const { answer, place } of all) {
    const text = textOf.get(place.document)!;
    assertEquals(text.slice(place.start, place.end), answer);
    const holders = documents.filter(({ text }) => text.includes(answer));
    assertEquals(holders.length, 1, answer);
    assertEquals(text.indexOf(answer), text.lastIndexOf(answer));
  }
});

Deno.test("an answer looks as its kind says", () => {
  const shapes = {
    fact: /^[^|\n]+\.$/,
    two: /^[^|\n]+\. [A-Z][^|\n]+\.$/,
    table: /^\| [^\n]+ \|$/,
    steps: /^1\. [^\n]+(\n\d\. [^\n]+){3,}$/,
  };
  for (const { kind, answer } of all) {
    assert(shapes[kind].test(answer), `${kind}: ${answer}`);
  }
});

Deno.test("a question says which app it is about", () => {
  for (const { question, place } of all) {
    const app = APPS.find(({ app }) =>
      place.document.startsWith(`${app.toLowerCase()}-`)
    )!;
    assert(
      [app.app, app.thing, app.things].some((word) => question.includes(word)),
      question,
    );
  }
});

Deno.test("an error's number is explained in one article of its app", () => {
  for (const { question, place } of all) {
    const number = /\d{4}/.exec(question)?.[0];
    if (!number) continue;
    const app = place.document.split("-")[0] + "-";
    const holders = documents.filter(({ name, text }) =>
      name.startsWith(app) &&
      (text.includes(`| ${number} |`) || text.includes(`Number ${number} `))
    );
    assertEquals(holders.map(({ name }) => name), [place.document], question);
  }
});
