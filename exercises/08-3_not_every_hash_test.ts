import { assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import booking from "../corpus/reservo/booking-a-room.md" with {
  type: "text",
};
import source from "./08-3_not_every_hash.ts" with { type: "text" };

const ex = exercise<{ cutAtHeadings(markdown: string): string[] }>({
  id: "08-3",
  title: "Not every # is a heading",
  points: 3,
  source,
  hints: [
    "Go through the lines and remember whether you are inside a fence, and with " +
    "which marks it began. Only outside of one can a line be a heading.",
    'Keep `let fence = ""`. Outside, `/^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? ""` ' +
    "gives the marks that open one. Inside, a line closes it if it starts with " +
    "`fence` and all its characters are the same.",
  ],
});

ex.test("headings and their text", ({ cutAtHeadings }) => {
  assertEquals(cutAtHeadings("\n# One\n\nText.\n\n## Two\nMore.\n\n"), [
    "# One\n\nText.",
    "## Two\nMore.",
  ]);
  assertEquals(cutAtHeadings("Before.\n###### Six\nText."), [
    "Before.",
    "###### Six\nText.",
  ]);
  assertEquals(cutAtHeadings(" \n\n"), []);
});

ex.test("what only looks like a heading", ({ cutAtHeadings }) => {
  const text = "#backup, #cron\n####### seven\n # indented\n2 # 3";
  assertEquals(cutAtHeadings(text), [text]);
});

ex.test("a comment in a script", ({ cutAtHeadings }) => {
  const script = "# Backup\n\n```sh\nstop\n# Wait.\nstart\n```\n\nDone.";
  assertEquals(cutAtHeadings(`${script}\n\n# Next\nText.`), [
    script,
    "# Next\nText.",
  ]);
  const tildes = "~~~\n# a\n~~~\n";
  assertEquals(cutAtHeadings(`${tildes}# Next`), ["~~~\n# a\n~~~", "# Next"]);
});

ex.test("marks inside a fence that do not close it", ({ cutAtHeadings }) => {
  for (
    const inside of [
      "```\n~~~\n# a\n```",
      "~~~\n```\n# a\n~~~",
      "````\n```\n# a\n````",
      "```\n```sh\n# a\n```",
      "```\n``\n# a\n```",
      "```\n ```\n# a\n```",
      "```\n```~~~\n# a\n```",
    ]
  ) {
    assertEquals(cutAtHeadings(`${inside}\n# Next`), [inside, "# Next"]);
  }
});

ex.test("more marks close it, and spaces behind them", ({ cutAtHeadings }) => {
  assertEquals(cutAtHeadings("```\n# a\n`````  \n# Next"), [
    "```\n# a\n`````",
    "# Next",
  ]);
  assertEquals(cutAtHeadings("~~~~ text\n# a\n~~~~~\n# Next").length, 2);
});

ex.test("a fence that is never closed", ({ cutAtHeadings }) => {
  const text = "# One\n\n```\n# a\n\n# b";
  assertEquals(cutAtHeadings(text), [text]);
});

ex.test("two marks are no fence", ({ cutAtHeadings }) => {
  assertEquals(cutAtHeadings("``\n# One\n~~\n# Two").length, 3);
  assertEquals(cutAtHeadings("a ``` b\n# One").length, 2);
});

ex.test("a document of the lesson", ({ cutAtHeadings }) => {
  const chunks = cutAtHeadings(booking);
  assertEquals(chunks.length, 10);
  assertEquals(chunks.join("\n\n"), booking.trim());
});
