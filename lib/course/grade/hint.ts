import { UsageError } from "../usage_error.ts";
import { writeFile } from "../write_file.ts";
import type { CourseExercise } from "./read_exercises.ts";

/**
 * The next hint for an exercise: the first one when asked for the first time,
 * both from then on.
 *
 * @param exercise The exercise
 * @param memory The file that remembers what was asked
 * @returns The lines to print
 */
export async function hint(
  { id, title, hints }: CourseExercise,
  memory: string,
): Promise<string[]> {
  const asked = await readMemory(memory);
  const shown = Math.min((asked[id] ?? 0) + 1, hints.length);
  asked[id] = shown;
  await writeFile(memory, JSON.stringify(asked, undefined, 2) + "\n");
  const lines = hints.slice(0, shown).map((hint, i) =>
    `Hint ${i + 1}: ${hint}`
  );
  const more = shown < hints.length;
  return [
    `${id} ${title}`,
    ...lines,
    more ? `For the other hint: deno task grade ${id} --hint` : "That is all.",
  ];
}

async function readMemory(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    if (error instanceof Deno.errors.IsADirectory) {
      throw new UsageError(
        `${file} is a folder, and the hints are remembered in a file of that ` +
          "name: move it away and try again",
      );
    }
    // Not there yet, or spoilt: then the hints start again
    const fresh = error instanceof Deno.errors.NotFound ||
      error instanceof SyntaxError;
    if (fresh) return {};
    throw error;
  }
}
