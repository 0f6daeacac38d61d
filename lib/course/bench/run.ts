// Run by run_part.ts, in a process that has the contenders and the collector.
import { writeFile } from "../write_file.ts";
import { PARTS } from "./parts.ts";

const [name, settings, file] = Deno.args;
const part = await PARTS[name!]!();
const report = await part(JSON.parse(settings!));
await writeFile(file!, JSON.stringify(report));
