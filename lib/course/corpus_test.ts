import { assert, assertEquals, assertFalse, assertRejects } from "@std/assert";
import { loadCorpus, readCorpus } from "./corpus.ts";
import { FIGURE_SUMS } from "./run/figure_documents.ts";

const CORPUS = new URL("../../corpus/", import.meta.url);

// Lessons print these files, too. A change here has to be meant, and every lesson
// that prints the file has to be run again: `deno task check`.
const SUMS: Record<string, string> = {
  ...FIGURE_SUMS,
  "brightline/README.md":
    "860a8e74cda00aa5f795510f56b7e4c3f959462b21bee8d0f2943ded59db3d2c",
  "reservo/booking-a-room.md":
    "367c50974bff819d901b4f84b822bd50aba6b1f93c27f4abc88077795abbb425",
  "reservo/catering.md":
    "e42de2aa47e656bdbc11b922b93cde8609c1349f3e7c2907651cca822514c925",
  "reservo/data-and-privacy.md":
    "b52d772bdb7cb50c95107406705d0a9728bdb1f9171bb7cee5cf789702ef1851",
  "reservo/guest-access.md":
    "4f12191f3cf7138e49a28dce9bfba58be0683b436ba1ae21b69dfd55007dc6ee",
  "reservo/house-rules.txt":
    "d5b340b902e6bcf4656f93113e07c8028305d8b121d9fcc1e0b4e800bb2a7555",
  "reservo/membership-tiers.md":
    "c03dd86268a1e71168a96f18b6f9515f2e444643e9cb206763b953182b6a2516",
  "reservo/payment-methods.md":
    "5d0e84926b785e68b28e9b352aae53cd83ca0e0e8662cbbc48f320ee8ef339c4",
  "reservo/pricing-and-discounts.md":
    "3b6be7ef23f163153b714db74f76403b1cb6aeefdb79c43cd964bbc5cdd7edb7",
  "reservo/refund-policy.md":
    "f0b1f9494438780c9390dad58aee55d1ab8d78764b90ce8105d9a7ff05695091",
  "reservo/room-equipment.html":
    "a02e3822372437dcd19a6fdf141d88bd00b503590d46c8c7b216205ad885d9ca",
  "reservo/support-contact.html":
    "e185e2220e3e3ca1101cac2366bfee0353bcdde72bbc041084fed5fcde8315dc",
};

Deno.test("no byte of a corpus file has changed", async () => {
  const found: Record<string, string> = {};
  for await (const { name: corpus } of Deno.readDir(CORPUS)) {
    for await (const { name } of Deno.readDir(new URL(`${corpus}/`, CORPUS))) {
      const file = `${corpus}/${name}`;
      const bytes = await Deno.readFile(new URL(file, CORPUS));
      const sum = await crypto.subtle.digest("SHA-256", bytes);
      found[file] = new Uint8Array(sum).toHex();
    }
  }
  for (const file of Object.keys({ ...SUMS, ...found })) {
    assertEquals(found[file], SUMS[file], `corpus/${file} has changed`);
  }
});

Deno.test("corpora load in file-name order, README and questions aside", async () => {
  const kitebase = await loadCorpus("kitebase");
  assertEquals(kitebase.map((d) => d.name), [
    "account-recovery",
    "export-data",
    "find-invoices",
    "invite-teammates",
    "recovery-email",
    "reset-password",
  ]);
  const brightline = await loadCorpus("brightline");
  assertEquals(brightline.map((d) => d.file), ["router-manual.md"]);
});

Deno.test("an unknown corpus or document is named, with those there are", async () => {
  await assertRejects(
    () => loadCorpus("reserve"),
    RangeError,
    'no corpus "reserve": there are brightline, kitebase, reservo',
  );
  await assertRejects(
    () => readCorpus("kitebase/reset.md"),
    RangeError,
    'no document "kitebase/reset.md": there are kitebase/account-recovery.md, ',
  );
  await assertRejects(
    () => readCorpus("../deno.json"),
    RangeError,
    'no document "../deno.json"',
  );
});

Deno.test("line ends and outer white space are gone before parsing", async () => {
  const raw = await Deno.readTextFile(
    new URL("reservo/house-rules.txt", CORPUS),
  );
  assert(raw.startsWith("\uFEFF") && raw.endsWith("\r\n"));
  const { text } = await readCorpus("reservo/house-rules.txt");
  assertEquals(text, raw.replaceAll("\r\n", "\n").trim());
  assertFalse(/[\r\uFEFF]/.test(text));
});

Deno.test("Reservo has thirteen documents in three formats", async () => {
  const documents = await loadCorpus("reservo");
  assertEquals(documents.length, 13);
  const count = (end: string) =>
    documents.filter(({ file }) => file.endsWith(end)).length;
  assertEquals([count(".md"), count(".html"), count(".txt")], [10, 2, 1]);
  for (const { name, title, sections } of documents) {
    assert(title !== "" && sections.length >= 4, name);
  }
  const deep = documents.filter((d) => d.sections.some((s) => s.level === 3));
  assert(deep.length >= 2);
});

// The sections that the published chunks of both documents show.
Deno.test("the two published policies parse to the published sections", async () => {
  const cancellation = await readCorpus("reservo/cancellation-policy.md");
  assertEquals(
    cancellation.sections.map(({ heading, text }) => [heading, text.length]),
    [
      ["Basic Tier Cancellation Window", 179],
      ["Pro Tier Cancellation Window", 124 + 1 + 85],
      ["How to Cancel", 199],
      ["Related Policies", 170],
    ],
  );
  assertEquals(cancellation.sections.map((s) => s.text).join(" ").length, 761);
  const noShow = await readCorpus("reservo/no-show-policy.md");
  assertEquals(noShow.sections.map((s) => s.heading), [
    "What Counts as a No-Show",
    "What Happens on a No-Show",
    "Repeated No-Shows",
    "Why This Policy Exists",
  ]);
});

// The lessons' sentence pattern takes any period before a capital for an end.
Deno.test("no Reservo document has an abbreviation with a period", async () => {
  const abbreviation =
    /\b(?:[A-Za-z]|approx|apt|dept|dr|est|etc|inc|jr|ltd|max|min|mr|mrs|ms|nr|prof|sr|st|tel|vs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)\./gi;
  for (const { name, text } of await loadCorpus("reservo")) {
    assertEquals(text.match(abbreviation) ?? [], [], name);
  }
});

Deno.test("Reservo's prices and windows agree wherever they are told", async () => {
  const documents = await loadCorpus("reservo");
  const all = documents.map((d) => d.text).join("\n");
  const rates = [...all.matchAll(/\| \d+ \| \$([\d.]+) \| \$([\d.]+) \|/g)];
  assertEquals(rates.length, 4);
  for (const [, basic, pro] of rates) {
    assertEquals(Number(pro), Math.round(Number(basic) * 80) / 100);
  }
  assertEquals(
    new Set(all.match(/\d+% (?:pro )?discount/g)),
    new Set(["20% discount"]),
  );
  assertEquals(
    new Set(
      all.match(/up to \d+ days ahead|Bookings up to \d+ days/gi)?.map((m) =>
        m.match(/\d+/)![0]
      ),
    ),
    new Set(["14", "60"]),
  );
  const windows = /(\d+) hours (?:before it )?for (basic|pro) members/g;
  for (const { name, text } of documents) {
    for (const [, hours, tier] of text.matchAll(windows)) {
      assertEquals(hours, tier === "pro" ? "4" : "24", name);
    }
  }
});
