// RUNS=100000 deno test -A lib/chunk/contract_test.ts

const { state } = await Deno.permissions.query({
  name: "env",
  variable: "RUNS",
});

/** How many random inputs a test takes: as many as it says, or `RUNS`. */
export function runs(usual: number): number {
  return Number(state === "granted" && Deno.env.get("RUNS") || usual);
}
