import type { Lesson } from "./lessons.ts";

/** Shows which cell each running lesson has reached. */
export interface Progress {
  /** A lesson has come to its next cell. */
  cell(lesson: Lesson, done: number): void;
  /** A lesson has ended: prints a line that stays. */
  end(lesson: Lesson, line: string): void;
  /** Takes the moving line away. */
  clear(): void;
}

/**
 * On a terminal a line that is written over, elsewhere only the lines that stay.
 *
 * @param quiet Print no lines, for `--json`
 * @returns The progress
 */
export function progress(quiet: boolean): Progress {
  const running = new Map<Lesson, number>();
  const draw = () => {
    if (!Deno.stderr.isTerminal()) return;
    const cells = [...running].map(([lesson, done]) =>
      `${lesson.name.slice(0, 24)}: cell ${done + 1}`
    );
    const line = `\r\x1b[K${cells.join("   ").slice(0, 78)}`;
    Deno.stderr.writeSync(new TextEncoder().encode(line));
  };
  return {
    cell(lesson, done) {
      running.set(lesson, done);
      draw();
    },
    end(lesson, line) {
      const others = [...running].filter(([other]) => other !== lesson);
      running.clear();
      draw();
      if (!quiet) console.log(line);
      for (const [other, done] of others) running.set(other, done);
      draw();
    },
    clear() {
      running.clear();
      draw();
    },
  };
}
