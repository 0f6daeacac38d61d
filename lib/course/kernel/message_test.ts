import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { decodeJupyter, encodeJupyter, newMessage } from "./message.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (frame?: Uint8Array) => new TextDecoder().decode(frame);
const request = newMessage("execute_request", { code: "é 😀" }, {
  session: "s1",
});

/** HMAC-SHA256 by Web Crypto, not by the library under test. */
async function hmac(key: string, parts: Uint8Array[]): Promise<string> {
  const secret = await crypto.subtle.importKey(
    "raw",
    bytes(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const data = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.sign("HMAC", secret, data)).toHex();
}

Deno.test("encodeJupyter() signs the four parts", async () => {
  const frames = encodeJupyter(request, "key");
  assertEquals(text(frames[0]), "<IDS|MSG>");
  assertEquals(text(frames[1]), await hmac("key", frames.slice(2, 6)));
  assertEquals(JSON.parse(text(frames[2])).msg_type, "execute_request");
  assertEquals(frames.slice(3).map(text), ["{}", "{}", `{"code":"é 😀"}`]);
});

Deno.test("decodeJupyter() gives back identities, parts and buffers", () => {
  const message = {
    ...request,
    identities: [Uint8Array.of(0, 1), Uint8Array.of(2)],
    parent: request.header,
    metadata: { trusted: true },
    buffers: [Uint8Array.of(9, 9), new Uint8Array()],
  };
  assertEquals(decodeJupyter(encodeJupyter(message, "k"), "k"), message);
});

Deno.test("decodeJupyter() refuses another key and a change in any signed part", () => {
  const frames = encodeJupyter(request, "key");
  assertThrows(() => decodeJupyter(frames, "other"), TypeError, "signature");
  for (let i = 2; i < 6; i++) {
    const changed = frames.with(i, bytes(`${text(frames[i])} `));
    assertThrows(() => decodeJupyter(changed, "key"), TypeError, "signature");
  }
  for (const signature of ["", "ff", "x".repeat(64)]) {
    const changed = frames.with(1, bytes(signature));
    assertThrows(() => decodeJupyter(changed, "key"), TypeError, "signature");
  }
  assertEquals(decodeJupyter(frames, "key").content, request.content);
});

Deno.test("an empty key signs nothing and accepts everything", () => {
  const frames = encodeJupyter(request, "");
  assertEquals(frames[1]!.length, 0);
  assertEquals(decodeJupyter(frames, ""), request);
  decodeJupyter(frames.with(1, bytes("abc")), "");
});

Deno.test("decodeJupyter() refuses what is no Jupyter message", () => {
  const frames = encodeJupyter(request, "");
  const refuse = (broken: Uint8Array[], why: string) =>
    assertThrows(() => decodeJupyter(broken, ""), TypeError, why);
  refuse([], "parts");
  refuse(frames.slice(1), "parts");
  refuse(frames.slice(0, 5), "parts");
  refuse(frames.with(5, bytes("{")), "JSON");
  refuse(frames.with(2, bytes("{}")), "msg_id");
  refuse(frames.with(2, bytes("null")), "msg_id");
});

Deno.test("newMessage() gives every message an id of its own", () => {
  const other = newMessage("execute_request", {}, { session: "s1" });
  assertNotEquals(request.header.msg_id, other.header.msg_id);
});
