import { assert, assertEquals, assertRejects } from "@std/assert";
import { pause } from "./pause.ts";
import { zmtpConnect } from "./zmtp_connect.ts";
import { encodeCommand } from "./zmtp_frames.ts";
import { ZmtpServer } from "./zmtp_listen.ts";

const hostname = "127.0.0.1";
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (frames: readonly Uint8Array[]) =>
  frames.map((frame) => new TextDecoder().decode(frame));

async function until(condition: () => boolean): Promise<void> {
  for (let ms = 0; !condition(); ms += 5) {
    assert(ms < 3000, "it never came");
    await pause(5);
  }
}

/** A ROUTER that answers every message with "re:" and the message. */
function echo(): ZmtpServer {
  const server = ZmtpServer.listen({
    type: "ROUTER",
    hostname,
    port: 0,
    onMessage: ([peer, ...frames]) =>
      server.send([peer!, bytes("re:"), ...frames]),
  });
  return server;
}

Deno.test("a ROUTER answers each of many DEALERs", async () => {
  const server = echo();
  const { port } = server;
  const dealers = await Promise.all(
    Array.from(
      { length: 30 },
      () => zmtpConnect({ type: "DEALER", hostname, port }),
    ),
  );
  dealers.forEach((dealer, i) => {
    for (let n = 0; n < 5; n++) dealer.send([bytes(`${i}`), bytes(`${n}`)]);
  });
  for (const [i, dealer] of dealers.entries()) {
    for (let n = 0; n < 5; n++) {
      assertEquals(text(await dealer.receive()), ["re:", `${i}`, `${n}`]);
    }
    dealer.close();
  }
  server.close();
});

Deno.test("a message of several megabytes passes both ways", async () => {
  const server = echo();
  const { port } = server;
  const dealer = await zmtpConnect({ type: "DEALER", hostname, port });
  const large = crypto.getRandomValues(new Uint8Array(60_000));
  const frames = [...new Array(100).fill(large), new Uint8Array()];
  dealer.send(frames);
  const [, ...back] = await dealer.receive();
  assertEquals(back.length, 101);
  assertEquals(back.at(-1)!.length, 0);
  for (const frame of back.slice(0, 100)) assertEquals(frame, large);
  dealer.close();
  server.close();
});

Deno.test("a ROUTER knows a peer by its identity, and hands it over to the newer connection", async () => {
  const server = echo();
  const { port } = server;
  const old = await zmtpConnect({
    type: "DEALER",
    identity: "ann",
    hostname,
    port,
  });
  await until(() => server.peers === 1);
  const ann = await zmtpConnect({
    type: "DEALER",
    identity: "ann",
    hostname,
    port,
  });
  await assertRejects(() => old.receive());
  await server.send([bytes("ann"), bytes("hello")]);
  assertEquals(text(await ann.receive()), ["hello"]);
  assertEquals(server.peers, 1);
  ann.close();
  server.close();
});

Deno.test("a PUB sends to subscribers only", async () => {
  const server = ZmtpServer.listen({ type: "PUB", hostname, port: 0 });
  const { port } = server;
  const all = await zmtpConnect({ type: "SUB", hostname, port });
  const some = await zmtpConnect({ type: "SUB", hostname, port });
  await some.send([Uint8Array.of(0)]);
  await some.send([Uint8Array.of(1, ...bytes("b"))]);
  // Subscriptions take effect a little later.
  await until(() => server.peers === 2);
  await pause(50);
  await server.send([bytes("alpha")]);
  await server.send([bytes("beta")]);
  assertEquals(text(await all.receive()), ["alpha"]);
  assertEquals(text(await all.receive()), ["beta"]);
  assertEquals(text(await some.receive()), ["beta"]);
  all.close();
  some.close();
  server.close();
});

Deno.test("a REP answers a REQ", async () => {
  const server = ZmtpServer.listen({
    type: "REP",
    hostname,
    port: 0,
    onMessage: (frames) => server.send(frames),
  });
  const { port } = server;
  const request = await zmtpConnect({ type: "REQ", hostname, port });
  request.send([new Uint8Array(), bytes("ping")]);
  assertEquals(text(await request.receive()), ["", "ping"]);
  request.close();
  server.close();
});

Deno.test("a peer that breaks the protocol loses its connection, the others do not notice", async () => {
  const server = echo();
  const { port } = server;
  const good = await zmtpConnect({ type: "DEALER", hostname, port });
  const greeting = new Uint8Array(64);
  greeting[0] = 0xff;
  greeting[9] = 0x7f;
  greeting[10] = 3;
  greeting.set(bytes("NULL"), 12);
  const curve = greeting.slice();
  curve.set(bytes("CURVE"), 12);
  const ready = encodeCommand("READY", { "Socket-Type": bytes("DEALER") });
  const hostile = [
    bytes("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".padEnd(80)),
    new Uint8Array(500).fill(0xab),
    curve,
    // A SUB does not talk to a ROUTER.
    [...greeting, ...encodeCommand("READY", { "Socket-Type": bytes("SUB") })],
    [...greeting, ...encodeCommand("READY", {})],
    // A message before READY, and a READY cut short.
    [...greeting, 0, 1, 65],
    [...greeting, 4, 7, 5, ...bytes("READY"), 200],
    // A frame of 2^63 bytes, reserved flags, a message without end.
    [...greeting, ...ready, 2, 127, 255, 255, 255, 255, 255, 255, 255],
    [...greeting, ...ready, 0x40, 0],
    [...greeting, ...ready, ...new Array(5000).fill([1, 0]).flat()],
  ];
  for (const parts of hostile) {
    const conn = await Deno.connect({ hostname, port });
    await conn.write(Uint8Array.from(parts));
    const sink = new Uint8Array(1024);
    // It ends with an end of stream or a reset; the test would hang if it did
    // not.
    while (await conn.read(sink).catch(() => null) !== null);
    conn.close();
  }
  good.send([bytes("still here")]);
  assertEquals(text(await good.receive()), ["re:", "still here"]);
  good.close();
  server.close();
});

Deno.test("a peer that hangs up in the middle of a message is forgotten", async () => {
  const seen: string[][] = [];
  const server = ZmtpServer.listen({
    type: "ROUTER",
    hostname,
    port: 0,
    onMessage: ([, ...frames]) => {
      seen.push(text(frames));
    },
  });
  const { port } = server;
  const dealer = await zmtpConnect({ type: "DEALER", hostname, port });
  await dealer.send([bytes("whole")]);
  await until(() => seen.length === 1);
  const conn = await Deno.connect({ hostname, port });
  await conn.write(Uint8Array.of(0xff, 0, 0));
  conn.close();
  dealer.close();
  await until(() => server.peers === 0);
  assertEquals(seen, [["whole"]]);
  server.close();
});

Deno.test("zmtpConnect() gives up on a peer that does not greet", async () => {
  const listener = Deno.listen({ hostname, port: 0 });
  const accepted = listener.accept();
  await assertRejects(() =>
    zmtpConnect({
      type: "DEALER",
      hostname,
      port: listener.addr.port,
      handshakeMs: 30,
    })
  );
  (await accepted).close();
  listener.close();
});

Deno.test("receive() refuses a message over the limit", async () => {
  const server = echo();
  const { port } = server;
  const dealer = await zmtpConnect({
    type: "DEALER",
    hostname,
    port,
    maxBytes: 1000,
  });
  dealer.send(new Array(11).fill(new Uint8Array(100)));
  await assertRejects(() => dealer.receive(), Error, "too long");
  server.close();
});
