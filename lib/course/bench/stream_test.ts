import { assert, assertEquals } from "@std/assert";
import { type Chunk, chunkFixed, chunkStream } from "chunking";
import { follow, parts } from "./stream.ts";

const TEXT = "One sentence.  Another one, of more words. ".repeat(2_000);

Deno.test("parts: the text so many times, in parts that are not long", () => {
  const all = Array.from(parts(TEXT, 3));
  assertEquals(all.join(""), TEXT.repeat(3));
  assert(all.every((part) => part.length <= 65_536));
});

Deno.test("follow: counts the chunks of a stream that is right", async () => {
  const chunks = chunkFixed(TEXT.repeat(3));
  const stream = chunkStream(parts(TEXT, 3), chunkFixed);
  const { heap, ...found } = await follow(stream, TEXT, 3);
  assertEquals(found, { chunks: chunks.length });
  assert(heap > 1);
});

Deno.test("follow: tells a wrong place and a wrong end", async () => {
  const chunks = chunkFixed(TEXT.repeat(3));
  async function* each(change: (chunk: Chunk) => Chunk) {
    for await (const chunk of chunks) yield change(chunk);
  }
  const moved = each((chunk) => ({ ...chunk, start: chunk.start + 1 }));
  const { error } = await follow(moved, TEXT, 3);
  assertEquals(error, "another text at 1");
  const [one] = chunks;
  assertEquals(
    (await follow(toStream([one!]), TEXT, 3)).error,
    `ends at ${one!.end}, not ${TEXT.length * 3 - 1}`,
  );
});

async function* toStream(chunks: Chunk[]) {
  for await (const chunk of chunks) yield chunk;
}
