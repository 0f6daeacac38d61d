import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const DELIMITER = "<IDS|MSG>";

/** The header of a Jupyter message; kernels may add fields. */
export interface Header {
  readonly msg_id: string;
  readonly msg_type: string;
  readonly session: string;
  readonly username: string;
  readonly date: string;
  readonly version: string;
}

// deno-lint-ignore no-explicit-any
type Json = any;

/**
 * A message of the Jupyter protocol 5.3:
 * https://jupyter-client.readthedocs.io/en/stable/messaging.html
 */
export interface Message {
  /** Who it is from or for, as a ROUTER sees it; a topic on iopub. */
  readonly identities: readonly Uint8Array[];
  readonly header: Header;
  /** The header of the request this belongs to; `{}` if it belongs to none. */
  readonly parent: Partial<Header>;
  readonly metadata: Json;
  readonly content: Json;
  readonly buffers: readonly Uint8Array[];
}

/** Makes a request, or any message that answers none. */
export function newMessage(
  type: string,
  content: unknown,
  { session, id = randomUUID(), parent = {} }: {
    session: string;
    id?: string;
    parent?: Partial<Header>;
  },
): Message {
  return {
    identities: [],
    header: {
      msg_id: id,
      msg_type: type,
      session,
      username: "course",
      date: new Date().toISOString(),
      version: "5.3",
    },
    parent,
    metadata: {},
    content,
    buffers: [],
  };
}

function sign(parts: readonly Uint8Array[], key: string): string {
  if (key === "") return "";
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(part);
  return hmac.digest("hex");
}

/**
 * The frames of a message, signed with HMAC-SHA256; an empty key signs nothing.
 *
 * @param message The message.
 * @param key The key of the connection file.
 * @returns One frame a part, identities first.
 */
export function encodeJupyter(message: Message, key: string): Uint8Array[] {
  const { header, parent, metadata, content } = message;
  const parts = [header, parent, metadata, content]
    .map((part) => encoder.encode(JSON.stringify(part)));
  return [
    ...message.identities,
    encoder.encode(DELIMITER),
    encoder.encode(sign(parts, key)),
    ...parts,
    ...message.buffers,
  ];
}

/**
 * The message in frames that arrived, if its signature is right.
 *
 * @param frames The frames as received.
 * @param key The key of the connection file; with an empty key every signature
 * passes.
 * @returns The message.
 * @throws {TypeError} If it is no Jupyter message, or not signed with the key.
 */
export function decodeJupyter(
  frames: readonly Uint8Array[],
  key: string,
): Message {
  const at = frames.findIndex((frame) =>
    frame.length === DELIMITER.length && decoder.decode(frame) === DELIMITER
  );
  if (at < 0 || frames.length < at + 6) {
    throw new TypeError("A message without the parts of a Jupyter message");
  }
  const parts = frames.slice(at + 2, at + 6);
  if (key !== "") {
    const expected = encoder.encode(sign(parts, key));
    const actual = frames[at + 1]!;
    if (
      actual.length !== expected.length || !timingSafeEqual(actual, expected)
    ) {
      throw new TypeError("A message whose signature does not fit the key");
    }
  }
  let json: Json[];
  try {
    json = parts.map((part) => JSON.parse(decoder.decode(part)));
  } catch {
    throw new TypeError("A message whose parts are not JSON");
  }
  const [header, parent, metadata, content] = json;
  if (
    typeof header?.msg_id !== "string" || typeof header.msg_type !== "string"
  ) {
    throw new TypeError("A message whose header has no msg_id or msg_type");
  }
  return {
    identities: frames.slice(0, at),
    header,
    parent: parent ?? {},
    metadata: metadata ?? {},
    content: content ?? {},
    buffers: frames.slice(at + 6),
  };
}
