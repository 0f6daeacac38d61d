import { join, resolve } from "node:path";
import { courseFolder } from "../course_folder.ts";

/** What Deno writes into a package.json, as far as it is changed here. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Packs the library as npm takes it.
 *
 * `deno pack` makes the package, and what it cannot know is written into its
 * package.json. No module does anything when it is loaded: with that said, a
 * bundler leaves out what is not used, marked above all, which would otherwise
 * stay in every bundle. The tokenizer, which is nine tenths of all that would be
 * installed, is for those who install it themselves. And npm takes a name with a
 * scope for private, unless it is told otherwise.
 *
 * The package's README is the library's, not the course's, and names files
 * without a link: the sources that its links lead to are not in the package.
 *
 * @param output The file to write
 * @param allowDirty Whether changes may be packed that are not committed
 * @returns Whether it was packed; if not, Deno has printed why
 */
export async function packLibrary(
  output: string,
  allowDirty = false,
): Promise<boolean> {
  const folder = await Deno.makeTempDir();
  try {
    const packed = join(folder, "packed.tgz");
    // Source maps would name the folders of this machine.
    const flags = ["--quiet", "--no-source-maps", "--output", packed];
    if (allowDirty) flags.push("--allow-dirty");
    if (!await run(Deno.execPath(), "pack", ...flags)) return false;
    await run("tar", "-xzf", packed, "-C", folder);
    const path = join(folder, "package", "package.json");
    const manifest = JSON.parse(await Deno.readTextFile(path));
    await Deno.writeTextFile(path, JSON.stringify(complete(manifest), null, 2));
    const library = join(folder, "package", "lib");
    await unlink(join(library, "README.md"));
    await unlink(join(library, "chunk", "coming_from_langchain.md"));
    await Deno.rename(
      join(library, "README.md"),
      join(folder, "package", "README.md"),
    );
    return await run("tar", "-czf", resolve(output), "-C", folder, "package");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const TOKENIZER = "gpt-tokenizer";

function complete({ dependencies, ...rest }: Manifest) {
  const { [TOKENIZER]: tokenizer, ...needed } = dependencies;
  return {
    ...rest,
    description: "Chunkers for search and retrieval: exact positions, hard " +
      "limits, the reason of every cut, and measures of what a cut costs",
    keywords: ["chunking", "chunker", "text-splitter", "rag", "retrieval"],
    publishConfig: { access: "public" },
    engines: { node: ">=20.19" }, // htmlparser2's
    sideEffects: false,
    dependencies: needed,
    peerDependencies: { [TOKENIZER]: tokenizer },
    peerDependenciesMeta: { [TOKENIZER]: { optional: true } },
  };
}

/** Leaves of each link to another file its text alone. */
async function unlink(path: string): Promise<void> {
  const text = await Deno.readTextFile(path);
  const link = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g;
  await Deno.writeTextFile(path, text.replace(link, "$1"));
}

async function run(program: string, ...args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(program, {
    args,
    cwd: courseFolder(),
    stdin: "null",
  }).spawn().status;
  return success;
}
