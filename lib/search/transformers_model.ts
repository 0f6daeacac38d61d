import { checkOptions, checkWhole, show } from "../base/check.ts";
import type { EmbeddingModel } from "./embedder.ts";

/** What `pipeline("feature-extraction", …)` of Transformers.js gives. */
export type FeatureExtractor = (
  texts: string[],
  options: { pooling: "mean"; normalize: boolean },
) => Promise<{ tolist(): number[][] }>;

/** Options for {@linkcode transformersModel}. */
export interface TransformersModelOptions {
  /**
   * How many texts to hand over at once. All of them are padded to the longest,
   * so a large number costs memory.
   *
   * @default {32}
   */
  batchSize?: number;
}

/**
 * Makes an embedding model of a feature extractor of Transformers.js.
 *
 * The sentence's vector is the mean of its tokens' vectors, of length 1, as
 * sentence-transformers computes it for `all-MiniLM-L6-v2` and its like.
 *
 * Transformers.js is not a part of this library: it fetches about 90 MB of model
 * from its hub at the first use. Import it where you want it:
 *
 * ```ts ignore
 * import { pipeline } from "npm:@huggingface/transformers@4.3.2";
 * import { chunkSemantic, transformersModel } from "chunking";
 *
 * const embedder = transformersModel(
 *   await pipeline("feature-extraction", "Xenova/all-MiniLM-L6-v2", {
 *     dtype: "fp32",
 *   }),
 * );
 * const chunks = await chunkSemantic(text, { embedder, threshold: 0.3 });
 * ```
 *
 * @param extractor What `pipeline("feature-extraction", …)` resolves to.
 * @param options How many texts to hand over at once.
 * @returns A model for {@linkcode chunkSemantic} and {@linkcode embedAhead}.
 * @throws {TypeError} If the extractor is no function; from the model, if what
 * the extractor gave has no `tolist`.
 * @throws {RangeError} If `batchSize` is not a whole number of at least 1.
 *
 * @example A stand-in for the extractor
 * ```ts
 * import { transformersModel } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const model = transformersModel((texts) =>
 *   Promise.resolve({ tolist: () => texts.map((text) => [text.length]) })
 * );
 * assertEquals(await model(["one", "three"]), [[3], [5]]);
 * ```
 */
export function transformersModel(
  extractor: FeatureExtractor,
  options: TransformersModelOptions = {},
): EmbeddingModel {
  checkOptions(options, ["batchSize"]);
  const { batchSize = 32 } = options;
  if (typeof extractor !== "function") {
    throw new TypeError(`extractor must be a function, got ${show(extractor)}`);
  }
  checkWhole("batchSize", batchSize, 1);
  return async (texts) => {
    const vectors: number[][] = [];
    for (let i = 0; i < texts.length; i += batchSize) {
      const batch = texts.slice(i, i + batchSize);
      const output = await extractor(batch, {
        pooling: "mean",
        normalize: true,
      });
      if (typeof output?.tolist !== "function") {
        throw new TypeError(
          "what the extractor gave must have a method tolist, got " +
            show(output),
        );
      }
      vectors.push(...output.tolist());
    }
    return vectors;
  };
}
