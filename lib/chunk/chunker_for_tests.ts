// What the tests of the contract know of a chunker, and the options that many
// of them have.
import fc from "fast-check";
import { loadTokenizer } from "../measure/tokens.ts";
import type { Contract, Length } from "./check_contract_for_tests.ts";
import type { Chunk } from "./mod.ts";

/** A chunker, the ways to call it, and what its chunks must then be like. */
export interface Chunker<Options = unknown> {
  readonly name: string;
  readonly texts?: fc.Arbitrary<string>;
  readonly options: fc.Arbitrary<Options>;
  /** Options for large texts: the default ones and those that take long. */
  readonly large: readonly Options[];
  /** How many times as long as the others it may take. */
  readonly patience?: number;
  cut(text: string, options: Options): Chunk[] | Promise<Chunk[]>;
  contract(text: string, options: Options): Contract;
}

const { countTokens } = await loadTokenizer();

/** The units of size: characters, and what `length` may measure. */
export const UNITS: readonly { readonly length?: Length }[] = [
  {},
  { length: (text) => text.match(/\S+/g)?.length ?? 0 },
  { length: (text) => new TextEncoder().encode(text).length },
  { length: countTokens },
];

/** The size of a chunk, and the unit that it is in. */
export const limit = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      size: fc.integer({ min: 1, max: 90 }),
      unit: fc.constantFrom({}, ...UNITS.slice(0, 3)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      size: fc.constantFrom(1, 2, 3, 5, 8, 20),
      unit: fc.constant({ length: countTokens }),
    }),
  },
);
export const share = fc.integer({ min: 0, max: 99 });
export const level = fc.integer({ min: 1, max: 7 });
/** A share of a size, in whole units. */
export const part = (size: number, share: number) =>
  Math.floor(size * share / 100);

/** The most that is repeated: tokens of a part can be more than those of the whole. */
export const overlapIn = (overlap: number, length?: Length) =>
  length === countTokens ? Infinity : overlap;

export const isTrimmed = (text: string, body: string) =>
  text === body && text === text.trim();
