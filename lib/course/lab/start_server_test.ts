import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "node:path";
import { answers } from "./answers.ts";
import { anyPort } from "./choose_port.ts";
import { fakeProgram } from "./program_for_tests.ts";
import { LabError } from "./lab_error.ts";
import { startServer } from "./start_server.ts";

// The fakes are shell scripts.
const ignore = Deno.build.os === "windows";

async function withProgram(
  script: string,
  test: (options: Parameters<typeof startServer>[0]) => Promise<void>,
) {
  const folder = await Deno.makeTempDir();
  try {
    await test({
      program: await fakeProgram(folder, "jupyter-lab", script),
      course: folder,
      state: join(folder, ".lab"),
      port: anyPort(),
      token: "secret",
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A server that takes our token and the request to shut down. */
const SERVER = `
const port = Number(/port=(\\d+)/.exec(Deno.args.join(" "))[1]);
Deno.serve({ port, hostname: "127.0.0.1" }, (request) => {
  const ours = request.headers.get("authorization") === "token secret" &&
    Deno.env.get("JUPYTER_TOKEN") === "secret";
  if (!ours) return new Response(null, { status: 403 });
  if (request.url.endsWith("/api/shutdown")) setTimeout(() => Deno.exit(0), 10);
  return new Response();
});`;

Deno.test({
  name: "startServer() waits for the server's answer, stop() for its end",
  ignore,
}, () =>
  withProgram(
    `exec '${Deno.execPath()}' eval '${SERVER.replaceAll("'", "")}' -- "$@"`,
    async (options) => {
      const server = await startServer(options);
      assertEquals(await answers(server.port, "secret"), true);
      await server.stop();
      assertEquals((await server.ended).code, 0);
      assertEquals(await answers(server.port, "secret"), false);
    },
  ));

Deno.test({
  name: "startServer() shows the end of the log of a server that fails",
  ignore,
}, () =>
  withProgram(
    "echo first; for i in $(seq 20); do echo line $i; done >&2; exit 3",
    async (options) => {
      const { message } = await assertRejects(
        () => startServer(options),
        LabError,
      );
      assertStringIncludes(message, "did not start");
      assertStringIncludes(message, "line 20");
      assertEquals(message.includes("line 2\n"), false);
    },
  ));
