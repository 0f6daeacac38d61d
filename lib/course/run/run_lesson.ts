import type { CellResult, Kernel } from "../kernel/mod.ts";
import { expectationText, printedText } from "./expectation.ts";
import { lostError, WATCH_FOR_LOST_ERRORS } from "./lost_error.ts";
import { normaliseOutputs } from "./normalise.ts";
import type { Cell, Notebook } from "./notebook.ts";
import type { Root } from "../roots.ts";

/** What of a kernel a lesson needs. */
export type LessonKernel =
  & Pick<Kernel, "execute" | "kill">
  & Partial<Pick<Kernel, "stray">>;

/** What is wrong with a lesson, and where. */
export interface Problem {
  /** What kind it is, for programs. */
  kind:
    | "notebook"
    | "kernel"
    | "error"
    | "timeout"
    | "flood"
    | "died"
    | "no-throw"
    | "stray"
    | "chart"
    | "difference"
    | "figure";
  /** What happened, in a sentence. */
  message: string;
  /** The code cell's id. */
  cell?: string;
  /** The code cell's source. */
  source?: string;
  /** The difference between expected and actual, as a unified diff. */
  diff?: string;
  /** How many code cells after it were not run. */
  notRun?: number;
  /** The figures that have drifted, or were not reached. */
  figures?: string[];
}

/** What came of a cell that ran. */
export interface CellRun {
  cell: Cell;
  /** All that it printed, for comparison with a published figure. */
  printed: string;
  /** Its expectation cell's Markdown, if it shows anything. */
  expectation: string | undefined;
}

/** What came of a lesson. */
export interface LessonRun {
  /** The cells that ran as they should, in order. */
  runs: CellRun[];
  /** What went wrong; the cell where it did is the last that ran. */
  problems: Problem[];
  seconds: number;
}

/** How a lesson is run. */
export interface RunOptions {
  /** Seconds for a cell that sets no limit of its own.
   * @default {60} */
  limit?: number;
  /** Folders of this machine, to be replaced in outputs. */
  roots?: readonly Root[];
  /** Called before each code cell with the number of cells done. */
  onCell?: (done: number) => void;
}

/**
 * Runs a lesson's code cells in order until one goes wrong.
 *
 * A cell is right only if three witnesses agree: the kernel's status, the
 * outputs, and whether the cell is meant to throw. The fourth, the expected
 * text, is the caller's.
 *
 * @param notebook The lesson
 * @param kernel A fresh kernel; it is not shut down here
 * @param options Limit, roots and progress
 * @returns What each cell gave, and what went wrong
 */
export async function runLesson(
  notebook: Notebook,
  kernel: LessonKernel,
  options: RunOptions = {},
): Promise<LessonRun> {
  const { limit = 60, roots = [], onCell = () => {} } = options;
  const began = performance.now();
  const runs: CellRun[] = [];
  const problems: Problem[] = [];
  const cells = notebook.cells.filter((cell) => cell.cell_type === "code");
  // Should this fail, so will the first cell, and that is told.
  await kernel.execute(WATCH_FOR_LOST_ERRORS, { timeoutMs: limit * 1000 });
  for (const [i, cell] of cells.entries()) {
    onCell(i);
    const seconds = cell.metadata.course?.limit ?? limit;
    const result = await kernel.execute(cell.source, {
      timeoutMs: seconds * 1000,
    });
    const outputs = normaliseOutputs(result.outputs, roots);
    let problem = judge(cell, result, seconds);
    const lost = lostError(outputs);
    if (!problem && lost) {
      problem = { kind: "stray", ...at(cell), message: `left ${lost}` };
    }
    let expectation: string | undefined;
    if (!problem && !cell.metadata.course?.varies) {
      try {
        expectation = await expectationText(outputs);
      } catch (error) {
        const message = `cannot be drawn: ${(error as Error).message}`;
        problem = { kind: "chart", ...at(cell), message };
      }
    }
    if (problem) {
      problem.notRun = cells.length - i - 1;
      const figures = cells.slice(i)
        .flatMap((cell) => cell.metadata.course?.figure ?? []);
      if (figures.length) problem.figures = [...new Set(figures)];
      problems.push(problem);
      break;
    }
    const printed = outputs.map(printedText).join("\n");
    runs.push({ cell, printed, expectation });
  }
  if (kernel.stray?.length) {
    const lost = lostError(normaliseOutputs(kernel.stray, roots));
    problems.push({
      kind: "stray",
      message: lost ??
        "something was printed after its cell had ended: await it",
    });
  }
  return { runs, problems, seconds: (performance.now() - began) / 1000 };
}

/** What is wrong with a cell's end, judged by status, error and the author. */
function judge(
  cell: Cell,
  result: CellResult,
  seconds: number,
): Problem | undefined {
  const { status, error } = result;
  const why = error?.evalue ?? status;
  switch (status) {
    case "timeout":
      return {
        kind: status,
        ...at(cell),
        message: `ran longer than ${seconds} s`,
      };
    case "flood":
      return {
        kind: status,
        ...at(cell),
        message: `printed without end: ${why}`,
      };
    case "died":
      return { kind: status, ...at(cell), message: `ended its kernel: ${why}` };
  }
  const shown = result.outputs.some((output) => output.output_type === "error");
  const threw = status === "error" && shown;
  if (cell.metadata.course?.throws) {
    if (threw) return undefined;
    return {
      kind: "no-throw",
      ...at(cell),
      message: "is meant to throw and did not",
    };
  }
  if (status === "ok" && !shown) return undefined;
  const { ename = "Error", evalue = "", traceback = [] } = error ?? {};
  const message = `threw ${ename}: ${evalue}`;
  if (ename !== "SyntaxError") return { kind: "error", ...at(cell), message };
  // Only here do the lines of the stack speak of the cell as it is written.
  return {
    kind: "error",
    ...at(cell),
    message: traceback.join("\n") || message,
  };
}

function at(cell: Cell): Pick<Problem, "cell" | "source"> {
  return { cell: cell.id, source: cell.source };
}
