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
  const noise = ". . . .\n".repeat(40_000);
  const source = `def a():\n    pass\n\n${noise}\ndef b():\n    pass\n`;
  assert(parseCode(source, "python").length < source.length / 2);
  const chunks = chunkCode(source, { language: "python", maxSize: 100 });
  checkContract(source, chunks, { size: 100 });
  assertEquals(chunks[0]?.text, "def a():\n    pass");
  for (const { text, path } of chunks.slice(1)) {
    assertEquals(path, undefined);
    assert(
      text.split("\n").every((line) =>
        /^(\. \. \. \.|def b.*|    pass|)$/.test(line)
      ),
    );
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
