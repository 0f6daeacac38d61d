import { assert, assertEquals } from "@std/assert";
import { parseMarkdown } from "chunking";
import { exercise } from "chunking/exercise";
import policy from "../corpus/reservo/cancellation-policy.md" with {
  type: "text",
};
import source from "./01-1_which_line.ts" with { type: "text" };

const ex = exercise<{
  prediction: number;
  lineAt(text: string, position: number): number;
}>({
  id: "01-1",
  title: "Which line?",
  points: 2,
  source,
  hints: [
    "How many lines begin before the position? Each one but the first begins " +
    "after a line end.",
    "Take `text.slice(0, position)` and count the line ends in it with " +
    "`match`. A pattern that takes \\r\\n before it tries \\r or \\n counts " +
    "each once. `match` gives null when there is none.",
  ],
});

const SECTION_LINES = [5, 9, 13, 17];

ex.test("the prediction", ({ prediction }) => {
  assert(
    prediction === SECTION_LINES[3],
    `It is not line ${prediction}. Write down the first lines of the file ` +
      "with their numbers, and count on to the fourth section.",
  );
});

ex.test("a text of one line", ({ lineAt }) => {
  assertEquals(lineAt("Nine to five.", 0), 1);
  assertEquals(lineAt("Nine to five.", 8), 1);
});

ex.test("lines ended by \\n", ({ lineAt }) => {
  assertEquals(lineAt("a\nb\n\nc", 2), 2);
  assertEquals(lineAt("a\nb\n\nc", 5), 4);
  assertEquals(lineAt("\na", 1), 2);
});

ex.test("lines ended by \\r\\n", ({ lineAt }) => {
  assertEquals(lineAt("a\r\nb\r\n\r\nc", 3), 2);
  assertEquals(lineAt("a\r\nb\r\n\r\nc", 8), 4);
});

ex.test("lines ended by \\r", ({ lineAt }) => {
  assertEquals(lineAt("a\rb\r\rc", 2), 2);
  assertEquals(lineAt("a\rb\r\rc", 5), 4);
});

ex.test("the sections of a real policy", ({ lineAt }) => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = policy.replaceAll("\n", end);
    for (const [i, section] of parseMarkdown(text).sections.entries()) {
      const line = lineAt(text, section.start);
      assert(
        line === SECTION_LINES[i],
        `With lines ended by ${JSON.stringify(end)}, the text under ` +
          `"${section.heading}" is on line ${SECTION_LINES[i]}, not ${line}.`,
      );
    }
  }
});
