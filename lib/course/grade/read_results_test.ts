import { assertEquals } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { readResults } from "./read_results.ts";

Deno.test("readResults takes only an empty test case as passed", () => {
  const results = readResults(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="6" failures="2" errors="1" time="0.042">
  <testsuite name="./exercises/a.ts" tests="6" disabled="1" errors="1" failures="2">
    <testcase name="01-1 A: passes" classname="a" time="0.004" line="1" col="2">
    </testcase>
    <testcase name="01-1 A: passes too" classname="a" time="0.004"/>
    <testcase name="01-1 A: &quot;1&quot; &lt; 2 &amp; &#x27;3&apos;" classname="a">
      <failure message="Uncaught x">Given f(&quot;a&quot;), got 1.

Next: deno task grade 01-1 --hint</failure>
    </testcase>
    <testcase name="01-1 A: loops" classname="a">
      <failure message="Timed out after 1500ms">Test timed out.</failure>
    </testcase>
    <testcase name="01-1 A: cancelled" classname="a">
      <error message="Cancelled"/>
    </testcase>
    <testcase name="01-1 A: skipped" classname="a">
      <skipped/>
    </testcase>
  </testsuite>
</testsuites>`);
  assertEquals([...results.values()], [
    { name: "01-1 A: passes", status: "passed" },
    { name: "01-1 A: passes too", status: "passed" },
    {
      name: `01-1 A: "1" < 2 & '3'`,
      status: "not yet",
      sentence: 'Given f("a"), got 1.',
    },
    { name: "01-1 A: loops", status: "timed out", limit: 1500 },
  ]);
  assertEquals(readResults("").size, 0);
});

Deno.test("readResults knows a test that was ended while it printed", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_x.ts": "",
    "exercises/01-1_x_test.ts": graderText(
      "01-1_x",
      'ex.test("one", ({ one }) => one());',
      "limit: 20",
    ),
  });
  const [exercise] = await course.read();
  // This is how the runner's end looks from within
  const answer = "export function one() {\n" +
    "  const end = performance.now() + 25;\n" +
    "  while (performance.now() < end);\n  throw null;\n}";
  const error = await exercise!.tests[0]!.run(answer).catch((error) => error);
  const xml = '<testcase name="one"><failure message="Uncaught">' +
    `${error.sentence}</failure></testcase>`;
  assertEquals(readResults(xml).get("one")?.status, "timed out");
  const quick = await exercise!.tests[0]!
    .run("export function one() { throw null; }").catch((error) => error);
  assertEquals(quick.sentence, "Given one(), expected no error, got null.");
});
