import type { Contender, Work } from "./measure.ts";

// What the packages are asked for. They have no types here: they are loaded
// when they are needed, so that one that cannot be loaded is named, no more.
// deno-lint-ignore no-explicit-any
type Package = any;

type More = Pick<Contender, "atMost" | "target" | "note">;

/** A contender from a package. */
export function peer(
  name: string,
  from: string,
  make: (module: Package) => Work | Promise<Work>,
  more: More = {},
): Contender {
  const load = async () => await make(await import(`npm:${from}`));
  return { name, load, ...more };
}

/** A contender that is here already. */
export function own(name: string, work: Work, more: More = {}): Contender {
  return { name, load: () => Promise.resolve(work), ...more };
}

/** LangChain's recursive splitter, which is asynchronous. */
export function langchain(
  name: string,
  options: Record<string, unknown>,
  more: More,
): Contender {
  return peer(name, "@langchain/textsplitters", (module) => {
    const splitter = new module.RecursiveCharacterTextSplitter(options);
    return (text) => splitter.splitText(text);
  }, more);
}

/** The same cuts, already known: what slicing alone takes. */
export function bareSlices(
  chunker: (text: string) => { end: number }[],
): Contender {
  const load = (text: string) => {
    const ends = chunker(text).map(({ end }) => end);
    return Promise.resolve((text: string) => {
      const slices: string[] = [];
      let start = 0;
      for (const end of ends) {
        if (end > text.length) break;
        slices.push(text.slice(start, end));
        start = end;
      }
      return slices;
    });
  };
  const note = "what slicing alone takes, without deciding where";
  return { name: "slices at known cuts", load, note };
}
