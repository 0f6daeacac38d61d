import { assertEquals, assertMatch } from "@std/assert";
import { join } from "node:path";
import { setAnswersAside } from "../test/set_answers_aside.ts";
import { answers } from "./answers.ts";
import { findJupyter } from "./find_jupyter.ts";
import { COURSE, REQUIREMENTS, VENV } from "./places.ts";
import { whatIsMissing } from "./what_is_missing.ts";

const missing = await whatIsMissing();
const name = "deno task lab opens lesson 01, and Ctrl-C closes everything";

Deno.test({
  name: missing ? `${name} (ignored: ${missing})` : name,
  // Windows has no signals to send, and no ps.
  ignore: missing !== "" || Deno.build.os === "windows",
  timeout: 120_000,
  async fn() {
    await findJupyter(VENV, REQUIREMENTS);
    const course = await Deno.makeTempDir({ prefix: "chunking-start-" });
    try {
      await setAnswersAside(COURSE, course, []);
      await startAndClose(course);
    } finally {
      await Deno.remove(course, { recursive: true });
    }
  },
});

async function startAndClose(course: string): Promise<void> {
  const lab = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "lib/course/main.ts", "lab", "--no-browser"],
    cwd: course,
    stdin: "null",
    stdout: "piped",
  }).spawn();
  const lines = lab.stdout.pipeThrough(new TextDecoderStream());
  let text = "";
  let address: URL | undefined;
  for await (const part of lines) {
    text += part;
    const [found] = /http:\S+/.exec(text) ?? [];
    if (!found || address) continue;
    address = new URL(found);
    const token = address.searchParams.get("token")!;
    const kernel = await startKernel(address.origin, token);
    assertEquals(await isRunning(kernel), true);
    await keepCheckpoint(address.origin, token, "lib/chunk/mod.ts");
    lab.kill("SIGINT");
    assertEquals((await lab.status).code, 0);
    assertEquals(await isRunning(kernel), false);
    assertEquals(await answers(Number(address.port), token), false);
  }
  assertMatch(text, /The lab is closed\.\n$/);
  assertMatch(address?.pathname ?? "", /^\/lab\/tree\/lessons\/01-.*\.ipynb$/);
  const checkpoint = ".ipynb_checkpoints/mod-checkpoint.ts";
  await Deno.stat(`${course}/.lab/checkpoints/lib/chunk/${checkpoint}`);
  const kept = await Deno.readTextFile(join(course, ".lab", "token"));
  assertEquals(address?.searchParams.get("token"), kept.trim());
}

/** Starts the course's kernel as JupyterLab does, and returns its id. */
async function startKernel(origin: string, token: string): Promise<string> {
  const response = await fetch(`${origin}/api/kernels`, {
    method: "POST",
    headers: { authorization: `token ${token}` },
    body: JSON.stringify({ name: "chunking" }),
  });
  return (await response.json()).id;
}

/** Keeps a copy of a file as JupyterLab does when it opens it. */
async function keepCheckpoint(origin: string, token: string, path: string) {
  const { status } = await fetch(`${origin}/api/contents/${path}/checkpoints`, {
    method: "POST",
    headers: { authorization: `token ${token}` },
  });
  assertEquals(status, 201);
}

/** Whether a program has the kernel's connection file among its arguments. */
async function isRunning(kernel: string): Promise<boolean> {
  const { stdout } = await new Deno.Command("ps", { args: ["-eo", "args"] })
    .output();
  return new TextDecoder().decode(stdout).includes(kernel);
}
