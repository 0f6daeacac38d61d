import { assertEquals } from "@std/assert";
import { freshConnection } from "./connection_file.ts";
import { FrontEnd } from "./front_end_for_tests.ts";
import { refuseCells } from "./refuse_cells.ts";

Deno.test("refuseCells() shows the reason in every cell, until it is shut down", async () => {
  const connection = freshConnection();
  const ended = refuseCells(connection, "Deno 2.8.2 will not do");
  const front = await FrontEnd.open(connection);
  for (let i = 0; i < 2; i++) {
    const cell = front.execute("1");
    const { content } = await cell.done();
    assertEquals(
      [content.status, content.evalue],
      ["error", "Deno 2.8.2 will not do"],
    );
    assertEquals(cell.told().filter((what) => what !== "reply"), [
      "busy",
      "error",
      "idle",
    ]);
  }
  const { reply } = front.send("kernel_info_request", {}, "control");
  assertEquals((await reply).content.language_info.name, "typescript");
  await front.send("shutdown_request", { restart: false }, "control").reply;
  await ended;
  front.close();
});
