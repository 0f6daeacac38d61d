import { join } from "node:path";

/** Writes a shell script for a test, to stand on PATH for a program that this machine may have or not. */
export async function fakeProgram(
  folder: string,
  name: string,
  script: string,
): Promise<string> {
  const path = join(folder, name);
  await Deno.writeTextFile(path, `#!/bin/sh\n${script}\n`);
  await Deno.chmod(path, 0o755);
  return path;
}

/**
 * Runs a test in a temporary folder with nothing on PATH but that folder and
 * what a shell script needs.
 */
export async function withFakePath(
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const path = Deno.env.get("PATH") ?? "";
  const folder = await Deno.makeTempDir({ prefix: "fake-path-" });
  for (const tool of ["mkdir", "cat", "cp", "chmod", "sleep"]) {
    const script = `PATH=/bin:/usr/bin exec ${tool} "$@"`;
    await fakeProgram(folder, tool, script);
  }
  Deno.env.set("PATH", folder);
  try {
    await test(folder);
  } finally {
    Deno.env.set("PATH", path);
    await Deno.remove(folder, { recursive: true });
  }
}
