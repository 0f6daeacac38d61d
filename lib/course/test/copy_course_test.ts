import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { copyCourse } from "./copy_course.ts";

Deno.test("copyCourse() copies files and folders, but no dot folder", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const [from, to] = [join(folder, "from"), join(folder, "to")];
    await Deno.mkdir(join(from, ".venv/bin"), { recursive: true });
    await Deno.mkdir(join(from, "lib/chunk"), { recursive: true });
    await Deno.writeTextFile(join(from, ".venv/bin/python"), "");
    await Deno.writeTextFile(join(from, "deno.json"), "{}");
    await Deno.writeTextFile(join(from, "lib/chunk/a.ts"), "a");
    await copyCourse(from, to);
    const names = Array.from(Deno.readDirSync(to), ({ name }) => name).sort();
    assertEquals(names, ["deno.json", "lib"]);
    assertEquals(await Deno.readTextFile(join(to, "lib/chunk/a.ts")), "a");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
