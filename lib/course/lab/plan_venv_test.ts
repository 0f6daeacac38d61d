import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "node:path";
import { fakeProgram, withFakePath } from "./program_for_tests.ts";
import { planVenv } from "./plan_venv.ts";
import { LabError } from "./lab_error.ts";

// The fakes are shell scripts.
const ignore = Deno.build.os === "windows";

/** A Python that answers the lab's question like this: version, recent enough, with venv. */
const python = (answer: string) => `echo "${answer}"`;

const plan = () => planVenv("/course/.venv", "/course/requirements.txt");
const message = async () => (await assertRejects(plan, LabError)).message;

Deno.test(
  { name: "planVenv() takes uv when it is there", ignore },
  () =>
    withFakePath(async (folder) => {
      await fakeProgram(folder, "uv", "exit 0");
      await fakeProgram(folder, "python3", python("3.12 True True"));
      const { tool, create } = await plan();
      assertEquals(tool, "uv");
      assertEquals(create[0], "uv");
    }),
);

Deno.test(
  { name: "planVenv() takes Python's venv without uv", ignore },
  () =>
    withFakePath(async (folder) => {
      await fakeProgram(folder, "python3", python("3.12 True True"));
      const { tool, create, install } = await plan();
      assertEquals(tool, "Python 3.12");
      assertEquals(create, ["python3", "-m", "venv", "/course/.venv"]);
      assertEquals(install[0], join("/course/.venv", "bin", "python"));
      assertEquals(install.at(-1), "/course/requirements.txt");
    }),
);

Deno.test({
  name: "planVenv() takes the second Python when the first is too old",
  ignore,
}, () =>
  withFakePath(async (folder) => {
    await fakeProgram(folder, "python3", python("3.8 False True"));
    await fakeProgram(folder, "python", python("3.11 True True"));
    assertEquals((await plan()).create[0], "python");
  }));

Deno.test({
  name: "planVenv() takes virtualenv when Python has no venv",
  ignore,
}, () =>
  withFakePath(async (folder) => {
    const script = `case "$1$2" in -mvirtualenv) exit 1;; esac
      ${python("3.11 True False")}`;
    await fakeProgram(folder, "python3", script);
    await fakeProgram(folder, "virtualenv", "exit 0");
    const { tool, create } = await plan();
    assertEquals(tool, "virtualenv");
    assertEquals(create, ["virtualenv", "--quiet", "/course/.venv"]);
  }));

Deno.test({
  name: "planVenv() says what to install when Python has no venv",
  ignore,
}, () =>
  withFakePath(async (folder) => {
    const script = `case "$1" in -m) exit 1;; esac
      ${python("3.11 True False")}`;
    await fakeProgram(folder, "python3", script);
    const said = await message();
    assertStringIncludes(said, "Python 3.11 is here");
    assertStringIncludes(said, "apt install python3-venv");
    assertStringIncludes(said, "docs.astral.sh/uv");
    assertStringIncludes(said, "virtualenv");
    assertStringIncludes(said, "deno task grade");
  }));

Deno.test(
  { name: "planVenv() says when Python is too old", ignore },
  () =>
    withFakePath(async (folder) => {
      await fakeProgram(folder, "python3", python("3.9 False True"));
      assertStringIncludes(await message(), "3.10 or newer, and this machine");
    }),
);

Deno.test({
  name: "planVenv() says what works without Python",
  ignore,
}, () =>
  withFakePath(async () => {
    const said = await message();
    assertStringIncludes(said, "needs Python 3.10 or newer, or uv");
    assertStringIncludes(said, "deno task check");
  }));

Deno.test({
  name: "planVenv() passes over a python3 that does not start",
  ignore,
}, () =>
  withFakePath(async (folder) => {
    await fakeProgram(folder, "python3", "echo broken >&2; exit 127");
    assertStringIncludes(await message(), "found neither");
  }));
