/**
 * A sentence for the learner, thrown by a test instead of an error. It is not
 * an `Error`: the test runner would print a stack of library frames under it.
 */
export class NotYet {
  constructor(readonly sentence: string) {}

  [Symbol.for("Deno.customInspect")](): string {
    return this.sentence;
  }
}
