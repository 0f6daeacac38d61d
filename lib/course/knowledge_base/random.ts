/** Numbers from 0 to below 1, the same on every machine. */
export type Random = () => number;

/**
 * The random numbers that belong to a name.
 *
 * The name is hashed with FNV-1a, and the numbers are those of mulberry32: both
 * use whole numbers of 32 bits and nothing that could differ between machines.
 */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pick<T>(list: readonly T[], next: Random): T {
  return list[Math.floor(next() * list.length)]!;
}

/** The list in another order. */
export function shuffle<T>(list: readonly T[], next: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
