import { B_FIGURES } from "./figures_b.ts";
import { G_FIGURES } from "./figures_g.ts";
import { K_FIGURES } from "./figures_k.ts";
import { R_FIGURES } from "./figures_r.ts";

/** An output that a source document prints or states, and a lesson must give. */
export interface Figure {
  /** `"R3"`: the document's letter and a number. */
  id: string;
  /** What is to be seen, in a line. */
  what: string;
  /**
   * Blocks that the document prints. Some cell with this figure prints each,
   * byte for byte, and such a cell prints nothing else.
   */
  blocks?: string[];
  /** What the document states: each must be found in a cell with this figure. */
  holds?: (string | RegExp)[];
  /** The corpus documents the figure is computed from. */
  corpus?: string[];
  /** Where the document disagrees with its own code, and what is true. */
  erratum?: string;
}

/** Every published figure, in the documents' order. */
export const FIGURES: readonly Figure[] = [
  ...R_FIGURES,
  ...B_FIGURES,
  ...K_FIGURES,
  ...G_FIGURES,
];

/** The figures by their ids. */
export const FIGURE_BY_ID: ReadonlyMap<string, Figure> = new Map(
  FIGURES.map((figure) => [figure.id, figure]),
);
