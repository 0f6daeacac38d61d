const encoder = new TextEncoder();
const decoder = new TextDecoder();

const MORE = 1, LONG = 2, COMMAND = 4;

/** One ZMTP frame: a part of a message, or a command. */
export interface Frame {
  readonly more: boolean;
  readonly command: boolean;
  readonly data: Uint8Array;
}

/**
 * Thrown when a peer breaks the protocol or a limit; the connection cannot be
 * read any further.
 */
export class ProtocolError extends Error {
  override name = "ProtocolError";
}

/** Puts byte arrays end to end. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function frameHead(flags: number, length: number): Uint8Array {
  if (length < 256) return Uint8Array.of(flags, length);
  const head = new Uint8Array(9);
  head[0] = flags | LONG;
  new DataView(head.buffer).setBigUint64(1, BigInt(length));
  return head;
}

/** The bytes of one message of several parts. */
export function encodeMessage(
  frames: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  return concat(
    frames.flatMap((frame, i) => [
      frameHead(i < frames.length - 1 ? MORE : 0, frame.length),
      frame,
    ]),
  );
}

/** The bytes of one command, such as READY, with its properties. */
export function encodeCommand(
  name: string,
  properties: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [
    Uint8Array.of(name.length),
    encoder.encode(name),
  ];
  for (const [key, value] of Object.entries(properties)) {
    const size = new Uint8Array(4);
    new DataView(size.buffer).setUint32(0, value.length);
    parts.push(
      Uint8Array.of(key.length),
      encoder.encode(key),
      size,
      value,
    );
  }
  const body = concat(parts);
  return concat([frameHead(COMMAND, body.length), body]);
}

/**
 * The name and properties of a command; property names in lower case, as their
 * case does not count.
 */
export function decodeCommand(
  data: Uint8Array,
): { name: string; properties: Map<string, Uint8Array> } {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const nameEnd = 1 + (data[0] ?? 0);
  const name = decoder.decode(data.subarray(1, nameEnd));
  const properties = new Map<string, Uint8Array>();
  if (name !== "READY") return { name, properties };
  for (let at = nameEnd; at < data.length;) {
    const valueAt = at + 1 + data[at]! + 4;
    if (valueAt > data.length) throw new ProtocolError("READY is cut short");
    const end = valueAt + view.getUint32(valueAt - 4);
    if (end > data.length) throw new ProtocolError("READY is cut short");
    const key = decoder.decode(data.subarray(at + 1, valueAt - 4));
    properties.set(key.toLowerCase(), data.slice(valueAt, end));
    at = end;
  }
  return { name, properties };
}

/**
 * Cuts a stream of bytes into frames, however the network cut it into reads.
 *
 * A frame longer than `maxBytes` is refused from its head, before it is held in
 * memory.
 */
export class FrameParser {
  #buffer = new Uint8Array(16 * 1024);
  #start = 0;
  #end = 0;

  constructor(readonly maxBytes: number) {}

  /** Adds bytes that arrived. */
  push(bytes: Uint8Array): void {
    const held = this.#end - this.#start;
    if (this.#end + bytes.length > this.#buffer.length) {
      const needed = held + bytes.length;
      const target = needed > this.#buffer.length
        ? new Uint8Array(needed * 2)
        : this.#buffer;
      target.set(this.#buffer.subarray(this.#start, this.#end));
      this.#buffer = target;
      this.#start = 0;
      this.#end = held;
    }
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /**
   * Takes exactly `length` bytes, or nothing while they have not all arrived.
   */
  take(length: number): Uint8Array | undefined {
    if (this.#end - this.#start < length) return undefined;
    this.#start += length;
    return this.#buffer.slice(this.#start - length, this.#start);
  }

  /** Takes the next frame, or nothing while it has not arrived whole. */
  next(): Frame | undefined {
    const held = this.#end - this.#start;
    if (held < 2) return undefined;
    const flags = this.#buffer[this.#start]!;
    if (flags > 7 || (flags & COMMAND && flags & MORE)) {
      throw new ProtocolError(`Frame flags ${flags} are not valid`);
    }
    const long = (flags & LONG) !== 0;
    if (long && held < 9) return undefined;
    const head = long ? 9 : 2;
    const length = long
      ? Number(new DataView(this.#buffer.buffer).getBigUint64(this.#start + 1))
      : this.#buffer[this.#start + 1]!;
    if (length > this.maxBytes) {
      throw new ProtocolError(
        `A frame of ${length} bytes is over the limit of ${this.maxBytes}`,
      );
    }
    if (held < head + length) return undefined;
    this.#start += head;
    return {
      more: (flags & MORE) !== 0,
      command: (flags & COMMAND) !== 0,
      data: this.take(length)!,
    };
  }
}
