import type { Lesson } from "./lessons.ts";
import { NotebookError } from "./notebook.ts";
import { driftedPins, type PinnedCell } from "./pins.ts";
import type { LessonRun, Problem } from "./run_lesson.ts";
import { type RunAllOptions, runLessons } from "./run_lessons.ts";

/** A lesson, its run and what is wrong with it. */
export interface LessonResult {
  lesson: Lesson;
  run: LessonRun;
  problems: Problem[];
}

/**
 * Runs lessons and holds them against the published figures.
 *
 * @param all Every lesson of the course: a figure may be shown in several
 * @param chosen The lessons to run
 * @param options How to run them
 * @returns The results in order
 */
export async function runCourse(
  all: readonly Lesson[],
  chosen: readonly Lesson[],
  options: RunAllOptions,
): Promise<LessonResult[]> {
  const runs = await runLessons(chosen, options);
  const results = runs.map((run, i): LessonResult => ({
    lesson: chosen[i]!,
    run,
    problems: [...run.problems],
  }));
  const pinned = all.flatMap((lesson) =>
    pinnedCells(lesson, results.find((result) => result.lesson === lesson)?.run)
  );
  for (const drift of driftedPins(pinned)) {
    const result = results.find(({ lesson }) => lesson === drift.lesson)!;
    result.problems.push(drift.problem);
  }
  return results;
}

function pinnedCells(lesson: Lesson, run: LessonRun | undefined): PinnedCell[] {
  if (lesson.notebook instanceof NotebookError) return [];
  return lesson.notebook.cells.flatMap((cell): PinnedCell[] => {
    const figures = [cell.metadata.course?.figure ?? []].flat();
    if (!figures.length) return [];
    const printed = run?.runs.find((r) => r.cell.id === cell.id)?.printed;
    return [{ lesson, cell, figures, printed }];
  });
}
