/// <reference lib="deno.worker" />
// Started by hostile.ts, which ends it when it takes too long.
import { CLOCK } from "./clock.ts";
import { OF_MARKDOWN, OF_OTHERS, OF_TEXT } from "./cuts.ts";
import { HOSTILE_TEXTS } from "./hostile_texts.ts";

const CUTS = { ...OF_TEXT, ...OF_MARKDOWN, ...OF_OTHERS };

self.onmessage = ({ data: [chunker, name] }) => {
  const text = HOSTILE_TEXTS[name]!();
  text.indexOf("\uffff"); // puts the repetitions into one piece of memory
  const passed = CLOCK.start();
  let error: string | undefined;
  try {
    CUTS[chunker]!(text);
  } catch (thrown) {
    error = String(thrown);
  }
  self.postMessage({ milliseconds: passed(), error });
};
self.postMessage("ready");
