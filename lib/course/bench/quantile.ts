/**
 * The value below which a share of the values lies, between two of them if need
 * be: 0.5 gives the median.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) return NaN;
  return low + (high - low) * (at - Math.floor(at));
}
