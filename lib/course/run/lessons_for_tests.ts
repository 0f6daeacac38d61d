import { fileURLToPath } from "node:url";
import { notebookText } from "./canonical.ts";
import type { Cell, CellOptions } from "./notebook.ts";

/** A code cell for a test. */
export function code(
  id: string,
  source: string,
  course?: CellOptions,
): Cell {
  return {
    cell_type: "code",
    id,
    metadata: course ? { course } : {},
    source,
  };
}

/** An expectation cell for a test, as the kit writes it. */
export function expects(of: string, text: string): Cell {
  return {
    cell_type: "markdown",
    id: `${of}-expect`,
    metadata: { course: { expects: of } },
    source:
      `<details>\n<summary><b>What to expect</b></summary>\n\n\`\`\`text\n${text}\n\`\`\`\n\n</details>`,
  };
}

/** A temporary folder of throw-away lessons, gone at the end of the block. */
export class TryLessons implements Disposable {
  readonly folder: string = Deno.makeTempDirSync({ prefix: "lessons-" });

  constructor(lessons: Record<string, readonly Cell[] | string> = {}) {
    for (const [name, cells] of Object.entries(lessons)) {
      this.write(name, cells);
    }
  }

  /** Writes a lesson, of cells or of a file's whole text. */
  write(name: string, cells: readonly Cell[] | string): void {
    const text = typeof cells === "string"
      ? cells
      : notebookText({ cells: [...cells] });
    Deno.writeTextFileSync(`${this.folder}/${name}.ipynb`, text);
  }

  /** The text of a lesson's file. */
  read(name: string): string {
    return Deno.readTextFileSync(`${this.folder}/${name}.ipynb`);
  }

  /** Runs a command of the course on these lessons, as a user would. */
  async run(
    command: string,
    ...args: string[]
  ): Promise<{ code: number; stdout: string; stderr: string }> {
    const { code, stdout, stderr } = await this.command(command, ...args)
      .output();
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return { code, stdout: text(stdout), stderr: text(stderr) };
  }

  /** The same, not yet started. */
  command(command: string, ...args: string[]): Deno.Command {
    return new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", MAIN, command, "--lessons", this.folder, ...args],
      env: { NO_COLOR: "1" },
      stdout: "piped",
      stderr: "piped",
    });
  }

  [Symbol.dispose](): void {
    Deno.removeSync(this.folder, { recursive: true });
  }
}

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
