import type { Figure } from "./figures.ts";

/** Source G: the general article on fixed, semantic and structural chunks. */
export const G_FIGURES: Figure[] = [
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
    id: "G7",
    what: 'the opening example, split after "unopened items"',
    blocks: [
      `Chunk 1: "Returns are allowed within 30 days. This applies to unopened items."
Chunk 2: "For opened items, we allow 14 days."`,
    ],
  },
];
