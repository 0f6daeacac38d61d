import { assert, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { deno } from "./run_for_tests.ts";

const ROOT = new URL("../", import.meta.url);
const ENTRIES = Object.values(config.exports);

Deno.test("each entry documents all that it exports", async () => {
  // One by one: an entry that speaks of a type exports that type itself.
  await Promise.all(
    ENTRIES.map((file) => deno("doc", "--lint", new URL(file, ROOT).href)),
  );
});

/** The files that JSR would get, from the package's folder. */
async function publishedFiles(): Promise<string[]> {
  const flags = ["--dry-run", "--allow-dirty", "--no-check"];
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["publish", ...flags],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
  }).output();
  const report = new TextDecoder().decode(stderr);
  // Slow types and imports that cannot be followed are only warnings of some.
  assert(success && !report.includes("warning"), report);
  return Array.from(report.matchAll(/^ +(file:\S+) \(/gm), ([, url]) => {
    assert(url!.startsWith(ROOT.href));
    return url!.slice(ROOT.href.length);
  });
}

Deno.test("JSR takes the package: its rooms, and nothing of the course", async () => {
  const files = await publishedFiles();
  for (const entry of ENTRIES) assert(files.includes(entry.slice(2)), entry);
  assert(files.includes("lib/search/word_vectors.json"));
  assert(files.includes("lib/search/word_vectors.LICENSE"));
  const others = files.filter((file) =>
    !/^lib\/(rooms\.ts|(base|chunk|parse|search|measure|show)\/)/.test(file)
  );
  assertEquals(others.sort(), ["LICENSE", "README.md", "deno.json"]);
  const tests = files.filter((file) => /_test\.|_tests\.|_cases\./.test(file));
  assertEquals(tests, []);
});
