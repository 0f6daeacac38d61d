/** How one test ended. */
export interface TestResult {
  readonly name: string;
  readonly status: "passed" | "not yet" | "timed out";
  /** What to tell the learner, if it is not yet right. */
  readonly sentence?: string;
  /** After how many milliseconds it was ended, if it timed out. */
  readonly limit?: number;
}

/**
 * Reads the JUnit report of `deno test`. The learner's code cannot write it:
 * the test runner does, into a file, and escapes what comes from the tests.
 * A test that was skipped or cancelled has no result.
 *
 * @param xml The report
 * @returns The results by the full name of the test
 */
export function readResults(xml: string): Map<string, TestResult> {
  const results = new Map<string, TestResult>();
  const cases = xml.matchAll(
    /<testcase name="([^"]*)"[^>]*?(?:\/>|>([^]*?)<\/testcase>)/g,
  );
  for (const [, escaped = "", body = ""] of cases) {
    const name = unescape(escaped);
    const failure = /<failure message="([^"]*)"(?:\/>|>([^]*?)<\/failure>)/
      .exec(body);
    const late = /^Timed out after (\d+)/.exec(failure?.[1] ?? "") ??
      /^Test timed out after (\d+)/.exec(failure?.[2] ?? "");
    if (late) {
      results.set(name, { name, status: "timed out", limit: Number(late[1]) });
    } else if (failure) {
      const sentence = failure[1]?.startsWith("Promise resolution is still")
        ? "The test waits for a promise that never settles."
        : unescape(failure[2] ?? "").split("\n\nNext: ")[0]!;
      results.set(name, { name, status: "not yet", sentence });
    } else if (body.trim() === "") {
      results.set(name, { name, status: "passed" });
    }
  }
  return results;
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescape(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, entity = "") =>
      hex || decimal
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
        : ENTITIES[entity] ?? whole,
  );
}
