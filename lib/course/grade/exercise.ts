/**
 * What graders and exercises import: {@linkcode exercise} and
 * {@linkcode todo}.
 *
 * An exercise is three files of one name:
 *
 * - `solutions/02-1_count_the_windows.ts`, the source of the other two. What a
 *   learner has to find stands between markers; the text after the colon is
 *   what the learner finds there instead:
 *
 *       // BEGIN SOLUTION: return todo("02-1");
 *       …the code, with a comment that says why…
 *       // END SOLUTION
 *
 *   The import of `todo` is such a block too (`BEGIN SOLUTION: import { todo }
 *   from "chunking/exercise";`), for the solution does not need it.
 * - `exercises/02-1_count_the_windows.ts`, the learner's file. Never written by
 *   hand: `deno task prove --write-stubs 02-1` makes it.
 * - `exercises/02-1_count_the_windows_test.ts`, the grader:
 *
 * ```ts ignore
 * import { assertEquals } from "@std/assert";
 * import { exercise } from "chunking/exercise";
 * import source from "./02-1_count_the_windows.ts" with { type: "text" };
 *
 * const ex = exercise<{
 *   countWindows(length: number, size: number, overlap: number): number;
 * }>({
 *   id: "02-1",
 *   title: "Count the windows",
 *   points: 2,
 *   source,
 *   hints: ["A nudge.", "Nearly the way."],
 * });
 *
 * ex.test("ten characters in windows of four", ({ countWindows }) => {
 *   assertEquals(countWindows(10, 4, 1), 3);
 * });
 * ```
 *
 * The type argument says what the learner's file must export. It is written
 * out and not taken from the file: the runner checks types before it runs
 * anything, and one wrong answer would stop all the others.
 *
 * A failing `assertEquals(actual, expected)` becomes one sentence, "Given
 * countWindows(10, 4, 1), expected 3, got 4." Given is the last call before it:
 * so compare each answer right after the call. `assertThrows` reads as well;
 * where a sentence of your own helps more, or where the expected value would
 * give the answer away, write `assert(condition, "The whole sentence.")`.
 *
 * While the learner's file still calls `todo("02-1")`, outside comments and
 * strings, the exercise is ignored, by name. The file is imported inside the
 * test, from its text, without any permission; so it may import "chunking",
 * but not read a file. Documents come from the grader, which imports them as
 * text: `import policy from "../corpus/reservo/no-show-policy.md" with { type:
 * "text" };`. What a test does must take far less than two seconds.
 *
 * `deno task prove 02-1` shows whether the tests are worth something. It
 * changes the solution in many small ways, and each must fail. Where a change
 * makes no difference, say so in the solution, at the end of the line or above:
 *
 *     // prove: "<" to "<=" is equivalent: at equality both give one window
 *
 * Where strings are the learner's own, a document for example, say that inside
 * the block, and none of its strings is changed:
 *
 *     // prove: texts are free: any document will do that is long enough
 *
 * @module
 */
// Also puts it where answers can import it.
import * as library from "chunking";
import { within } from "../within.ts";
import { explain } from "./explain.ts";
import { type Answer, loadAnswer } from "./load_answer.ts";
import { lockDown } from "./lock_down.ts";
import { NotYet } from "./not_yet.ts";
import { recordCalls } from "./record_calls.ts";
import { type ExerciseTest, givenAnswer, graderBeingRead } from "./registry.ts";
import { testAt } from "./test_at.ts";
import { untouched } from "./untouched.ts";

/** What a grader says about its exercise. */
export interface ExerciseOptions {
  /** Lesson and number: "02-1". */
  readonly id: string;
  /** What the exercise asks for, in a few words. */
  readonly title: string;
  /** What it is worth when all its tests pass. */
  readonly points: number;
  /** A nudge, and a hint that nearly shows the way. */
  readonly hints: readonly [string, string];
  /** The learner's file, imported as text. */
  readonly source: string;
  /**
   * How long one test may take, in milliseconds.
   *
   * @default {2000}
   */
  readonly limit?: number;
}

/** Takes an exercise's tests. */
export interface Exercise<T> {
  /**
   * Adds a test.
   *
   * @param name What it tries, without the exercise's name
   * @param fn Gets what the learner's file exports
   */
  test(name: string, fn: (answer: T) => void | Promise<void>): void;
}

/**
 * Starts a grader: says what the exercise is, and returns what its tests are
 * added to. The module's own comment shows one whole.
 *
 * @typeParam T What the learner's file exports
 */
export function exercise<T extends object>(
  options: ExerciseOptions,
): Exercise<T> {
  const { id, title, limit = 2000 } = options;
  const reading = graderBeingRead();
  const url = reading?.url ?? Deno.mainModule;
  const answerUrl = url.replace(/_test\.ts(\?.*)?$/, ".ts");
  const load = loadOnce(answerUrl, limit);
  const source = givenAnswer() ?? options.source;
  const ignore = untouched(source, id);
  const next = nextCommand(id);
  const tests: ExerciseTest[] = [];
  reading?.graders.push({ ...options, url, tests });
  if (!reading && !ignore) {
    let open = () => {};
    Deno.test.beforeAll(() => {
      open = lockDown(library);
    });
    Deno.test.afterAll(() => open());
  }

  return {
    test(name, fn) {
      const run = async (source: string) => {
        const { file, module } = await load(source);
        const recorded = recordCalls(module as T, file.name);
        const began = performance.now();
        try {
          await fn(recorded.answer);
        } catch (error) {
          // What the runner ends while it prints ends as if it had thrown null
          const ended = error === null && performance.now() - began > limit / 2;
          if (ended) throw new NotYet(`Test timed out after ${limit}ms.`);
          throw new NotYet(explain(error, file, recorded));
        }
      };
      tests.push({ name, run });
      if (reading) return;
      const whole = `${id} ${title}`;
      if (!ignore) {
        testAt(answerUrl, {
          name: `${whole}: ${name}`,
          timeout: limit,
          fn: () => run(source).catch(next),
        });
      } else if (tests.length === 1) {
        // One line is enough to say that an exercise is to do
        testAt(answerUrl, { name: whole, ignore, fn() {} });
      }
    },
  };
}

/**
 * Stands where a learner has something to write.
 *
 * @param id The exercise: "02-1"
 * @throws {NotYet} Always.
 */
export function todo(id: string): never {
  throw new NotYet(`Exercise ${id} still calls todo("${id}").`);
}

/** Imports an answer once for all tests, and again when its text changes. */
function loadOnce(
  url: string,
  limit: number,
): (source: string) => Promise<Answer> {
  const name = url.split("/").slice(-2).join("/");
  let loaded: { source: string; answer: Promise<Answer>; done: boolean };
  return async (source) => {
    if (loaded?.source !== source) {
      loaded = { source, answer: loadAnswer(source, url), done: false };
      const mine = loaded;
      const done = () => mine.done = true;
      mine.answer.then(done, done);
    } else if (!loaded.done) {
      // The test before this one ran out of time while it waited
      throw new NotYet(
        `${name} never finishes loading: look for an endless loop outside ` +
          "its functions.",
      );
    }
    // Before the runner ends the test, which would say less
    const answer = await within(limit * 0.9, loaded.answer);
    if (answer) return answer;
    throw new NotYet(
      `${name} never finishes loading: look for an await outside its ` +
        "functions.",
    );
  };
}

/** Adds the next command to the first sentence that it is given. */
function nextCommand(id: string): (error: unknown) => never {
  let said = false;
  return (error) => {
    if (said || !(error instanceof NotYet)) throw error;
    said = true;
    throw new NotYet(
      `${error.sentence}\n\nNext: deno task grade ${id} --hint`,
    );
  };
}
