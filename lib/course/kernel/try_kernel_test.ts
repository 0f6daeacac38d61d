import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { fileURLToPath } from "node:url";
import { Kernel } from "./kernel.ts";
import { newMessage } from "./message.ts";
import { checkDenoVersion, DENO_VERSION } from "./pin.ts";
import { tryKernel } from "./try_kernel.ts";
import { startSession } from "./session.ts";

const stub = fileURLToPath(
  new URL("./stub_kernel_for_tests.ts", import.meta.url),
);

Deno.test("a kernel that answers ok to a cell that throws is refused", async () => {
  await assertRejects(
    () =>
      Kernel.start({
        cwd: ".",
        command: [Deno.execPath(), "run", "-A", stub, "{connection_file}"],
      }),
    Error,
    `The kernel (stub ${DENO_VERSION}) is refused: it reports no error for a cell that throws`,
  );
});

Deno.test("a kernel of another version is refused", async () => {
  const session = await startSession({ cwd: "." });
  const info = { ...session.info, implementation_version: "2.8.2" };
  await assertRejects(
    () => tryKernel({ ...session, info }),
    Error,
    "this is Deno 2.8.2",
  );
  await session.process.kill();
});

Deno.test("a kernel that loses prints or results is refused", async () => {
  const session = await startSession({ cwd: "." });
  const run = async (code: string) => {
    const content = { code, silent: false, store_history: false };
    await session.link.request(
      "shell",
      newMessage("execute_request", content, { session: session.id }),
    );
  };
  await run("const log = console.log; console.log = () => {}");
  await assertRejects(() => tryKernel(session), Error, "what a cell prints");
  await run("console.log = log");
  await tryKernel(session);
  await session.process.kill();
});

Deno.test("the self-test leaves the execution count alone", async () => {
  await using kernel = await Kernel.start({ cwd: "." });
  assertEquals((await kernel.execute("1")).executionCount, 1);
});

Deno.test("checkDenoVersion() names the command that helps", () => {
  checkDenoVersion(DENO_VERSION);
  assertThrows(
    () => checkDenoVersion("2.9.7"),
    Error,
    `\`npx -y deno@${DENO_VERSION}\``,
  );
});
