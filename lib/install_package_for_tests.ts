import { assert } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { packLibrary } from "./course/pack/pack_library.ts";
import { run } from "./run_for_tests.ts";

/**
 * Packs the library and installs it into a new folder, as npm does from its
 * tarball under the name of all examples, `chunking`, with the libraries that it
 * says it needs and no others. Nothing is fetched: they come from Deno's cache,
 * in the versions of the lock file.
 *
 * @returns The folder, to be removed after use
 */
export async function installPackage(): Promise<string> {
  const folder = await Deno.makeTempDir();
  const tarball = `${folder}/package.tgz`;
  assert(await packLibrary(tarball, true));
  await run("tar", ["-xzf", tarball, "-C", folder]);
  const manifest = await Deno.readTextFile(`${folder}/package/package.json`);
  const names = Object.keys(JSON.parse(manifest).dependencies);
  await Deno.writeTextFile(
    `${folder}/package.json`,
    JSON.stringify({
      type: "module",
      dependencies: Object.fromEntries(
        names.map((name) => [name, versionOf(name)]),
      ),
    }),
  );
  const lock = new URL("../deno.lock", import.meta.url);
  await Deno.copyFile(lock, `${folder}/deno.lock`);
  await run(Deno.execPath(), ["install", "--quiet"], folder);
  await Deno.rename(`${folder}/package`, `${folder}/node_modules/chunking`);
  return folder;
}

/** The version of a library that deno.json names. */
function versionOf(name: string): string {
  const to = new Map(Object.entries(config.imports)).get(name);
  assert(to, `${name} is not among the imports of deno.json`);
  return to.slice(to.lastIndexOf("@") + 1);
}
