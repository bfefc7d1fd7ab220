/** One slip in a word from five letters on, two from nine on, neighbours swapped from four; the first is right. */
export function isTypo(typed: string, word: string, known: ReadonlySet<string>): boolean {
  if (word.length < 4 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2 || known.has(typed))
    return false;
  const swapped = word.length === 4 && typed.length === 4 && [...typed].sort().join() === [...word].sort().join();
  return word.length === 4 ? swapped : countSlips(typed, word) <= (word.length < 9 ? 1 : 2);
}

/** Letters added, lost, changed or swapped with their neighbour (optimal string alignment). */
export function countSlips(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
