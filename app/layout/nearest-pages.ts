export type PageEntry = { path: string; title: string; text: string };

const shown = 4;

/** Pages whose address shares the most letter pairs with a mistyped one; none if nothing is similar. */
export function nearestPages(pages: readonly PageEntry[], path: string): PageEntry[] {
  return best(pages, ({ path: other }) => likeness(lastWords(path), lastWords(other)), 0.3);
}

/** Pages that contain all the words in their title, address or text. */
export function pagesWith(pages: readonly PageEntry[], wanted: string): PageEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: PageEntry) => words.filter((word) => title.toLowerCase().includes(word)).length;
  const matching = pages.filter((page) =>
    words.every((word) => `${page.title} ${page.path} ${page.text}`.toLowerCase().includes(word)),
  );
  return best(matching, (page) => 1 + inTitle(page), 0);
}

function best(pages: readonly PageEntry[], score: (page: PageEntry) => number, least: number): PageEntry[] {
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > least)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ page }) => page);
}

function lastWords(path: string): string {
  return path.toLowerCase().split("/").filter(Boolean).slice(-2).join("-");
}

/** Dice coefficient of letter pairs: 1 for the same text, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  const [one, two] = [pairs(a), pairs(b)];
  if (one.size === 0 || two.size === 0) return 0;
  return (2 * [...one].filter((pair) => two.has(pair)).length) / (one.size + two.size);
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
