import { assert, assertEquals, assertRejects } from "@std/assert";
import { type ConnectionInfo, freshConnection } from "./connection_file.ts";
import { FrontEnd } from "./front_end.ts";
import { decodeJupyter, encodeJupyter, newMessage } from "./message.ts";
import { type Relay, relayKernel } from "./relay_kernel.ts";
import { startSession } from "./session.ts";
import { until } from "./test_helpers.ts";
import { pause, within } from "./within.ts";
import { zmtpConnect } from "./zmtp_connect.ts";

async function open(): Promise<
  { front: FrontEnd; relay: Relay; connection: ConnectionInfo }
> {
  const connection = freshConnection();
  const session = await startSession({ cwd: "." });
  const relay = await relayKernel(connection, session);
  return { front: await FrontEnd.open(connection), relay, connection };
}

async function shut(front: FrontEnd, relay: Relay): Promise<number> {
  const request = front.send("shutdown_request", { restart: false }, "control");
  const { content } = await request.reply;
  assertEquals(content, { status: "ok", restart: false });
  const code = await relay.ended;
  front.close();
  return code;
}

Deno.test("100 cells sent at once: every output under its own cell, before its idle", async () => {
  const { front, relay } = await open();
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
  assertEquals(await shut(front, relay), 0);
});

Deno.test("after a cell that throws, those that wait are aborted", async () => {
  const { front, relay } = await open();
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
  await shut(front, relay);
});

Deno.test("a syntax error is shown in the cell", async () => {
  const { front, relay } = await open();
  const cell = front.execute("let = ;");
  const { content } = await cell.done();
  assertEquals(content.ename, "SyntaxError");
  assertEquals(cell.told().filter((what) => what !== "reply"), [
    "busy",
    "execute_input",
    "error",
    "idle",
  ]);
  await shut(front, relay);
});

Deno.test("an interrupt stops a running cell and those that wait", async () => {
  const { front, relay } = await open();
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
  await shut(front, relay);
});

Deno.test("an interrupt that the kernel cannot follow is explained in the cell", async () => {
  const { front, relay } = await open();
  const cell = front.execute("await new Promise(() => {})");
  await until(() => cell.told().includes("execute_input"), "the cell's start");
  await front.send("interrupt_request", {}, "control").reply;
  await until(
    () => front.text(cell).includes("restart the kernel"),
    "the explanation",
  );
  await shut(front, relay);
});

Deno.test("requests of other kinds pass while a cell runs, and do not disturb it", async () => {
  const { front, relay } = await open();
  const cells = [];
  const others = [];
  await front.execute("const someLongName = 1").reply;
  for (let i = 0; i < 10; i++) {
    cells.push(front.execute(
      `await new Promise((r) => setTimeout(r, 10)); console.log("c${i}")`,
    ));
    const code = "someLong";
    others.push(
      front.send("complete_request", { code, cursor_pos: 8 }),
      front.send("inspect_request", { code, cursor_pos: 8, detail_level: 0 }),
      front.send("is_complete_request", { code }),
      front.send("history_request", { output: false, raw: true }),
      front.send("comm_info_request", {}),
    );
  }
  const answers = await Promise.all(others.map(({ reply }) => reply));
  assertEquals(answers[0]!.content.matches, ["someLongName"]);
  for (const [i, answer] of answers.entries()) {
    const { header } = others[i]!.request;
    assertEquals(
      answer.header.msg_type,
      header.msg_type.replace("request", "reply"),
    );
    assertEquals(answer.parent, header);
  }
  for (const [i, cell] of cells.entries()) {
    await cell.done();
    assertEquals(front.text(cell), `c${i}\n`);
  }
  // Two that get no reply, the second of a kind that nobody knows.
  front.send("comm_msg", { comm_id: "x", data: {} });
  front.send("strange_request", {});
  assertEquals((await front.execute("1").reply).content.status, "ok");
  await shut(front, relay);
});

Deno.test("the kernel's questions reach the front end, and its answers the kernel", async () => {
  const { front, relay, connection } = await open();
  const stdin = await zmtpConnect({
    type: "DEALER",
    hostname: "127.0.0.1",
    port: connection.stdin_port,
    identity: "someone",
  });
  const shell = await zmtpConnect({
    type: "DEALER",
    hostname: "127.0.0.1",
    port: connection.shell_port,
    identity: "someone",
  });
  const { key } = connection;
  const request = newMessage("execute_request", {
    code: `prompt("Name?")`,
    allow_stdin: true,
  }, { session: "front" });
  shell.send(encodeJupyter(request, key));
  const question = decodeJupyter(await stdin.receive(), key);
  assertEquals(question.header.msg_type, "input_request");
  assertEquals(question.parent, request.header);
  assertEquals(question.content.prompt.trim(), "Name?");
  stdin.send(encodeJupyter(
    newMessage("input_reply", { status: "ok", value: "Ada" }, {
      session: "front",
      parent: question.header,
    }),
    key,
  ));
  const reply = decodeJupyter(await shell.receive(), key);
  assertEquals(reply.content.status, "ok");
  await until(
    () => front.log.some(({ what }) => what === "execute_result"),
    "the result",
  );
  const result = front.log.find(({ what }) => what === "execute_result");
  assertEquals(result?.content.data["text/plain"], `"Ada"`);
  stdin.close();
  shell.close();
  await shut(front, relay);
});

Deno.test("the heart beats for as long as the kernel does", async () => {
  const { front, relay, connection } = await open();
  const heart = await zmtpConnect({
    type: "REQ",
    hostname: "127.0.0.1",
    port: connection.hb_port,
  });
  for (const beat of ["one", "two"]) {
    heart.send([new Uint8Array(), new TextEncoder().encode(beat)]);
    const [, back] = await heart.receive();
    assertEquals(new TextDecoder().decode(back), beat);
  }
  await shut(front, relay);
  await assertRejects(() => heart.receive());
});

Deno.test("a message with another key reaches nobody", async () => {
  const { front, relay, connection } = await open();
  const stranger = await zmtpConnect({
    type: "DEALER",
    hostname: "127.0.0.1",
    port: connection.shell_port,
  });
  const request = newMessage(
    "execute_request",
    { code: "globalThis.hit = 1" },
    {
      session: "x",
    },
  );
  await stranger.send(encodeJupyter(request, "guessed"));
  await stranger.send([new TextEncoder().encode("garbage")]);
  await pause(50);
  const cell = front.execute("console.log(globalThis.hit)");
  await cell.done();
  assertEquals(front.text(cell), "undefined\n");
  stranger.close();
  await shut(front, relay);
});

Deno.test("a kernel that dies ends the relay, after its cell has said so", async () => {
  const { front, relay } = await open();
  const cell = front.execute("Deno.exit(9)");
  const waiting = front.execute("1");
  const { content } = await cell.done();
  assertEquals(content.evalue, "The kernel ended with code 9");
  assertEquals((await waiting.reply).content.status, "aborted");
  assertEquals(await within(2000, relay.ended), 9);
  assertEquals(cell.told().includes("error"), true);
  front.close();
});

Deno.test("two front ends share a kernel and get their own replies", async () => {
  const { front, relay, connection } = await open();
  const other = await FrontEnd.open(connection);
  const cells = Array.from({ length: 10 }, (_, i) => [
    front.execute(`console.log("front ${i}")`),
    other.execute(`console.log("other ${i}")`),
  ]);
  for (const [i, [mine, theirs]] of cells.entries()) {
    assertEquals((await mine!.reply).parent, mine!.request.header);
    assertEquals((await theirs!.reply).parent, theirs!.request.header);
    await until(
      () => front.text(theirs!) === `other ${i}\n`,
      "the other's output",
    );
    assertEquals(front.text(mine!), `front ${i}\n`);
  }
  other.close();
  await shut(front, relay);
});
