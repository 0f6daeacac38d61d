import { assert } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./08-4_defeat_the_counter.ts" with { type: "text" };

const ex = exercise<{ program: string }>({
  id: "08-4",
  title: "Defeat the brace counter",
  points: 3,
  source,
  hints: [
    "Where may a brace stand in a program without opening or closing anything? " +
    "There are at least four such places.",
    "Let `first` return a string with an opening brace in it. Then `second` has " +
    "to make up for it, with a closing one.",
  ],
});

/** The counter of the lesson: how many chunks does it make? */
function countChunks(program: string): number {
  let depth = 0;
  let chunks = 0;
  for (const line of program.trim().split("\n")) {
    const begins = depth === 0 && /^(export |function |class )/.test(line);
    if (begins || chunks === 0) chunks++;
    for (const mark of line) depth += { "{": 1, "}": -1 }[mark] ?? 0;
  }
  return chunks;
}

/** What the program is made of, by JavaScript's own account. */
function read(program: string): { parts: string[]; problem: string } {
  const all = `${program}\nreturn [first, second].map(String);`;
  try {
    return { parts: new Function(all)(), problem: "" };
  } catch (error) {
    return { parts: [], problem: (error as Error).message };
  }
}

ex.test("a program with two functions", ({ program }) => {
  assert(typeof program === "string", "The program is a string.");
  const { parts, problem } = read(program);
  assert(
    !problem,
    `JavaScript does not find first and second in it: ${problem}.`,
  );
  for (const [i, name] of ["first", "second"].entries()) {
    assert(
      parts[i]!.startsWith(`function ${name}(`) &&
        `\n${program}`.includes(`\n${parts[i]}`),
      `No line of the program begins with "function ${name}(".`,
    );
  }
});

ex.test("and nothing else", ({ program }) => {
  const { parts: [first = "", second = ""] } = read(program);
  assert(
    program.indexOf(second) > program.indexOf(first),
    "The function first comes first.",
  );
  const rest = program.replace(first, () => "").replace(second, () => "");
  assert(
    rest.trim() === "",
    `Beside the two functions the program has: ${rest.trim()}`,
  );
});

ex.test("the counter takes them for one", ({ program }) => {
  const chunks = countChunks(program);
  assert(
    chunks === 1,
    `The brace counter makes ${chunks} chunks of your program, and should make 1.`,
  );
});

ex.test("as many opened as closed", ({ program }) => {
  const opened = program.split("{").length - 1;
  const closed = program.split("}").length - 1;
  assert(
    opened === closed,
    `Your program has ${opened} opening braces and ${closed} closing ones.`,
  );
});
