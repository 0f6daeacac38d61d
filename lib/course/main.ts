import { UsageError } from "./usage_error.ts";
import { NotebookError } from "./run/notebook.ts";

type Command = (args: string[]) => number | Promise<number>;

// Each command is loaded when it is called, so that none slows another down.
const COMMANDS: Record<string, [about: string, () => Promise<Command>]> = {
  bench: [
    "measure the chunkers beside those of other packages",
    async () => (await import("./bench/bench.ts")).bench,
  ],
  check: [
    "run the lessons and compare what they show",
    async () => (await import("./run/mod.ts")).check,
  ],
  regen: [
    "run the lessons and rewrite what to expect",
    async () => (await import("./run/mod.ts")).regen,
  ],
  figures: [
    "list the published figures and the cells that show them",
    async () => (await import("./run/mod.ts")).figures,
  ],
  lab: [
    "open the course in JupyterLab",
    async () => (await import("./lab/mod.ts")).lab,
  ],
  rehearse: [
    "run the lessons in JupyterLab again and again",
    async () => (await import("./lab/rehearse.ts")).rehearse,
  ],
  grade: [
    "grade the exercises",
    async () => (await import("./grade/grade_command.ts")).gradeCommand,
  ],
  prove: [
    "prove that the exercises and their graders are sound",
    async () => (await import("./grade/prove_command.ts")).proveCommand,
  ],
  pack: [
    "pack the library for npm",
    async () => (await import("./pack/pack.ts")).pack,
  ],
  test: [
    "test the whole course",
    async () => (await import("./test/mod.ts")).testCourse,
  ],
};

async function main([name = "--help", ...args]: string[]): Promise<number> {
  if (name === "--help" || name === "-h") {
    console.log(`Usage: deno task COMMAND [ARGUMENT…]\n\n${list()}`);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(`no command "${name}": there are\n${list()}`);
  }
  const command = await COMMANDS[name]![1]();
  return await command(args);
}

function list(): string {
  return Object.entries(COMMANDS)
    .map(([name, [about]]) => `  ${name.padEnd(8)}  ${about}`)
    .join("\n");
}

if (import.meta.main) {
  try {
    Deno.exit(await main(Deno.args));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof NotebookError)) {
      throw error;
    }
    console.error(`error: ${error.message}`);
    Deno.exit(1);
  }
}
