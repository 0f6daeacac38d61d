import { checkFunction, checkOptions, show as named } from "../base/check.ts";

/** Options for {@linkcode progress}. */
export interface ProgressOptions<T> {
  /** What to call an item while it is worked on. */
  label?: (item: T) => string;
  /**
   * Shows a line in place of the one before. Left out, a notebook's cell does;
   * outside a notebook nothing is shown.
   */
  show?: (line: string) => void | Promise<void>;
}

const WIDTH = 24;
/** A front end need not draw more often than this, in milliseconds. */
const PAUSE = 100;

/**
 * Hands out items one by one, and shows how many are done.
 *
 * In a notebook the line is one display that is rewritten, at most ten times a
 * second. When the last item is done it says how many there were, and nothing
 * of the time that it took: so it is the same at every run.
 *
 * @param items What there is to do.
 * @param options How to call the items, and where to show the line.
 * @returns The items, in their order.
 * @throws {TypeError} If the items cannot be gone through, an option is no
 * function, or there is no such option; at the first item.
 *
 * @example Three sizes
 * ```ts
 * import { progress } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const lines: string[] = [];
 * for await (const size of progress([100, 200, 300], {
 *   show: (line) => void lines.push(line),
 * })) {
 *   // work that takes a while, such as cutting at this size
 * }
 * assertEquals(lines.at(-1), "████████████████████████ 3 of 3");
 * ```
 */
export async function* progress<T>(
  items: Iterable<T>,
  options: ProgressOptions<T> = {},
): AsyncGenerator<T, void> {
  // Of anything else, such as a promise, `Array.from` makes an empty list.
  if (typeof items?.[Symbol.iterator] !== "function") {
    throw new TypeError(`items must be a list, got ${named(items)}`);
  }
  checkOptions(options, ["label", "show"]);
  checkFunction("label", options.label);
  checkFunction("show", options.show);
  const { label = () => "", show = placeToShow() } = options;
  const all = Array.from(items);
  const began = performance.now();
  let shown = -Infinity;
  for (const [done, item] of all.entries()) {
    const now = performance.now();
    if (now - shown >= PAUSE) {
      shown = now;
      const left = (now - began) / done * (all.length - done) / 1000;
      const time = done > 0 ? `about ${Math.ceil(left)} s left` : "";
      const rest = [label(item), time].filter((part) => part !== "");
      await show([bar(done, all.length), ...rest].join(", "));
    }
    yield item;
  }
  await show(bar(all.length, all.length));
}

function bar(done: number, all: number): string {
  const full = all === 0 ? WIDTH : Math.floor(WIDTH * done / all);
  return "█".repeat(full) + "░".repeat(WIDTH - full) + ` ${done} of ${all}`;
}

function placeToShow(): (line: string) => void | Promise<void> {
  const jupyter = inNotebook();
  if (!jupyter) return () => {};
  const display_id = crypto.randomUUID();
  let type = "display_data";
  return async (line) => {
    await jupyter.broadcast(type, {
      data: { "text/plain": line },
      metadata: {},
      transient: { display_id },
    });
    type = "update_display_data";
  };
}

/** What is used of Deno's notebook interface: other runtimes have no type of it. */
interface Notebook {
  broadcast(type: string, content: Record<string, unknown>): Promise<void>;
}

/** The notebook's interface; asking Deno for it elsewhere throws. */
function inNotebook(): Notebook | undefined {
  try {
    return (globalThis as { Deno?: { jupyter?: Notebook } }).Deno?.jupyter;
  } catch {
    return undefined;
  }
}
