import { assert, assertEquals } from "@std/assert";
import { chromium } from "playwright-core";
import { findChromium } from "./course/lab/find_chromium.ts";
import { onPath } from "./course/lab/on_path.ts";
import { type CorpusFile, cutCorpora } from "./cut_corpora_for_tests.ts";
import * as chunk from "./chunk/mod.ts";
import * as measure from "./measure/mod.ts";
import * as parse from "./parse/mod.ts";
import { deno, run } from "./run_for_tests.ts";
import * as search from "./search/mod.ts";

const SCRIPT = new URL("./cut_corpora_for_tests.ts", import.meta.url);
const CHUNKERS = 13;

const files = await corpusFiles();
let lines: Promise<string[]> | undefined;

/** What Deno gives: the same for all who ask. */
function inDeno(): Promise<string[]> {
  return lines ??= cutCorpora(files);
}

async function corpusFiles(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = [];
  for (const corpus of ["brightline", "kitebase", "reservo"]) {
    const folder = new URL(`../corpus/${corpus}/`, import.meta.url);
    for await (const { name } of Deno.readDir(folder)) {
      if (!/\.(md|html|txt)$/.test(name)) continue;
      const source = await Deno.readTextFile(new URL(name, folder));
      files.push({ name, source });
    }
  }
  return files;
}

/** One file with all that the script needs, for platforms other than Deno. */
async function bundleIn(folder: string): Promise<string> {
  const bundle = `${folder}/bundle.mjs`;
  const how = ["--quiet", "--no-lock", "--platform", "browser"];
  await deno("bundle", ...how, "--output", bundle, SCRIPT.href);
  return bundle;
}

/** Shows the first line that differs: all of them are megabytes. */
function assertSame(actual: readonly string[], expected: readonly string[]) {
  assertEquals(actual.length, expected.length);
  const at = actual.findIndex((line, i) => line !== expected[i]);
  if (at >= 0) assertEquals(JSON.parse(actual[at]!), JSON.parse(expected[at]!));
}

Deno.test("all documents of all corpora are compared, by every chunker", async () => {
  for (const kind of [".md", ".html", ".txt"]) {
    assert(files.some(({ name }) => name.endsWith(kind)), kind);
  }
  assertEquals((await inDeno()).length, files.length * (CHUNKERS + 1));
});

Deno.test("no function of a room is left out of the comparison", async () => {
  const script = await Deno.readTextFile(SCRIPT);
  for (const [room, all] of Object.entries({ chunk, parse, search, measure })) {
    const names = Object.entries(all)
      .filter(([, value]) => typeof value === "function")
      .map(([name]) => `${room}.${name}`);
    const used = script.match(/\b[a-z]+\.\w+\b/g)!;
    assertEquals(names.filter((name) => !used.includes(name)), []);
  }
});

const node = await onPath("node");

Deno.test({
  name: `Node gives what Deno gives${node ? "" : " (ignored: install Node)"}`,
  ignore: !node,
  async fn() {
    const folder = await Deno.makeTempDir();
    try {
      const input = `${folder}/files.json`;
      await Deno.writeTextFile(input, JSON.stringify(files));
      const bundle = await bundleIn(folder);
      const main = `${folder}/main.mjs`;
      await Deno.writeTextFile(
        main,
        `import { readFileSync } from "node:fs";
        import { cutCorpora } from ${JSON.stringify(bundle)};
        const files = JSON.parse(readFileSync(${
          JSON.stringify(input)
        }, "utf8"));
        console.log((await cutCorpora(files)).join("\\n"));`,
      );
      const inNode = await run(node!, [main]);
      assertSame(inNode.trimEnd().split("\n"), await inDeno());
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});

const browser = await findChromium();

Deno.test({
  name: `a browser gives what Deno gives${
    browser ? "" : " (ignored: install Chromium, or set CHROMIUM to it)"
  }`,
  ignore: !browser,
  async fn() {
    const folder = await Deno.makeTempDir();
    // A sandbox needs rights that a container's root lacks.
    const opened = await chromium.launch({
      executablePath: browser!,
      args: ["--no-sandbox"],
    });
    try {
      const script = await Deno.readTextFile(await bundleIn(folder));
      const page = await opened.newPage();
      // No server: the page and its script are given to it here. It is at
      // localhost, as hashes are for secure pages only.
      await page.route(
        "http://localhost/**",
        (route) =>
          route.request().url().endsWith("/bundle.mjs")
            ? route.fulfill({ contentType: "text/javascript", body: script })
            : route.fulfill({ contentType: "text/html", body: "" }),
      );
      await page.goto("http://localhost/");
      const inBrowser = await page.evaluate(async (files) => {
        const address = "http://localhost/bundle.mjs";
        const { cutCorpora } = await import(address);
        return await cutCorpora(files);
      }, files);
      assertSame(inBrowser, await inDeno());
    } finally {
      await opened.close();
      await Deno.remove(folder, { recursive: true });
    }
  },
});
