/**
 * Running lessons: what a learner should expect is what the code has shown.
 *
 * From the file up: `notebook` reads and judges a notebook file, `canonical` and
 * `format_notebook` settle how it is written, `lessons` finds the files.
 * `run_lesson` runs one in a kernel, `normalise` makes its outputs comparable,
 * `expectation` and `picture` turn them into Markdown, `lost_error` sees what
 * nothing awaits. `pins` and `figures` hold
 * them against what the source documents printed, `differences` against the
 * file. `regen_check` is what `regen` and `check` share, and `figures_command`
 * lists which cell shows which figure.
 *
 * Not here: the kernel itself (`kernel/`), and grading (`grade/`).
 *
 * @module
 */
export { check } from "./check.ts";
export { figures } from "./figures_command.ts";
export { regen } from "./regen.ts";
