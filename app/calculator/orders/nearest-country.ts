type Country = { code: string; name: string; aliases: readonly string[] };

/** In so short a word one wrong letter makes another word. */
const shortest = 4;

/**
 * The country that a misspelt name most likely means: `Germny`, `Untied Kingdom`. One slip is forgiven in up to five
 * letters, two in more; nothing where two countries are as near.
 */
export function nearestCountry<Own extends Country>(text: string, countries: readonly Own[]): Own | undefined {
  const typed = plain(text);
  if (typed.length < shortest) return undefined;
  const most = typed.length > 5 ? 2 : 1;
  const near = countries.flatMap((country) => {
    // a code is no word that one misspells
    const names = [country.name, ...country.aliases].map(plain).filter((name) => name.length >= shortest);
    const slips = Math.min(...names.map((name) => slipsBetween(typed, name)));
    return slips <= most ? [{ country, slips }] : [];
  });
  const [best, next] = near.sort((a, b) => a.slips - b.slips);
  return best && best.slips !== next?.slips ? best.country : undefined;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

/** Letters that are missing, too many, wrong, or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : wrong;
      next.push(Math.min(wrong, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
