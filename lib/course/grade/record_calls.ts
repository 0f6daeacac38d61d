import { NotYet } from "./not_yet.ts";
import { compact } from "./compact.ts";

/** What a test last asked of the learner's module. */
export interface LastCall {
  /** As the learner would type it: `double(5)`, or a constant's name. */
  readonly text: string;
  /** What came back, if it did. */
  returned?: unknown;
}

/** A learner's module that remembers how it was used. */
export interface Recorded<T> {
  readonly answer: T;
  last: LastCall | undefined;
  /** What the learner's functions threw, as opposed to the grader. */
  readonly thrown: Set<unknown>;
}

/**
 * Wraps a learner's module so that a failing test can say which call it was
 * about. Asking for a name that the module does not export throws a
 * {@linkcode NotYet}.
 *
 * @param module The module's namespace
 * @param file The file's name, for the sentence about a missing export
 */
export function recordCalls<T extends object>(
  module: T,
  file: string,
): Recorded<T> {
  const recorded: Recorded<T> = {
    last: undefined,
    thrown: new Set(),
    answer: new Proxy(module, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name === "symbol") return value;
        if (!(name in target)) throw missing(name, target, file);
        if (typeof value !== "function") {
          recorded.last = { text: name, returned: value };
          return value;
        }
        return recordFunction(name, value as Call, recorded);
      },
    }),
  };
  return recorded;
}

type Call = (...args: unknown[]) => unknown;

function recordFunction(
  name: string,
  fn: Call,
  recorded: Recorded<unknown>,
): Call {
  return new Proxy(fn, {
    apply(target, self, args: unknown[]) {
      const call: LastCall = {
        text: `${name}(${args.map((arg) => compact(arg, 60)).join(", ")})`,
      };
      recorded.last = call;
      try {
        const returned = Reflect.apply(target, self, args);
        call.returned = returned;
        if (returned instanceof Promise) {
          returned.then(
            (value) => call.returned = value,
            (error) => recorded.thrown.add(error),
          );
        }
        return returned;
      } catch (error) {
        recorded.thrown.add(error);
        throw error;
      }
    },
  });
}

function missing(name: string, module: object, file: string): NotYet {
  const names = Object.keys(module).map((key) => `"${key}"`).join(", ");
  return new NotYet(
    `${file} does not export "${name}", it exports ${names || "nothing"}.`,
  );
}
