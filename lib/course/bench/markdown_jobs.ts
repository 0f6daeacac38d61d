import { chunkBySection, parseMarkdown } from "chunking";
import { marked } from "marked";
import { own, peer } from "./contenders.ts";
import type { Job } from "./job.ts";

/** Headings and what is below them. */
export function sections(): Job {
  return {
    name: "sections of Markdown",
    about: "headings and the text below them, for chunkers that follow them",
    contenders: [
      own("parseMarkdown", (text) => parseMarkdown(text).sections),
      own("marked.lexer", (text) => marked.lexer(text), {
        target: 2,
        note: "parses inside paragraphs as well",
      }),
      ...parsers(),
    ],
  };
}

/** Chunks that stay inside a section and know its heading. */
export function bySection(): Job {
  const chunk = (text: string) => chunkBySection(text, { context: "none" });
  return {
    name: "chunks by section",
    about: "chunks that stay inside a section and know its headings",
    contenders: [
      own("chunkBySection", chunk),
      peer("LlamaIndex MarkdownNodeParser", LLAMA_INDEX, async (module) => {
        const { Document } = await import(`npm:${"@llamaindex/core/schema"}`);
        const parser = new module.MarkdownNodeParser();
        return (text) => parser.getNodesFromDocuments([new Document({ text })]);
      }, { target: 1, note: "sections of any size; a node has an id" }),
      peer("LlamaIndex, its loop alone", LLAMA_INDEX, async (module) => {
        const { Document } = await import(`npm:${"@llamaindex/core/schema"}`);
        const parser = new module.MarkdownNodeParser();
        return (text) => parser.getNodesFromNode(new Document({ text }));
      }, {
        note: "the inner step of the one above: lines that start with #, no " +
          "offsets, no size, no parsing; no target",
      }),
      ...parsers(),
    ],
  };
}

const LLAMA_INDEX = "@llamaindex/core/node-parser";

function parsers() {
  return [
    peer("markdown-it", "markdown-it", (module) => {
      const parser = module.default();
      return (text) => parser.parse(text, {});
    }, { target: 1, atMost: 2e6, note: "parses inside paragraphs as well" }),
    peer("markdown-it, blocks only", "markdown-it", (module) => {
      const parser = module.default();
      parser.core.ruler.enableOnly(["normalize", "block"]);
      return (text) => parser.parse(text, {});
    }, {
      atMost: 2e6,
      note: "without what is inside paragraphs, as parseMarkdown has marked " +
        "do; no target",
    }),
    peer("remark", "remark", (module) => {
      const parser = module.remark();
      return (text) => parser.parse(text).children;
    }, { target: 1, atMost: 200_000, note: "a whole tree, with positions" }),
  ];
}
