/**
 * The one Deno version the course runs on: its kernel's behaviour and every
 * expected output were recorded with it.
 */
export const DENO_VERSION = "2.9.6";

/**
 * Refuses a Deno that the course was not recorded with.
 *
 * @param version The version to judge; by default that of the running Deno.
 * @throws {Error} If it is not the pinned version; the message has the command
 * to type instead.
 *
 * @example Accept the pinned version
 * ```ts
 * import { checkDenoVersion, DENO_VERSION } from "./pin.ts";
 *
 * checkDenoVersion(DENO_VERSION);
 * ```
 */
export function checkDenoVersion(version: string = Deno.version.deno): void {
  if (version === DENO_VERSION) return;
  throw new Error(
    `The course needs Deno ${DENO_VERSION}, this is Deno ${version}: run ` +
      `\`deno upgrade ${DENO_VERSION}\` or start the command with ` +
      `\`npx -y deno@${DENO_VERSION}\``,
  );
}
