import type { Figure } from "./figures.ts";

const KITEBASE = [
  "kitebase/account-recovery.md",
  "kitebase/export-data.md",
  "kitebase/find-invoices.md",
  "kitebase/invite-teammates.md",
  "kitebase/recovery-email.md",
  "kitebase/reset-password.md",
];

/** Source K: Kitebase, five chunkers, one question, four facts. */
export const K_FIGURES: Figure[] = [
  {
    id: "K1",
    what: "fixed size 300: two of four facts",
    blocks: [
      `fixed-size: 13 chunks of 31 to 300 characters, 7 of 34 sentences cut
  0.60  account-recovery#1   # Locked out of your a ... ce. Support checks the
  0.53  recovery-email#1     # Add or change your r ...  > Security > Recovery
  0.53  reset-password#1     # Reset your password  ...  recovery email, see "
  top 3: about 225 tokens, 2 of 4 answer facts (missing: one-time sign-in link, one business day)`,
    ],
  },
  {
    id: "K2",
    what: "where the first cut lands",
    blocks: [
      `account-recovery#1 ends:   ...the date of your last invoice. Support checks the
account-recovery#2 starts: details and emails a one-time sign-in link to the address ...`,
    ],
  },
  {
    id: "K3",
    what: "overlap 60: no sentence cut, 17% more text, the same top 3",
    holds: [
      /\b14 chunks\b/,
      /\b0 of 34 sentences cut\b/,
      /\b17 ?%/,
      /\b2 of 4\b/,
      "e URL",
      /\b4th\b|\brank(?:s|ed)?:? +4\b/,
    ],
  },
  {
    id: "K4",
    what: "recursive 300: none of four facts, a heading on top",
    blocks: [
      `recursive: 18 chunks of 21 to 275 characters, 0 of 34 sentences cut
  0.82  account-recovery#2   ## If you never set a recovery email
  0.58  reset-password#1     # Reset your password
  0.51  recovery-email#1     # Add or change your r ... you leave the company.
  top 3: about 73 tokens, 0 of 4 answer facts`,
    ],
    holds: ["account-recovery#3", "account-recovery#4"],
  },
  {
    id: "K5",
    what: "by section: all four facts in the first chunk",
    blocks: [
      `by section: 13 chunks of 158 to 515 characters, 0 of 34 sentences cut
  0.61  account-recovery#1   Locked out of your acc ...  doesn't happen again.
  0.51  recovery-email#1     Add or change your rec ... you leave the company.
  0.50  reset-password#1     Reset your password: S ...  out of your account".
  top 3: about 267 tokens, 4 of 4 answer facts`,
    ],
  },
  {
    id: "K6",
    what: "whole files: 0.54 against 0.61, 445 tokens against 267",
    holds: ["0.54", "0.61", /\b445\b/, /\b267\b/, /\b4 of 4\b/],
  },
  {
    id: "K7",
    what: "overlap 30: three sentences cut",
    holds: [/\b3 of 34 sentences cut\b/],
  },
  {
    id: "K8",
    what: "top 4: fixed size finds 4 of 4, recursive 2 of 4",
    holds: [
      /fixed(?:(?!recursive)[^])*\b4 of 4\b/i,
      /recursive(?:(?!fixed|section)[^])*\b2 of 4\b/i,
    ],
  },
  {
    id: "K9",
    what: "size 600: every chunker finds 4 of 4, sections are the cheapest",
    holds: [
      /(\b4 of 4\b[^]*?){5}/,
      /\b375\b[^]*\b375\b[^]*\b355\b[^]*\b267\b[^]*\b445\b/,
    ],
    erratum: "The document says each chunk is now most of an article: that " +
      "is so of the chunks in the top 3, not of every chunk.",
  },
  {
    id: "K10",
    what: "account-recovery.md and its heading chunk, in numbers",
    holds: [
      /\b879\b/,
      /\b220\b/,
      /\b490\b/,
      /\b520\b/,
      /\b9 tokens\b/,
      /\b0 of 4\b/,
      "0.82",
    ],
    erratum: "The document gives its first section, heading and body, as " +
      "about 520 characters: that is with the title, 490 without.",
  },
  {
    id: "K11",
    what: "small-to-big: the heading match returns its whole section",
    holds: ["0.82", /\b4 of 4\b/],
  },
  {
    id: "K12",
    what: "a sentence added near the top: how many chunks change",
    holds: [/fixed.*\b(\d+) of \1\b/i, /section.*\b1 of \d/i],
  },
  {
    id: "K13",
    what: "where each chunker cuts account-recovery.md, score against size",
    holds: [
      /^fixed-size: 2 of 4 facts$/m,
      /^recursive: 0 of 4 facts$/m,
      /^by section: 4 of 4 facts$/m,
      /^whole file: 4 of 4 facts$/m,
      /^fixed-size .*\b300 .*0\.60 /m,
      /^recursive .*\b36 .*0\.82 /m,
      /^by section .*\b515 .*0\.61 /m,
      /^whole file .*\b879 .*0\.54 /m,
    ],
  },
].map((figure) => ({ ...figure, corpus: KITEBASE }));
