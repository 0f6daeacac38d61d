import { assert, assertEquals } from "@std/assert";
import { openRelay, shutRelay } from "./front_end_for_tests.ts";
import { LANGUAGE_INFO } from "./language_info.ts";
import { pause } from "./pause.ts";
import { until } from "./processes_for_tests.ts";
import { within } from "../within.ts";

Deno.test("100 cells sent at once: every output under its own cell, before its idle", async () => {
  const { front, relay } = await openRelay();
  const cells = Array.from(
    { length: 100 },
    (_, i) =>
      front.execute(
        `for (let n = 0; n < 5; n++) console.log(${i}, n); "r${i}"`,
      ),
  );
  const replies = await Promise.all(cells.map((cell) => cell.done()));
  for (const [i, cell] of cells.entries()) {
    const id = cell.request.header.msg_id;
    const told = cell.told();
    const onIopub = told.filter((what) => what !== "reply");
    assertEquals(onIopub.slice(0, 2), ["busy", "execute_input"]);
    assertEquals(onIopub.indexOf("idle"), onIopub.length - 1);
    const lines = [0, 1, 2, 3, 4].map((n) => `${i} ${n}\n`).join("");
    assertEquals(front.text(cell), lines);
    assertEquals(replies[i]!.content.status, "ok");
    assertEquals(replies[i]!.content.execution_count, i + 1);
    assertEquals(replies[i]!.parent, cell.request.header);
    assertEquals(
      front.log.filter((entry) => entry.id === id).map(({ content }) =>
        content.data?.["text/plain"]
      ).filter(Boolean),
      [`"r${i}"`],
    );
  }
  // Nothing of the fence is seen.
  assert(!JSON.stringify(front.log).includes("application/x-fence"));
  const known = new Set(cells.map(({ request }) => request.header.msg_id));
  const strange = front.log.filter(({ id, what }) =>
    !known.has(id) && !["busy", "idle", "reply"].includes(what)
  );
  assertEquals(strange, []);
  assertEquals(await shutRelay(front, relay), 0);
});

Deno.test("after a cell that throws, those that wait are aborted", async () => {
  const { front, relay } = await openRelay();
  const cells = [
    front.execute("1"),
    front.execute(`console.log("before"); throw new Error("boom")`),
    front.execute("globalThis.ran = true"),
    front.execute("globalThis.ran = true"),
  ];
  const info = front.send("kernel_info_request", {});
  // The last is sent only when the cell has failed.
  await cells[1]!.done();
  cells.push(front.execute("globalThis.ran = true"));
  const replies = await Promise.all(cells.map((cell) => cell.done()));
  assertEquals(replies.map(({ content }) => content.status), [
    "ok",
    "error",
    "aborted",
    "aborted",
    "aborted",
  ]);
  assertEquals(replies[2]!.parent, cells[2]!.request.header);
  assertEquals(replies[2]!.header.msg_type, "execute_reply");
  assertEquals(front.text(cells[1]!), "before\n");
  assert(cells[1]!.told().includes("error"));
  const statuses = cells[3]!.told().filter((what) => what !== "reply");
  assertEquals(statuses, ["busy", "idle"]);
  // Other requests are not cells; and what is sent afterwards runs.
  assertEquals((await info.reply).content.status, "ok");
  // With a version, every lesson would change with every Deno
  assertEquals((await info.reply).content.language_info, LANGUAGE_INFO);
  await pause(150);
  const later = front.execute("console.log(globalThis.ran)");
  await later.done();
  assertEquals(front.text(later), "undefined\n");

  const tagged = front.execute(`throw new Error("meant")`, {
    stop_on_error: false,
  });
  const next = front.execute(`console.log("runs")`);
  assertEquals((await tagged.reply).content.status, "error");
  assertEquals((await next.done()).content.status, "ok");
  assertEquals(front.text(next), "runs\n");
  await shutRelay(front, relay);
});

Deno.test("a syntax error is shown in the cell", async () => {
  const { front, relay } = await openRelay();
  const cell = front.execute("let = ;");
  const { content } = await cell.done();
  assertEquals(content.ename, "SyntaxError");
  assertEquals(cell.told().filter((what) => what !== "reply"), [
    "busy",
    "execute_input",
    "error",
    "idle",
  ]);
  await shutRelay(front, relay);
});

Deno.test("an interrupt stops a running cell and those that wait", async () => {
  const { front, relay } = await openRelay();
  const cell = front.execute(`console.log("on"); for (;;);`);
  const waiting = front.execute("1");
  await until(() => front.text(cell) === "on\n", "the cell's start");
  const { reply } = front.send("interrupt_request", {}, "control");
  assertEquals((await reply).header.msg_type, "interrupt_reply");
  const { content } = await cell.done();
  assertEquals([content.status, content.ename], ["error", "Interrupted"]);
  assertEquals((await waiting.reply).content.status, "aborted");
  await pause(150);
  const next = front.execute(`console.log("goes on")`);
  await next.done();
  assertEquals(front.text(next), "goes on\n");
  await shutRelay(front, relay);
});

Deno.test("an interrupt that the kernel cannot follow is explained in the cell", async () => {
  const { front, relay } = await openRelay();
  const cell = front.execute("await new Promise(() => {})");
  await until(() => cell.told().includes("execute_input"), "the cell's start");
  await front.send("interrupt_request", {}, "control").reply;
  await until(
    () => front.text(cell).includes("restart the kernel"),
    "the explanation",
  );
  await shutRelay(front, relay);
});

Deno.test("a cell that floods is stopped, and the kernel goes on", async () => {
  const { front, relay } = await openRelay();
  // 10 MB in steps of 0.2: the kernel keeps up, so the end comes at once.
  const cell = front.execute(
    `for (let i = 0;; i++) if (i % 5e6 === 0) console.log("x".repeat(2e5))`,
  );
  const { content } = await cell.done();
  assertEquals(content.ename, "Interrupted");
  const lines = front.text(cell).split("\n");
  assertEquals(lines.length, 49 + 2);
  assertEquals(
    lines[49],
    "The cell wrote over 10000000 bytes: it is interrupted",
  );
  await pause(150);
  const next = front.execute(`console.log("goes on")`);
  await next.done();
  assertEquals(front.text(next), "goes on\n");
  await shutRelay(front, relay);
});

Deno.test("a kernel that dies ends the relay, after its cell has said so", async () => {
  const { front, relay } = await openRelay();
  const cell = front.execute("Deno.exit(9)");
  const waiting = front.execute("1");
  const { content } = await cell.done();
  assertEquals(content.evalue, "The kernel ended with code 9");
  assertEquals((await waiting.reply).content.status, "aborted");
  assertEquals(await within(2000, relay.ended), 9);
  assertEquals(cell.told().includes("error"), true);
  front.close();
});
