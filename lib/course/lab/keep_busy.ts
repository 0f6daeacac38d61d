/** Nothing needs a busy machine for longer than this. */
const MOST_MINUTES = 30;

/**
 * Loads every core of the machine, to see what still works then.
 *
 * @returns Something to dispose of, which ends it
 */
export function keepBusy(): Disposable {
  const code = `const end = Date.now() + ${MOST_MINUTES} * 60_000;
    while (Date.now() < end);`;
  const url = `data:application/javascript,${encodeURIComponent(code)}`;
  const workers = Array.from(
    { length: navigator.hardwareConcurrency },
    () => new Worker(url, { type: "module" }),
  );
  return {
    [Symbol.dispose]() {
      for (const worker of workers) worker.terminate();
    },
  };
}
