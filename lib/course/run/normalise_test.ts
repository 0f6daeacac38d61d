import { assert, assertEquals } from "@std/assert";
import {
  normaliseOutputs,
  normaliseText,
  type RawOutput,
} from "./normalise.ts";

const stream = (name: string, text: string | string[]): RawOutput => ({
  output_type: "stream",
  name,
  text,
});

Deno.test("streams are joined before colour codes are taken out", () => {
  const outputs = normaliseOutputs([
    stream("stdout", '\x1b[32m"pu'),
    stream("stdout", 'mp"\x1b['),
    stream("stdout", "39m\n"),
    stream("stderr", "warn\n"),
    stream("stdout", ["do", "ne\n"]),
  ]);
  assertEquals(outputs, [
    { output_type: "stream", name: "stdout", text: '"pump"\n' },
    { output_type: "stream", name: "stderr", text: "warn\n" },
    { output_type: "stream", name: "stdout", text: "done\n" },
  ]);
});

Deno.test("a stream of nothing but colour does not keep two others apart", () => {
  const outputs = normaliseOutputs([
    stream("stdout", "a"),
    stream("stderr", "\x1b[0m"),
    stream("stdout", "b"),
  ]);
  assertEquals(outputs, [{
    output_type: "stream",
    name: "stdout",
    text: "ab",
  }]);
});

Deno.test("execution counts, stacks and metadata are no part of an output", () => {
  const outputs = normaliseOutputs([
    {
      output_type: "execute_result",
      execution_count: 7,
      metadata: { a: 1 },
      data: { "text/plain": ["\x1b[33m4", "2\x1b[39m"] },
    },
    {
      output_type: "error",
      ename: "Error",
      evalue: "boom\r\nboom",
      traceback: ["at file:///home/bo/x.ts:1:2"],
    },
  ]);
  assertEquals(outputs, [
    { output_type: "execute_result", data: { "text/plain": "42" } },
    { output_type: "error", ename: "Error", evalue: "boom\nboom" },
  ]);
});

const ROOTS = [
  { path: "C:\\Users\\ada\\course", name: "<course>" },
  { path: "/home/bo/course", name: "<course>" },
  { path: "/home/bo", name: "<home>" },
  { path: "/srv/my course", name: "<course>" },
];

for (
  const [what, text, expected] of [
    [
      "a Windows file URL",
      "error at file:///C:/Users/ada/course/ex1.ts:3:9\r\n",
      "error at file:///<course>/ex1.ts:3:9\n",
    ],
    [
      "a POSIX file URL",
      "error at file:///home/bo/course/ex1.ts:3:9\n",
      "error at file:///<course>/ex1.ts:3:9\n",
    ],
    [
      "what only looks like a drive",
      "ratio d:\\n is not a path\n",
      "ratio d:\\n is not a path\n",
    ],
    [
      "a Windows path",
      "saved C:\\Users\\ada\\course\\out\\a.txt\n",
      "saved <course>/out/a.txt\n",
    ],
    [
      "a Windows path as a string shows it",
      "'c:\\\\Users\\\\ada\\\\course\\\\a.txt'",
      "'<course>/a.txt'",
    ],
    ["a POSIX path", "/home/bo/course", "<course>"],
    ["the end of a sentence", "in /home/bo/course.", "in <course>."],
    ["the outer root", "/home/bo/.cache/deno", "<home>/.cache/deno"],
    ["a longer name", "/home/bo/course2/a", "<home>/course2/a"],
    ["a longer user", "/home/bob/course", "/home/bob/course"],
    ["the middle of a path", "/mnt/home/bo/course", "/mnt/home/bo/course"],
    [
      "a space, as it is and in a URL",
      "/srv/my course/a file:///srv/my%20course/a",
      "<course>/a file:///<course>/a",
    ],
  ] as const
) {
  Deno.test(`machine paths: ${what}`, () => {
    assertEquals(normaliseText(text, ROOTS), expected);
  });
}

Deno.test("a clock's readings go, a document's numbers stay", () => {
  assertEquals(
    normaliseText("timer: 12ms, 0.5 ms, (1m2s), 1.25s"),
    "timer: <time>, <time>, (<time>), <time>",
  );
  const text = "24 hours, 90 seconds, the 1990s, chunk 300s, 4 of 4, 2 msgs";
  assertEquals(normaliseText(text), text);
});

Deno.test("normalising twice changes nothing", () => {
  const pieces = [
    "\x1b",
    "[",
    "3",
    "1m",
    "\r",
    "\n",
    "a",
    "ms",
    " ",
    "/home/bo",
  ];
  pieces.push(
    "/course",
    "file://",
    "C:\\Users\\ada\\course\\x",
    ".",
    "(",
    "s)",
  );
  let seed = 7;
  const random = (n: number) => (seed = seed * 48271 % 2147483647) % n;
  const piece = () => pieces[random(pieces.length)]!;
  for (let i = 0; i < 3000; i++) {
    const outputs = Array.from({ length: 1 + random(4) }, () =>
      stream(
        random(3) ? "stdout" : "stderr",
        Array.from({ length: random(9) }, piece),
      ));
    const once = normaliseOutputs(outputs, ROOTS);
    assertEquals(normaliseOutputs(once, ROOTS), once);
    assert(!JSON.stringify(once).includes("\\r"));
  }
});
