import { LabError } from "./lab_error.ts";

/** What lessons import; each brings libraries of its own. */
const ENTRIES = [
  "lib/mod.ts",
  "lib/chunk/chunk_code.ts",
  "lib/measure/tokens.ts",
];

/**
 * Fetches the npm libraries that the lessons use, so that no first cell waits
 * for them and the lessons run without a network afterwards.
 *
 * @throws {LabError} If that fails; Deno has then printed why.
 */
export async function fetchLibraries(course: string): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["cache", "--quiet", ...ENTRIES],
    cwd: course,
    stdin: "null",
  }).spawn().status;
  if (success) return;
  throw new LabError(
    `The lessons' libraries could not be fetched; the lines above say why.
Is this machine online? When it is, run again: deno task lab`,
  );
}
