// Texts for the tests of this folder: the kinds that break chunkers.
import fc from "fast-check";

/** What texts of each kind are made of. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  "letters and marks": [
    ..."abcABC.!?(`\"'#|-*>~[]:,0123éßЖ…",
    "x".repeat(60),
  ],
  "sentences": [
    "Stop. ",
    "Go on! ",
    "What now? (Yes.) ",
    "Dr. Who ",
    "e.g. This ",
    "word ",
  ],
  "white space": [
    ..." \t\n\r\v\f\u0085\u00a0\u2028\u3000",
    "\n\n",
    "          ",
  ],
  "CRLF": ["\r\n", "\r\n\r\n", "Stop.\r\n", "\r\n# One\r\n", "\r"],
  "emoji": [
    "\u{1f600}",
    "\u{1f44d}\u{1f3fd}",
    "\u{1f1ea}\u{1f1fa}",
    "\u{10ffff}",
  ],
  "joined emoji": [
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
    "\u{1f3f3}\ufe0f\u200d\u{1f308}",
    "\u200d",
  ],
  "combining marks": [
    "e\u0301\u0323",
    "a" + "\u0300".repeat(20),
    "\u1112\u1161\u11ab",
  ],
  "lone surrogates": ["\ud83d", "\ude00", "\ud83d. A", " \ude00\n"],
  "byte order marks": ["\ufeff", "\ufeff# One\n", "\n\ufeff", "a\ufeffb"],
  "NUL": ["\0", "\0\0. A", "a\0b "],
  "repeated text": ["Ping pong. ", "Ping pong.\n\n", "ping ", "ping"],
  "right to left": ["مرحبا بالعالم. ", "שלום! ", "\u202eش\u202c", "؟ ", "۔ "],
  "Chinese and Japanese": ["漢字はここで終わる。", ..."かな！？「」“”’　"],
  "Markdown": [
    "# One\n",
    "\n## Two\n",
    "\n### Three\n\n",
    "\nFour\n===\n",
    "\n```\n",
    "\n~~~~\n",
    "\n| a | b |\n| --- | --- |\n",
    "\n| c | d |",
    "\n1. first\n",
    "\n2. second:\n\n",
    "\n- item\n\n  more\n",
    "> ",
  ],
  "what readers do not see": [
    "---\na: 1\n---\n",
    "---\n",
    "<!-- hidden -->",
    "\n<!--\n# No\n",
    "-->",
  ],
  "special tokens": ["<|endoftext|>", "<|im_start|>", "<|fim_prefix|>"],
  // What counts otherwise with the white space beside it than without.
  "uneven tokens": [
    "<>();\n",
    " ]);\n",
    " */\n",
    "}`);\n",
    "../../",
    "Dishwasher",
    " Dishwasher",
    "Tariff",
    " Tariff",
    ".\n\nThe",
  ],
};

const ALL = Object.values(KINDS).flat();
const COMMON = ["a", "word ", " ", ".", "\n"];

/** Random texts made of such parts, now and then one part many times over. */
function madeOf(parts: readonly string[]): fc.Arbitrary<string> {
  const times = fc.constantFrom(1, 1, 1, 1, 2, 3, 40);
  const part = fc.tuple(fc.constantFrom(...parts), times);
  return fc.array(part, { maxLength: 40 })
    .map((parts) => parts.map(([part, times]) => part.repeat(times)).join(""));
}

/** Random texts, of all kinds together and of one kind with a few letters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: Object.keys(KINDS).length, arbitrary: madeOf(ALL) },
  ...Object.values(KINDS).map((parts) => madeOf([...parts, ...COMMON])),
);

const CODE_PARTS = [
  ..."{}()[]<>;:,.=+-*/\\'\"`@#$!?&|ab1 \t\n\r\u{1f600}é",
  "\n",
  "\n\n",
  "\n    ",
  "function f(",
  "class A",
  "def g():\n    ",
  "async ",
  "export default ",
  "@dec\n",
  "// note\n",
  "# note\n",
  "/* ",
  " */",
  '"""',
  "${",
  "=>",
  "if x:\n  ",
  "else:",
  "return ",
  "interface I {\n  a: b;\n}\n",
  "const x = [\n  1,\n];\n",
  "lambda a: ",
  "import a\n",
  "<p>",
  "</p>",
  "x".repeat(60),
];

/** Random texts of which some are nearly code. */
export const codeText: fc.Arbitrary<string> = fc.array(
  fc.constantFrom(...CODE_PARTS),
  { maxLength: 60 },
).map((parts) => parts.join(""));

const fill = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length));

/** What chunkers cut at, for a megabyte of nothing else. */
const SEPARATORS = [" ", "\n", "\n\n", "\r\n", ". ", "。"];
/** What others cut at, for less. */
const MARKS = [
  ..."\t\r.!?,;:-_*#|>`~=+(\u00a0\u3000\u2028",
  "- ",
  "\n- ",
  "---\n",
  "<!-- ",
];

/** Large texts by name: a word of 5 MB, 1 MB of a separator, less of others. */
export function* largeTexts(): Generator<[name: string, text: string]> {
  yield ["a word of 5 MB", fill("x", 5_000_000)];
  yield ["a word of 1 MB of emoji", fill("\u{1f600}", 1_000_000)];
  for (const separator of SEPARATORS) {
    const run = fill(separator, 1_000_000);
    yield [`1 MB of ${JSON.stringify(separator)}`, `One. ${run}Two.`];
  }
  for (const mark of MARKS) {
    const run = fill(mark, 20_000);
    yield [`20 KB of ${JSON.stringify(mark)}`, `One. ${run}Two.`];
  }
  for (const [name, parts] of Object.entries(KINDS)) {
    yield [`30 KB of ${name}`, fill(parts.join("a "), 30_000)];
    for (const part of parts) {
      yield [`5 KB of ${name}: ${JSON.stringify(part)}`, fill(part, 5_000)];
    }
  }
}
