/**
 * The test of the whole course, `deno task test`: format, types, the library's
 * tests and examples, graders, lessons, figures, exercises, and JupyterLab in a
 * browser, with one closing line.
 *
 * @module
 */
export { testCourse } from "./test_course.ts";
