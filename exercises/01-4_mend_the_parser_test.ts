import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import payment from "../corpus/reservo/payment-methods.md" with {
  type: "text",
};
import guests from "../corpus/reservo/guest-access.md" with { type: "text" };
import source from "./01-4_mend_the_parser.ts" with { type: "text" };

const ex = exercise<{ headings(markdown: string): string[] }>({
  id: "01-4",
  title: "Mend the parser",
  points: 4,
  source,
  hints: [
    "Go line by line, and remember two things: the line before, and whether " +
    "you are inside front matter, code or a comment, where no line counts.",
    "Inside, all that matters is what ends it, so remember that: a pattern, or " +
    "nothing when you are outside. Byte order mark and line ends are best " +
    "dealt with before the first line is read.",
  ],
});

ex.test("a parser of your own", ({ headings }) => {
  assert(
    !/from\s*["'](?:chunking|marked|npm:[^"']*)["']/.test(source),
    "The file imports a parser. This one is to be your own.",
  );
  assertEquals(headings("# A"), ["A"]);
});

ex.test("lines with # in front", ({ headings }) => {
  assertEquals(headings(""), []);
  assertEquals(headings("# A\n\na\n\n###### B c\n\nb"), ["A", "B c"]);
  assertEquals(headings("#A\n####### B\n\\# C\n # \n"), []);
  assertEquals(headings("#   A"), ["A"]);
});

ex.test("marks at the end", ({ headings }) => {
  assertEquals(headings("# A #\n## B ####\n### C#\n# D # d"), [
    "A",
    "B",
    "C#",
    "D # d",
  ]);
});

ex.test("underlined headings", ({ headings }) => {
  assertEquals(headings("A\n=\n\na\n\nB b\n-----\n\nb"), ["A", "B b"]);
  assertEquals(headings("a\n\n---\n\nb\n\n===\n"), []);
  assertEquals(headings("# A\n---\nb\n---"), ["A", "b"]);
  assertEquals(headings("===\n---- x\n=-=\n- \n"), []);
});

ex.test("a byte order mark", ({ headings }) => {
  assertEquals(headings("\uFEFF# A\n\na"), ["A"]);
  assertEquals(headings("\uFEFF---\n# a\n---\n# A"), ["A"]);
});

ex.test("Windows line ends", ({ headings }) => {
  assertEquals(headings("# A\r\n\r\nB\r\n---\r\n"), ["A", "B"]);
  assertEquals(headings("---\r\n# a\r\n---\r\n# A #\r\n"), ["A"]);
  assertEquals(headings("```\r\n# a\r\n```\r\n# A\r\n"), ["A"]);
});

ex.test("front matter", ({ headings }) => {
  assertEquals(headings("---\n# a\nb: c\nd\n---- e\n---\n# A"), ["A"]);
  assertEquals(headings("---\nb: c\n---\n# A\n\n---\n\n# B"), ["A", "B"]);
  assertEquals(headings("---\n---\n# A"), ["A"]);
  assertEquals(headings("---\nb\n---\n---\n# A"), ["A"]);
});

ex.test("code", ({ headings }) => {
  assertEquals(headings("```sh\n# a\n```\n# A"), ["A"]);
  assertEquals(headings("# A\n~~~\n# a\n```\n# b\n~~~\n# B"), ["A", "B"]);
  assertEquals(headings("```\n# a\n```x\n~~~\n# b\nx```\n# c\n```\nB\n="), [
    "B",
  ]);
  assertEquals(headings("~~~\n# a\n~~~x\n# b\nx~~~\n# c\n~~~\n# A"), ["A"]);
  assertEquals(headings("a\n```\nb\n```\n---\n"), []);
  assertEquals(headings("~~~ sh\n# a\n~~~\na ~~~\nb ```\n# A"), ["A"]);
});

ex.test("comments", ({ headings }) => {
  assertEquals(headings("<!--\n# a\n\nb --> c\n# A"), ["A"]);
  assertEquals(headings("<!-- # a -->\n# A\n<!-- b\n# c\n--> \n---"), ["A"]);
});

ex.test("two real documents", ({ headings }) => {
  assertEquals(headings(payment), [
    "Payment Methods",
    "Cards and Wallets",
    "Monthly Invoice",
    "Account Credit",
    "When a Payment Fails",
    "Receipts",
  ]);
  assertEquals(headings(guests), [
    "Guest Access",
    "Inviting Guests",
    "When Guests Arrive",
    "The Host's Part",
    "Guests With Special Needs",
    "Lost Passes",
  ]);
});
