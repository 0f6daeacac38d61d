import { join } from "node:path";
import { courseFolder } from "../course_folder.ts";
import { UsageError } from "../usage_error.ts";
import { writeFile } from "../write_file.ts";
import { CONTENDERS, TEXTS } from "./packages.ts";

/** Where packages and results go. Not in Git. */
export const BENCH_FOLDER = join(courseFolder(), ".bench");

const CONFIG_FILE = join(BENCH_FOLDER, "deno.json");
const CONFIG = {
  importMap: "../deno.json",
  nodeModulesDir: "manual",
  lock: false,
};

/**
 * The arguments with which Deno runs a program that has the packages: without
 * the network, and with flags for V8.
 */
export function benchArgs(
  flags: readonly string[],
  program: string,
  args: readonly string[],
): string[] {
  return [
    "run",
    "-A",
    "--no-check",
    "--cached-only",
    `--config=${CONFIG_FILE}`,
    `--v8-flags=${flags.join(",")}`,
    program,
    ...args,
  ];
}

/**
 * Installs the packages into a folder of their own, once.
 *
 * npm does it, itself run by Deno: it puts up with the optional parts of some
 * contenders that are not to be had for every machine.
 */
export async function install(): Promise<void> {
  const manifest = JSON.stringify(
    { dependencies: { ...await ownPackages(), ...CONTENDERS, ...TEXTS } },
    null,
    2,
  );
  const done = join(BENCH_FOLDER, "installed.json");
  const before = await Deno.readTextFile(done).catch(() => "");
  if (before === manifest) return;

  await Deno.mkdir(BENCH_FOLDER, { recursive: true });
  await writeFile(join(BENCH_FOLDER, "package.json"), manifest);
  await writeFile(CONFIG_FILE, JSON.stringify(CONFIG));
  console.log("Installing the contenders and the texts into .bench/ …");
  // No retries: offline they take minutes. What has come stays in npm's cache,
  // so that the next run goes on from there.
  const npm = ["run", "-A", "--no-lock", "--no-config", `npm:npm@${TEXTS.npm}`];
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...npm,
      "install",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--fetch-retries=0",
    ],
    cwd: BENCH_FOLDER,
    stdin: "null",
  }).spawn().status;
  if (!success) {
    throw new UsageError(
      "the contenders could not be installed: see above, then run deno task bench again",
    );
  }
  await writeFile(done, manifest);
}

/** The packages that the course itself imports, by name, with versions. */
async function ownPackages(): Promise<Record<string, string>> {
  const text = await Deno.readTextFile(join(courseFolder(), "deno.json"));
  const { imports } = JSON.parse(text) as { imports: Record<string, string> };
  const packages = Object.values(imports).flatMap((specifier) => {
    const [, name, version] =
      /^npm:\/?((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(specifier) ?? [];
    return name && version ? [[name, version]] : [];
  });
  return Object.fromEntries(packages);
}
