import type { Lesson } from "./lessons.ts";

/** Shows which cell each running lesson has reached. */
export interface Progress {
  cell(lesson: Lesson, done: number): void;
  /** Prints a line that stays. */
  line(text: string): void;
  /** Takes the moving line away. */
  end(): void;
}

/**
 * On a terminal, one line that is written over; elsewhere only the lines that
 * stay.
 *
 * @param quiet Print no lines at all, for `--json`
 * @returns The progress
 */
export function progress(quiet: boolean): Progress {
  const tty = Deno.stderr.isTerminal();
  const running = new Map<Lesson, number>();
  const write = (text: string) => {
    if (tty) Deno.stderr.writeSync(new TextEncoder().encode(text));
  };
  const erase = () => write("\r\x1b[K");
  const draw = () =>
    write(
      [...running].map(([lesson, done]) =>
        `${lesson.name.slice(0, 24)}: cell ${done + 1}`
      ).join("   ").slice(0, 78),
    );
  return {
    cell(lesson, done) {
      running.set(lesson, done);
      erase();
      draw();
    },
    line(text) {
      erase();
      if (!quiet) console.log(text);
      for (const [lesson] of running) {
        if (text.includes(lesson.name)) running.delete(lesson);
      }
      draw();
    },
    end: erase,
  };
}
