import process from "node:process";

/** What measuring needs of the machine; tests bring a clock of their own. */
export interface Clock {
  /** Starts a watch; what it gives back tells the milliseconds since. */
  readonly start: () => () => number;
  /** A full garbage collection. */
  readonly collect: () => void;
}

/**
 * The time that passed or the processor time of the whole process, whichever is
 * less. So neither other programs on the machine nor what the collector still
 * does in the background counts.
 */
export const CLOCK: Clock = {
  start: () => {
    const start = performance.now();
    const processor = process.cpuUsage();
    return () => {
      const { user, system } = process.cpuUsage(processor);
      return Math.min(performance.now() - start, (user + system) / 1_000);
    };
  },
  collect: () => {
    const { gc } = globalThis as { gc?: () => void };
    if (!gc) throw new Error("the garbage collector is needed: --expose-gc");
    gc();
  },
};
