import { assertEquals } from "@std/assert";
import { writeFile } from "./write_file.ts";

Deno.test({
  name:
    "a file that is written again keeps its mode, or gets the one asked for",
  ignore: Deno.build.os === "windows",
  async fn() {
    const folder = await Deno.makeTempDir();
    try {
      const path = `${folder}/file`;
      const mode = async () => (await Deno.stat(path)).mode! & 0o777;
      await writeFile(path, "one");
      // The last is more than the usual mask of new files lets through.
      for (const kept of [0o640, 0o600, 0o755, 0o666]) {
        await Deno.chmod(path, kept);
        await writeFile(path, "two");
        assertEquals(await mode(), kept);
      }
      await writeFile(path, "three", 0o600);
      assertEquals(await mode(), 0o600);
      assertEquals(await Deno.readTextFile(path), "three");
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
