// Texts for the tests of this folder: the kinds that break chunkers.
import fc from "fast-check";

const PARTS = [
  ..."abcABC.!?(`\"'#|-*>~[]:,0123 \t\n\r\v\f\0\ufeff\u00a0\u2028\u3000",
  ..."éßЖשلम漢字かな。！？「」“”’…",
  "Stop. ",
  "Go on! ",
  "What now? (Yes.) ",
  "Dr. Who ",
  "e.g. This ",
  "word ",
  "word ",
  "\n\n",
  "\n",
  "\r\n",
  "\r\n\r\n",
  "          ",
  "# One\n",
  "\n## Two\n",
  "\n### Three\n\n",
  "\n```\n",
  "\n~~~~\n",
  "\n| a | b |\n| --- | --- |\n",
  "\n1. first\n",
  "\n- item\n\n  more\n",
  "<!-- hidden -->",
  "---\n",
  "x".repeat(60),
  "\u{1f600}",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  "e\u0301\u0323",
  "\ud83d",
  "\ude00",
  "مرحبا بالعالم. ",
  "שלום! ",
  "漢字はここで終わる。",
];

/** Random texts made of such parts, now and then one part many times over. */
export const hostileText: fc.Arbitrary<string> = fc.array(
  fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom(1, 1, 1, 1, 2, 3, 40)),
  { maxLength: 40 },
).map((parts) => parts.map(([part, times]) => part.repeat(times)).join(""));
