import { assert, assertEquals } from "@std/assert";
import { parseMarkdown } from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import policy from "../corpus/reservo/refund-policy.md" with { type: "text" };
import source from "./04-5_the_whole_path.ts" with { type: "text" };

interface Placed {
  text: string;
  path: readonly string[];
}

const ex = exercise<{
  chunkWithPath(markdown: string, maxSize: number): Placed[];
}>({
  id: "04-5",
  title: "The whole path in front",
  points: 4,
  source,
  hints: [
    "Make the line first, in a function of its own: join the names, add the " +
    "line break, and while that is longer than maxSize / 2 and more than one " +
    "name is left, drop the first. Then cut the text with what room remains.",
    "chunkRecursive(section.text, { size: maxSize - line.length }) gives the " +
    "pieces, and throws the RangeError by itself when the size is below 1. An " +
    "empty path makes an empty line, without a line break.",
  ],
});

const texts = (placed: Placed[]) => placed.map(({ text }) => text);
const room = [
  "All rooms have a screen.",
  "# Rooms",
  "They open at seven.",
  "## Screens",
  "### By cable",
  "Take the cable from the desk.",
  "### Without a cable",
  "Open the page on the screen.",
  "## Chairs",
  "Put them back.",
].join("\n\n");

ex.test("every level, with its path", ({ chunkWithPath }) => {
  assertEquals(texts(chunkWithPath(room, 200)), [
    "All rooms have a screen.",
    "Rooms\nThey open at seven.",
    "Rooms > Screens > By cable\nTake the cable from the desk.",
    "Rooms > Screens > Without a cable\nOpen the page on the screen.",
    "Rooms > Chairs\nPut them back.",
  ]);
});

ex.test("the path beside the text", ({ chunkWithPath }) => {
  assertEquals(chunkWithPath(room, 200).map(({ path }) => path.join(" / ")), [
    "",
    "Rooms",
    "Rooms / Screens / By cable",
    "Rooms / Screens / Without a cable",
    "Rooms / Chairs",
  ]);
});

ex.test("a line of exactly half, and of one more", ({ chunkWithPath }) => {
  // "Rooms > Chairs" and its line break have 15 characters.
  const short = "# Rooms\n\n## Chairs\n\nStack.";
  assertEquals(texts(chunkWithPath(short, 30)), ["Rooms > Chairs\nStack."]);
  assertEquals(texts(chunkWithPath(short, 29)), ["Chairs\nStack."]);
});

ex.test("the outermost go first, the path stays whole", ({ chunkWithPath }) => {
  // With all three the line has 27 characters, with two 19, with one 9.
  const deep = "# Rooms\n\n## Screens\n\n### By cable\n\nPlug it in.";
  const [two] = chunkWithPath(deep, 52);
  assertEquals(two?.text, "Screens > By cable\nPlug it in.");
  const [one] = chunkWithPath(deep, 36);
  assertEquals(one?.text, "By cable\nPlug it in.");
  const got = one?.path;
  assertEquals(got, ["Rooms", "Screens", "By cable"]);
});

ex.test("the own heading stays, however long", ({ chunkWithPath }) => {
  const long = "# R\n\n## A heading of some length\n\nText here.";
  assertEquals(texts(chunkWithPath(long, 31)), [
    "A heading of some length\nText",
    "A heading of some length\nhere.",
  ]);
});

ex.test("a text that is too long", ({ chunkWithPath }) => {
  const long = "# Rooms\n\nOne is red. Two is blue. Three is green.";
  assertEquals(texts(chunkWithPath(long, 32)), [
    "Rooms\nOne is red. Two is blue.",
    "Rooms\nThree is green.",
  ]);
  assertEquals(texts(chunkWithPath(long, 30)), [
    "Rooms\nOne is red. Two is blue.",
    "Rooms\nThree is green.",
  ]);
  assertEquals(texts(chunkWithPath(long, 29)), [
    "Rooms\nOne is red.",
    "Rooms\nTwo is blue.",
    "Rooms\nThree is green.",
  ]);
});

ex.test("no room for the text", ({ chunkWithPath }) => {
  const long = "# A heading of some length\n\nText here.";
  for (const maxSize of [25, 20]) {
    let refused = false;
    try {
      chunkWithPath(long, maxSize);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refused = true;
    }
    assert(
      refused,
      `The line takes 25 characters, so chunkWithPath(…, ${maxSize}) should ` +
        "throw a RangeError.",
    );
  }
  assertEquals(chunkWithPath(long, 26).length, 9);
});

ex.test("a document without text", ({ chunkWithPath }) => {
  assertEquals(chunkWithPath("", 100), []);
  assertEquals(chunkWithPath("# Rooms\n\n## Chairs\n", 100), []);
});

ex.test("two documents at many limits", ({ chunkWithPath }) => {
  for (const markdown of [recovery, policy]) {
    const { sections } = parseMarkdown(markdown);
    for (let maxSize = 100; maxSize <= 700; maxSize += 50) {
      const chunks = chunkWithPath(markdown, maxSize);
      const at = `At a limit of ${maxSize}`;
      const big = chunks.find(({ text }) => text.length > maxSize);
      assert(!big, `${at} a chunk has ${big?.text.length} characters.`);
      const bodies = chunks.map(({ text, path }) => {
        const line = text.slice(0, text.indexOf("\n"));
        assert(
          path.join(" > ").endsWith(line),
          `${at} a chunk of "${path.join(" > ")}" begins with "${line}".`,
        );
        return text.slice(line.length);
      });
      const got = bodies.join(" ").split(/\s+/).filter(Boolean).join(" ");
      const all = sections.map(({ text }) => text).join(" ").split(/\s+/);
      assert(got === all.join(" "), `${at} text was lost, or is there twice.`);
    }
  }
});
