import { canonicalNotebook, hasRandomId } from "./canonical.ts";
import { FIGURE_BY_ID, FIGURES } from "./figures.ts";
import { knownNotebook } from "./known_notebook.ts";
import { type Notebook, NotebookError, parseNotebook } from "./notebook.ts";
import { UsageError } from "../usage_error.ts";

/** A lesson's file and what is in it. */
export interface Lesson {
  /** Its number: `"02"`. */
  number: string;
  /** Its file's name without the extension: `"02-three-ways-to-cut"`. */
  name: string;
  /** Where the file is. */
  path: string;
  /** How messages call the file: `"lessons/02-three-ways-to-cut.ipynb"`. */
  file: string;
  /** The file's text, empty if it cannot be read. */
  text: string;
  /** The notebook, or why it cannot be read. */
  notebook: Notebook | NotebookError;
}

/**
 * Reads the lessons of a folder, `NN-title.ipynb` each.
 *
 * @param folder The folder
 * @param words Which of them, as for {@linkcode chooseLessons}; none is all
 * @returns The lessons in the order of their numbers
 * @throws {UsageError} If the folder has no lesson, not the one meant, or two
 * with one number
 */
export async function readLessons(
  folder: string,
  words: readonly string[] = [],
): Promise<Lesson[]> {
  const names = await lessonNames(folder);
  const lessons = names.map((name) => readLesson(folder, name));
  return chooseLessons(await Promise.all(lessons), words);
}

/**
 * Finds lessons by what was typed.
 *
 * @param lessons All lessons
 * @param words Numbers, such as `"2"` or `"02"`, or file names; none is all
 * @returns The lessons meant, in their own order
 * @throws {UsageError} If a word means none; the message lists them all
 */
export function chooseLessons(
  lessons: readonly Lesson[],
  words: readonly string[],
): Lesson[] {
  const chosen = words.map((word) => {
    const stem = word.replace(/^.*[\\/]/, "").replace(/\.ipynb$/, "");
    const lesson = lessons.find(({ name, number }) =>
      name === stem || /^\d+$/.test(stem) && Number(number) === Number(stem)
    );
    if (lesson) return lesson;
    const list = lessons.map(({ name }) => `\n  ${name}`).join("");
    throw new UsageError(`no lesson "${word}": there are${list}`);
  });
  return lessons.filter((lesson) => !words.length || chosen.includes(lesson));
}

async function lessonNames(folder: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name, isFile } of Deno.readDir(folder)) {
      if (isFile && /^\d+-.*\.ipynb$/.test(name)) names.push(name.slice(0, -6));
    }
  } catch (error) {
    throw new UsageError(
      error instanceof Deno.errors.NotFound
        ? `no folder ${folder}`
        : `cannot read the folder ${folder}: ${(error as Error).message}`,
    );
  }
  if (!names.length) {
    throw new UsageError(`no lesson in ${folder}: files are NN-title.ipynb`);
  }
  names.sort((a, b) => parseInt(a) - parseInt(b) || (a < b ? -1 : 1));
  const twin = names.find((name, i) =>
    parseInt(name) === parseInt(names[i + 1] ?? "")
  );
  if (twin) {
    throw new UsageError(
      `two lessons have the number ${parseInt(twin)}: rename one of them`,
    );
  }
  return names;
}

async function readLesson(folder: string, name: string): Promise<Lesson> {
  const path = `${folder}/${name}.ipynb`;
  const file = `${folder.replace(/^.*[\\/]/, "")}/${name}.ipynb`;
  let text = "";
  let notebook: Lesson["notebook"];
  try {
    text = await readText(path, file);
    const parsed = parseNotebook(text, file);
    knowFigures(parsed, file);
    const known = parsed.cells.some(hasRandomId)
      ? await knownNotebook(folder, `${name}.ipynb`)
      : undefined;
    notebook = canonicalNotebook(parsed, known);
  } catch (error) {
    if (!(error instanceof NotebookError)) throw error;
    notebook = error;
  }
  return { number: name.split("-")[0]!, name, path, file, text, notebook };
}

async function readText(path: string, file: string): Promise<string> {
  let bytes;
  try {
    bytes = await Deno.readFile(path);
  } catch (error) {
    throw new NotebookError(
      `${file}: cannot be read: ${(error as Error).message}`,
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      .decode(bytes);
  } catch {
    throw new NotebookError(
      `${file}: not UTF-8: save it in that encoding, or restore it with ` +
        `"git checkout -- ${file}"`,
    );
  }
}

function knowFigures(notebook: Notebook, file: string): void {
  for (const cell of notebook.cells) {
    const id = [cell.metadata.course?.figure ?? []].flat()
      .find((id) => !FIGURE_BY_ID.has(id));
    if (!id) continue;
    throw new NotebookError(
      `${file}: cell "${cell.id}" has an unknown figure "${id}": there are ` +
        FIGURES.map((figure) => figure.id).join(", "),
    );
  }
}
