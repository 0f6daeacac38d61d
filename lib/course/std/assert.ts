// The Deno standard library's assert module, from the npm package that carries it as plain JavaScript: it can be
// had where JSR cannot. The declarations beside this file give the types that package leaves out.
// @ts-types="./assert.d.ts"
export * from "deno-std/assert/mod.js";
