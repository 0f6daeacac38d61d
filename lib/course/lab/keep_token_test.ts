import {
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import { join } from "node:path";
import { keepToken } from "./keep_token.ts";
import { LabError } from "./lab_error.ts";

async function withState(test: (state: string) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await test(join(folder, ".lab"));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("keepToken() keeps its token from start to start", () =>
  withState(async (state) => {
    const token = await keepToken(state);
    assertMatch(token, /^[0-9a-f]{48}$/);
    assertEquals(await keepToken(state), token);
  }));

Deno.test({
  name: "keepToken() lets nobody else read it",
  ignore: Deno.build.os === "windows",
  fn: () =>
    withState(async (state) => {
      await keepToken(state);
      const { mode } = await Deno.stat(join(state, "token"));
      assertEquals(mode! & 0o777, 0o600);
    }),
});

Deno.test("keepToken() makes another token in the place of a damaged one", () =>
  withState(async (state) => {
    const token = await keepToken(state);
    await Deno.writeTextFile(join(state, "token"), "");
    assertNotEquals(await keepToken(state), token);
    const names = Array.from(Deno.readDirSync(state), ({ name }) => name);
    assertEquals(names, ["token"]);
  }));

Deno.test("keepToken() says so where a file stands in its way", () =>
  withState(async (state) => {
    await Deno.writeTextFile(state, "");
    await assertRejects(
      () => keepToken(state),
      LabError,
      `${state} is a file`,
    );
  }));
