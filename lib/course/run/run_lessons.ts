import { inParallel } from "../in_parallel.ts";
import type { Lesson } from "./lessons.ts";
import { NotebookError } from "./notebook.ts";
import {
  type LessonKernel,
  type LessonRun,
  runLesson,
  type RunOptions,
} from "./run_lesson.ts";

/** How lessons are run. */
export interface RunAllOptions extends Omit<RunOptions, "onCell"> {
  /** Starts a fresh kernel that has passed its self-test. */
  start: () => Promise<LessonKernel>;
  /** Lessons at a time: one more than cores, as a kernel waits now and then.
   * @default {navigator.hardwareConcurrency + 1, at most 8} */
  jobs?: number;
  /** Ends everything: kernels are killed, lessons not yet run are left out. */
  signal?: AbortSignal;
  /** Called before each code cell with the number of cells done. */
  onCell?: (lesson: Lesson, done: number) => void;
  /** Called when a lesson has ended, before its place is taken by another. */
  onLesson?: (lesson: Lesson, run: LessonRun) => void | Promise<void>;
}

/**
 * Runs lessons side by side, each in a kernel of its own. What goes wrong in
 * one is told in its run, the others still run.
 *
 * @param lessons The lessons
 * @param options How to start a kernel, limits, progress
 * @throws {DOMException} If the signal ended it; no kernel is left then
 */
export async function runLessons(
  lessons: readonly Lesson[],
  options: RunAllOptions,
): Promise<void> {
  const { jobs = Math.min(navigator.hardwareConcurrency + 1, 8), signal } =
    options;
  await inParallel(lessons, async (lesson) => {
    const run = await runOne(lesson, options);
    signal?.throwIfAborted();
    await options.onLesson?.(lesson, run);
  }, { jobs, signal });
}

async function runOne(
  lesson: Lesson,
  options: RunAllOptions,
): Promise<LessonRun> {
  const { start, signal, onCell, ...rest } = options;
  if (lesson.notebook instanceof NotebookError) {
    return failed("notebook", lesson.notebook.message);
  }
  signal?.throwIfAborted();
  let kernel: LessonKernel;
  try {
    kernel = await start();
  } catch (error) {
    return failed("kernel", (error as Error).message);
  }
  const kill = () => void kernel.kill();
  signal?.addEventListener("abort", kill);
  try {
    signal?.throwIfAborted();
    return await runLesson(lesson.notebook, kernel, {
      ...rest,
      onCell: (done) => onCell?.(lesson, done),
    });
  } finally {
    signal?.removeEventListener("abort", kill);
    // All outputs are here, and a kernel takes its time to end by itself.
    await kernel.kill();
  }
}

function failed(kind: "notebook" | "kernel", message: string): LessonRun {
  return { runs: [], problems: [{ kind, message }], seconds: 0 };
}
