import { assert, assertEquals } from "@std/assert";
import { fileURLToPath } from "node:url";
import config from "../deno.json" with { type: "json" };
import { installPackage } from "./install_package_for_tests.ts";
import { deno, run } from "./run_for_tests.ts";

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
  assertEquals(
    others.sort(),
    ["LICENSE", "deno.json", "lib/README.md"],
  );
  const tests = files.filter((file) => /_test\.|_tests\.|_cases\./.test(file));
  assertEquals(tests, []);
});

Deno.test("npm gets a page of the library's own, whose links lead somewhere", async () => {
  const folder = await installPackage();
  try {
    const at = `${folder}/node_modules/chunking`;
    const page = await Deno.readTextFile(`${at}/README.md`);
    const { name, publishConfig } = JSON.parse(
      await Deno.readTextFile(`${at}/package.json`),
    );
    assert(page.includes(`npm install chunking@npm:${name}`));
    assertEquals(publishConfig, { access: "public" });
    const more = "lib/chunk/coming_from_langchain.md";
    assert(page.includes(more));
    const other = await Deno.readTextFile(`${at}/${more}`);
    const links = (page + other).matchAll(/\]\(([^)]+)\)/g);
    const dead = Array.from(links, ([, to]) => to!)
      .filter((to) => !/^https?:/.test(to));
    assertEquals(dead, []);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("what the README says to copy is enough, and checks", async () => {
  const readme = await Deno.readTextFile(new URL("README.md", ROOT));
  const config = /```json\n([^`]+)```/.exec(readme)![1]!;
  const copy = /copy ([^.]+\.ts`) from `lib\/`/.exec(readme)![1]!;
  const rooms = Array.from(copy.matchAll(/`([^`]+)`/g), ([, name]) => name!);
  const folder = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${folder}/lib`);
    const from = rooms.map((room) =>
      fileURLToPath(new URL(`lib/${room}`, ROOT))
    );
    await run("cp", ["-r", ...from, `${folder}/lib`]);
    await Deno.writeTextFile(`${folder}/deno.json`, config);
    const lock = new URL("deno.lock", ROOT);
    await Deno.copyFile(lock, `${folder}/deno.lock`);
    const names = Object.keys(JSON.parse(config).imports)
      .filter((name) => name.startsWith("chunking"));
    await Deno.writeTextFile(
      `${folder}/main.ts`,
      names.map((name) => `console.log((await import("${name}")) && 1);`)
        .join("\n"),
    );
    await run(Deno.execPath(), ["check", "--quiet"], folder);
    const printed = await run(
      Deno.execPath(),
      ["run", "--allow-env=LOG", "main.ts"],
      folder,
    );
    assertEquals(printed, "1\n".repeat(names.length));
    assertEquals(names.length, ENTRIES.length);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
