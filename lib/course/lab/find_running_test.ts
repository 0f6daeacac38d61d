import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { findRunning } from "./find_running.ts";

Deno.test("findRunning() finds the lab that answers to our token", async () => {
  const state = await Deno.makeTempDir();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) =>
      new Response(null, {
        status: request.headers.get("authorization") === "token ours"
          ? 200
          : 403,
      }),
  );
  try {
    assertEquals(await findRunning(state, "ours"), undefined);
    const runtime = join(state, "runtime");
    await Deno.mkdir(runtime);
    const record = (pid: number, port: number) =>
      Deno.writeTextFile(
        join(runtime, `jpserver-${pid}.json`),
        JSON.stringify({ pid, port }, null, 2),
      );
    // A record that a killed server left, on a port where nothing listens.
    await record(1, 1);
    assertEquals(await findRunning(state, "ours"), undefined);
    await record(2, server.addr.port);
    assertEquals(await findRunning(state, "ours"), server.addr.port);
    assertEquals(await findRunning(state, "theirs"), undefined);
  } finally {
    await server.shutdown();
    await Deno.remove(state, { recursive: true });
  }
});
