import type { Finding } from "./findings.ts";

/** What a part is asked for. */
export interface Settings {
  readonly rounds: number;
  /** Part of the names to measure; empty for all. */
  readonly only: string;
  /** Whether the answers that the course's tests use are written anew. */
  readonly record: boolean;
}

/** What a part gives back: what it found, and details as it likes. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly [detail: string]: unknown;
}
