import { assertEquals, assertStringIncludes } from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { changedDocuments, unfoundedFigures } from "./figure_documents.ts";
import { FIGURES } from "./figures.ts";

const CORPUS = `${courseFolder()}/corpus`;

Deno.test("the documents that figures rest on are as they were", async () => {
  assertEquals(await changedDocuments(CORPUS), []);
});

Deno.test("one letter changed, or a document gone, names its figures", async () => {
  const copy = await Deno.makeTempDir({ prefix: "corpus-" });
  try {
    for (const folder of ["brightline", "kitebase", "reservo"]) {
      await Deno.mkdir(`${copy}/${folder}`);
      for await (const { name } of Deno.readDir(`${CORPUS}/${folder}`)) {
        const from = `${CORPUS}/${folder}/${name}`;
        await Deno.copyFile(from, `${copy}/${folder}/${name}`);
      }
    }
    const path = `${copy}/reservo/no-show-policy.md`;
    const text = await Deno.readTextFile(path);
    await Deno.writeTextFile(path, text.replace(/[a-z](?=\W*$)/, "#"));
    await Deno.remove(`${copy}/kitebase/export-data.md`);
    const changed = await changedDocuments(copy);
    assertEquals(changed, [
      "kitebase/export-data.md",
      "reservo/no-show-policy.md",
    ]);
    const [first, second] = unfoundedFigures(["R5", "R11", "K3"], changed);
    assertEquals(first!.figures, ["K3"]);
    assertEquals(second!.figures, ["R11"]);
    assertStringIncludes(second!.message, "corpus/reservo/no-show-policy.md");
    assertEquals(unfoundedFigures(["R5"], changed), []);
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
});

Deno.test("every document that a figure names is guarded", async () => {
  const named = new Set(FIGURES.flatMap(({ corpus = [] }) => corpus));
  // In an empty folder every guarded document is missing.
  const empty = await Deno.makeTempDir();
  const guarded = await changedDocuments(empty);
  await Deno.remove(empty);
  assertEquals(guarded.sort(), [...named].sort());
});
