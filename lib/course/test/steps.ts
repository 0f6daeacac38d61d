import type { Step } from "./run_step.ts";

/**
 * What the whole test does, the quick things first.
 *
 * @param course The folder to test
 * @param strict Whether lessons must be formatted as well: not on a learner's
 * machine, where JupyterLab saves them
 */
export async function steps(course: string, strict: boolean): Promise<Step[]> {
  const tests = await testFiles(course, "lib");
  const inBrowser = tests.filter((file) => file.endsWith(BROWSER));
  const plain = tests.filter((file) => !file.endsWith(BROWSER));
  const main = (command: string) => ["run", "-A", MAIN, command];
  return [
    {
      name: "Format",
      // Not --ignore, which would take the place of what deno.json excludes.
      args: ["fmt", "--check", ...strict ? [] : WRITTEN],
    },
    { name: "Lint", args: ["lint"] },
    {
      // Frozen: a dependency that the lock file lacks is an error.
      name: "Types",
      args: ["check", "--frozen", "lib", "exercises", "solutions"],
    },
    { name: "Graders, on exercises as they come", args: ["test"] },
    {
      name: "Library, kit and examples",
      args: [
        "test",
        "-A",
        "--doc",
        `--ignore=lib/**/*${BROWSER}`,
        "lib",
        "README.md",
      ],
      files: plain,
    },
    { name: "Lessons, against what to expect", args: main("check") },
    { name: "Figures, each in some lesson", args: main("figures") },
    { name: "Exercises, proven", args: main("prove") },
    {
      name: "Lessons and kernel in JupyterLab",
      args: ["test", "-A", ...inBrowser],
      files: inBrowser,
    },
  ];
}

/** What no learner's program writes. */
const WRITTEN = ["lib", "exercises", "solutions", "deno.json", "README.md"];
const MAIN = "lib/course/main.ts";
const BROWSER = "_browser_test.ts";

/** The files with tests below a folder of the course, with `/`, in order. */
async function testFiles(course: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (
    const { name, isDirectory } of Deno.readDir(`${course}/${folder}`)
  ) {
    const path = `${folder}/${name}`;
    if (isDirectory) files.push(...await testFiles(course, path));
    else if (name.endsWith("_test.ts")) files.push(path);
  }
  return files.sort();
}
