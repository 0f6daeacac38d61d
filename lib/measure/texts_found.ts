/**
 * Says which of many wanted texts stand in at least one of some texts.
 *
 * It reads every text once, however many are wanted, so that the time is linear
 * in the length of both: the automaton of Aho and Corasick, *Efficient String
 * Matching* (1975). A state is how a wanted text begins, and the states are
 * numbered from the shortest to the longest, 0 being nothing.
 */
export function textsFound(
  wanted: Iterable<string>,
  texts: Iterable<string>,
): Set<string> {
  const steps = new Map<number, number>(); // from state and unit to state
  const shorter = [0]; // for each state, its longest ending that is one too
  const key = (state: number, unit: number) => state * 0x10000 + unit;
  const follow = (state: number, unit: number): number => {
    for (let from = state;; from = shorter[from]!) {
      const to = steps.get(key(from, unit));
      if (to !== undefined) return to;
      if (from === 0) return 0;
    }
  };

  const ends = new Map<string, number>();
  let open = [...new Set(wanted)].map((text) => ({ text, state: 0 }));
  for (let length = 0; open.length > 0; length++) {
    for (const { text, state } of open) {
      if (text.length === length) ends.set(text, state);
    }
    open = open.filter(({ text }) => text.length > length);
    for (const one of open) {
      const unit = one.text.charCodeAt(length);
      const step = key(one.state, unit);
      let to = steps.get(step);
      if (to === undefined) {
        to = shorter.length;
        shorter.push(one.state === 0 ? 0 : follow(shorter[one.state]!, unit));
        steps.set(step, to);
      }
      one.state = to;
    }
  }

  const reached = new Uint8Array(shorter.length);
  reached[0] = 1;
  for (const text of texts) {
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = follow(state, text.charCodeAt(i));
      reached[state] = 1;
    }
  }
  // Where a text was found, so were all that it ends in.
  for (let state = shorter.length - 1; state > 0; state--) {
    if (reached[state]) reached[shorter[state]!] = 1;
  }
  return new Set([...ends].filter(([, end]) => reached[end]).map(([t]) => t));
}
