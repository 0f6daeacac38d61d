import { assert, assertEquals } from "@std/assert";
import { fileURLToPath } from "node:url";
import { freshConnection } from "./connection_file.ts";
import { FrontEnd } from "./front_end_for_tests.ts";
import { connectionFile, exists, runs, until } from "./processes_for_tests.ts";

const program = fileURLToPath(new URL("./relay.ts", import.meta.url));
const cwd = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => {
  Deno.removeSync(cwd, { recursive: true });
});
const connection = freshConnection();
const file = `${cwd}/connection.json`;
Deno.writeTextFileSync(file, JSON.stringify(connection));

function start(): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-config", program, "--conn", file],
    cwd,
    stdout: "null",
    stderr: "null",
  }).spawn();
}

async function kernelPid(front: FrontEnd): Promise<number> {
  const cell = front.execute("console.log(Deno.pid)");
  await cell.done();
  return Number(front.text(cell));
}

Deno.test("the program runs cells in its folder, and restarts on the same ports", async () => {
  for (let i = 0; i < 2; i++) {
    const relay = start();
    const front = await FrontEnd.open(connection);
    const cell = front.execute("console.log(Deno.cwd(), typeof before)");
    await cell.done();
    assertEquals(front.text(cell), `${await Deno.realPath(cwd)} undefined\n`);
    await front.execute("const before = 1").done();
    await front.send("shutdown_request", { restart: true }, "control").reply;
    assertEquals((await relay.status).code, 0);
    front.close();
  }
});

Deno.test("the program ends with the kernel's code", async () => {
  const relay = start();
  const front = await FrontEnd.open(connection);
  await front.execute("Deno.exit(5)").done();
  assertEquals((await relay.status).code, 5);
  front.close();
});

Deno.test("SIGINT interrupts the cell", async () => {
  const relay = start();
  const front = await FrontEnd.open(connection);
  const cell = front.execute(`console.log("on"); for (;;);`);
  await until(() => front.text(cell) === "on\n", "the cell's start");
  relay.kill("SIGINT");
  assertEquals((await cell.done()).content.ename, "Interrupted");
  relay.kill("SIGTERM");
  await relay.status;
  front.close();
});

Deno.test("a relay that is killed takes the kernel with it", async () => {
  const relay = start();
  const front = await FrontEnd.open(connection);
  const pid = await kernelPid(front);
  const inner = await connectionFile(pid);
  front.execute("for (;;);");
  relay.kill("SIGKILL");
  await relay.status;
  await until(async () => !await runs(pid), "the end of the kernel");
  await until(async () => !await exists(inner), "the end of its file");
  front.close();
});

Deno.test("a relay whose starter is gone ends itself and the kernel", async () => {
  const starter = new Deno.Command("/bin/sh", {
    args: [
      "-c",
      `"$@" > /dev/null 2>&1 & read wait`,
      "sh",
      Deno.execPath(),
      "run",
      "-A",
      "--no-config",
      program,
      "--conn",
      file,
    ],
    stdin: "piped",
    cwd,
  }).spawn();
  const front = await FrontEnd.open(connection);
  const pid = await kernelPid(front);
  assert(await runs(pid));
  await starter.stdin.close();
  await starter.status;
  await until(async () => !await runs(pid), "the end of the kernel");
  front.close();
});

Deno.test("the program says what is wrong with its connection file", async () => {
  const run = async (...args: string[]) => {
    const { code, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-config", program, ...args],
      env: { NO_COLOR: "1" },
    }).output();
    return `${code} ${new TextDecoder().decode(stderr)}`;
  };
  assertEquals(
    await run(),
    "2 Usage: deno run -A relay.ts --conn <connection file>\n",
  );
  const other = `${cwd}/other.json`;
  Deno.writeTextFileSync(other, JSON.stringify({ transport: "ipc" }));
  assertEquals(
    await run("--conn", other),
    "1 Cannot serve the transport ipc, only tcp\n",
  );
});
