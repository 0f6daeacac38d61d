import { assertEquals } from "@std/assert";
import { parseMarkdown, type Section } from "chunking";
import { exercise } from "chunking/exercise";
import booking from "../corpus/reservo/booking-a-room.md" with { type: "text" };
import source from "./01-2_rebuild_the_outline.ts" with { type: "text" };

const ex = exercise<{ outline(sections: readonly Section[]): string[] }>({
  id: "01-2",
  title: "Rebuild the outline",
  points: 3,
  source,
  hints: [
    "Go through the sections and compare each path with the path before it. " +
    "Which part of it is new?",
    "Count from the left how many headings the two paths share. Every heading " +
    "after those needs a line, with two spaces for each heading to its left. " +
    "Then remember the path for the next section.",
  ],
});

const sectionsOf = (markdown: string) => parseMarkdown(markdown).sections;

ex.test("a title and two headings below it", ({ outline }) => {
  const sections = sectionsOf("# A\n\na\n\n## B\n\nb\n\n## C\n\nc\n");
  assertEquals(outline(sections), ["A", "  B", "  C"]);
});

ex.test("no sections, or none with a heading", ({ outline }) => {
  assertEquals(outline([]), []);
  assertEquals(outline(sectionsOf("Only text.\n")), []);
});

ex.test("headings without text of their own", ({ outline }) => {
  const sections = sectionsOf(
    "# A\n\n## B\n\n### C\n\nc\n\n## D\n\n### E\n\ne\n",
  );
  assertEquals(outline(sections), ["A", "  B", "    C", "  D", "    E"]);
});

ex.test("the same words under different headings", ({ outline }) => {
  const sections = sectionsOf(
    "# A\n\n## B\n\n### Notes\n\nb\n\n## C\n\n### Notes\n\nc\n\n# Notes\n\nd\n",
  );
  assertEquals(outline(sections), [
    "A",
    "  B",
    "    Notes",
    "  C",
    "    Notes",
    "Notes",
  ]);
});

ex.test("text on both sides of a comment", ({ outline }) => {
  const sections = sectionsOf("# A\n\na\n\n## B\n\nb\n\n<!-- x -->\n\nc\n");
  assertEquals(outline(sections), ["A", "  B"]);
});

ex.test("back to an outer heading", ({ outline }) => {
  const sections = sectionsOf("a\n\n# A\n\n## B\n\n### C\n\nc\n\n# D\n\nd\n");
  assertEquals(outline(sections), ["A", "  B", "    C", "D"]);
});

ex.test("a real document", ({ outline }) => {
  assertEquals(outline(sectionsOf(booking)), [
    "Booking a Room",
    "  Before You Book",
    "  Make a Booking",
    "    In the App or on the Website",
    "    At the Door Panel",
    "    Repeating Bookings",
    "  Check In",
    "  Change a Booking",
    "  The Confirmation",
    "  Calendar Feed",
  ]);
});
