import { newMessage } from "./message.ts";
import { OutputList } from "./outputs.ts";
import { checkDenoVersion } from "./pin.ts";
import { runCell } from "./run_cell.ts";
import type { KernelSession } from "./session.ts";

/**
 * Refuses a kernel whose word cannot be trusted: one that answers `ok` for a
 * cell that throws, as Deno 2.8.2 and 2.8.3 did, loses what a cell prints, or
 * is not of the pinned version.
 *
 * @param session The kernel. Its execution count is left as it was.
 * @throws {Error} If the kernel is refused.
 */
export async function tryKernel(session: KernelSession): Promise<void> {
  const version = session.info?.implementation_version;
  const refuse = (fault: string) => {
    throw new Error(
      `The kernel (${session.info?.implementation} ${version}) is refused: ` +
        fault,
    );
  };
  const request = (code: string) =>
    newMessage("execute_request", {
      code,
      silent: false,
      store_history: false,
      user_expressions: {},
      allow_stdin: false,
      stop_on_error: false,
    }, { session: session.id });

  // Without the fence, which a kernel that answers everything with ok would
  // never complete.
  const thrown = await session.link.request(
    "shell",
    request(`throw new Error("self-test")`),
  );
  if (thrown.content.status !== "error") {
    refuse("it reports no error for a cell that throws");
  }
  const list = new OutputList(10_000);
  await runCell(
    session.fence,
    request(`console.log("self-test"); 6 * 7`),
    (message) => list.add(message),
  );
  const [printed, result] = list.outputs;
  if (printed?.output_type !== "stream" || printed.text !== "self-test\n") {
    refuse("it loses what a cell prints");
  }
  if (
    result?.output_type !== "execute_result" ||
    result.data["text/plain"] !== "42"
  ) refuse("it loses the result of a cell");
  checkDenoVersion(version);
}
