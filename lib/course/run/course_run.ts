import { changedDocuments, unfoundedFigures } from "./figure_documents.ts";
import type { Lesson } from "./lessons.ts";
import { NotebookError } from "./notebook.ts";
import { driftedPins, type PinnedCell } from "./pins.ts";
import type { LessonRun, Problem } from "./run_lesson.ts";
import { type RunAllOptions, runLessons } from "./run_lessons.ts";

/** A lesson, its run and all that is wrong with it. */
export interface LessonResult {
  lesson: Lesson;
  run: LessonRun;
  problems: Problem[];
  /** What the command has done with it, in a word or two. */
  done?: string;
}

/** How a course is run. */
export interface CourseOptions extends Omit<RunAllOptions, "onLesson"> {
  /** The folder of the corpora. */
  corpus: string;
}

/**
 * Runs lessons and holds each, when it has ended, against the published figures.
 *
 * @param all Every lesson of the course: a figure may be shown in several
 * @param chosen The lessons to run, of these
 * @param options How to run them
 * @param finish Called with each result as soon as it is there; may add problems
 * @returns The results in the order of the lessons
 */
export async function runCourse(
  all: readonly Lesson[],
  chosen: readonly Lesson[],
  options: CourseOptions,
  finish: (result: LessonResult) => void | Promise<void>,
): Promise<LessonResult[]> {
  const pinned = all.flatMap(pinnedCells);
  const changed = await changedDocuments(options.corpus);
  const results = new Map<Lesson, LessonResult>();
  await runLessons(chosen, {
    ...options,
    onLesson: async (lesson, run) => {
      const here = pinned.filter((pin) => pin.lesson === lesson);
      for (const pin of here) {
        pin.printed = run.runs.find(({ cell }) => cell === pin.cell)?.printed;
      }
      const figures = [...new Set(here.flatMap(({ figures }) => figures))];
      const problems = [
        ...unfoundedFigures(figures, changed),
        ...run.problems,
        ...driftedPins(pinned, lesson),
      ];
      const result = { lesson, run, problems };
      results.set(lesson, result);
      await finish(result);
    },
  });
  return chosen.map((lesson) => results.get(lesson)!);
}

function pinnedCells(lesson: Lesson): PinnedCell[] {
  const { notebook } = lesson;
  if (notebook instanceof NotebookError) return [];
  return notebook.cells.flatMap((cell): PinnedCell[] => {
    const figures = [cell.metadata.course?.figure ?? []].flat();
    return figures.length
      ? [{ lesson, cell, figures, printed: undefined }]
      : [];
  });
}
