import { assert, assertEquals } from "@std/assert";
import { parseHtml } from "chunking";
import { exercise } from "chunking/exercise";
import page from "../corpus/reservo/room-equipment.html" with { type: "text" };
import source from "./10-3_link_to_the_passage.ts" with { type: "text" };

const ex = exercise<{ linkTo(address: string, passage: string): string }>({
  id: "10-3",
  title: "A link to the passage",
  points: 3,
  source,
  hints: [
    "Split the trimmed passage at white space and count the words. Then there " +
    "are one or two parts; encode each by itself, and join them with a comma " +
    "afterwards, or the comma is encoded as well.",
    'encodeURIComponent(part.join(" ")).replaceAll("-", "%2D"). The last four ' +
    'words are words.slice(-4). Look for "#" in the address before you add ' +
    "one.",
  ],
});

const help = "https://reservo.example/help";

ex.test("a short passage", ({ linkTo }) => {
  assertEquals(
    linkTo(help, "Scones and buns"),
    `${help}#:~:text=Scones%20and%20buns`,
  );
});

ex.test("eight words are short, nine are long", ({ linkTo }) => {
  assertEquals(
    linkTo(help, "a b c d e f g h"),
    `${help}#:~:text=a%20b%20c%20d%20e%20f%20g%20h`,
  );
  assertEquals(
    linkTo(help, "a b c d e f g h i"),
    `${help}#:~:text=a%20b%20c%20d,f%20g%20h%20i`,
  );
});

ex.test("white space of any kind", ({ linkTo }) => {
  assertEquals(linkTo(help, "\n one\n\ttwo  "), `${help}#:~:text=one%20two`);
});

ex.test("signs that have a meaning in an address", ({ linkTo }) => {
  assertEquals(
    linkTo(help, "a-b, c & d"),
    `${help}#:~:text=a%2Db%2C%20c%20%26%20d`,
  );
  assertEquals(
    linkTo(help, "USB-C cables, one-off and two-off, of any make, end-of-life"),
    `${help}#:~:text=USB%2DC%20cables%2C%20one%2Doff%20and,of%20any%20make` +
      "%2C%20end%2Dof%2Dlife",
  );
  assertEquals(
    linkTo(help, "50 % § é"),
    `${help}#:~:text=50%20%25%20%C2%A7%20%C3%A9`,
  );
});

ex.test("an address with a place in it", ({ linkTo }) => {
  assertEquals(
    linkTo(`${help}#rooms`, "Scones"),
    `${help}#rooms:~:text=Scones`,
  );
});

ex.test("the page on room equipment", ({ linkTo }) => {
  const { sections } = parseHtml(page);
  const broken = sections.find(({ heading }) => heading.startsWith("If Some"));
  const link = linkTo("https://reservo.example/equipment", broken!.text);
  assert(
    link ===
      "https://reservo.example/equipment#:~:text=Press%20Report%20in%20the," +
        "it%20%E2%80%94%20see%20refund%2Dpolicy.",
    `The link to "${broken!.heading}" is not right: ${link}`,
  );
});
