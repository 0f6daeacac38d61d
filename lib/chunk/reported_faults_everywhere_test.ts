// The kinds of the reported faults, swept through every chunker: a fault of one
// is easily made in another. The contract's own tests go further, with random
// texts; here each kind has its name and its simplest text.
import { assert, assertEquals } from "@std/assert";
import { loadTokenizer } from "../measure/tokens.ts";
import { parseHtml, parseMarkdown, parsePlainText } from "../parse/mod.ts";
import { standIn as embedder } from "../search/embedder.ts";
import { characters } from "./check_contract_for_tests.ts";
import { chunkCode } from "./chunk_code.ts";
import {
  ALL,
  everywhere,
  joined,
  letters,
  LIMITED,
  OVERLAPPING,
} from "./everywhere_for_tests.ts";
import {
  type Chunk,
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  chunkSemantic,
  segmentSentences as segmenter,
} from "./mod.ts";

const context = "none";

Deno.test("fixed-redundant-tail, everywhere: each chunk has something new", async () => {
  const cuts = { ...ALL, ...OVERLAPPING };
  for (const text of ["abcdefghij", "ab cd ef. Gh ij", "A. B. C.\n\nD."]) {
    await everywhere(cuts, text, (chunks) => {
      let reached = 0;
      for (const { end } of chunks) {
        assert(end > reached, `${end} again`);
        reached = end;
      }
      assertEquals(reached, text.length);
    });
  }
});

Deno.test("fixed-surrogate-pair, everywhere: no emoji is cut", async () => {
  const text =
    "a\u{1f600}\u{1f600}b \u{1f468}\u200d\u{1f469} c\u{1f600}. \u{1f600}D";
  await everywhere({ ...ALL, ...OVERLAPPING }, text, (chunks) => {
    for (const { text: body, start, end } of chunks) {
      assert(body.isWellFormed(), body);
      assertEquals(text.slice(start, end), body);
    }
  });
  await everywhere(ALL, text, (chunks) => {
    assertEquals(letters(joined(chunks)), letters(text));
  });
});

Deno.test("fixed-blank-chunk, everywhere: no chunk is blank", async () => {
  for (const blank of ["", " \n\t ", "\n\n\n\n", "\ufeff", "\u3000\u00a0"]) {
    await everywhere({ ...ALL, ...OVERLAPPING }, blank, (chunks) => {
      assertEquals(chunks, []);
    });
  }
  for (const gap of [" ".repeat(60), "\n".repeat(60), "\r\n \t".repeat(9)]) {
    const text = `Header::${gap}Footer::${gap}`;
    await everywhere({ ...ALL, ...OVERLAPPING }, text, (chunks) => {
      for (const chunk of chunks) assert(chunk.text.trim() !== "");
    });
    await everywhere(ALL, text, (chunks) => {
      assertEquals(letters(joined(chunks)), "Header::Footer::");
    });
  }
});

Deno.test("recursive-separator-moved, everywhere: a full stop ends a chunk", async () => {
  const text = "Pumps stop. Valves close. Alarms ring.";
  const { chunkFixed: _, "chunkFixed, raw": __, chunkCode: ___, ...cuts } = ALL;
  delete cuts["chunkStream of chunkFixed"];
  await everywhere(cuts, text, (chunks, size) => {
    if (size < 14 || size >= 25) return;
    assertEquals(chunks.map((chunk) => chunk.text), [
      "Pumps stop.",
      "Valves close.",
      "Alarms ring.",
    ]);
  });
});

Deno.test("recursive-unbroken-word, everywhere: a long word is cut", async () => {
  for (const text of ["id 0123456789abcdef ok", "x".repeat(90)]) {
    await everywhere(LIMITED, text, (chunks, size) => {
      for (const { text } of chunks) assert(characters(text) <= size, text);
      assertEquals(letters(joined(chunks)), letters(text));
    });
  }
});

Deno.test("recursive-offset-repeated-text, everywhere: positions are its own", async () => {
  const text = "Ping pong. ".repeat(6).trim();
  await everywhere({ ...ALL, ...OVERLAPPING }, text, (chunks) => {
    let to = -1; // an overlap may repeat all of the chunk before
    for (const { text: body, start, end } of chunks) {
      assertEquals(text.slice(start, end), body);
      assert(end > to, `${end} again`);
      to = end;
    }
    assertEquals(chunks.at(-1)!.end, text.length);
  });
});

Deno.test("sentence-abbreviation and -closing-quote, in all that take a segmenter", async () => {
  const text =
    'Results follow Ruiz et al. (2019) closely. Dr. Okoye said "stop." Then it died.';
  const sentences = [
    "Results follow Ruiz et al. (2019) closely.",
    'Dr. Okoye said "stop."',
    "Then it died.",
  ];
  const maxSize = 42;
  const embedder = { embed: (text: string) => [text.length, 1] };
  const cuts: (Chunk[] | Promise<Chunk[]>)[] = [
    chunkBySentence(text, { maxSize: 1, segmenter }),
    chunkByStructure([{ heading: "", text }], { maxSize: 1, segmenter }),
    chunkBlocks(text, { maxSize, context }),
    chunkSemantic(text, { maxSize, segmenter, embedder, threshold: 1 }),
  ];
  // chunkBlocks and chunkSemantic put the last two together where they fit.
  for (const cut of cuts) {
    const bodies = (await cut).map((chunk) => chunk.text);
    assertEquals(bodies[0], sentences[0]);
    assertEquals(bodies.slice(1).join(" "), sentences.slice(1).join(" "));
  }
});

Deno.test("markdown-nested-fence, -bom-front-matter, -html-comment: all that read Markdown", () => {
  const markdown =
    "\ufeff---\ntitle: Kiln notes\n---\n# Build\n\n````md\n```sh\n# make all\n```\n" +
    "## Not a section\n````\n\n<!--\n## Old draft\n\nhidden price 99\n-->\n\n" +
    "## Ship <!-- check -->\n\nDone.\n";
  const code = "````md\n```sh\n# make all\n```\n## Not a section\n````";
  for (
    const chunks of [
      chunkBySection(markdown, { context: "path" }),
      chunkBlocks(markdown),
      chunkByStructure(parseMarkdown(markdown).sections, { context: "path" }),
    ]
  ) {
    assertEquals(chunks.map((chunk) => chunk.text), [
      `Build\n${code}`,
      "Build > Ship\nDone.",
    ]);
    assertEquals(
      chunks.map(({ start, end }) => markdown.slice(start, end)),
      [code, "Done."],
    );
  }
  const html = "\ufeff<h1>Build</h1><!-- <h2>Old</h2> 99 --><p>Done.</p>";
  for (const { title, sections } of [parseHtml(html)]) {
    assertEquals(title, "Build");
    assertEquals(sections.map(({ text }) => text), ["Done."]);
  }
  const plain = parsePlainText("\ufeffBUILD\n=====\n\nDone.\n");
  assertEquals(JSON.stringify(plain.sections).includes("\ufeff"), false);
});

Deno.test("section-prefix-not-counted, everywhere: a context counts", async () => {
  const body = "Check it each week. Replace it twice a year. Log both of them.";
  const table = "| part | kg |\n| --- | --- |\n" + "| rotor | 41 |\n".repeat(6);
  const markdown = `# Pump\n\n## Loop\n\n${body}\n\n${table}`;
  const code = `def loop():\n${"    check(1)\n".repeat(40)}`;
  const { countTokens } = await loadTokenizer();
  for (const length of [undefined, countTokens]) {
    const unit = length ? { length } : {};
    for (let maxSize = length ? 24 : 50; maxSize < 70; maxSize++) {
      const maxBlock = maxSize;
      const chunks = [
        ...chunkBySection(markdown, { maxSize, ...unit }),
        ...chunkBySection(markdown, { maxSize, context: "path", ...unit }),
        ...chunkBlocks(markdown, { maxSize, maxBlock, ...unit }),
        ...chunkCode(code, { maxSize, language: "python", ...unit }),
      ];
      assert(chunks.some(({ context }) => context?.startsWith("def loop()")));
      for (const { text, context } of chunks) {
        assert(text.startsWith(context ?? ""));
        assert((length ?? characters)(text) <= maxSize, text);
      }
    }
  }
});

Deno.test("semantic-single-sentence, everywhere: one sentence is one chunk", async () => {
  for (const text of ["Only one sentence here.", "x", "漢字", "\u{1f600}"]) {
    for (const [name, cut] of Object.entries({ ...ALL, ...OVERLAPPING })) {
      const chunks = await cut(` ${text}\n`, 40);
      assertEquals(letters(joined(chunks)), letters(text), name);
      assertEquals(chunks.length, 1, name);
      assertEquals(chunks[0]!.cut, "end", name);
    }
  }
});

Deno.test("code-leading-comment, in every language", () => {
  const typescript = [
    'import { pi } from "./math.ts";',
    "/** Area of a disc. */\nexport function disc(r: number) {\n  return pi * r * r;\n}",
    "// Deprecated: use disc().\n@sealed\nclass Old {\n  r = 1;\n}",
  ];
  const tsx = [
    'import { Disc } from "./disc.tsx";',
    "/** Draws a disc. */\nexport const Draw = () => {\n  return <Disc r={1} />;\n};",
    "// Deprecated.\nexport function Old() {\n  return <p>}</p>;\n}",
  ];
  const python = [
    "from math import pi",
    "# Area of a disc.\ndef disc(r):\n    return pi * r * r",
    "# Deprecated: use disc().\n@sealed\nclass Old:\n    r = 1",
  ];
  for (const [language, parts] of Object.entries({ typescript, tsx, python })) {
    const source = parts.join("\n\n") + "\n";
    for (const maxSize of [90, 1_500]) {
      const options = { language: language as "python", maxSize };
      const chunks = chunkCode(source, options);
      assertEquals(chunks.map((chunk) => chunk.text), parts, language);
    }
  }
});

Deno.test("tokens-special-marker, everywhere: a marker is text", async () => {
  const text = "The marker <|endoftext|> ends a text. \u{1f600}<|im_start|>";
  for (const encoding of ["o200k_base", "cl100k_base"] as const) {
    const { countTokens: length } = await loadTokenizer(encoding);
    for (let size = 1; size <= 20; size++) {
      const [maxSize, language] = [size, "python" as const];
      const sections = [{ heading: "", text }];
      const cuts: Record<string, Chunk[]> = {
        fixed: chunkFixed(text, { size, overlap: 0, length }),
        sentence: chunkBySentence(text, { maxSize, length }),
        structure: chunkByStructure(sections, { maxSize, length }),
        recursive: chunkRecursive(text, { size, length }),
        section: chunkBySection(text, { maxSize, context, length }),
        blocks: chunkBlocks(text, { maxSize, context, length }),
        code: chunkCode(text, { maxSize, language, length }),
        semantic: await chunkSemantic(text, { maxSize, embedder, length }),
      };
      for (const [name, chunks] of Object.entries(cuts)) {
        assertEquals(letters(joined(chunks)), letters(text), name);
        assert(!joined(chunks).includes("\ufffd"), name);
      }
    }
  }
});
