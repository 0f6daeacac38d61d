import type { Contender, Work } from "./measure.ts";

// What the packages are asked for. They have no types here: they are loaded
// when they are needed, so that one that cannot be loaded is named, no more.
// deno-lint-ignore no-explicit-any
type Package = any;

/** A contender from a package. */
export function peer(
  name: string,
  from: string,
  make: (module: Package) => Work | Promise<Work>,
  more: Pick<Contender, "share" | "target"> = {},
): Contender {
  const load = async () => await make(await import(`npm:${from}`));
  return { name, package: from, load, ...more };
}

/** A contender that is here already. */
export function own(name: string, work: Work): Contender {
  return { name, load: () => Promise.resolve(work) };
}

/** LangChain's recursive splitter, which is asynchronous. */
export function langchain(
  name: string,
  options: Record<string, unknown>,
  more: Pick<Contender, "share" | "target">,
): Contender {
  return peer(name, "@langchain/textsplitters", (module) => {
    const splitter = new module.RecursiveCharacterTextSplitter(options);
    return (text) => splitter.splitText(text);
  }, more);
}

/** The same cuts, already known: what slicing alone takes. */
export function bareSlices(chunker: (text: string) => { end: number }[]) {
  const known = new Map<string, number[]>();
  const work: Work = (text) => {
    let ends = known.get(text);
    if (!ends) {
      ends = chunker(text).map(({ end }) => end);
      known.set(text, ends);
    }
    const slices: string[] = [];
    let start = 0;
    for (const end of ends) {
      slices.push(text.slice(start, end));
      start = end;
    }
    return slices;
  };
  return own("slices at known cuts", work);
}
