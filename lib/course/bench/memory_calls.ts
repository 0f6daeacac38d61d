// Run by memory.ts, with V8's own record of its collections as the output.
import { CLOCK } from "./clock.ts";
import { OF_MARKDOWN, OF_TEXT } from "./cuts.ts";
import { markdown, prose } from "./texts.ts";

const [kind, form, megabytes, ...names] = Deno.args;
const make = kind === "prose" ? prose : markdown;
const text = await make(Number(megabytes) * 1e6)[form as "typed" | "typeset"];

for (const name of names) {
  const cut = { ...OF_TEXT, ...OF_MARKDOWN }[name]!;
  cut(text.slice(0, 200_000)); // what is compiled takes memory too
  await call(() => cut(text));
}

async function call(work: () => unknown): Promise<void> {
  // So that nothing of what went before is still on the stack.
  await new Promise((resolve) => setTimeout(resolve));
  CLOCK.collect();
  const result = work();
  CLOCK.collect();
  Reflect.set(globalThis, "held", result);
  Reflect.deleteProperty(globalThis, "held");
}
