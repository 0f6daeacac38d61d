import type { Output } from "./normalise.ts";
import type { Cell, Notebook } from "./notebook.ts";
import { pictureTag, vegaSpec } from "./picture.ts";

// Folded, so that the answer is not in view while the learner predicts it.
const OPEN = "<details>\n<summary><b>What to expect</b></summary>";
const CLOSE = "</details>";

/**
 * Writes what a learner should see under a code cell, as Markdown: text in a
 * fence, charts as the table of their numbers and their picture; all folded.
 *
 * @param outputs What the cell put out, normalised
 * @returns The Markdown, or undefined for a cell that shows nothing
 *
 * @example A printed line
 * ```ts
 * import { expectationText } from "./expectation.ts";
 * import { assertMatch } from "@std/assert";
 *
 * const text = await expectationText([
 *   { output_type: "stream", name: "stdout", text: "13 chunks\n" },
 * ]);
 * assertMatch(text!, /What to expect[^]*13 chunks/);
 * ```
 */
export async function expectationText(
  outputs: readonly Output[],
): Promise<string | undefined> {
  const blocks: string[] = [];
  for (const output of outputs) {
    const text = printedText(output);
    if (output.output_type === "stream" && output.name === "stderr") {
      blocks.push("On the error stream:");
    }
    if (text !== "") blocks.push(fence(text));
    if ("data" in output) {
      const picture = await pictureTag(output.data);
      if (picture) blocks.push(picture);
    }
  }
  return blocks.length ? [OPEN, ...blocks, CLOSE].join("\n\n") : undefined;
}

/**
 * What an output shows as text: of a rich result its plain text, or else the
 * source of what a front end would draw; of an error its name and message.
 *
 * @param output A normalised output
 * @returns The text, without the last line's end
 */
export function printedText(output: Output): string {
  switch (output.output_type) {
    case "stream":
      return output.text.replace(/\n$/, "");
    case "error":
      return output.evalue ? `${output.ename}: ${output.evalue}` : output.ename;
  }
  const { data } = output;
  for (const type of ["text/plain", "text/markdown", "text/html"]) {
    if (typeof data[type] === "string") return data[type].replace(/\n$/, "");
  }
  if ("application/json" in data) {
    return JSON.stringify(data["application/json"], null, 2);
  }
  if (vegaSpec(data) || Object.keys(data).some((t) => t.startsWith("image/"))) {
    return "";
  }
  return `[${Object.keys(data).join(", ")}]`;
}

function fence(text: string): string {
  const ticks = text.match(/`+/g)?.map((run) => run.length) ?? [];
  const mark = "`".repeat(Math.max(3, ...ticks.map((n) => n + 1)));
  const block = `${mark}text\n${text}\n${mark}`;
  // deno fmt would take away an indent that all lines share and white space at
  // either end, and fails on a line that starts with an odd space.
  const odd = /^\s|\s$|\n[^\S\n\t ]/.test(text);
  return odd ? `<!-- deno-fmt-ignore -->\n${block}` : block;
}

/**
 * Puts expectation cells under their code cells, in place of the old ones.
 * Every other cell keeps its id, order and source.
 *
 * @param notebook The lesson
 * @param texts The Markdown for a code cell's id, if it has any
 * @returns A new notebook
 */
export function withExpectations(
  notebook: Notebook,
  texts: ReadonlyMap<string, string>,
): Notebook {
  const cells = notebook.cells
    .filter((cell) => !cell.metadata.course?.expects)
    .flatMap((cell): Cell[] => {
      const source = cell.cell_type === "code" && texts.get(cell.id);
      return source ? [cell, expectationCell(cell.id, source)] : [cell];
    });
  return { cells };
}

function expectationCell(id: string, source: string): Cell {
  return {
    cell_type: "markdown",
    id: `${id}-expect`,
    metadata: { course: { expects: id } },
    source,
  };
}
