// Run by bench.ts, in a process that has the contenders and the collector.
const [part, rounds, only = ""] = Deno.args;
if (part === "speed") {
  const { speed } = await import("./speed.ts");
  Deno.exitCode = await speed(Number(rounds), only);
} else if (part === "growth") {
  Deno.exitCode = await (await import("./growth.ts")).growth();
} else {
  const { compareLangChain } = await import("./compare_langchain.ts");
  Deno.exitCode = await compareLangChain();
}
