/** A folder of this machine and what stands in its place in an output. */
export interface Root {
  path: string;
  name: string;
}

/**
 * Puts a name in the place of a machine's folders: in file URLs, POSIX and
 * Windows paths. Nothing is guessed, only the given folders are replaced.
 *
 * @param text Any text
 * @param roots The folders, outer ones may stand before inner ones
 * @returns The text without them
 *
 * @example A file URL and a Windows path
 * ```ts
 * import { replaceRoots } from "./roots.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const roots = [
 *   { path: "/home/bo/course", name: "<course>" },
 *   { path: "C:\\course", name: "<course>" },
 * ];
 * assertEquals(
 *   replaceRoots("file:///home/bo/course/a.ts and C:\\course\\a.ts", roots),
 *   "file:///<course>/a.ts and <course>/a.ts",
 * );
 * ```
 */
export function replaceRoots(text: string, roots: readonly Root[]): string {
  const inner = [...roots].sort((a, b) => b.path.length - a.path.length);
  // A path starts where no other can have just ended.
  const names = inner.map(({ name }) => RegExp.escape(name)).join("|");
  const before = `(?<![\\w.~-]|${names})`;
  for (const { path, name } of inner) {
    const parts = path.split(/[\\/]+/).filter((part) => part);
    const windows = /^[A-Za-z]:/.test(path);
    // The root of a disk would match every path.
    if (parts.length < (windows ? 2 : 1)) continue;
    const body = parts.map((part) => {
      const forms = [...new Set([part, encodeURI(part)])];
      return `(?:${forms.map(RegExp.escape).join("|")})`;
    }).join(windows ? String.raw`[\\/]+` : "/");
    const pattern = windows
      ? `(?<url>file:///)?${before}${body}`
      : `(?<url>file://)?${before}/${body}`;
    // Not inside a longer name, and with the slashes of what follows.
    const rest = windows ? String.raw`(?<rest>(?:[\\/]+[\w.@%~-]+)*)` : "";
    const after = String.raw`(?![\w-]|\.\w)`;
    text = text.replace(
      new RegExp(pattern + after + rest, windows ? "gi" : "g"),
      (...args) => {
        const groups = args.at(-1) as { url?: string; rest?: string };
        const tail = (groups.rest ?? "").replace(/[\\/]+/g, "/");
        return (groups.url ? "file:///" : "") + name + tail;
      },
    );
  }
  return text;
}
