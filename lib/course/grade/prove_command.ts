import { courseFolder } from "../course_folder.ts";
import { readFlags } from "../read_flags.ts";
import { inParallel } from "../in_parallel.ts";
import { type Proof, prove } from "./prove.ts";
import { readExercises } from "./read_exercises.ts";
import { untilInterrupted } from "../until_interrupted.ts";
import { writeStubs } from "./write_stubs.ts";

const HELP = `Usage: deno task prove [ID…] [OPTION]

Proves exercises: all of them, some (02-1) or a lesson's (02). The solution
passes, the stub scores nothing, the grader rejects changed solutions.

  --write-stubs  first write the files in exercises/ from those in solutions/
  --json         print for programs
  --course DIR   the folder with exercises/ and solutions/, if not this one`;

/**
 * `deno task prove`.
 *
 * @param args What was typed after it
 * @returns The exit code: 1 if an exercise has a fault
 */
export async function proveCommand(args: string[]): Promise<number> {
  const flags = readFlags("prove", HELP, args, {
    boolean: ["write-stubs", "json"],
    string: ["course"],
  });
  if (!flags) return 0;
  const course: string = flags.course || courseFolder();
  const folders = {
    exercises: `${course}/exercises`,
    solutions: `${course}/solutions`,
  };
  const words = flags._.map(String);
  if (flags["write-stubs"]) {
    for (const line of await writeStubs(folders, words)) console.log(line);
  }
  const exercises = await readExercises(folders.exercises, words);
  return await untilInterrupted(async (signal) => {
    const proofs = await inParallel(exercises, async (exercise) => {
      const proof = await prove(exercise, folders, signal);
      if (!flags.json) console.log(proofLines(proof).join("\n"));
      return proof;
    }, { signal });
    const faulty = proofs.filter(({ faults }) => faults.length > 0);
    console.log(
      flags.json
        ? JSON.stringify({ proofs })
        : faulty.length > 0
        ? `${faulty.length} of ${proofs.length} exercises have faults.`
        : `${proofs.length} exercises proven.`,
    );
    return faulty.length > 0 ? 1 : 0;
  });
}

function proofLines(proof: Proof): string[] {
  const { id, title, tests, rejected, equivalent, faults } = proof;
  const verdict = faults.length > 0
    ? "faults:"
    : `${tests} tests reject ${rejected} changes, ${equivalent} are equivalent`;
  return [
    `${id}  ${title}  ${verdict}`,
    ...faults.map((fault) => `      ${fault.replaceAll("\n", "\n      ")}`),
  ];
}
