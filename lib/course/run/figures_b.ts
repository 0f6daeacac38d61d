import type { Figure } from "./figures.ts";

const BRIGHTLINE = [
  "brightline/questions.json",
  "brightline/router-manual.md",
];

/** A row of the table: way, size, chunks, intact, top-1. */
function row(way: string, size: number, ...numbers: string[]): RegExp {
  const cells = [way, size, ...numbers].join(" ").replaceAll("+", "\\+")
    .replaceAll(" ", " +");
  return new RegExp(`^${cells}(?= |$)`, "m");
}

/** Source B: Brightline, four ways to chunk, three sizes, twelve questions. */
export const B_FIGURES: Figure[] = [
  {
    id: "B1",
    what: "at 120, fixed keeps 75% of the answers whole and ranks 67% first",
    holds: [row("fixed", 120, "27", "75%", "67%")],
    corpus: BRIGHTLINE,
  },
  {
    id: "B2",
    what: "overlap: 83% whole, and no better ranking",
    holds: [row("fixed + 20%", 120, "34", "83%", "67%")],
    corpus: BRIGHTLINE,
    erratum: "The document says that with an overlap a sentence cut at a " +
      "boundary is whole in another chunk: that holds for sentences no " +
      "longer than the overlap.",
  },
  {
    id: "B3",
    what: "at 250 all do well, and fixed with overlap ranks 100% first",
    holds: [
      row("fixed", 250, "13", "100%", "100%"),
      row("fixed + 20%", 250, "16", "100%", "100%"),
      row("sentences", 250, "15", "100%", "92%"),
      row("recursive", 250, "18", "100%", "92%"),
      row("structure", 250, "18", "100%", "100%"),
    ],
    corpus: BRIGHTLINE,
  },
  {
    id: "B4",
    what: "at 500 the size-based ways rank 83% to 92% first",
    holds: [
      row("fixed", 500, "7", "100%", "92%"),
      row("fixed + 20%", 500, "8", "100%", "83%"),
      row("sentences", 500, "7", "100%", "83%"),
      row("recursive", 500, "8", "100%", "83%"),
    ],
    corpus: BRIGHTLINE,
  },
  {
    id: "B5",
    what: "structure holds up at every size, and its chunks start with a path",
    holds: [
      row("structure", 120, "35", "92%", "92%"),
      row("structure", 250, "18", "100%", "100%"),
      row("structure", 500, "18", "100%", "100%"),
      "Brightline R7 router > Troubleshooting > Factory reset",
    ],
    corpus: BRIGHTLINE,
  },
  {
    id: "B6",
    what: "a sentence without the one before it, two topics in one chunk",
    holds: [
      // The chunk begins with it: its quote stands right before.
      /'It expires after 24 hours\./,
      /^recursive.*Guest network.*Safety/m,
    ],
    corpus: BRIGHTLINE,
  },
];
