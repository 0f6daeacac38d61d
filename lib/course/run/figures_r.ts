import type { Figure } from "./figures.ts";

const CANCELLATION = ["reservo/cancellation-policy.md"];

/**
 * Source R: Reservo, cut by size, by sentence and by structure. The blocks are
 * the document's; only the error's name is ours (Python says ValueError).
 */
export const R_FIGURES: Figure[] = [
  {
    id: "R1",
    what: "the alphabet in windows of 10 with an overlap of 3",
    blocks: [`0 'ABCDEFGHIJ'
1 'HIJKLMNOPQ'
2 'OPQRST'`],
  },
  {
    id: "R2",
    what: "the length of cancellation-policy.md without its structure",
    blocks: [`len(full_text) = 761`],
    corpus: CANCELLATION,
  },
  {
    id: "R3",
    what: "fixed size 200, overlap 30: five chunks",
    blocks: [
      `=== chunk_fixed(size=200, overlap=30) ===
[0] (200 chars) 'Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount. Pro members get a sh'
[1] (200 chars) 'g amount. Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge. This is one of the perks of the pro tier, alongside the 20% disco'
[2] (199 chars) 'tier, alongside the 20% discount on hourly rates. Cancellations go through the same booking system used to reserve the room. There is no phone line for cancellations; the system timestamp is what det'
[3] (200 chars) 'e system timestamp is what determines whether the cancellation was made in time. See \`refund-policy\` for what happens to the money once a cancellation is processed, and \`no-show-policy\` for what happe'
[4] (81 chars) 'no-show-policy\` for what happens if you simply do not show up without cancelling.'`,
    ],
    corpus: CANCELLATION,
  },
  {
    id: "R4",
    what: "by sentence, 200: five chunks",
    blocks: [
      `=== chunk_by_sentence(max_size=200) ===
[0] (179 chars) 'Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount.'
[1] (124 chars) 'Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge.'
[2] (160 chars) 'This is one of the perks of the pro tier, alongside the 20% discount on hourly rates. Cancellations go through the same booking system used to reserve the room.'
[3] (124 chars) 'There is no phone line for cancellations; the system timestamp is what determines whether the cancellation was made in time.'
[4] (170 chars) 'See \`refund-policy\` for what happens to the money once a cancellation is processed, and \`no-show-policy\` for what happens if you simply do not show up without cancelling.'`,
    ],
    corpus: CANCELLATION,
  },
  {
    id: "R5",
    what: "by structure, 200: five chunks with their sections",
    blocks: [
      `=== chunk_by_structure(sections, max_size=200) ===
[0] section='Basic Tier Cancellation Window' (179 chars) 'Basic members can cancel a booking up to 24 hours before the reserved start time with no penalty. Cancellations made less than 24 hours in advance forfeit the full booking amount.'
[1] section='Pro Tier Cancellation Window' (124 chars) 'Pro members get a shorter, friendlier window: cancellations up to 4 hours before the reserved start time are free of charge.'
[2] section='Pro Tier Cancellation Window' (85 chars) 'This is one of the perks of the pro tier, alongside the 20% discount on hourly rates.'
[3] section='How to Cancel' (199 chars) 'Cancellations go through the same booking system used to reserve the room. There is no phone line for cancellations; the system timestamp is what determines whether the cancellation was made in time.'
[4] section='Related Policies' (170 chars) 'See \`refund-policy\` for what happens to the money once a cancellation is processed, and \`no-show-policy\` for what happens if you simply do not show up without cancelling.'`,
    ],
    corpus: CANCELLATION,
  },
  {
    id: "R6",
    what: "the three compared: words cut, sections mixed, chunks, structure",
    holds: [
      "get a sh",
      /^words cut +(yes|[1-9]).* (no|0)\b.* (no|0)\b/im,
      /^(mixes sections|sections mixed) +(yes|[1-9]).* (yes|[1-9]).* (no|never|0)\b/im,
      /^chunks( produced)? +5\b.* 5\b.* 5\b/im,
      /^knows structure +no .*no .*yes/im,
    ],
    corpus: CANCELLATION,
    erratum: "The document says structure costs 5 chunks instead of 4: its " +
      "own sentence chunks are five as well.",
  },
  {
    id: "R7",
    what: "an overlap as large as the size is refused",
    blocks: [
      "RangeError: overlap must be smaller than size, or the window never " +
      "advances",
    ],
  },
  {
    id: "R8",
    what: "the sentence pattern takes Dr. for a sentence",
    blocks: [`'Contact the front desk, e.g. by phone.'
'Dr.'
'Smith runs the front desk on Mondays.'`],
  },
  {
    id: "R9",
    what: "chunk [2] of R5 is 85 characters, far below 200",
    holds: [/\b85\b/, /\b200\b/],
    corpus: CANCELLATION,
  },
  {
    id: "R10",
    what: "exercise 1: ten digits in windows of 4 with an overlap of 1",
    blocks: [`0 '0123'
1 '3456'
2 '6789'`],
    erratum: "The document lists a fourth chunk '9': its own code stops when " +
      "a window reaches the end of the text.",
  },
  {
    id: "R11",
    what: "exercise 2: no-show-policy.md by sentence and by structure, 180",
    blocks: [
      `=== chunk_by_sentence(max_size=180) ===
[0] 'A no-show is a booking where the member never checks in during the reserved hours and never cancelled beforehand.'
[1] 'This is different from a late cancellation, which is covered in \`cancellation-policy\`. No-shows are charged the full amount of the booking.'
[2] 'Unlike a late cancellation, there is no partial leniency: the no-show fee equals the entire reserved price, and it is never refunded under \`refund-policy\`.'
[3] 'Members with three or more no-shows in a rolling 30-day window lose the ability to book same-day reservations; all future bookings must be made at least 24 hours in advance until the pattern clears.'
[4] 'Rooms held for a no-show cannot be re-offered to another member during that window, so the fee reflects real lost capacity, not a punitive charge.'`,
      `=== chunk_by_structure(sections, max_size=180) ===
[0] section='What Counts as a No-Show' 'A no-show is a booking where the member never checks in during the reserved hours and never cancelled beforehand.'
[1] section='What Counts as a No-Show' 'This is different from a late cancellation, which is covered in \`cancellation-policy\`.'
[2] section='What Happens on a No-Show' 'No-shows are charged the full amount of the booking.'
[3] section='What Happens on a No-Show' 'Unlike a late cancellation, there is no partial leniency: the no-show fee equals the entire reserved price, and it is never refunded under \`refund-policy\`.'
[4] section='Repeated No-Shows' 'Members with three or more no-shows in a rolling 30-day window lose the ability to book same-day reservations; all future bookings must be made at least 24 hours in advance until the pattern clears.'
[5] section='Why This Policy Exists' 'Rooms held for a no-show cannot be re-offered to another member during that window, so the fee reflects real lost capacity, not a punitive charge.'`,
    ],
    corpus: ["reservo/no-show-policy.md"],
  },
];
