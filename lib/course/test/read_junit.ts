import type { Tally } from "./tally.ts";

/** What a JUnit report of `deno test` says. */
export interface Report {
  readonly tally: Tally;
  /** The modules whose tests are in it, as the report names them. */
  readonly modules: readonly string[];
}

/** Reads the JUnit report that `deno test --junit-path` writes; steps of a test count as tests. */
export function readJunit(xml: string): Report {
  // Text is escaped in XML, so a tag in the text is always a tag of the report.
  const count = (tag: RegExp) => xml.match(tag)?.length ?? 0;
  const tests = count(/<testcase /g);
  const failed = count(/<(?:failure|error)[ >]/g);
  const skipped = count(/<skipped[ />]/g);
  const modules = xml.matchAll(/<testsuite name="([^"]*)"/g);
  return {
    tally: { passed: tests - failed - skipped, failed, skipped },
    modules: Array.from(modules, (match) => match[1]!),
  };
}
