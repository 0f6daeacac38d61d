import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { join } from "node:path";
import { fakeProgram, withFakePath } from "./program_for_tests.ts";
import { findJupyter } from "./find_jupyter.ts";
import { makeVenv, venvState } from "./make_venv.ts";
import { LabError } from "./lab_error.ts";

// The fakes are shell scripts.
const ignore = Deno.build.os === "windows";

/**
 * A Python whose environments hold a Python that installs with the given
 * script and says that it has the given JupyterLab.
 */
const python = (install: string) => `
case "$1$2" in
  -mvenv)
    mkdir -p "$3/bin"
    cat > "$3/bin/python" <<'END'
#!/bin/sh
case "$1" in
  -c) echo 4.6.6;;
  *) ${install};;
esac
END
    chmod 755 "$3/bin/python";;
  -c*) echo "3.11 True True";;
  *) exit 1;;
esac`;

async function withPython(
  install: string,
  test: (venv: string, requirements: string, folder: string) => Promise<void>,
) {
  const log = console.log;
  console.log = () => {};
  try {
    await withFakePath(async (folder) => {
      const requirements = join(folder, "requirements.txt");
      await Deno.writeTextFile(requirements, "jupyterlab==4.6.6\n");
      await fakeProgram(folder, "python3", python(install));
      await test(join(folder, ".venv"), requirements, folder);
    });
  } finally {
    console.log = log;
  }
}

Deno.test(
  { name: "makeVenv() makes a ready environment", ignore },
  () =>
    withPython("exit 0", async (venv, requirements) => {
      assertEquals(await venvState(venv, requirements), "missing");
      await makeVenv(venv, requirements);
      assertEquals(await venvState(venv, requirements), "ready");
    }),
);

Deno.test({
  name: "makeVenv() leaves nothing behind when pip fails, and says what to do",
  ignore,
}, () =>
  withPython("exit 1", async (venv, requirements) => {
    const { message } = await assertRejects(
      () => makeVenv(venv, requirements),
      LabError,
    );
    assertStringIncludes(message, "-m pip install");
    assertStringIncludes(message, "deno task lab");
    assertEquals(await venvState(venv, requirements), "missing");
  }));

Deno.test({
  name: "venvState() takes an installation that was cut off for unfinished",
  ignore,
}, () =>
  withPython(
    // What a kill in the middle of pip leaves: this pip looks at it from inside.
    'cp -R "${0%/bin/python}" "${0%/.venv/bin/python}/cut-off"',
    async (venv, requirements, folder) => {
      await makeVenv(venv, requirements);
      const cutOff = join(folder, "cut-off");
      assertEquals(await venvState(cutOff, requirements), "unfinished");
    },
  ));

Deno.test({
  name: "venvState() wants an environment of other versions made anew",
  ignore,
}, () =>
  withPython("exit 0", async (venv, requirements) => {
    await makeVenv(venv, requirements);
    await Deno.writeTextFile(requirements, "jupyterlab==4.7.0\n");
    assertEquals(await venvState(venv, requirements), "unfinished");
  }));

Deno.test({
  name: "findJupyter() makes an environment anew whose Python is gone",
  ignore,
}, () =>
  withPython("exit 0", async (venv, requirements) => {
    const first = await findJupyter(venv, requirements);
    assertEquals(first.where, ".venv, new");
    assertEquals((await findJupyter(venv, requirements)).where, ".venv");
    await Deno.remove(join(venv, "bin", "python"));
    assertEquals((await findJupyter(venv, requirements)).where, ".venv, new");
  }));

Deno.test({
  name: "findJupyter() does not touch an environment that is not the lab's",
  ignore,
}, () =>
  withPython("exit 0", async (venv, requirements) => {
    await Deno.mkdir(venv);
    await Deno.writeTextFile(join(venv, "precious"), "");
    const { message } = await assertRejects(
      () => findJupyter(venv, requirements),
      LabError,
    );
    assertStringIncludes(message, "is not the lab's");
    assertEquals(
      Array.from(Deno.readDirSync(venv), ({ name }) => name),
      ["precious"],
    );
  }));

Deno.test({
  name: "findJupyter() takes a JupyterLab 4 on PATH and passes over others",
  ignore,
}, () =>
  withPython("exit 0", async (venv, requirements, folder) => {
    await fakeProgram(folder, "jupyter-lab", "echo 3.6.8");
    assertEquals((await findJupyter(venv, requirements)).where, ".venv, new");
    await Deno.remove(venv, { recursive: true });
    await fakeProgram(folder, "jupyter-lab", "echo 4.2.0");
    assertEquals(await findJupyter(venv, requirements), {
      program: "jupyter-lab",
      version: "4.2.0",
      where: "PATH",
    });
  }));

Deno.test({
  name: "findJupyter() says so where the environment is a file",
  ignore,
}, () =>
  withPython("exit 0", async (venv, requirements) => {
    await Deno.writeTextFile(venv, "precious");
    await assertRejects(
      () => findJupyter(venv, requirements),
      LabError,
      "move it away",
    );
    assertEquals(await Deno.readTextFile(venv), "precious");
  }));

Deno.test({
  name: "findJupyter() leaves alone what another lab is installing",
  ignore,
}, () =>
  withPython("sleep 1", async (venv, requirements) => {
    const first = findJupyter(venv, requirements);
    for (let i = 0; i < 100; i++) {
      if (await venvState(venv, requirements) === "unfinished") break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await assertRejects(
      () => findJupyter(venv, requirements),
      LabError,
      `Another lab is installing JupyterLab (process ${Deno.pid}): wait`,
    );
    assertEquals((await first).where, ".venv, new");
    assertEquals(await venvState(venv, requirements), "ready");
  }));
