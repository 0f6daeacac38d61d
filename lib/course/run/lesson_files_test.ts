import { assert } from "@std/assert";
import { notebookText } from "./canonical.ts";
import { courseFolder } from "../course_folder.ts";
import { formatNotebook } from "./format_notebook.ts";
import { readLessons } from "./lessons.ts";
import { NotebookError } from "./notebook.ts";

Deno.test("every lesson's file is as regen writes it: formatted, no output", async () => {
  for (const lesson of await readLessons(`${courseFolder()}/lessons`)) {
    if (lesson.notebook instanceof NotebookError) throw lesson.notebook;
    const text = await formatNotebook(
      notebookText(lesson.notebook),
      courseFolder(),
    );
    assert(lesson.text === text, `run "deno task regen ${lesson.number}"`);
  }
});
