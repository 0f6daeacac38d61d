/**
 * Exercise 10-1: in force (easy, 2 points).
 *
 * An index holds several versions of a document, and a question is to be
 * answered from the one that holds today.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** What the exercise needs to know of a record. */
export interface Dated {
  id: string;
  /** The document's name, the same for all of its versions. */
  document: string;
  /** The day from which this version holds, as YYYY-MM-DD. */
  date: string;
}

/**
 * Pencil and paper first. Four versions of a policy are in the index, the oldest
 * first. They differ in a number, so for every question the four chunks that
 * answer it have equal scores, and of equals the one indexed first comes first.
 * Somebody searches first and filters afterwards. For how many hits must the
 * search be asked, at least, so that the chunk in force is among them?
 */
// BEGIN SOLUTION: export const hitsNeeded: number = todo("10-1");
// The version in force was indexed last, so it comes fourth of the four equals.
// With the usual three, the filter has nothing left to keep.
export const hitsNeeded: number = 4;
// END SOLUTION

/**
 * Keeps the records in force on a day: of each document those of the latest
 * version that is not later than the day.
 *
 * A version may have many records, all with its date. Records keep their order.
 * A document of which no version holds yet has no record in force.
 *
 * @param records Records of any documents and versions, in any order
 * @param day The day, as YYYY-MM-DD
 */
export function inForce(records: Dated[], day: string): Dated[] {
  // BEGIN SOLUTION: return todo("10-1");
  // Dates written year, month, day are in the order of time when they are in
  // the order of the alphabet: that is what this way of writing is for.
  const latest = new Map<string, string>();
  for (const { document, date } of records) {
    if (date > day) continue;
    // prove: ">" to ">=" is equivalent: an equal date is set again
    if (date > (latest.get(document) ?? "")) latest.set(document, date);
  }
  return records.filter(({ document, date }) => date === latest.get(document));
  // END SOLUTION
}
