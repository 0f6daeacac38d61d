import type { Message } from "./message.ts";

/**
 * What a front end hears of the language, and writes into every notebook that
 * it opens; a lesson's file holds the same, so that it does not count as
 * changed. The kernel also tells TypeScript's version: with another Deno every
 * file would change.
 */
export const LANGUAGE_INFO = {
  codemirror_mode: "typescript",
  file_extension: ".ts",
  mimetype: "text/x.typescript",
  name: "typescript",
  nbconvert_exporter: "script",
  pygments_lexer: "typescript",
};

/** A reply as the front end gets it: {@linkcode LANGUAGE_INFO} is in its place. */
export function withLanguageInfo(reply: Message): Message {
  if (reply.header.msg_type !== "kernel_info_reply") return reply;
  const content = { ...reply.content, language_info: LANGUAGE_INFO };
  return { ...reply, content };
}
