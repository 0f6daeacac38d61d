import { join } from "node:path";
import { courseFolder } from "../course_folder.ts";

const WINDOWS = Deno.build.os === "windows";

/** The folder of the course: the one that holds deno.json, lessons/ and lib/. */
export const COURSE = courseFolder();

/** Where the lab keeps what it makes for itself: token, kernel spec, Jupyter's settings, log. Not in Git. */
export const STATE = join(COURSE, ".lab");

/** The lab's own Python environment. Not in Git. */
export const VENV = join(COURSE, ".venv");

/** The versions that the lab's own environment is made of. */
export const REQUIREMENTS = join(import.meta.dirname!, "requirements.txt");

/** The path of a program inside a Python environment. */
export function inVenv(venv: string, program: string): string {
  return WINDOWS
    ? join(venv, "Scripts", `${program}.exe`)
    : join(venv, "bin", program);
}
