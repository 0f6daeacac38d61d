/**
 * Grades exercises: in a terminal (`deno task grade`), in a notebook
 * (`await grade("02-1")`) and, with less comfort, by `deno test` alone. And
 * proves graders: `deno task prove`.
 *
 * How to write an exercise is told in `exercise.ts`.
 *
 * @module
 */
export { grade } from "./grade.ts";
