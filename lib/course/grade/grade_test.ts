import { assertMatch } from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { fakeCourse } from "./course_for_tests.ts";

Deno.test("grade() in a notebook prints the lines, and returns nothing", async () => {
  const { href } = new URL("./mod.ts", import.meta.url);
  await using course = await fakeCourse({
    "cell.ts": `import { grade } from "${href}";
console.log(await grade("99-1"));
console.log(await grade("2-1"));
console.log(await grade(99 as unknown as string));`,
  });
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--config=${courseFolder()}/deno.json`, "cell.ts"],
    cwd: course.folder,
    env: { NO_COLOR: "1" },
  }).output();
  const printed = new TextDecoder().decode(stdout);
  assertMatch(
    printed,
    /^no exercise "99-1": there are\n( {2}.+\n)+undefined\n/,
  );
  assertMatch(printed, /no exercise "99": there are\n( {2}.+\n)+undefined\n$/);
  assertMatch(
    printed,
    /undefined\nLesson 02: .*\n {2}02-1 {2}Count the windows .*\n[^]*undefined\n$/,
  );
});
