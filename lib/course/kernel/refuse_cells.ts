import type { ConnectionInfo } from "./connection_file.ts";
import { cellError } from "./explain_failure.ts";
import { KernelServer } from "./kernel_server.ts";
import { LANGUAGE_INFO } from "./language_info.ts";
import type { Message } from "./message.ts";
import { DENO_VERSION } from "./pin.ts";

const INFO = {
  status: "ok",
  protocol_version: "5.3",
  implementation: "chunking course",
  implementation_version: DENO_VERSION,
  language_info: LANGUAGE_INFO,
  banner: "No kernel",
  help_links: [],
};

/**
 * Answers a front end in place of a kernel that cannot be had: every cell shows
 * the reason, where the learner sees it, instead of a kernel that "died" again
 * and again.
 *
 * @param front The front end's connection file: what to listen on.
 * @param reason What each cell shows.
 * @returns When the front end has asked for the end.
 * @throws {Deno.errors.AddrInUse} If a port is taken.
 */
export async function refuseCells(
  front: ConnectionInfo,
  reason: string,
): Promise<void> {
  const error = cellError("NoKernel", reason);
  const ended = Promise.withResolvers<void>();
  const answer = async (channel: "shell" | "control", request: Message) => {
    const type = request.header.msg_type;
    const publish = (kind: string, content: unknown) =>
      server.publish(server.answer(request, kind, content));
    await publish("status", { execution_state: "busy" });
    const content = type === "kernel_info_request"
      ? INFO
      : type === "execute_request"
      ? { status: "error", execution_count: 0, ...error }
      : { status: "ok" };
    if (type === "execute_request") await publish("error", error);
    await publish("status", { execution_state: "idle" });
    const reply = type.replace("_request", "_reply");
    if (reply !== type) {
      await server.send(
        channel,
        request,
        server.answer(request, reply, content),
      );
    }
    if (type === "shutdown_request") ended.resolve();
  };
  const server = new KernelServer(front, {
    shell: (request) => answer("shell", request),
    control: (request) => answer("control", request),
  });
  await ended.promise;
  server.close();
}
