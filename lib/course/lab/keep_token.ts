import { join } from "node:path";
import { writeFile } from "../write_file.ts";
import { LabError } from "./lab_error.ts";

/**
 * Returns the lab's password-like token, made at the first start and kept, so
 * that a bookmark of the lab stays good. Only the file's owner can read it.
 *
 * @throws {LabError} If a file stands where the folder goes.
 */
export async function keepToken(state: string): Promise<string> {
  const path = join(state, "token");
  try {
    const token = (await Deno.readTextFile(path)).trim();
    if (/^[0-9a-f]{48}$/.test(token)) return token;
  } catch (error) {
    if (error instanceof Deno.errors.NotADirectory) {
      throw new LabError(
        `${state} is a file, and the lab keeps a folder there: move it away ` +
          "and run again: deno task lab",
      );
    }
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const token = Array.from(
    crypto.getRandomValues(new Uint8Array(24)),
    (byte) => byte.toString(16).padStart(2, "0"),
  ).join("");
  // Jupyter, too, keeps secrets there.
  await Deno.mkdir(state, { recursive: true, mode: 0o700 });
  await writeFile(path, `${token}\n`, 0o600);
  return token;
}
