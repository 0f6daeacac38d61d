import { courseFolder } from "./course_folder.ts";
import type { Root } from "./roots.ts";

/** The folders of this machine that must not be seen in an output. */
export async function machineRoots(): Promise<Root[]> {
  const course = courseFolder();
  const roots = [
    { path: course, name: "<course>" },
    { path: await Deno.realPath(course), name: "<course>" },
  ];
  const home = Deno.env.get("HOME") ?? Deno.env.get("USERPROFILE");
  if (home) roots.push({ path: home, name: "<home>" });
  return roots;
}
