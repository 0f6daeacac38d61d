import { type CellError, explainFailure } from "./explain_failure.ts";
import type { Fence } from "./fence.ts";
import { type Message, newMessage } from "./message.ts";

/** What came of a request to run a cell. */
export interface CellReply {
  /** The execute_reply. */
  readonly reply: Message;
  /** The status message that closes the cell on iopub. */
  readonly idle: Message;
}

/**
 * Runs one cell through the fence and, where the kernel reports a failure
 * without a reason, finds the reason.
 *
 * @param fence The fence of the kernel.
 * @param request The execute_request.
 * @param emit Called with each message on iopub that belongs to the cell, all
 * but `idle`.
 * @param explain What finds the reason.
 * @returns The reply, with the reason in it, and the idle message that the
 * caller tells last.
 */
export async function runCell(
  fence: Fence,
  request: Message,
  emit: (message: Message) => void,
  explain: (code: string) => Promise<CellError> = explainFailure,
): Promise<CellReply> {
  let told = false;
  const { reply, idle } = await fence.execute(request, (message) => {
    told ||= message.header.msg_type === "error";
    emit(message);
  });
  if (reply.content.status !== "error" || told) return { reply, idle };
  const error = await explain(String(request.content.code));
  emit(newMessage("error", error, {
    session: reply.header.session,
    parent: request.header,
  }));
  const content = { ...reply.content, ...error };
  return { reply: { ...reply, content }, idle };
}
