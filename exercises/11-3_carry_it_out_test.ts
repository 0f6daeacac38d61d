import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./11-3_carry_it_out.ts" with { type: "text" };

interface Row {
  text: string;
  start: number;
  vector: number[];
}
interface Planned {
  id: string;
  text: string;
  start: number;
}
interface Plan {
  move: Planned[];
  add: Planned[];
  remove: string[];
}

const ex = exercise<{
  carryOut(
    index: Map<string, Row>,
    plan: Plan,
    embed: (texts: string[]) => Promise<number[][]>,
  ): Promise<void>;
}>({
  id: "11-3",
  title: "Carry it out",
  points: 3,
  source,
  hints: [
    "First look whether all moved ids are there, then await the vectors, and " +
    "only then touch the index: set the moved rows, set the new ones, delete.",
    "A moved row is { text, start, vector: index.get(id).vector }. The vectors " +
    "of the new rows come in the order of plan.add. Ask for none if plan.add is " +
    "empty.",
  ],
});

const none: Plan = { move: [], add: [], remove: [] };
const planned = (id: string, text: string, start: number) => (
  { id, text, start }
);

/** An index of three rows that writes down what is done to it. */
function logged() {
  const log: string[] = [];
  class Logged extends Map<string, Row> {
    override set(id: string, row: Row) {
      log.push(`set ${id}`);
      return super.set(id, row);
    }
    override delete(id: string) {
      log.push(`delete ${id}`);
      return super.delete(id);
    }
    override clear() {
      log.push("clear");
      super.clear();
    }
  }
  const index = new Logged();
  ["a", "b", "c"].forEach((id, i) => {
    index.set(id, { text: `text ${id}`, start: i * 10, vector: [i] });
  });
  log.length = 0;
  const embed = (texts: string[]) => {
    log.push(`embed ${texts.join("|")}`);
    return Promise.resolve(texts.map((text) => [text.length]));
  };
  return { index, log, embed };
}

const everything: Plan = {
  move: [planned("c", "text c", 34), planned("a", "text a", 14)],
  add: [planned("d", "new", 0), planned("e", "newer", 5)],
  remove: ["b"],
};

ex.test("the rows afterwards", async ({ carryOut }) => {
  const { index, embed } = logged();
  await carryOut(index, everything, embed);
  assertEquals(Object.fromEntries(index), {
    a: { text: "text a", start: 14, vector: [0] },
    c: { text: "text c", start: 34, vector: [2] },
    d: { text: "new", start: 0, vector: [3] },
    e: { text: "newer", start: 5, vector: [5] },
  });
});

ex.test("a single new row", async ({ carryOut }) => {
  const { index, embed } = logged();
  await carryOut(index, { ...none, add: [planned("d", "new", 30)] }, embed);
  assertEquals(index.get("d"), { text: "new", start: 30, vector: [3] });
});

ex.test("embed, write, delete", async ({ carryOut }) => {
  const { index, log, embed } = logged();
  await carryOut(index, everything, embed);
  assert(
    log.join() === "embed new|newer,set c,set a,set d,set e,delete b",
    `Expected: embed both texts, set c, a, d, e, delete b. It was: ${log}.`,
  );
});

ex.test("the model is waited for", async ({ carryOut }) => {
  const { index, log } = logged();
  const slow = async (texts: string[]) => {
    await new Promise((done) => setTimeout(done, 5));
    log.push("answered");
    return texts.map(() => [7]);
  };
  await carryOut(index, everything, slow);
  assert(
    log[0] === "answered" && index.get("d")?.vector[0] === 7,
    `Before the model has answered, nothing may be touched. It was: ${log}.`,
  );
});

ex.test("with nothing to embed", async ({ carryOut }) => {
  const { index, log, embed } = logged();
  await carryOut(index, { ...none, remove: ["b", "zebra"] }, embed);
  await carryOut(index, { ...none, move: [planned("a", "text a", 3)] }, embed);
  assert(
    log.join() === "delete b,delete zebra,set a",
    `Expected: delete b, delete zebra, set a, and no call of embed. It was: ` +
      `${log}.`,
  );
});

ex.test("the model fails", async ({ carryOut }) => {
  const { index, log } = logged();
  let message = "no error";
  await carryOut(index, everything, () => Promise.reject(new Error("busy")))
    .catch((error) => message = error.message);
  assert(
    message === "busy",
    `The model's error should reach the caller, but there was ${message}.`,
  );
  assert(
    log.length === 0,
    `The index should be as it was. What was done to it: ${log}.`,
  );
});

ex.test("a plan for another index", async ({ carryOut }) => {
  const { index, log, embed } = logged();
  const plan = { ...everything, move: [planned("zebra", "text", 0)] };
  let error: unknown;
  await carryOut(index, plan, embed).catch((thrown) => error = thrown);
  assert(
    error instanceof RangeError && error.message.includes("zebra"),
    "A moved chunk that is not in the index should throw a RangeError with its " +
      `id, but there was ${error ?? "no error"}.`,
  );
  assert(
    log.length === 0,
    `Nothing should have been done before that. It was: ${log}.`,
  );
});
