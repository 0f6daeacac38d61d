// The Deno standard library's argument parser, from npm as plain JavaScript (see assert.ts for the reason). Not its
// whole cli module: the package leaves out a data file that the terminal-width function needs.
// @ts-types="./cli.d.ts"
export * from "deno-std/cli/parse_args.js";
