/** A command cannot be carried out as it was typed; its message says why. */
export class UsageError extends Error {
  override name = "UsageError";
}
