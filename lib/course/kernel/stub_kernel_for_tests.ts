// A kernel for tests that answers `ok` and runs nothing, as faulty kernels have
// done. It is started like a real one: deno run -A stub_kernel_for_tests.ts
// <connection file> [the version it claims]
import { readConnectionFile } from "./connection_file.ts";
import { KernelServer } from "./kernel_server.ts";
import type { Message } from "./message.ts";
import { DENO_VERSION } from "./pin.ts";

const [path = "", version = DENO_VERSION] = Deno.args;

async function answer(request: Message): Promise<void> {
  const type = request.header.msg_type;
  const status = (execution_state: string) =>
    server.publish(server.answer(request, "status", { execution_state }));
  await status("busy");
  const content = type === "kernel_info_request"
    ? { implementation: "stub", implementation_version: version }
    : { execution_count: 1 };
  await server.send(
    "shell",
    request,
    server.answer(request, type.replace("request", "reply"), {
      status: "ok",
      ...content,
    }),
  );
  await status("idle");
}

const server = new KernelServer(await readConnectionFile(path), {
  shell: answer,
  control: () => {},
});
