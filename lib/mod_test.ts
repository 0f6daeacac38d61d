import { assert, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };

const ROOMS = ["chunk", "parse", "search", "measure", "show"];
const LIB = new URL("./", import.meta.url).href;

interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    /** Where a value comes from; what only types come from is not in it. */
    readonly code?: { readonly specifier: string };
  }[];
}

const deno = (...args: string[]) => run(Deno.execPath(), args);

/** Runs a program and gives what it printed. */
async function run(program: string, args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args,
    env: { NO_COLOR: "1" },
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

async function modulesOf(room: string): Promise<Module[]> {
  const entry = `${LIB}${room}/mod.ts`;
  return JSON.parse(await deno("info", "--json", entry)).modules;
}

/** The room that a module lies in; `""` outside of the library. */
function roomOf(specifier: string): string {
  return specifier.startsWith(LIB)
    ? specifier.slice(LIB.length).split("/")[0]!
    : "";
}

Deno.test("each room can be imported by its name", () => {
  for (const room of ROOMS) {
    const file = `./lib/${room}/mod.ts`;
    const { exports, imports } = config as Record<
      "exports" | "imports",
      Record<string, string>
    >;
    assertEquals(exports[`./${room}`], file);
    assertEquals(imports[`chunking/${room}`], file);
  }
});

Deno.test("no room loads anything of the course", async () => {
  for (const room of ROOMS) {
    const files = (await modulesOf(room)).map((module) => module.specifier);
    assert(files.includes(`${LIB}${room}/mod.ts`));
    assertEquals(files.filter((file) => roomOf(file) === "course"), []);
  }
});

Deno.test("no room needs Deno, or a language newer than Node 20 knows", async () => {
  // A configuration of its own would lose the imports, so it repeats them.
  const imports = Object.entries(config.imports)
    .map(([name, to]) => [name, to.replace(/^\.\/lib\//, LIB)]);
  const path = await Deno.makeTempFile({ suffix: ".json" });
  try {
    const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
    const options = { ...config.compilerOptions, lib };
    await Deno.writeTextFile(
      path,
      JSON.stringify({
        imports: Object.fromEntries(imports),
        compilerOptions: options,
      }),
    );
    const files = [
      ...ROOMS.map((room) => `${room}/mod.ts`),
      "chunk/chunk_code.ts",
      "measure/tokens.ts",
    ];
    const entries = files.map((file) => LIB + file);
    await deno("check", "--no-lock", "--config", path, ...entries);
  } finally {
    await Deno.remove(path);
  }
});

Deno.test("no room comes back to itself through another", async () => {
  const uses = new Map<string, Set<string>>();
  for (const room of ROOMS) {
    for (const { specifier, dependencies = [] } of await modulesOf(room)) {
      const from = roomOf(specifier);
      const to = dependencies.map(({ code }) => roomOf(code?.specifier ?? ""))
        .filter((other) => other !== "" && other !== from);
      uses.set(from, new Set([...uses.get(from) ?? [], ...to]));
    }
  }
  const visit = (room: string, way: string[]) => {
    assert(!way.includes(room), [...way, room].join(" uses "));
    for (const next of uses.get(room) ?? []) visit(next, [...way, room]);
  };
  for (const room of ROOMS) visit(room, []);
  assertEquals([...uses.get("base")!], []);
});

async function isThere(program: string): Promise<boolean> {
  try {
    await run(program, ["--version"]);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

Deno.test({
  name: "Node cuts the corpora as Deno does (ignored where no node is)",
  ignore: !await isThere("node"),
  async fn() {
    const script = new URL("./cut_corpora_for_tests.ts", import.meta.url).href;
    const files: string[] = [];
    for (const corpus of ["brightline", "kitebase", "reservo"]) {
      const folder = new URL(`../corpus/${corpus}/`, import.meta.url);
      for await (const { name } of Deno.readDir(folder)) {
        const file = new URL(name, folder).pathname;
        if (name.endsWith(".md")) files.push(decodeURIComponent(file));
      }
    }
    const folder = await Deno.makeTempDir();
    try {
      const bundle = `${folder}/bundle.mjs`;
      const how = ["--quiet", "--no-lock", "--platform", "browser"];
      await deno("bundle", ...how, "--output", bundle, script);
      const inNode = await run("node", [bundle, ...files]);
      const inDeno = await deno("run", "-A", "--no-lock", script, ...files);
      assertEquals(inNode.split("\n"), inDeno.split("\n"));
      assertEquals(inDeno.split("\n").length, files.length * 10 + 1);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
