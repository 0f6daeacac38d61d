import { type CourseExercise, readExercises } from "./read_exercises.ts";

/** A course in a temporary folder, for tests. It is removed when disposed of. */
export interface FakeCourse extends AsyncDisposable {
  readonly folder: string;
  readonly exercises: string;
  /** Its graders, read. */
  read(): Promise<CourseExercise[]>;
}

/**
 * Writes files into a temporary folder.
 *
 * @param files Texts by path: "exercises/01-1_x.ts"
 */
export async function fakeCourse(
  files: Record<string, string>,
): Promise<FakeCourse> {
  const made = await Deno.makeTempDir({ prefix: "chunking-fake-" });
  const folder = await Deno.realPath(made);
  for (const [path, text] of Object.entries(files)) {
    const file = `${folder}/${path}`;
    await Deno.mkdir(file.slice(0, file.lastIndexOf("/")), { recursive: true });
    await Deno.writeTextFile(file, text);
  }
  const exercises = `${folder}/exercises`;
  return {
    folder,
    exercises,
    read: () => readExercises(exercises),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/**
 * The text of a grader.
 *
 * @param name The exercise's files: "01-1_double"
 * @param tests Calls of `ex.test`
 * @param options More options, such as `limit: 500,`
 */
export function graderText(name: string, tests: string, options = ""): string {
  const [id] = name.split("_");
  return `import { assert, assertEquals, assertThrows } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./${name}.ts" with { type: "text" };

// deno-lint-ignore no-explicit-any
const ex = exercise<Record<string, any>>({
  id: "${id}",
  title: "Title of ${id}",
  points: 2,
  source,
  hints: ["Nudge.", "Way."],
  ${options}
});

${tests}
void [assert, assertEquals, assertThrows];
`;
}
