import type { ExerciseResult } from "./run_exercise.ts";

/**
 * Results for people: a line for each lesson with its points, a line for each
 * exercise, under it what the first test that did not pass has to say, then
 * the total and what to type next.
 *
 * @param results The results, in order
 * @param options Where the lines are read: commands are for a terminal
 * @returns The lines
 */
export function reportLines(
  results: readonly ExerciseResult[],
  { notebook = false }: { notebook?: boolean } = {},
): string[] {
  const lines: string[] = [];
  const width = Math.max(...results.map(({ title }) => title.length));
  let lesson = "";
  for (const result of results) {
    const [number = ""] = result.id.split("-");
    if (number !== lesson) {
      lesson = number;
      const own = results.filter(({ id }) => id.startsWith(`${number}-`));
      lines.push(`Lesson ${number}: ${pointsOf(own)}`);
    }
    const points = `${result.earned}/${result.points}`;
    lines.push(
      `  ${result.id}  ${result.title.padEnd(width)}  ${points}  ` +
        statusOf(result),
    );
    if (result.sentence) lines.push(`        ${indent(result.sentence)}`);
  }
  lines.push(`Total: ${pointsOf(results)}`, ...nextLines(results, notebook));
  return lines;
}

function statusOf({ status, parts }: ExerciseResult): string {
  // Of an exercise that nobody has begun there is no more to say
  if (!parts || parts.left >= parts.all) return status;
  const are = parts.left === 1 ? "is" : "are";
  return `${status}: ${parts.left} of ${parts.all} parts ${are} left`;
}

function pointsOf(results: readonly ExerciseResult[]): string {
  const { earned, points } = sumOf(results);
  return `${earned} of ${points} points`;
}

function sumOf(results: readonly ExerciseResult[]) {
  return {
    earned: results.reduce((sum, { earned }) => sum + earned, 0),
    points: results.reduce((sum, { points }) => sum + points, 0),
  };
}

function indent(sentence: string): string {
  return sentence.replaceAll("\n", "\n        ");
}

function nextLines(
  results: readonly ExerciseResult[],
  notebook: boolean,
): string[] {
  const failed = results.find(({ status }) =>
    status === "not yet" || status === "timed out"
  );
  if (failed) {
    const where = notebook ? "Next, in a terminal" : "Next";
    return [`${where}: deno task grade ${failed.id} --hint`];
  }
  const toDo = results.find(({ status }) => status === "to do");
  return toDo ? [`Next: open exercises/${toDo.name}.ts`] : [];
}

/** Results for programs, as JSON on one line: lessons, exercises, points. */
export function reportJson(exercises: readonly ExerciseResult[]): string {
  const lessons = Object.entries(
    Object.groupBy(exercises, ({ id }) => id.split("-")[0]!),
  ).map(([lesson, own = []]) => ({ lesson, ...sumOf(own) }));
  return JSON.stringify({ ...sumOf(exercises), lessons, exercises });
}
