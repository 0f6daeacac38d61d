import { assertEquals } from "@std/assert";
import { freshConnection } from "./connection_file.ts";
import { KernelServer } from "./kernel_server.ts";
import { newMessage } from "./message.ts";
import { startSession } from "./session.ts";
import { ShellGate } from "./shell_gate.ts";

Deno.test("ShellGate sends busy, input, outputs, idle and then the reply, one cell after the other", async () => {
  const session = await startSession({ cwd: "." });
  const server = new KernelServer(freshConnection(), {
    shell: () => {},
    control: () => {},
  });
  // What is sent, in the order of sending: a front end that reads two sockets
  // cannot tell.
  const sent: string[] = [];
  const numbers = new Map<string, number>();
  server.publish = ({ header, parent, content }) => {
    const what = content.execution_state ?? header.msg_type;
    sent.push(`${numbers.get(parent.msg_id!)} ${what}`);
    return Promise.resolve();
  };
  server.send = (channel, request, { content, parent }) => {
    assertEquals([channel, content.status], ["shell", "ok"]);
    assertEquals(parent.msg_id, request.header.msg_id);
    sent.push(`${numbers.get(request.header.msg_id)} reply`);
    return Promise.resolve();
  };
  const gate = new ShellGate(session, server);
  for (let i = 0; i < 50; i++) {
    const code = `console.log("a"); console.error("b"); "c"`;
    const request = newMessage("execute_request", { code }, { session: "s" });
    numbers.set(request.header.msg_id, i);
    gate.push(request);
  }
  await gate.drain();
  assertEquals(gate.current, undefined);
  const joined = sent.filter((line, i) =>
    !(line.endsWith("stream") && line === sent[i - 1])
  );
  const expected = Array.from({ length: 50 }, (_, i) => [
    `${i} busy`,
    `${i} execute_input`,
    `${i} stream`,
    `${i} execute_result`,
    `${i} idle`,
    `${i} reply`,
  ]);
  assertEquals(joined, expected.flat());
  server.close();
  await session.process.kill();
});
