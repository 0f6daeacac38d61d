import { assert, assertEquals } from "@std/assert";
import { checkContract } from "./check_contract_for_tests.ts";
import { chunkCode } from "./chunk_code.ts";
import { type CodeLanguage, parseCode } from "./chunk_code_parse.ts";

Deno.test("a source of the language is read to its end, errors included", () => {
  const good = "def a(b):\n    return b + 1\n\n".repeat(10);
  const source = `${good}def a(:\n    pass\n\nx = = 1\n\n`.repeat(200);
  assertEquals(parseCode(source, "python").length, source.length);
});

Deno.test("where the parser gives up, lines are left, and no name", () => {
  const noise = "  - - - -\n".repeat(40_000);
  const source = `function a() {}\n\nfunction b() {\n${noise}`;
  const { length } = parseCode(source, "typescript");
  assert(length < source.length / 2);
  const chunks = chunkCode(source, { language: "typescript", maxSize: 100 });
  checkContract(source, chunks, { size: 100 });
  assertEquals(chunks[0]?.text, "function a() {}");
  const unread = chunks.filter(({ start }) => start >= length);
  assert(unread.length > 1_000);
  for (const { text, path } of unread) {
    assertEquals(path, undefined);
    assert(text.split("\n").every((line) => line === "  - - - -"));
  }
});

// A guard against quadratic time: the parser alone takes minutes on these.
Deno.test("a megabyte that is no code takes no longer than one of code", () => {
  const hostile: [CodeLanguage, string][] = [
    ["typescript", "-"],
    ["typescript", "*"],
    ["typescript", "{"],
    ["python", "."],
    ["python", "\u{1f600} "],
    ["python", "a?b:"],
  ];
  for (const [language, pattern] of hostile) {
    const text = pattern.repeat(1_000_000 / pattern.length);
    const from = performance.now();
    chunkCode(text, { language, maxSize: 400 });
    const took = performance.now() - from;
    assert(took < 15_000, `${language} ${JSON.stringify(pattern)}: ${took}`);
  }
});
