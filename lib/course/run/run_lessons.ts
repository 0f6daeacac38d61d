import type { Lesson } from "./lessons.ts";
import {
  type LessonKernel,
  type LessonRun,
  runLesson,
  type RunOptions,
} from "./run_lesson.ts";
import { NotebookError } from "./notebook.ts";

/** How lessons are run. */
export interface RunAllOptions extends Omit<RunOptions, "onCell"> {
  /** Starts a fresh kernel. */
  start: () => Promise<LessonKernel>;
  /** Lessons at a time.
   * @default {2, or 1 on a machine with one core} */
  jobs?: number;
  /** Ends everything: kernels are killed, lessons not yet run are left out. */
  signal?: AbortSignal;
  /** Called before each code cell. */
  onCell?: (lesson: Lesson, done: number) => void;
  /** Called when a lesson has ended. */
  onLesson?: (lesson: Lesson, run: LessonRun) => void;
}

/**
 * Runs lessons side by side, each in a kernel of its own. What goes wrong in
 * one is told in its result, the others still run.
 *
 * @param lessons The lessons
 * @param options How to start a kernel, limits, progress
 * @returns The runs in the order of the lessons
 */
export async function runLessons(
  lessons: readonly Lesson[],
  options: RunAllOptions,
): Promise<LessonRun[]> {
  const { jobs = Math.min(2, navigator.hardwareConcurrency) } = options;
  const runs: LessonRun[] = [];
  const queue = [...lessons.entries()];
  const worker = async () => {
    for (let next; (next = queue.shift());) {
      const [i, lesson] = next;
      options.signal?.throwIfAborted();
      const run = await runOne(lesson, options);
      options.signal?.throwIfAborted();
      runs[i] = run;
      options.onLesson?.(lesson, run);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return runs;
}

async function runOne(
  lesson: Lesson,
  options: RunAllOptions,
): Promise<LessonRun> {
  const { start, signal, onCell, ...rest } = options;
  if (lesson.notebook instanceof NotebookError) {
    return failed("notebook", lesson.notebook.message);
  }
  let kernel: LessonKernel;
  try {
    kernel = await start();
  } catch (error) {
    return failed("kernel", (error as Error).message);
  }
  const kill = () => void kernel.kill();
  signal?.addEventListener("abort", kill);
  try {
    if (signal?.aborted) kill();
    return await runLesson(lesson.notebook, kernel, {
      ...rest,
      onCell: (done) => onCell?.(lesson, done),
    });
  } finally {
    signal?.removeEventListener("abort", kill);
    await kernel.shutdown();
  }
}

function failed(kind: "notebook" | "kernel", message: string): LessonRun {
  return { runs: [], problems: [{ kind, message }], seconds: 0 };
}
