import { join } from "node:path";
import { chunkLikeLangChain, type ChunkLikeLangChainOptions } from "chunking";
import fc from "fast-check";
import { hostileText } from "../../chunk/hostile_text_for_tests.ts";
import { courseFolder } from "../course_folder.ts";
import { writeFile } from "../write_file.ts";
import { CONTENDERS } from "./packages.ts";
import type { Report, Settings } from "./report.ts";
import { markdown, prose } from "./texts.ts";

const PACKAGE = "@langchain/textsplitters";
const RECORD = "lib/chunk/langchain_cases.json";
const RECORDED = 120;
const INPUTS = 10_000;

const SEPARATORS = [
  ["\n\n", "\n", " ", ""],
  ["\n\n", "\n", ". ", " ", ""],
  ["\n\n", "\n", " "],
  ["\n## ", "\n### ", "\n\n", "\n", " ", ""],
  [";;", ";", "aa", "a", ""],
  ["--", "-"],
  [],
];

/**
 * Gives 10,000 texts, random and real, to LangChain's package and to
 * `chunkLikeLangChain`, and counts the answers. Some can be recorded, so that
 * the course's tests can do without the package.
 */
export async function compareLangChain(
  { record }: Settings,
): Promise<Report> {
  const splitters = await import(`npm:${PACKAGE}`);
  const warn = console.warn; // it warns of chunks that are too long
  console.warn = () => {};
  const counts = { equal: 0, pairs: 0, thrown: 0, different: 0 };
  const cases: unknown[] = [];
  for (const [text, options] of inputs()) {
    const splitter = new splitters.RecursiveCharacterTextSplitter(options);
    const ours = chunkLikeLangChain(text, options).map((chunk) => chunk.text);
    const chunks = await splitter.splitText(text).catch(() => undefined);
    const isEqual = JSON.stringify(ours) === JSON.stringify(chunks);
    if (isEqual) counts.equal++;
    else if (!chunks) counts.thrown++;
    else if (cutsPair(text, chunks)) counts.pairs++;
    else {
      counts.different++;
      console.log(JSON.stringify({ text, options, chunks, ours }));
    }
    const isShort = text.length < 250 && text.isWellFormed();
    if (isEqual && isShort && cases.length < RECORDED) {
      cases.push({ text, options, chunks });
    }
  }
  console.warn = warn;
  if (record) {
    await write({ package: `${PACKAGE} ${CONTENDERS[PACKAGE]}`, cases });
  }
  console.log(`\n${INPUTS} texts cut by ${PACKAGE} ${CONTENDERS[PACKAGE]}:
  ${counts.equal} equal
  ${counts.pairs} where it cuts an emoji in two
  ${counts.thrown} where it throws, having no separator left
  ${counts.different} different for no such reason`);
  const what = "LangChain: texts that are cut differently";
  const value = counts.different;
  return { findings: [{ what, value, unit: "texts", atMost: 0 }], counts };
}

async function write(answers: unknown): Promise<void> {
  const file = join(courseFolder(), RECORD);
  await writeFile(file, JSON.stringify(answers));
  const args = ["fmt", "--quiet", file];
  await new Deno.Command(Deno.execPath(), { args }).output();
}

function cutsPair(text: string, chunks: string[]): boolean {
  return /[\ud800-\udbff][\udc00-\udfff]/.test(text) &&
    chunks.some((chunk) => !chunk.isWellFormed());
}

function inputs(): [string, ChunkLikeLangChainOptions][] {
  const real = [prose(1_000_000).typeset, markdown(1_000_000).typeset];
  const dense = fc.string({
    unit: fc.constantFrom(..."aab  \n;.-"),
    maxLength: 90,
  });
  const passage = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 998_000 }))
    .map(([which, from]) => real[which]!.slice(from, from + 2_000));
  const text = fc.oneof(dense, hostileText, passage);
  const size = fc.oneof(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 500 }),
  );
  const options = fc.tuple(
    size,
    fc.nat({ max: 99 }),
    fc.constantFrom(...SEPARATORS),
    fc.boolean(),
  ).map(([chunkSize, share, separators, keepSeparator]) => ({
    chunkSize,
    chunkOverlap: share < 30 ? 0 : Math.floor(chunkSize * share / 100),
    separators,
    keepSeparator,
  }));
  return fc.sample(fc.tuple(text, options), { numRuns: INPUTS, seed: 1 });
}
