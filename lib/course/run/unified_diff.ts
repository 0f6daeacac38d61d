import { createTwoFilesPatch } from "diff";

/**
 * Compares two texts line by line. A picture in them is told by its size and
 * fingerprint, not by its thousands of letters.
 *
 * @param name What the first text is: `"expected"` or `"published"`
 * @param expected The first text
 * @param actual What this run gave
 * @returns A unified diff
 *
 * @example One line of two
 * ```ts
 * import { unifiedDiff } from "./unified_diff.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(
 *   unifiedDiff("expected", "13 chunks\nend", "14 chunks\nend"),
 *   `--- expected
 * +++ actual
 * @@ -1,2 +1,2 @@
 * -13 chunks
 * +14 chunks
 *  end
 * `,
 * );
 * ```
 */
export function unifiedDiff(
  name: string,
  expected: string,
  actual: string,
): string {
  const patch = createTwoFilesPatch(
    name,
    "actual",
    withoutPictures(expected),
    withoutPictures(actual),
  );
  return patch.replace(/^=+\n/, "");
}

function withoutPictures(text: string): string {
  const short = text.replace(
    /src="data:([^;"]*);base64,([^"]*)"/g,
    (_, type, base64) => `src="${type}, ${fingerprint(base64)}"`,
  );
  return short && short + "\n";
}

function fingerprint(base64: string): string {
  // FNV-1a: enough to tell two pictures apart.
  let hash = 0x811c9dc5;
  for (let i = 0; i < base64.length; i++) {
    hash = Math.imul(hash ^ base64.charCodeAt(i), 0x01000193) >>> 0;
  }
  return `${base64.length} characters, #${hash.toString(16).padStart(8, "0")}`;
}
