import { assertEquals, assertStringIncludes } from "@std/assert";
import { differences } from "./differences.ts";
import { code, expects } from "./lessons_for_tests.ts";

const ran = (id: string, text?: string) => ({
  cell: code(id, ""),
  printed: text ?? "",
  expectation: text === undefined ? undefined : expects(id, text).source,
});
const messages = (problems: { message: string; cell?: string }[]) =>
  problems.map(({ cell, message }) => `${cell ?? "-"}: ${message}`);

Deno.test("a cell that shows what is expected makes no problem", () => {
  const cells = [code("a", ""), expects("a", "1"), code("b", "")];
  assertEquals(differences({ cells }, [ran("a", "1"), ran("b")]), []);
});

Deno.test("a difference is told with a unified diff", () => {
  const cells = [code("a", ""), expects("a", "1\n2\n3")];
  const [problem] = differences({ cells }, [ran("a", "1\ntwo\n3")]);
  assertEquals(
    problem!.diff,
    `--- expected
+++ actual
@@ -2,9 +2,9 @@
 <summary><b>What to expect</b></summary>
 
 \`\`\`text
 1
-2
+two
 3
 \`\`\`
 
 </details>
`,
  );
});

Deno.test("a picture is told by its fingerprint, however large", () => {
  const chart = (data: string) => ({
    ...ran("a"),
    expectation: `<img alt="x" src="data:image/svg+xml;base64,${data}">`,
  });
  const [is] = [chart("B".repeat(10_000))];
  const cells = [code("a", ""), {
    ...expects("a", ""),
    source: chart("A".repeat(10_000)).expectation,
  }];
  const [problem] = differences({ cells }, [is!]);
  assertStringIncludes(problem!.diff!, "10000 characters, #");
  assertEquals(problem!.diff!.length < 300, true);
});

Deno.test("missing, needless, orphaned and misplaced expectations", () => {
  assertEquals(
    messages(differences({ cells: [code("a", "")] }, [ran("a", "1")])),
    ["a: shows something and has no expectation: run regen"],
  );
  assertEquals(
    messages(
      differences({ cells: [code("a", ""), expects("a", "1")] }, [ran("a")]),
    ),
    ["a: shows nothing, which is not what is expected"],
  );
  assertEquals(
    messages(differences({ cells: [code("a", ""), expects("z", "1")] }, [])),
    ['-: expectation "z-expect" belongs to no cell: run regen'],
  );
  const moved = [code("a", ""), code("b", ""), expects("a", "1")];
  assertEquals(
    messages(differences({ cells: moved }, [ran("a", "1"), ran("b")])),
    [
      '-: cell "b" stands elsewhere than regen would put it: an expectation ' +
      "follows its code cell",
    ],
  );
});
