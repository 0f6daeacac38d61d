/** What is looked for, and what is put there instead. */
export type Mutation = [
  pattern: RegExp,
  ...results: (string | ((found: string) => string))[],
];

/** Changes of code in which comments and strings are blanked out. */
export const IN_CODE: Mutation[] = [
  ...swaps(
    [" < ", " <= "],
    [" > ", " >= "],
    [" === ", " !== "],
    [" + ", " - "],
    [" * ", " / "],
    [" && ", " || "],
    [" += ", " -= "],
    ["Math.ceil(", "Math.floor("],
    ["Math.max(", "Math.min("],
    [".some(", ".every("],
    [".startsWith(", ".endsWith("],
    [".indexOf(", ".lastIndexOf("],
    ["continue;", "break;"],
    ["true", "false"],
  ),
  [/ % /g, " * "],
  [/\.push\(/g, ".unshift("],
  [/\.(trim|trimStart|trimEnd|reverse|toLowerCase)\(\)/g, ""],
  // Negation, but not the "!" that promises a value
  [/(?<![\w)\]])!(?=[\w(])/g, ""],
  [
    /(?<![\w.$])\d+(?:\.\d+)?(?![\w.])/g,
    (number) => String(Number(number) + 1),
    (number) => String(Number(number) - 1),
  ],
  // A statement on one line; declarations are needed to compile
  [
    /(?<=\n *)(?!(?:import|export|const|let|type|return|readonly)\b|\w+\??:|[)}\].?: \n])[^\n]+;(?=\n)/g,
    "",
  ],
  [/(?<=\n *)return [^\n;]+;(?=\n)/g, "return undefined as never;"],
];

/** Changes of strings and template literals. */
export const IN_TEXT: Mutation[] = [
  [
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
    (string) => string.length > 2 ? '""' : '"?"',
  ],
  [/`(?:\\[^]|[^`\\])+`/g, '""'],
];

function swaps(...pairs: [string, string][]): Mutation[] {
  return pairs.flatMap(([a, b]): Mutation[] => [
    [pattern(a), b],
    [pattern(b), a],
  ]);
}

function pattern(text: string): RegExp {
  const start = /^\w/.test(text) ? "\\b" : "";
  const end = /\w$/.test(text) ? "\\b" : "";
  return new RegExp(start + RegExp.escape(text) + end, "g");
}
