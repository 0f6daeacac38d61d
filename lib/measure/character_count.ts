/** Counts characters: Unicode code points, a lone surrogate counting as one. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const low = (text.charCodeAt(i) & 0xfc00) === 0xdc00;
    if (low && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}
