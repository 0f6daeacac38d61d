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
];
