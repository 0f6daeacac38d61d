import { assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { indexChunks } from "./index_chunks.ts";
import { KEYWORD_STOP_WORDS, keywords } from "./keywords.ts";
import { searchKeywords } from "./search_keywords.ts";

Deno.test("of ASCII the words are those of the Brightline figures", () => {
  fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
    const all = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const kept = all.filter((word) => !KEYWORD_STOP_WORDS.has(word));
    assertEquals(keywords(text), kept);
  }));
});

Deno.test("a word keeps its accents, however they are written", () => {
  assertEquals(keywords("Straße, CAFÉ"), ["straße", "café"]);
  assertEquals(keywords("cafe\u0301"), ["caf\u00e9"]);
  assertEquals(keywords("हिन्दी में"), ["हिन्दी", "में"]);
  assertEquals(keywords("ﬁle ＡＢＣ１２"), ["file", "abc12"]);
});

Deno.test("what is written without spaces gives pairs", () => {
  assertEquals(keywords("東京都"), ["東京", "京都"]);
  assertEquals(keywords("鍵。 コード"), ["鍵", "コー", "ード"]);
  assertEquals(keywords("iPhone15を買う"), ["iphone15", "を買", "買う"]);
  assertEquals(keywords("𠮷野家"), ["𠮷野", "野家"]);
  assertEquals(keywords("ห้อง"), ["ห้", "้อ", "อง"]);
  // Hangul has spaces.
  assertEquals(keywords("문 코드"), ["문", "코드"]);
});

Deno.test("what is no letter and no digit is no word", () => {
  assertEquals(keywords(" 。、「」 — … ❤️ 👩‍💻 \u0301"), []);
});

for (
  const [question, right, wrong] of [
    ["Где код двери?", "Код двери 4711.", "Звонок не работает."],
    ["Straße gesperrt?", "Die Straße ist frei.", "Stra und e."],
    ["門の暗証番号は？", "暗証番号は四七一一です。", "ベルを鳴らす。"],
    ["รหัสประตู", "รหัสของประตูคือ 4711", "กดกริ่ง"],
  ] as const
) {
  Deno.test(`a keyword search finds ${right}`, () => {
    const entries = [wrong, right].flatMap((text) =>
      indexChunks(text, [{ text, start: 0, end: text.length, cut: "end" }])
    );
    const [best] = searchKeywords(question, entries);
    assertEquals(best?.entry.chunk.text, right);
  });
}
