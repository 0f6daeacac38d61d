import { assert, assertEquals } from "@std/assert";
import { join } from "node:path";
import { fill, flat, inTwoForms } from "./texts.ts";

async function files(...texts: string[]): Promise<string[]> {
  const folder = await Deno.makeTempDir();
  return texts.map((text, i) => {
    const file = join(folder, `${i}.txt`);
    Deno.writeTextFileSync(file, text);
    return file;
  });
}

Deno.test("fill: exactly as long as asked, from the first file on", async () => {
  const names = await files("  one “1”\n", "two\n\n");
  for (const length of [1, 7, 8, 9, 10, 100, 99_999]) {
    const text = fill(length, names);
    assertEquals(text.length, length);
    assert("one “1”\n\ntwo\n\none “1”\n\n".startsWith(text.slice(0, 22)), text);
  }
});

Deno.test("inTwoForms: the typed form is as long, and one byte a character", () => {
  const source = "“No,” said l’été — über 3 × 4 … 😀 ‘ja’";
  const { typeset, typed } = inTwoForms(source);
  assertEquals(typeset, source);
  assertEquals(typed, "\"No,\" said l'été - über 3 × 4 - -- 'ja'");
  assertEquals(typed.length, typeset.length);
  assert(/[^\0-\xff]/.test(typeset));
  assert(!/[^\0-\xff]/.test(typed));
});

Deno.test("flat: the same text, a BOM included, with half characters replaced", () => {
  const text = "\ufeffa\0é😀\r\n";
  assertEquals(flat(text), text);
  assertEquals(flat(text.slice(0, 5)), "\ufeffa\0é\ufffd");
});
