import { FIGURE_BY_ID } from "./figures.ts";
import type { Problem } from "./run_lesson.ts";

/** SHA-256 of the documents that figures are computed from. */
export const FIGURE_SUMS: Readonly<Record<string, string>> = {
  "brightline/questions.json":
    "ca816bc91e6146f6b13b15345582e4fedadb7edaffe7cfeb17f4aedf05a61fc6",
  "brightline/router-manual.md":
    "16f2012ad7c851c2266d2c97fdf8849c29ea0c8e5711fbaef37a489d7879dc74",
  "kitebase/account-recovery.md":
    "b920c3698ac503d259f60b68ada24d5967395b1ab5844524f0f23fe7b1beea1b",
  "kitebase/export-data.md":
    "06c7edfe08617a49474cdfaf9973dbf57c47800bdaf1ec95f9f16a44fb112888",
  "kitebase/find-invoices.md":
    "1fef5d8839701689cf41bf2ed2d7a9cac6720ed0734335d69a3ae581d86ac85c",
  "kitebase/invite-teammates.md":
    "e4282bb481f71214ffd3f5b7629cf046b9ff86133a6cca8a72896720db2f3c5f",
  "kitebase/recovery-email.md":
    "740ae46b5af3cb317d894dae917185edcdd4df0fe833f508580a6fadfe38c807",
  "kitebase/reset-password.md":
    "ca579d2e717dc05ea60c6d2f7954a83e8b89c4c19df8e4dd545bb75ab1049bd3",
  "reservo/cancellation-policy.md":
    "5f25ad726ae1900ea793f6228321ec1f1b0a47f9891e367bc5b1d68f0065a16b",
  "reservo/no-show-policy.md":
    "6e9c157ec8cc698ac965d161a61b2ad3f2d61f5dead091466c3a03b206133aa7",
};

/**
 * Finds the documents that figures rest on and whose bytes have changed. A
 * letter far from what is printed can leave every printed line as it was.
 *
 * @param corpus The folder of the corpora
 * @returns Paths such as `"kitebase/export-data.md"`
 */
export async function changedDocuments(corpus: string): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, sum] of Object.entries(FIGURE_SUMS)) {
    if (await sumOf(`${corpus}/${path}`) !== sum) changed.push(path);
  }
  return changed;
}

async function sumOf(path: string): Promise<string | undefined> {
  try {
    const bytes = await Deno.readFile(path);
    const hash = await crypto.subtle.digest("SHA-256", bytes);
    return new Uint8Array(hash).toHex();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/**
 * Tells which of some figures rest on changed documents.
 *
 * @param figures The ids of a lesson's figures
 * @param changed What {@linkcode changedDocuments} found
 * @returns One problem for each document
 */
export function unfoundedFigures(
  figures: readonly string[],
  changed: readonly string[],
): Problem[] {
  return changed.flatMap((path): Problem[] => {
    const resting = figures.filter((id) =>
      FIGURE_BY_ID.get(id)?.corpus?.includes(path)
    );
    if (!resting.length) return [];
    return [{
      kind: "figure",
      figures: resting,
      message: `corpus/${path} is not what ${resting.join(", ")} ` +
        `${resting.length === 1 ? "rests" : "rest"} on: restore it with ` +
        `"git checkout -- corpus/${path}"`,
    }];
  });
}
