import {
  assert,
  assertEquals,
  assertRejects,
  assertStringIncludes,
} from "@std/assert";
import { Kernel } from "./kernel.ts";
import { connectionFile, exists, runs, until } from "./processes_for_tests.ts";

const cwd = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => {
  Deno.removeSync(cwd, { recursive: true });
});

/** Starts a process in a cell; returns its id. */
async function startChild(kernel: Kernel, options: string): Promise<number> {
  const { outputs } = await kernel.execute(
    `console.log(new Deno.Command("sleep", ${options}).spawn().pid)`,
  );
  assert(outputs[0]?.output_type === "stream");
  return Number(outputs[0].text);
}

Deno.test("shutdown() leaves neither process, child process nor file", async () => {
  const kernel = await Kernel.start({ cwd });
  const file = await connectionFile(kernel.pid);
  assert(await exists(file));
  const child = await startChild(kernel, `{ args: ["600"] }`);
  assert(await runs(child));
  const { code } = await kernel.shutdown();
  assertEquals(code, 0);
  assertEquals(await runs(kernel.pid), false);
  await until(async () => !await runs(child), "the end of the child");
  assertEquals(await exists(file), false);
  // A second end is no error.
  await kernel.kill();
  await kernel.shutdown();
});

Deno.test("a child that left the process group does not hold us up", async () => {
  const kernel = await Kernel.start({ cwd });
  const child = await startChild(kernel, `{ args: ["600"], detached: true }`);
  await kernel.kill();
  Deno.kill(child, "SIGKILL");
});

for (const signal of ["SIGINT", "SIGTERM", "SIGKILL"] as const) {
  Deno.test(`${signal} to our process ends the kernel and removes its file`, async () => {
    const url = new URL("./kernel.ts", import.meta.url);
    const script = `import { Kernel } from "${url}";
      const kernel = await Kernel.start({ cwd: ${JSON.stringify(cwd)} });
      const running = kernel.execute("for (;;);");
      console.log(kernel.pid);
      await running;`;
    const us = new Deno.Command(Deno.execPath(), {
      args: ["eval", script],
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const reader = us.stdout.getReader();
    const { value } = await reader.read();
    const pid = Number(new TextDecoder().decode(value));
    const file = await connectionFile(pid);
    us.kill(signal);
    await us.status;
    await reader.cancel();
    await until(async () => !await runs(pid), "the end of the kernel");
    await until(async () => !await exists(file), "the end of the file");
  });
}

Deno.test("Kernel.start() says why a kernel does not start", async () => {
  const start = (script: string, timeoutMs = 10_000) =>
    Kernel.start({
      cwd,
      timeoutMs,
      command: [Deno.execPath(), "eval", script],
    });
  const { message } = await assertRejects(
    () => start(`console.error("no kernel today"); Deno.exit(7)`),
    Error,
    "ended with code 7",
  );
  assertStringIncludes(message, "no kernel today");
  await assertRejects(
    () => start("setTimeout(() => {}, 60_000)", 300),
    Error,
    "not ready within 0.3 s",
  );
  await assertRejects(
    () => Kernel.start({ cwd: `${cwd}/nowhere` }),
    Deno.errors.NotFound,
  );
});
