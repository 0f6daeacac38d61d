import { assertEquals, assertMatch } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { onPath } from "./course/lab/on_path.ts";
import { installPackage } from "./install_package_for_tests.ts";
import { run } from "./run_for_tests.ts";

const node = await onPath("node");

let folder: Promise<string> | undefined;

Deno.test.afterAll(async () => {
  if (folder) await Deno.remove(await folder, { recursive: true });
});

/** Writes a program beside the installed package; gives the folder. */
async function write(name: string, code: string): Promise<string> {
  const at = await (folder ??= installPackage());
  await Deno.writeTextFile(`${at}/${name}`, code);
  return at;
}

/** A test of the package in Node, in a folder that has it and what it needs. */
function inNode(name: string, fn: () => Promise<void>): Deno.TestDefinition {
  return {
    name: node ? name : `${name} (ignored: install Node)`,
    ignore: !node,
    fn,
  };
}

Deno.test(
  inNode("Node imports the npm package as its README does", async () => {
    const code = `
    import { chunkRecursive } from "chunking/chunk";
    const text = "Doors open at 8.\\n\\nBring the badge.";
    console.log(JSON.stringify(chunkRecursive(text, { size: 20 })));
  `;
    const at = await write("main.js", code);
    const chunks = JSON.parse(await run(node!, ["main.js"], at));
    assertEquals(chunks, [
      { text: "Doors open at 8.", start: 0, end: 16, cut: "paragraph" },
      { text: "Bring the badge.", start: 18, end: 34, cut: "end" },
    ]);
  }),
);

Deno.test(inNode("Node imports each entry of the npm package", async () => {
  const names = Object.keys(config.exports)
    .map((entry) => entry.replace(".", "chunking"));
  const code = `
    for (const name of ${JSON.stringify(names)}) {
      console.log(Object.keys(await import(name)).length > 0);
    }
    const { cosine, wordVectors } = await import("chunking/search");
    const { embed } = await wordVectors();
    console.log(cosine(embed("refund"), embed("money")) > 0.3);
  `;
  const at = await write("entries.js", code);
  const printed = await run(node!, ["entries.js"], at);
  assertEquals(printed, "true\n".repeat(names.length + 1));
}));

Deno.test(
  inNode("the npm package says which tokenizer to install", async () => {
    const code = `
    import { loadTokenizer } from "chunking/tokens";
    await loadTokenizer().catch((error) => console.log(error.message));
  `;
    const at = await write("tokens.js", code);
    assertMatch(await run(node!, ["tokens.js"], at), /'gpt-tokenizer'/);
  }),
);

Deno.test("TypeScript knows the types of the npm package", async () => {
  const entries = Object.keys(config.exports)
    .map((entry) => entry.replace(".", "chunking"))
    .map((name, i) => `import * as entry${i} from "${name}"; entry${i};`);
  const code = `
    import { type Chunk, chunkRecursive } from "chunking/chunk";
    ${entries.join("\n")}
    const chunks: Chunk[] = chunkRecursive("a", { size: 20 });
    // @ts-expect-error A size is a number.
    chunkRecursive("a", { size: "20" });
    // @ts-expect-error A chunk has no page.
    chunks[0]?.page;
  `;
  const at = await write("main.ts", code);
  await run(Deno.execPath(), ["check", "--quiet", "main.ts"], at);
});
