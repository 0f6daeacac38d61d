import { assertEquals, assertThrows } from "@std/assert";
import {
  concat,
  decodeCommand,
  encodeCommand,
  encodeMessage,
  FrameParser,
  ProtocolError,
} from "./zmtp_frames.ts";

const LIMIT = 1_000_000;

function parseAll(parser: FrameParser): number[][] {
  const frames = [];
  for (let frame; (frame = parser.next());) frames.push([...frame.data]);
  return frames;
}

Deno.test("encodeMessage() writes short and long frames as RFC 23 draws them", () => {
  const long = new Uint8Array(256).fill(7);
  assertEquals(
    [...encodeMessage([Uint8Array.of(1, 2), long])],
    [1, 2, 1, 2, 2, 0, 0, 0, 0, 0, 0, 1, 0, ...long],
  );
  assertEquals([...encodeMessage([new Uint8Array(255)])].slice(0, 2), [0, 255]);
});

Deno.test("encodeCommand() writes READY as RFC 23 draws it", () => {
  // deno-fmt-ignore
  assertEquals([...encodeCommand("READY", { "Socket-Type": new TextEncoder().encode("REQ") })], [
    4, 25, 5, 82, 69, 65, 68, 89,
    11, 83, 111, 99, 107, 101, 116, 45, 84, 121, 112, 101, 0, 0, 0, 3, 82, 69, 81,
  ]);
});

Deno.test("FrameParser finds the same frames however the bytes are cut", () => {
  const message = [
    Uint8Array.of(),
    Uint8Array.of(9),
    new Uint8Array(300).fill(3),
    new Uint8Array(20_000).fill(5),
  ];
  const expected = message.map((frame) => [...frame]);
  const bytes = concat([encodeMessage(message), encodeMessage(message)]);
  for (const step of [1, 2, 7, 255, 4096, bytes.length]) {
    const parser = new FrameParser(LIMIT);
    const found = [];
    for (let at = 0; at < bytes.length; at += step) {
      parser.push(bytes.subarray(at, at + step));
      found.push(...parseAll(parser));
    }
    assertEquals(found, [...expected, ...expected]);
  }
});

Deno.test("FrameParser says which frames are the last of a message", () => {
  const parser = new FrameParser(LIMIT);
  parser.push(encodeMessage([Uint8Array.of(1), Uint8Array.of(2)]));
  assertEquals(parser.next()?.more, true);
  assertEquals(parser.next()?.more, false);
  assertEquals(parser.next(), undefined);
});

Deno.test("FrameParser refuses reserved flags and a command of several frames", () => {
  for (const flags of [8, 5, 0x80, 0x47]) {
    const parser = new FrameParser(LIMIT);
    parser.push(Uint8Array.of(flags, 0));
    assertThrows(() => parser.next(), ProtocolError, `flags ${flags}`);
  }
});

Deno.test("FrameParser refuses a long frame from its head", () => {
  const parser = new FrameParser(1000);
  parser.push(Uint8Array.of(2, 0, 0, 0, 0, 0xff, 0, 0, 0));
  assertThrows(() => parser.next(), ProtocolError, "4278190080 bytes");
});

Deno.test("decodeCommand() reads properties without regard to case", () => {
  const bytes = encodeCommand("READY", {
    "SOCKET-type": new TextEncoder().encode("SUB"),
    Identity: Uint8Array.of(1, 0, 2),
  });
  const { name, properties } = decodeCommand(bytes.subarray(2));
  assertEquals(name, "READY");
  assertEquals([...properties.get("socket-type")!], [83, 85, 66]);
  assertEquals([...properties.get("identity")!], [1, 0, 2]);
});

Deno.test("decodeCommand() refuses a READY that is cut short anywhere inside a property", () => {
  const whole = encodeCommand("READY", { A: new Uint8Array(3) }).subarray(2);
  for (let end = 7; end < whole.length; end++) {
    assertThrows(
      () => decodeCommand(whole.slice(0, end)),
      ProtocolError,
      "cut short",
    );
  }
  decodeCommand(whole);
});
