import { words } from "../../search/words.ts";
import { courseFolder } from "../course_folder.ts";

const FOLDERS = ["corpus", "lessons", "lib/course/knowledge_base/parts"];

/** Every word of the corpora, of the lessons and of their generated articles. */
export async function courseWords(): Promise<Set<string>> {
  const found = new Set<string>();
  const root = courseFolder();
  for (const folder of FOLDERS) {
    for await (const text of textsIn(`${root}/${folder}`)) {
      for (const word of words(text)) found.add(word.replace(/'s$/, ""));
    }
  }
  return found;
}

async function* textsIn(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* textsIn(path);
    else if (name.endsWith(".ipynb")) yield await sourcesOf(path);
    else yield await Deno.readTextFile(path);
  }
}

/** A notebook's own text, without what the kit writes into it. */
async function sourcesOf(path: string): Promise<string> {
  const { cells } = JSON.parse(await Deno.readTextFile(path));
  return cells
    .filter((cell: Cell) => !cell.metadata.course?.expects)
    .map((cell: Cell) => [cell.source].flat().join(""))
    .join("\n");
}

interface Cell {
  metadata: { course?: { expects?: string } };
  source: string | string[];
}
