/**
 * Formats the cells of a notebook file as `deno fmt` does.
 *
 * `deno fmt --check` cannot be asked about the files themselves, and deno.json
 * leaves them out: Deno 2.9 calls a notebook unformatted that `deno fmt` has
 * just written, unless every cell ends with an empty line. Through standard
 * input it formats the same and has no such opinion.
 *
 * @param text The file's text
 * @param cwd A folder of the course, whose deno.json has the settings
 * @returns The text with formatted cells; one that does not parse stays
 * @throws {Error} If `deno fmt` fails
 */
export async function formatNotebook(
  text: string,
  cwd: string,
): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--quiet", "--ext", "ipynb", "-"],
    cwd,
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output = child.output();
  const stdin = new Blob([text]).stream().pipeTo(child.stdin);
  // A child that ends early closes the pipe: its own message says more.
  await stdin.catch(() => {});
  const { success, stdout, stderr } = await output;
  if (!success) {
    const why = new TextDecoder().decode(stderr).trim();
    throw new Error(`deno fmt failed: ${why}`);
  }
  return new TextDecoder().decode(stdout);
}
