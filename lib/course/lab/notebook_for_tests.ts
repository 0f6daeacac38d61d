import { notebookText } from "../run/canonical.ts";
import type { Cell } from "../run/notebook.ts";

/** Writes a notebook of code cells, `id: source` each, for a test. */
export async function writeNotebook(
  path: string,
  sources: Record<string, string>,
): Promise<void> {
  const cells = Object.entries(sources).map(([id, source]): Cell => ({
    cell_type: "code",
    id,
    metadata: {},
    source,
  }));
  await Deno.writeTextFile(path, notebookText({ cells }));
}
