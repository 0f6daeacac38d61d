/** Writes a notebook of code cells, `id: source` each, for a test. */
export async function writeNotebook(
  path: string,
  sources: Record<string, string>,
): Promise<void> {
  const cells = Object.entries(sources).map(([id, source]) => ({
    cell_type: "code",
    execution_count: null,
    id,
    metadata: {},
    outputs: [],
    source,
  }));
  const kernelspec = {
    name: "chunking",
    display_name: "Deno (chunking course)",
    language: "typescript",
  };
  const metadata = { kernelspec, language_info: { name: "typescript" } };
  const notebook = { cells, metadata, nbformat: 4, nbformat_minor: 5 };
  await Deno.writeTextFile(path, JSON.stringify(notebook));
}
