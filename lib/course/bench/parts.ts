import type { Report, Settings } from "./report.ts";

type Part = (settings: Settings) => Promise<Report>;

/** The parts of the bench. Each is loaded in a process of its own. */
export const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  speed: async () => (await import("./speed.ts")).speed,
  growth: async () => (await import("./growth.ts")).growth,
  memory: async () => (await import("./memory.ts")).memory,
  hostile: async () => (await import("./hostile.ts")).hostile,
  stream: async () => (await import("./stream.ts")).stream,
  langchain: async () =>
    (await import("./compare_langchain.ts")).compareLangChain,
};
