import type { Figure } from "./figures.ts";

/** Source G: the general article on fixed, semantic and structural chunks. */
export const G_FIGURES: Figure[] = [
  {
    id: "G1",
    what: "size x 4 and overlap x 4 characters; the return policy at 200/50",
    blocks: [
      `Chunk 0 (423 chars, ~105 tokens):

Our return policy is straightforward. We offer returns within 30 days for unope...`,
    ],
    holds: [
      "asked for 200 and 50: 800 and 200 characters",
      // The same sample at 50 and 10, where there is something to cut.
      /\b200 characters from 0\b[^]*\b200 characters from 160\b[^]*\b103 characters from 320\b/,
    ],
    erratum: "At 200 and 50 the sample is shorter than one window: it shows " +
      "neither a cut nor an overlap.",
  },
  {
    id: "G2",
    what: "semantic: the sample splits into returns, shipping and warranty",
    blocks: [
      `Chunk 0:
Returns are allowed within 30 days for unopened items. If opened, we allow 14 days....

Chunk 1:
Shipping costs $5 or is free over $50. We ship within 2 business days....

Chunk 2:
Our warranty covers parts and labor for 1 year. Extended warranty available for $19.99....`,
    ],
    erratum: "The document's code drops chunks of fewer than 100 characters, " +
      "and all three have fewer: as printed, it returns an empty list.",
  },
  {
    id: "G3",
    what: "structural Markdown: the sample with H1 and H2 is four chunks",
    blocks: [
      `Chunk 0:
# Return Policy

We accept returns within 30 days....

Chunk 1:
## Unopened Items

Full refund minus shipping....

Chunk 2:
## Opened Items

14 days, 20% restocking fee....

Chunk 3:
# Shipping Policy

Free over $50, otherwise $5....`,
    ],
  },
  {
    id: "G4",
    what: "structural code: a cut at each top-level function and class",
    holds: [
      /^Chunk 0: def area\(/m,
      /^Chunk 1: class Disc:/m,
      /^Chunk 2: def volume\(/m,
    ],
    erratum: "The document's rule looks at lines: comments and decorators go " +
      "to the definition above, and async functions to no chunk of their own.",
  },
  {
    id: "G5",
    what: "a metadata record, and a record of the hierarchy",
    holds: [
      /\btext: "/,
      /\bsource: "policy\.pdf"/,
      /\bsection: "/,
      /\bpage: 1\b/,
      /\bdate(?:_updated)?: "2024-01-15"/,
      /\bdocument: "policy\.pdf",\s+section: "Return Policy",\s+subsection: "Unopened Items",\s+chunk: "Full refund minus original shipping cost"/,
    ],
  },
  {
    id: "G6",
    what: "500 support articles, three strategies, heuristic accuracy",
    holds: [
      /\b500 articles of about (?:2[89]|30)\d\d tokens\b/,
      /\bFixed Strategy:\n {2}Heuristic accuracy: \d\/3\n/,
      /\bSemantic Strategy:\n {2}Heuristic accuracy: \d\/3\n/,
      /\bStructural Strategy:\n {2}Heuristic accuracy: \d\/3(?:\n|$)/,
    ],
    erratum: "The document expects the structural strategy to win: by its " +
      "heuristic all three have 3 of 3, and so has a chunk picked blindly.",
  },
  {
    id: "G7",
    what: 'the opening example, split after "unopened items"',
    blocks: [
      `Chunk 1: "Returns are allowed within 30 days. This applies to unopened items."
Chunk 2: "For opened items, we allow 14 days."`,
    ],
  },
  {
    id: "G8",
    what: "100-200, 300-600, 800-2000 tokens: precision against completeness",
    holds: [
      /\b100\b[^]*\b200\b[^]*\b300\b[^]*\b600\b[^]*\b800\b[^]*\b2000\b/,
      "precision falls at every step: true",
      "completeness rises at every step: true",
    ],
  },
];
