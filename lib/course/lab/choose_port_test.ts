import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { choosePort } from "./choose_port.ts";
import { LabError } from "./lab_error.ts";

Deno.test("choosePort() names a free port when the wanted one is in use", () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = listener.addr;
  const { message } = assertThrows(() => choosePort(port), LabError);
  const free = Number(/--port (\d+)/.exec(message)?.[1]);
  assertEquals(choosePort(free), free);
});

Deno.test("choosePort() passes over a port in use when any will do", () => {
  const first = choosePort();
  using _listener = Deno.listen({ hostname: "127.0.0.1", port: first });
  assertNotEquals(choosePort(), first);
});
