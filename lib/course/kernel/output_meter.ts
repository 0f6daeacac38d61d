import type { Message } from "./message.ts";

const OUTPUT_TYPES = [
  "stream",
  "display_data",
  "update_display_data",
  "execute_result",
];
// The kernel sends some thousand pieces a second and hoards the rest: an
// endless loop that prints costs it 150 MB of memory a second, however short
// its lines are.
const MAX_PIECES = 10_000;

const encoder = new TextEncoder();

/** Measures what a cell writes, to stop one that floods. */
export class OutputMeter {
  #bytes = 0;
  #pieces = 0;

  /**
   * Sets the limit in bytes of JSON in UTF-8; that on pieces, 10,000, is fixed.
   */
  constructor(readonly maxBytes: number) {}

  /** Counts a message, if it is output; false if the cell is over its limit. */
  count({ header, content }: Message): boolean {
    if (!OUTPUT_TYPES.includes(header.msg_type)) return true;
    this.#bytes += encoder.encode(JSON.stringify(content)).length;
    this.#pieces++;
    return this.over === undefined;
  }

  /** What was exceeded, if anything was. */
  get over(): string | undefined {
    if (this.#bytes > this.maxBytes) return `${this.maxBytes} bytes`;
    if (this.#pieces > MAX_PIECES) return `${MAX_PIECES} pieces`;
    return undefined;
  }
}
