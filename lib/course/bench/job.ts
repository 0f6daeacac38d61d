import type { Contender } from "./measure.ts";

/** What is measured side by side; the first contender is ours. */
export interface Job {
  readonly name: string;
  /** What it is for, in a project that searches. */
  readonly about: string;
  readonly contenders: readonly Contender[];
}
