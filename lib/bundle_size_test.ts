import { assert } from "@std/assert";
import { installPackage } from "./install_package_for_tests.ts";
import { run } from "./run_for_tests.ts";

interface Budget {
  /** What is imported from where. */
  readonly code: string;
  /** The most bytes that a page loads: minified, and zipped after that. */
  readonly minified: number;
  readonly zipped: number;
}

// Each is an eighth more than was measured when it was set. The first three
// hold no parser: marked alone has 52,000 bytes.
const BUDGETS: Record<string, Budget> = {
  "chunkFixed": {
    code: `{ chunkFixed } from "chunking/chunk"`,
    minified: 4_300,
    zipped: 2_020,
  },
  "chunkRecursive": {
    code: `{ chunkRecursive } from "chunking/chunk"`,
    minified: 8_400,
    zipped: 3_940,
  },
  "chunkRecursive, from the entry of all rooms": {
    code: `{ chunkRecursive } from "chunking"`,
    minified: 8_400,
    zipped: 3_940,
  },
  "chunkBySection": {
    code: `{ chunkBySection } from "chunking/chunk"`,
    minified: 99_600,
    zipped: 41_900,
  },
  "all chunkers": {
    code: `* from "chunking/chunk"`,
    minified: 123_000,
    zipped: 51_000,
  },
  "chunkCode": {
    code: `{ chunkCode } from "chunking/code"`,
    minified: 207_000,
    zipped: 78_000,
  },
  "all rooms": {
    code: `* from "chunking"`,
    minified: 208_000,
    zipped: 79_200,
  },
};

let folder: Promise<string> | undefined;

Deno.test.afterAll(async () => {
  if (folder) await Deno.remove(await folder, { recursive: true });
});

/** Bundles code for browsers, and gives the files that a page loads at once. */
async function bundle(code: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const at = await (folder ??= installPackage());
  await Deno.writeTextFile(`${at}/page.js`, code);
  const output = await Deno.makeTempDir({ dir: at });
  const how = ["--quiet", "--minify", "--platform", "browser"];
  const to = ["--code-splitting", "--outdir", output];
  await run(Deno.execPath(), ["bundle", ...how, ...to, "page.js"], at);
  const files: Uint8Array<ArrayBuffer>[] = [];
  for await (const { name } of Deno.readDir(output)) {
    // Loaded when wordVectors() is called.
    if (name.startsWith("word_vectors-")) continue;
    files.push(await Deno.readFile(`${output}/${name}`));
  }
  return files;
}

async function zippedSize(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const zip = new CompressionStream("gzip");
  const zipped = new Blob([bytes]).stream().pipeThrough(zip);
  return (await new Response(zipped).bytes()).length;
}

for (const [name, budget] of Object.entries(BUDGETS)) {
  Deno.test(`a page's bundle keeps to its budget: ${name}`, async () => {
    const size = { minified: 0, zipped: 0 };
    for (const file of await bundle(`export ${budget.code}`)) {
      size.minified += file.length;
      size.zipped += await zippedSize(file);
    }
    for (const kind of ["minified", "zipped"] as const) {
      const more = size[kind] - budget[kind];
      assert(
        more <= 0,
        `${name}: ${size[kind]} bytes ${kind}, ${more} above the budget. See ` +
          "what has come in: deno bundle --platform browser. If it is worth " +
          "that, raise the budget in lib/bundle_size_test.ts",
      );
    }
  });
}
