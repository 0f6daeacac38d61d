import { assert } from "@std/assert";

Deno.test("what a lesson imports does not load vega", async () => {
  const { stdout, success } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", new URL("../mod.ts", import.meta.url).href],
    stderr: "null",
  }).output();
  assert(success);
  const { modules } = JSON.parse(new TextDecoder().decode(stdout));
  const names: string[] = modules.map((module: { specifier: string }) =>
    module.specifier
  );
  assert(names.some((name) => name.endsWith("lib/show/chunk_map.ts")));
  assert(!names.some((name) => name.includes("vega")));
});
