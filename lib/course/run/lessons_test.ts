import { assert, assertEquals, assertRejects } from "@std/assert";
import { chooseLessons, readLessons } from "./lessons.ts";
import { UsageError } from "../usage_error.ts";
import { NotebookError } from "./notebook.ts";
import { notebookText } from "./canonical.ts";
import { code, TryLessons } from "./lessons_for_tests.ts";

Deno.test("lessons are read in the order of their numbers", async () => {
  using lessons = new TryLessons({
    "10-ten": [code("a", "1")],
    "2-two": [code("a", "1")],
    "09-nine": "torn",
  });
  Deno.writeTextFileSync(`${lessons.folder}/notes.ipynb`, "");
  const read = await readLessons(lessons.folder);
  assertEquals(read.map(({ name }) => name), ["2-two", "09-nine", "10-ten"]);
  assert(read[1]!.notebook instanceof NotebookError);
  const names = (...words: string[]) =>
    chooseLessons(read, words).map(({ number }) => number);
  assertEquals(names(), ["2", "09", "10"]);
  assertEquals(names("10", "02"), ["2", "10"]);
  assertEquals(names("lessons/10-ten.ipynb", "9"), ["09", "10"]);
});

Deno.test("a folder without lessons, or with two of a number, is refused", async () => {
  using empty = new TryLessons();
  await assertRejects(
    () => readLessons(empty.folder),
    UsageError,
    "no lesson in",
  );
  await assertRejects(
    () => readLessons(`${empty.folder}/none`),
    UsageError,
    "no folder",
  );
  Deno.writeTextFileSync(`${empty.folder}/file`, "");
  await assertRejects(
    () => readLessons(`${empty.folder}/file`),
    UsageError,
    "cannot read the folder",
  );
  empty.write("02-a", [code("a", "1")]);
  empty.write("2-b", [code("a", "1")]);
  await assertRejects(
    () => readLessons(empty.folder),
    UsageError,
    "two lessons have the number 2",
  );
});

Deno.test("a lesson that is not UTF-8 is refused, the others are read", async () => {
  using lessons = new TryLessons({ "02-good": [code("a", "1")] });
  const text = notebookText({ cells: [code("a", '"caf\u00e9"')] });
  const latin1 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  Deno.writeFileSync(`${lessons.folder}/01-x.ipynb`, latin1);
  const [odd, good] = await readLessons(lessons.folder);
  assert(odd!.notebook instanceof NotebookError);
  assert(/01-x.ipynb: not UTF-8: save it/.test(odd!.notebook.message));
  assert(!(good!.notebook instanceof NotebookError));
});

Deno.test("a lesson that cannot be read is told, the others are read", async () => {
  using lessons = new TryLessons({
    "01-x": [code("a", "1")],
    "02-good": [code("a", "1")],
  });
  const odd = `${lessons.folder}/01-x.ipynb`;
  const script = `${lessons.folder}/read.ts`;
  Deno.writeTextFileSync(
    script,
    `import { readLessons } from "${import.meta.resolve("./lessons.ts")}";
for (const { notebook } of await readLessons("${lessons.folder}")) {
  console.log(notebook.message);
}`,
  );
  // Root may read every file; what Deno denies is denied to root as well.
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", `--deny-read=${odd}`, script],
  }).output();
  const [first, second] = new TextDecoder().decode(stdout).split("\n");
  assert(first?.includes("01-x.ipynb: cannot be read: "), first);
  assertEquals(second, "undefined");
});

Deno.test("an unknown figure is told with those there are", async () => {
  using lessons = new TryLessons({
    "01-x": [code("a", "1", { figure: ["R1", "R12"] })],
  });
  const [lesson] = await readLessons(lessons.folder);
  const notebook = lesson!.notebook;
  assert(notebook instanceof NotebookError);
  assert(/cell "a" has an unknown figure "R12": there are R1, R2,/
    .test(notebook.message));
});

Deno.test("ids that an editor changed come back from git", async () => {
  using lessons = new TryLessons({ "01-x": [code("mine", "1 + 1")] });
  const git = async (...args: string[]) => {
    const { success } = await new Deno.Command("git", {
      args: ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args],
      cwd: lessons.folder,
      stdout: "null",
    }).output();
    assert(success, `git ${args[0]}`);
  };
  await git("init", "-q");
  await git("add", ".");
  await git("commit", "-q", "-m", "x");
  lessons.write("01-x", [code("4f6c2e7a", "2"), code("9d1e0b42", "1 + 1")]);
  const [lesson] = await readLessons(lessons.folder);
  assert(!(lesson!.notebook instanceof NotebookError));
  assertEquals(lesson!.notebook.cells.map(({ id }) => id), ["2", "mine"]);
});
