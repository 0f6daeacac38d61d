/**
 * Writes a file in one step: to a temporary file beside it, then renamed, so
 * that a reader never finds half of it.
 *
 * @param path The file
 * @param text Its whole text
 * @param mode Who may read it, if not those who may now, or any new file
 */
export async function writeFile(
  path: string,
  text: string,
  mode?: number,
): Promise<void> {
  const temporary = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  const kept = mode ?? await modeOf(path);
  try {
    await Deno.writeTextFile(temporary, text, kept ? { mode: kept } : {});
    // The mode of a new file is masked; the old one may have had more.
    if (kept && Deno.build.os !== "windows") await Deno.chmod(temporary, kept);
    await Deno.rename(temporary, path);
  } catch (error) {
    await Deno.remove(temporary).catch(() => {});
    throw error;
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  if (Deno.build.os === "windows") return undefined;
  const file = await Deno.stat(path).catch(() => undefined);
  return file?.mode ? file.mode & 0o777 : undefined;
}
