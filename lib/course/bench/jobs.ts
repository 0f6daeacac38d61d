import type { Job } from "./job.ts";
import { bySection, sections } from "./markdown_jobs.ts";
import { fixed, packed, sentences } from "./prose_jobs.ts";
import { likeLangChain, recursive } from "./recursive_jobs.ts";

/** Everything that is measured on a text of some kind. */
export const JOBS = {
  prose: [
    fixed(),
    sentences(),
    packed(),
    recursive(300),
    recursive(1000),
    likeLangChain(),
  ],
  markdown: [
    recursive(300),
    recursive(1000),
    likeLangChain(),
    sections(),
    bySection(),
  ],
  short: [
    fixed(),
    sentences(),
    packed(),
    recursive(300),
    likeLangChain(),
    bySection(),
  ],
} satisfies Record<string, Job[]>;
