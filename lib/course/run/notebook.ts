/** What the course writes in the metadata of a cell, under `course`. */
export interface CellOptions {
  /** The published figures that the cell reproduces. */
  figure?: string | string[];
  /** The cell is meant to throw. */
  throws?: boolean;
  /** What it shows depends on the learner or the machine: run, not compared. */
  varies?: boolean;
  /** Seconds that the cell may run. */
  limit?: number;
  /** On an expectation cell: the id of the code cell it speaks of. */
  expects?: string;
}

/** A notebook cell without its outputs, its source in one string. */
export interface Cell {
  cell_type: "code" | "markdown" | "raw";
  /** Empty when the file has none: {@linkcode canonicalNotebook} makes one. */
  id: string;
  metadata: { course?: CellOptions; tags?: string[] };
  attachments?: Record<string, unknown>;
  source: string;
}

/** A lesson as the kit works on it. */
export interface Notebook {
  cells: Cell[];
}

/** What is wrong with a notebook file, with the file's name and what to do. */
export class NotebookError extends Error {
  override name = "NotebookError";
}

// An expectation cell is called "<id>-expect", and nbformat allows 64.
const ID = /^[A-Za-z0-9_-]{1,57}$/;
const EXPECT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A timer counts milliseconds in 32 bits; a longer one ends at once. */
const MAX_LIMIT = 2_147_483;

/**
 * Reads the text of a notebook file and says what is wrong with it.
 *
 * @param text The file's text
 * @param name The file's name, for messages
 * @returns The cells, without outputs
 * @throws {NotebookError} If the file is not a notebook the kit can work on
 *
 * @example Half a file
 * ```ts
 * import { NotebookError, parseNotebook } from "./notebook.ts";
 * import { assertThrows } from "@std/assert";
 *
 * assertThrows(
 *   () => parseNotebook('{"cells": [', "lessons/02-cuts.ipynb"),
 *   NotebookError,
 *   "lessons/02-cuts.ipynb: not JSON",
 * );
 * ```
 */
export function parseNotebook(text: string, name: string): Notebook {
  const fail = (message: string): never => {
    throw new NotebookError(`${name}: ${message}`);
  };
  if (/^<{7} /m.test(text)) {
    fail("it holds the marks of a merge conflict: resolve it first");
  }
  let raw;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    fail(
      `not JSON (${(error as Error).message}): restore it with ` +
        `"git checkout -- ${name}"`,
    );
  }
  if (!isObject(raw) || !Array.isArray(raw.cells)) {
    fail('no "cells" list: is it a notebook?');
  }
  if (raw.nbformat !== 4) {
    fail(
      `nbformat is ${JSON.stringify(raw.nbformat)}, not 4: open it in ` +
        "JupyterLab and save it",
    );
  }
  if (!raw.cells.length) fail("no cells: add at least one");
  const seen = new Map<string, number>();
  const cells = raw.cells.map((cell: unknown, i: number) => {
    const read = readCell(cell, (message) => fail(`cell ${i + 1}: ${message}`));
    const twin = read.id && seen.get(read.id);
    if (twin) {
      fail(
        `cells ${twin} and ${i + 1} share the id "${read.id}": give one of ` +
          "them another",
      );
    }
    seen.set(read.id, i + 1);
    return read;
  });
  return { cells };
}

function readCell(raw: unknown, fail: (message: string) => never): Cell {
  if (!isObject(raw)) return fail("not an object");
  const { cell_type, source, id = "", metadata, attachments } = raw;
  if (
    cell_type !== "code" && cell_type !== "markdown" && cell_type !== "raw"
  ) {
    return fail(`unknown cell type ${JSON.stringify(cell_type)}`);
  }
  const lines = Array.isArray(source) ? source : [source];
  if (!lines.every((line) => typeof line === "string")) {
    return fail("its source is neither a string nor a list of strings");
  }
  const { course, tags } = isObject(metadata) ? metadata : {};
  const options = course === undefined ? undefined : readOptions(course, fail);
  if (
    id !== "" &&
    (typeof id !== "string" || !(options?.expects ? EXPECT_ID : ID).test(id))
  ) {
    return fail(
      `the id ${JSON.stringify(id)} is not a short slug: use letters, ` +
        "digits, - and _, at most 57",
    );
  }
  // It would be taken for the kit's own and be written over: a cell's code lost.
  if (options?.expects !== undefined && cell_type !== "markdown") {
    return fail(
      `the ${cell_type} cell "${id}" has metadata.course.expects, which only ` +
        "a Markdown cell may have: turn it back into Markdown, or delete " +
        "that option to keep it",
    );
  }
  const cell: Cell = {
    cell_type,
    id: id as string,
    metadata: {},
    source: lines.join("").replaceAll("\r\n", "\n"),
  };
  if (options) cell.metadata.course = options;
  if (Array.isArray(tags) && tags.length) cell.metadata.tags = tags;
  if (isObject(attachments) && Object.keys(attachments).length) {
    cell.attachments = attachments;
  }
  return cell;
}

function readOptions(
  course: unknown,
  fail: (message: string) => never,
): CellOptions {
  if (!isObject(course)) return fail("metadata.course is not an object");
  const names = (value: unknown) =>
    typeof value === "string" ||
    Array.isArray(value) && value.every((item) => typeof item === "string");
  const right: Record<string, [string, (value: unknown) => boolean]> = {
    figure: ["a figure's id or a list of them", names],
    throws: ["true", (value) => typeof value === "boolean"],
    varies: ["true", (value) => typeof value === "boolean"],
    limit: [
      `a number of seconds above 0, at most ${MAX_LIMIT}`,
      (value) => typeof value === "number" && value > 0 && value <= MAX_LIMIT,
    ],
    expects: ["a cell's id", (value) => typeof value === "string"],
  };
  for (const [key, value] of Object.entries(course)) {
    const rule = Object.hasOwn(right, key) && right[key];
    if (!rule) {
      return fail(
        `metadata.course has no option "${key}": it knows ` +
          Object.keys(right).join(", "),
      );
    }
    if (!rule[1](value)) {
      return fail(
        `metadata.course.${key} must be ${rule[0]}, not ${
          JSON.stringify(value)
        }`,
      );
    }
  }
  return course;
}

// deno-lint-ignore no-explicit-any
function isObject(value: unknown): value is Record<string, any> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
