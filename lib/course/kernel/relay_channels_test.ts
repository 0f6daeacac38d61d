import { assertEquals, assertRejects } from "@std/assert";
import { FrontEnd, openRelay, shutRelay } from "./front_end_for_tests.ts";
import { decodeJupyter, encodeJupyter, newMessage } from "./message.ts";
import { until } from "./processes_for_tests.ts";
import { zmtpConnect } from "./zmtp_connect.ts";

Deno.test("requests of other kinds pass while a cell runs, and do not disturb it", async () => {
  const { front, relay } = await openRelay();
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
  await shutRelay(front, relay);
});

Deno.test("the kernel's questions reach the front end, and its answers the kernel", async () => {
  const { front, relay, connection } = await openRelay();
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
  await shutRelay(front, relay);
});

Deno.test("the heart beats for as long as the kernel does", async () => {
  const { front, relay, connection } = await openRelay();
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
  await shutRelay(front, relay);
  await assertRejects(() => heart.receive());
});

Deno.test("a message with another key reaches nobody", async () => {
  const { front, relay, connection } = await openRelay();
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
  const { error } = console;
  const complaints: string[] = [];
  console.error = (text) => complaints.push(text);
  await stranger.send(encodeJupyter(request, "guessed"));
  await stranger.send([new TextEncoder().encode("garbage")]);
  await until(() => complaints.length === 2, "the complaints");
  console.error = error;
  const cell = front.execute("console.log(globalThis.hit)");
  await cell.done();
  assertEquals(front.text(cell), "undefined\n");
  stranger.close();
  await shutRelay(front, relay);
});

Deno.test("two front ends share a kernel and get their own replies", async () => {
  const { front, relay, connection } = await openRelay();
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
  await shutRelay(front, relay);
});
