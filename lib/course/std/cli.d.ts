/** What `parseArgs` is told about the flags it may meet. */
export interface ParseOptions {
  readonly boolean?: boolean | string | readonly string[];
  readonly string?: string | readonly string[];
  readonly collect?: string | readonly string[];
  readonly negatable?: string | readonly string[];
  readonly alias?: Readonly<Record<string, string | readonly string[]>>;
  readonly default?: Readonly<Record<string, unknown>>;
  readonly stopEarly?: boolean;
  readonly "--"?: boolean;
  readonly unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** The flags that were given, and under `_` everything that is not a flag. */
export interface Args {
  readonly _: (string | number)[];
  readonly "--"?: string[];
  // deno-lint-ignore no-explicit-any
  readonly [flag: string]: any;
}

export function parseArgs(
  args: readonly string[],
  options?: ParseOptions,
): Args;
