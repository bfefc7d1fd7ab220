/** Moves labels apart so that none covers another: each near its wish, at least `gap` from the next, within the bounds. */
export function apart(wishes: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wishes.map((wish, at) => ({ wish, at })).sort((a, b) => a.wish - b.wish || a.at - b.at);
  const placed: number[] = [];
  let low = least;
  for (const { wish } of order) {
    const y = Math.max(low, wish);
    placed.push(y);
    low = y + gap;
  }
  let high = most;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, high);
    high = (placed[at] ?? 0) - gap;
  }
  const result: number[] = [];
  for (const [index, { at }] of order.entries()) result[at] = placed[index] ?? 0;
  return result;
}
