import { type AnswerFile, explainImport } from "./explain.ts";
import { NotYet } from "./not_yet.ts";

/** A learner's file, imported. */
export interface Answer {
  readonly file: AnswerFile;
  readonly module: object;
}

/**
 * Imports a learner's file from its text. So it needs no permission to read,
 * its types are not checked and a syntax error in it stops no other exercise:
 * none of this holds when the test runner imports the file itself.
 *
 * @param source The learner's file
 * @param url Where it lies; `./` and `../` in its imports start there
 * @throws {NotYet} If it cannot be imported.
 */
export async function loadAnswer(source: string, url: string): Promise<Answer> {
  const file = {
    name: url.split("/").slice(-2).join("/"),
    url: URL.createObjectURL(
      new Blob([absoluteImports(source, url)], {
        type: "application/typescript",
      }),
    ),
  };
  try {
    const module: object = await import(file.url);
    return { file, module };
  } catch (error) {
    throw new NotYet(explainImport(error, file));
  } finally {
    URL.revokeObjectURL(file.url);
  }
}

const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.\.?\/[^"'\n]*)\2/g;

function absoluteImports(source: string, url: string): string {
  return source.replace(
    RELATIVE,
    (_all, before: string, quote: string, path: string) =>
      `${before}${quote}${new URL(path, url).href}${quote}`,
  );
}
