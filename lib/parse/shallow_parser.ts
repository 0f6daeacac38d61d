import { type Handler, Parser } from "htmlparser2";

/** As deep as browsers nest elements. */
const DEEPEST = 512;

// These hold text only, or nothing: they never nest.
const FLAT = new Set(
  ("area base br col embed hr img input link meta param script source style " +
    "textarea title track wbr").split(" "),
);

/**
 * htmlparser2's parser, with elements nested 512 deep at most.
 *
 * Below that a start tag opens nothing, and what it holds belongs to the
 * element around it, as in browsers. Without the limit the parser's time is
 * quadratic in the depth.
 */
export class ShallowParser extends Parser {
  #html: string;
  #depth: () => number;
  #ignored = 0;

  constructor(html: string, handler: Partial<Handler>, depth: () => number) {
    super(handler);
    this.#html = html;
    this.#depth = depth;
  }

  /** Parses the page that the constructor was given. */
  parse() {
    this.write(this.#html);
    this.end();
  }

  override onopentagname(start: number, end: number) {
    if (this.#depth() >= DEEPEST && !this.#isFlat(start, end)) this.#ignored++;
    else super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number) {
    if (this.#ignored > 0 && !this.#isFlat(start, end)) this.#ignored--;
    else super.onclosetag(start, end);
  }

  #isFlat(start: number, end: number): boolean {
    return FLAT.has(this.#html.slice(start, end).toLowerCase());
  }
}
