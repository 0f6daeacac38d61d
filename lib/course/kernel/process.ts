import { type ConnectionInfo, freshConnection } from "./connection_file.ts";
import { within } from "../within.ts";

/** How a kernel process is started. */
export interface ProcessOptions {
  /**
   * The folder the kernel runs in: cells resolve files and imports against it.
   */
  readonly cwd: string;
  /** Environment variables on top of ours.
   * @default {{}} */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The program and its arguments; `{connection_file}` is replaced by the
   * file's path.
   * @default {[Deno.execPath(), "jupyter", "--kernel", "--conn",
   * "{connection_file}"]}
   */
  readonly command?: readonly string[];
  /** The key that signs the messages.
   * @default {a random one} */
  readonly key?: string;
}

/** How a process ended. */
export interface Exit {
  readonly code: number;
  readonly signal: string | null;
}

const ERROR_TAIL = 4000;
const LAST_WORDS_MS = 200;

// What the kernel says at every start and at every interrupt.
const NOISE = /^Warning "deno jupyter"|^CDP response has null result/;

// Waits for the kernel's process group and then for a word. No word, as when we
// die by whatever signal, means that nobody looks after the kernel any more:
// the group and the connection file go. Signals meant for us pass it by.
const TETHER = `trap '' INT TERM HUP
read group && read word && exit 0
[ -n "$group" ] && kill -9 "-$group"
rm -f "$1"`;

/**
 * A kernel process, in a process group of its own so that what its cells start
 * ends with it.
 *
 * Nothing stays behind however we end: a small shell process, the tether, holds
 * a pipe from us and kills the group when the pipe closes. (Windows has no such
 * shell: there `kill` ends the tree, and Ctrl-C reaches the kernel itself.)
 */
export class KernelProcess {
  /** Where the kernel listens. */
  readonly connection: ConnectionInfo;
  /** Resolves when the process has ended and its group and files are gone. */
  readonly exited: Promise<Exit>;
  /** Set once the process has ended. */
  exit: Exit | undefined;
  #child: Deno.ChildProcess;
  #tether: Deno.ChildProcess | undefined;
  #file: string;
  #errorReader: ReadableStreamDefaultReader<Uint8Array>;
  #errors = "";

  /**
   * Starts the process; it is not yet ready to answer.
   *
   * @throws {Deno.errors.NotFound} If the program or the folder does not exist.
   */
  constructor(options: ProcessOptions) {
    const {
      cwd,
      env = {},
      key,
      command = [
        Deno.execPath(),
        "jupyter",
        "--kernel",
        "--conn",
        "{connection_file}",
      ],
    } = options;
    this.connection = freshConnection(key);
    this.#file = Deno.makeTempFileSync({ prefix: "kernel-", suffix: ".json" });
    const unix = Deno.build.os !== "windows";
    try {
      // The key lets whoever has it run code: makeTempFile's mode, for us
      // alone, is kept.
      Deno.writeTextFileSync(this.#file, JSON.stringify(this.connection));
      if (unix) this.#tether = startTether(this.#file);
      const [program, ...args] = command.map((part) =>
        part.replace("{connection_file}", this.#file)
      );
      this.#child = new Deno.Command(program!, {
        args,
        cwd,
        env: { NO_COLOR: "1", ...env },
        stdin: "null",
        stdout: "null",
        stderr: "piped",
        detached: unix,
      }).spawn();
    } catch (error) {
      this.#tether?.kill("SIGKILL");
      Deno.removeSync(this.#file);
      throw error;
    }
    const told = this.#tell(`${this.#child.pid}\n`);
    this.#errorReader = this.#child.stderr.getReader();
    const drained = this.#keepErrors();
    this.exited = this.#child.status.then(async ({ code, signal }) => {
      this.#killGroup();
      await told;
      await this.#letGo();
      // A process that left the group keeps standard error open for as long as
      // it likes.
      await within(LAST_WORDS_MS, drained);
      await this.#errorReader.cancel();
      return this.exit = { code, signal };
    });
  }

  /** The process id, which is also the id of the process group. */
  get pid(): number {
    return this.#child.pid;
  }

  /** The end of what the process wrote to its standard error. */
  get errors(): string {
    return this.#errors.split("\n").filter((line) => line && !NOISE.test(line))
      .join("\n");
  }

  /** Ends the process and all that it started, at once. */
  async kill(): Promise<Exit> {
    this.#killGroup();
    return await this.exited;
  }

  #killGroup(): void {
    if (this.exit) return;
    if (Deno.build.os === "windows") {
      new Deno.Command("taskkill", {
        args: ["/T", "/F", "/PID", `${this.pid}`],
        stdout: "null",
        stderr: "null",
      }).outputSync();
      return;
    }
    try {
      Deno.kill(-this.pid, "SIGKILL");
    } catch { /* Nobody is left in the group. */ }
  }

  async #keepErrors(): Promise<void> {
    const decoder = new TextDecoder();
    for (;;) {
      const { value, done } = await this.#errorReader.read();
      if (done) return;
      const text = decoder.decode(value, { stream: true });
      this.#errors = (this.#errors + text).slice(-ERROR_TAIL);
    }
  }

  async #tell(text: string): Promise<void> {
    const writer = this.#tether?.stdin.getWriter();
    await writer?.write(new TextEncoder().encode(text)).catch(() => {});
    writer?.releaseLock();
  }

  async #letGo(): Promise<void> {
    await this.#tell("gone\n");
    await this.#tether?.stdin.close().catch(() => {});
    await this.#tether?.status;
    await Deno.remove(this.#file).catch(() => {});
  }
}

function startTether(file: string): Deno.ChildProcess {
  return new Deno.Command("/bin/sh", {
    args: ["-c", TETHER, "kernel-tether", file],
    stdin: "piped",
    stdout: "null",
    stderr: "null",
    detached: true,
  }).spawn();
}
