import { assertEquals, assertStringIncludes } from "@std/assert";
import { COURSE } from "./places.ts";

/** What `deno task lab` with these arguments says, when it ends at once. */
async function say(...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "lib/course/main.ts", "lab", ...args],
    cwd: COURSE,
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  return { code, text: decoder.decode(stdout) + decoder.decode(stderr) };
}

Deno.test("lab --help lists the options", async () => {
  const { code, text } = await say("--help");
  assertEquals(code, 0);
  assertStringIncludes(text, "--no-browser");
});

for (
  const [args, message] of [
    [["--port", "http"], '--port takes a number from 1 to 65535, not "http"'],
    [["--port", "70000"], '--port takes a number from 1 to 65535, not "70000"'],
    [["--fast"], "no option --fast"],
    [["1", "2"], "one lesson at a time"],
    [["99"], 'no lesson "99"'],
  ] as const
) {
  Deno.test(`lab ${args.join(" ")} is refused before anything is made`, async () => {
    const { code, text } = await say(...args);
    assertEquals(code, 1);
    assertStringIncludes(text, message);
  });
}
