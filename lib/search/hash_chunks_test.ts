import {
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { hashChunks } from "./hash_chunks.ts";

const chunk = (text: string, start = 0): Chunk => (
  { text, start, end: start + text.length, cut: "size" }
);

// The example of FIPS 180-2, appendix B.1.
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

Deno.test("the hash is the SHA-256 of the text", async () => {
  const [entry] = await hashChunks("doc", [chunk("abc", 7)]);
  assertEquals(entry!.hash, ABC);
  assertEquals(entry!.id, `doc#${ABC.slice(0, 32)}`);
  assertEquals(entry!.document, "doc");
  assertEquals(entry!.chunk, chunk("abc", 7));
});

Deno.test("the hash is that of UTF-8, as node and shasum give it", async () => {
  const [entry] = await hashChunks("doc", [chunk("naïve 漢字 \u{1f600}")]);
  const { createHash } = await import("node:crypto");
  const expected = createHash("sha256").update("naïve 漢字 \u{1f600}");
  assertEquals(entry!.hash, expected.digest("hex"));
});

Deno.test("texts with half a character have hashes of their own", async () => {
  const texts = [
    "\ud83d",
    "\ud83e",
    "\ude00",
    "\ufffd",
    "a\ud83d",
    "\ude00\ud83d",
    // Its bytes in UTF-16 are the UTF-8 of the next one.
    "\ud83d\u0080",
    "=\u0600\0",
  ];
  const entries = await hashChunks("doc", texts.map((text) => chunk(text)));
  assertEquals(new Set(entries.map(({ hash }) => hash)).size, texts.length);
  const { createHash } = await import("node:crypto");
  const expected = createHash("sha256").update("\ufeff\ud83d", "utf16le");
  assertEquals(entries[0]!.hash, expected.digest("hex"));
});

Deno.test("only the text counts, its context included", async () => {
  const hashOf = async (chunk: Chunk) =>
    (await hashChunks("doc", [chunk]))[0]!.hash;
  const plain = await hashOf(chunk("abc"));
  assertEquals(
    await hashOf({ ...chunk("abc", 99), path: ["A"], cut: "end", overlap: 2 }),
    plain,
  );
  const text = "# Pump\n\n## Oil\nWeekly.\n";
  const renamed = text.replace("Pump", "Engine");
  assertNotEquals(
    await hashOf(chunkBySection(text)[0]!),
    await hashOf(chunkBySection(renamed)[0]!),
  );
});

Deno.test("repeated texts are told apart by their order", async () => {
  const texts = ["x", "abc", "x", "x", "abc"];
  const entries = await hashChunks("doc", texts.map((text) => chunk(text)));
  const ends = entries.map(({ id }) => id.slice("doc#".length + 32));
  assertEquals(ends, ["", "", "-2", "-3", "-2"]);
  assertEquals(entries[0]!.hash, entries[2]!.hash);
  assertEquals(new Set(entries.map(({ id }) => id)).size, 5);
});

Deno.test("documents with one text have different ids and one hash", async () => {
  const [a] = await hashChunks("a", [chunk("abc")]);
  const [b] = await hashChunks("b", [chunk("abc")]);
  assertNotEquals(a!.id, b!.id);
  assertEquals(a!.hash, b!.hash);
});

Deno.test("another version, other hashes", async () => {
  const of = async (version: string) =>
    (await hashChunks("doc", [chunk("abc")], { version }))[0]!.hash;
  assertEquals(await of(""), ABC);
  assertMatch(await of("small-1"), /^[0-9a-f]{64}$/);
  assertEquals(
    new Set([ABC, await of("small-1"), await of("small-2")]).size,
    3,
  );
  // The version's end is marked: "small-1" + "abc" is not "small-" + "1abc".
  const [other] = await hashChunks("doc", [chunk("1abc")], {
    version: "small-",
  });
  assertNotEquals(other!.hash, await of("small-1"));
});

Deno.test("no chunks, no entries", async () => {
  assertEquals(await hashChunks("doc", []), []);
});

Deno.test("without crypto.subtle the error says where there is one", async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
  Object.defineProperty(globalThis, "crypto", {
    value: {},
    configurable: true,
  });
  try {
    await assertRejects(
      () => hashChunks("doc", [chunk("abc")]),
      TypeError,
      "no crypto.subtle: browsers have it on https and on localhost only",
    );
  } finally {
    Object.defineProperty(globalThis, "crypto", own);
  }
});
