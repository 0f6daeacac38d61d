// What every chunker promises, over texts that are large and hostile: they take
// the time that linear time takes, and the chunks keep the contract.
import { checkContract, checkTime } from "./check_contract_for_tests.ts";
import { CHUNKERS } from "./chunkers_for_tests.ts";
import { largeTexts } from "./hostile_text_for_tests.ts";
import type { Chunk } from "./mod.ts";

const TEXTS = Array.from(largeTexts());

for (const chunker of CHUNKERS) {
  const ways = chunker.large.length * TEXTS.length;
  Deno.test(`${chunker.name} keeps the contract (${ways} large)`, async () => {
    for (const [name, text] of TEXTS) {
      for (const options of chunker.large) {
        try {
          await check(text, options);
        } catch (error) {
          throw new Error(`${name}: ${error}`, { cause: options });
        }
      }
    }

    async function check(text: string, options: unknown) {
      let chunks: Chunk[] = [];
      await checkTime(text, async (text) => {
        chunks = await chunker.cut(text, options);
      }, chunker.patience);
      checkContract(text, chunks, chunker.contract(text, options));
    }
  });
}
