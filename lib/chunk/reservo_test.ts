// The outputs that Reservo's lesson prints (R1 to R11 of the published figures).
import { assertEquals, assertThrows } from "@std/assert";
import { readCorpus } from "../course/corpus.ts";
import {
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  splitSentences,
} from "./mod.ts";

const FIXED_200 = [
  "Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount. Pro members get a sh",
  "g amount. Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge. This is one of the perks of the pro tier, alongside the 20% disco",
  "tier, alongside the 20% discount on hourly rates. Cancellations go through the same booking system used to reserve the room. There is no phone line for cancellations; the system timestamp is what det",
  "e system timestamp is what determines whether the cancellation was made in time. See `refund-policy` for what happens to the money once a cancellation is processed, and `no-show-policy` for what happe",
  "no-show-policy` for what happens if you simply do not show up without cancelling.",
];

const SENTENCE_200 = [
  "Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount.",
  "Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge.",
  "This is one of the perks of the pro tier, alongside the 20% discount on hourly rates. Cancellations go through the same booking system used to reserve the room.",
  "There is no phone line for cancellations; the system timestamp is what determines whether the cancellation was made in time.",
  "See `refund-policy` for what happens to the money once a cancellation is processed, and `no-show-policy` for what happens if you simply do not show up without cancelling.",
];

const STRUCTURE_200 = [
  [
    "Basic Tier Cancellation Window",
    "Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount.",
  ],
  [
    "Pro Tier Cancellation Window",
    "Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge.",
  ],
  [
    "Pro Tier Cancellation Window",
    "This is one of the perks of the pro tier, alongside the 20% discount on hourly rates.",
  ],
  [
    "How to Cancel",
    "Cancellations go through the same booking system used to reserve the room. There is no phone line for cancellations; the system timestamp is what determines whether the cancellation was made in time.",
  ],
  [
    "Related Policies",
    "See `refund-policy` for what happens to the money once a cancellation is processed, and `no-show-policy` for what happens if you simply do not show up without cancelling.",
  ],
];

const SENTENCE_180 = [
  "A no-show is a booking where the member never checks in during the reserved hours and never cancelled beforehand.",
  "This is different from a late cancellation, which is covered in `cancellation-policy`. No-shows are charged the full amount of the booking.",
  "Unlike a late cancellation, there is no partial leniency: the no-show fee equals the entire reserved price, and it is never refunded under `refund-policy`.",
  "Members with three or more no-shows in a rolling 30-day window lose the ability to book same-day reservations; all future bookings must be made at least 24 hours in advance until the pattern clears.",
  "Rooms held for a no-show cannot be re-offered to another member during that window, so the fee reflects real lost capacity, not a punitive charge.",
];

const STRUCTURE_180 = [
  [
    "What Counts as a No-Show",
    "A no-show is a booking where the member never checks in during the reserved hours and never cancelled beforehand.",
  ],
  [
    "What Counts as a No-Show",
    "This is different from a late cancellation, which is covered in `cancellation-policy`.",
  ],
  [
    "What Happens on a No-Show",
    "No-shows are charged the full amount of the booking.",
  ],
  [
    "What Happens on a No-Show",
    "Unlike a late cancellation, there is no partial leniency: the no-show fee equals the entire reserved price, and it is never refunded under `refund-policy`.",
  ],
  [
    "Repeated No-Shows",
    "Members with three or more no-shows in a rolling 30-day window lose the ability to book same-day reservations; all future bookings must be made at least 24 hours in advance until the pattern clears.",
  ],
  [
    "Why This Policy Exists",
    "Rooms held for a no-show cannot be re-offered to another member during that window, so the fee reflects real lost capacity, not a punitive charge.",
  ],
];

async function read(name: string) {
  const { sections } = await readCorpus(`reservo/${name}.md`);
  const text = sections.map((section) => section.text).join(" ");
  return { sections, text };
}

const texts = (chunks: { text: string }[]) => chunks.map((c) => c.text);
const lengths = (chunks: { text: string }[]) =>
  chunks.map((c) => c.text.length);

Deno.test("R1: the alphabet in windows of ten, three of them shared", () => {
  const chunks = chunkFixed("ABCDEFGHIJKLMNOPQRST", { size: 10, overlap: 3 });
  assertEquals(texts(chunks), ["ABCDEFGHIJ", "HIJKLMNOPQ", "OPQRST"]);
});

Deno.test("R3: fixed size 200, overlap 30", async () => {
  const { text } = await read("cancellation-policy");
  assertEquals(text.length, 761); // R2
  const chunks = chunkFixed(text, { size: 200, overlap: 30 });
  assertEquals(texts(chunks), FIXED_200);
  assertEquals(lengths(chunks), [200, 200, 199, 200, 81]);
});

Deno.test("R4: by sentence, 200", async () => {
  const { text } = await read("cancellation-policy");
  const chunks = chunkBySentence(text, { maxSize: 200 });
  assertEquals(texts(chunks), SENTENCE_200);
  assertEquals(lengths(chunks), [179, 124, 160, 124, 170]);
});

Deno.test("R5, R9: by structure, 200; one chunk has only 85", async () => {
  const { sections } = await read("cancellation-policy");
  const chunks = chunkByStructure(sections, { maxSize: 200 });
  assertEquals(
    chunks.map((chunk) => [chunk.path?.at(-1), chunk.text]),
    STRUCTURE_200,
  );
  assertEquals(lengths(chunks), [179, 124, 85, 199, 170]);
});

Deno.test("R7: an overlap as large as the window", () => {
  assertThrows(
    () => chunkFixed("any test text here", { size: 50, overlap: 50 }),
    RangeError,
    "overlap must be smaller than size, or the window never advances",
  );
});

Deno.test("R8: the pattern takes an abbreviation for a sentence", () => {
  const text =
    "Contact the front desk, e.g. by phone. Dr. Smith runs the front desk on Mondays.";
  assertEquals(splitSentences(text), [
    "Contact the front desk, e.g. by phone.",
    "Dr.",
    "Smith runs the front desk on Mondays.",
  ]);
});

Deno.test("R10: ten digits make three windows, not four (erratum E1)", () => {
  const chunks = chunkFixed("0123456789", { size: 4, overlap: 1 });
  assertEquals(texts(chunks), ["0123", "3456", "6789"]);
});

Deno.test("R11: the no-show policy by sentence and by structure, 180", async () => {
  const { sections, text } = await read("no-show-policy");
  assertEquals(texts(chunkBySentence(text, { maxSize: 180 })), SENTENCE_180);
  assertEquals(
    chunkByStructure(sections, { maxSize: 180 })
      .map((chunk) => [chunk.path?.at(-1), chunk.text]),
    STRUCTURE_180,
  );
});
