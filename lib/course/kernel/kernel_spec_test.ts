import { assert, assertEquals } from "@std/assert";
import { isAbsolute } from "node:path";
import { installKernelSpec, kernelSpec } from "./kernel_spec.ts";
import { exists } from "./processes_for_tests.ts";

Deno.test("kernelSpec() starts the relay with absolute paths", async () => {
  const { argv, ...rest } = kernelSpec();
  assertEquals(rest, {
    display_name: "Deno (chunking course)",
    language: "typescript",
    interrupt_mode: "message",
    env: { NO_COLOR: "1" },
  });
  assertEquals(argv[0], Deno.execPath());
  assertEquals(argv.slice(-2), ["--conn", "{connection_file}"]);
  const relay = argv.at(-3)!;
  assert(isAbsolute(relay));
  assert(await exists(relay));
});

Deno.test("installKernelSpec() writes one file, readable by all, and writes it again", async () => {
  const dir = await Deno.makeTempDir();
  const path = await installKernelSpec(`${dir}/jupyter`);
  assertEquals(path, `${dir}/jupyter/kernels/chunking/kernel.json`);
  await Deno.writeTextFile(path, "old");
  await installKernelSpec(`${dir}/jupyter`);
  assertEquals(JSON.parse(await Deno.readTextFile(path)), kernelSpec());
  const names = [...Deno.readDirSync(`${dir}/jupyter/kernels/chunking`)];
  assertEquals(names.map(({ name }) => name), ["kernel.json"]);
  if (Deno.build.os !== "windows") {
    assertEquals((await Deno.stat(path)).mode! & 0o777, 0o644);
  }
  await Deno.remove(dir, { recursive: true });
});
