import { assert, assertEquals } from "@std/assert";
import config from "../deno.json" with { type: "json" };
import { deno } from "./run_for_tests.ts";

const ROOMS = ["chunk", "parse", "search", "measure", "show"];
const LIB = new URL("./", import.meta.url).href;

interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    /** Where a value comes from; what only types come from is not in it. */
    readonly code?: { readonly specifier: string };
  }[];
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
  const exports = new Map(Object.entries(config.exports));
  for (const room of ROOMS) {
    assertEquals(exports.get(`./${room}`), `./lib/${room}/mod.ts`);
  }
});

Deno.test("lessons import by the names that the package exports", () => {
  const imports = new Map(Object.entries(config.imports));
  for (const [name, file] of Object.entries(config.exports)) {
    if (name === ".") continue; // a lesson's has the corpus and the grading
    assertEquals(imports.get(name.replace(".", "chunking")), file);
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
