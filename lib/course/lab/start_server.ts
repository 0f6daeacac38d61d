import { delimiter, join } from "node:path";
import { answers } from "./answers.ts";
import { LabError } from "./lab_error.ts";
import { makeCheckpointFolders } from "./make_checkpoint_folders.ts";
import { stopServer } from "./stop_server.ts";

/** What a server is started with. */
export interface ServerOptions {
  /** The jupyter-lab program. */
  readonly program: string;
  /** The folder that is served. */
  readonly course: string;
  /** Where the kernel spec, the settings, the checkpoints and the log are. */
  readonly state: string;
  readonly port: number;
  readonly token: string;
  /** Flags for JupyterLab beside ours. */
  readonly flags?: readonly string[];
}

/** A running JupyterLab. */
export interface Server {
  readonly port: number;
  /** Ends when the server does. */
  readonly ended: Promise<Deno.CommandStatus>;
  /** Stops the server and its kernels. */
  stop(): Promise<void>;
}

/**
 * Starts JupyterLab on the course and waits until it answers.
 *
 * @throws {LabError} If it ends or stays silent instead; the message has the end of its log.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { program, course, state, port, token } = options;
  const log = join(state, "lab.log");
  await Deno.mkdir(state, { recursive: true });
  const checkpoints = join(state, "checkpoints");
  await makeCheckpointFolders(course, checkpoints);
  const file = await Deno.create(log);
  const child = new Deno.Command(program, {
    args: [...flags(course, port, checkpoints), ...(options.flags ?? [])],
    env: environment(state, token),
    cwd: course,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const logged = child.stderr.pipeTo(file.writable).catch(() => {});
  const stop = async () => {
    await stopServer(child, port, token);
    await logged;
  };

  let over = false;
  child.status.then(() => over = true);
  const deadline = Date.now() + 60_000;
  while (!await answers(port, token)) {
    if (over || Date.now() > deadline) {
      await stop();
      throw new LabError(await silent(log));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, ended: child.status, stop };
}

function flags(course: string, port: number, checkpoints: string): string[] {
  const root = Deno.build.os !== "windows" && Deno.uid() === 0;
  return [
    "--no-browser",
    "--ServerApp.ip=127.0.0.1",
    `--ServerApp.port=${port}`,
    "--ServerApp.port_retries=0",
    `--ServerApp.root_dir=${course}`,
    `--FileCheckpoints.root_dir=${checkpoints}`,
    // Ctrl-C ends it without a question.
    "--ServerApp.answer_yes=True",
    // Only the course's kernel is on offer.
    "--KernelSpecManager.ensure_native_kernel=False",
    "--KernelSpecManager.allowed_kernelspecs=chunking",
    "--MultiKernelManager.default_kernel_name=chunking",
    // In a container everyone is root.
    ...(root ? ["--allow-root"] : []),
  ];
}

function environment(state: string, token: string): Record<string, string> {
  const others = Deno.env.get("JUPYTER_PATH");
  const specs = join(state, "jupyter");
  return {
    JUPYTER_PATH: others ? `${specs}${delimiter}${others}` : specs,
    JUPYTER_CONFIG_DIR: join(state, "config"),
    JUPYTER_DATA_DIR: join(state, "data"),
    JUPYTER_RUNTIME_DIR: join(state, "runtime"),
    // Not a flag: everyone on the machine can read a program's flags.
    JUPYTER_TOKEN: token,
  };
}

async function silent(log: string): Promise<string> {
  const lines = (await Deno.readTextFile(log)).trimEnd().split("\n");
  return `JupyterLab did not start. The end of its log (${log}):\n${
    lines.slice(-12).join("\n")
  }`;
}
