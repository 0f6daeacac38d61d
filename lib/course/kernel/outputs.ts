import type { Message } from "./message.ts";
import { OutputMeter } from "./output_meter.ts";

/** Data by MIME type, as in a notebook file. */
export type MimeBundle = Record<string, unknown>;

/** One output of a cell, as nbformat 4.5 writes it. */
export type Output =
  | { output_type: "stream"; name: "stdout" | "stderr"; text: string }
  | {
    output_type: "display_data";
    data: MimeBundle;
    metadata: Record<string, unknown>;
  }
  | {
    output_type: "execute_result";
    data: MimeBundle;
    metadata: Record<string, unknown>;
    execution_count: number | null;
  }
  | {
    output_type: "error";
    ename: string;
    evalue: string;
    traceback: string[];
  };

/**
 * Gathers a cell's messages into its outputs: neighbouring pieces of one stream
 * are joined, `clear_output` clears, and `update_display_data` rewrites the
 * display it names.
 */
export class OutputList {
  /** The outputs so far. */
  readonly outputs: Output[] = [];
  #meter: OutputMeter;
  #displays = new Map<string, Output & { output_type: "display_data" }>();
  #clearNext = false;

  /** Keeps no more than `maxBytes` bytes of JSON. */
  constructor(maxBytes: number) {
    this.#meter = new OutputMeter(maxBytes);
  }

  /**
   * Which limit was exceeded, if one was; from then on nothing but an error is
   * kept.
   */
  get over(): string | undefined {
    return this.#meter.over;
  }

  /**
   * Takes one message on iopub; returns the output it carried, if it is kept.
   */
  add(message: Message): Output | undefined {
    const { header, content } = message;
    if (!this.#meter.count(message)) return undefined;
    const type = header.msg_type;
    if (type === "clear_output") {
      if (content.wait) this.#clearNext = true;
      else this.outputs.length = 0;
      return undefined;
    }
    const output = toOutput(type, content);
    if (!output) return undefined;
    if (this.#clearNext) this.outputs.length = 0;
    this.#clearNext = false;
    const display = content.transient?.display_id;
    if (type === "update_display_data") {
      const shown = this.#displays.get(display);
      if (shown) Object.assign(shown, output);
      return shown && output;
    }
    if (output.output_type === "display_data" && display !== undefined) {
      this.#displays.set(display, output);
    }
    const last = this.outputs.at(-1);
    if (
      output.output_type === "stream" && last?.output_type === "stream" &&
      last.name === output.name
    ) {
      last.text += output.text;
      return { ...output };
    }
    this.outputs.push(output);
    return output.output_type === "stream" ? { ...output } : output;
  }
}

// deno-lint-ignore no-explicit-any
function toOutput(type: string, content: any): Output | undefined {
  switch (type) {
    case "stream":
      return {
        output_type: "stream",
        name: content.name,
        text: String(content.text),
      };
    case "display_data":
    case "update_display_data":
      return {
        output_type: "display_data",
        data: content.data ?? {},
        metadata: content.metadata ?? {},
      };
    case "execute_result":
      return {
        output_type: "execute_result",
        data: content.data ?? {},
        metadata: content.metadata ?? {},
        execution_count: content.execution_count ?? null,
      };
    case "error":
      return {
        output_type: "error",
        ename: String(content.ename),
        evalue: String(content.evalue),
        traceback: content.traceback ?? [],
      };
  }
}
