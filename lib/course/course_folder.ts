import { fileURLToPath } from "node:url";

/** The folder of the course, without a slash at its end. */
export function courseFolder(): string {
  return fileURLToPath(new URL("../../", import.meta.url)).slice(0, -1);
}
