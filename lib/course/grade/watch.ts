/** How long a folder must be quiet, in milliseconds: editors save in steps. */
const QUIET = 200;

/**
 * Tells of exercises whose files were saved, until the signal ends it.
 *
 * @param folder The folder with the exercises
 * @param onSave Gets the exercises' names; never called while it still works
 * @param signal Ends the watching
 */
export async function watch(
  folder: string,
  onSave: (names: string[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const watcher = Deno.watchFs(folder, { recursive: false });
  signal.addEventListener("abort", () => watcher.close());
  const saved = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  const flush = () => {
    const names = [...saved];
    saved.clear();
    work = work.then(() => onSave(names));
  };
  for await (const { kind, paths } of watcher) {
    if (kind === "access") continue;
    for (const path of paths) {
      const name = /(\d+-\d+_[^\\/]*?)(?:_test)?\.ts$/.exec(path)?.[1];
      if (name) saved.add(name);
    }
    clearTimeout(timer);
    if (saved.size > 0) timer = setTimeout(flush, QUIET);
  }
  clearTimeout(timer);
  await work;
}
