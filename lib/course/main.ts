import config from "../../deno.json" with { type: "json" };
import { UsageError } from "./usage_error.ts";
import { NotebookError } from "./run/notebook.ts";

type Command = (args: string[]) => number | Promise<number>;

// Each command is loaded when it is called, so that none slows another down.
const COMMANDS: Record<string, () => Promise<Command>> = {
  bench: async () => (await import("./bench/bench.ts")).bench,
  check: async () => (await import("./run/mod.ts")).check,
  regen: async () => (await import("./run/mod.ts")).regen,
  figures: async () => (await import("./run/mod.ts")).figures,
  lab: async () => (await import("./lab/mod.ts")).lab,
  rehearse: async () => (await import("./lab/rehearse.ts")).rehearse,
  grade: async () => (await import("./grade/grade_command.ts")).gradeCommand,
  prove: async () => (await import("./grade/prove_command.ts")).proveCommand,
  pack: async () => (await import("./pack/pack.ts")).pack,
  test: async () => (await import("./test/mod.ts")).testCourse,
};

async function main([name = "--help", ...args]: string[]): Promise<number> {
  if (name === "--help" || name === "-h") {
    console.log(`Usage: deno task COMMAND [ARGUMENT…]\n\n${list()}`);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(`no command "${name}": there are\n${list()}`);
  }
  const command = await COMMANDS[name]!();
  return await command(args);
}

function list(): string {
  const tasks: Record<string, { description: string }> = config.tasks;
  return Object.keys(COMMANDS)
    .map((name) => `  ${name.padEnd(8)}  ${tasks[name]!.description}`)
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
