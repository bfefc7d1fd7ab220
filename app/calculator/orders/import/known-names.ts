/** What a file may call one thing: `own` on the page that it is dropped on, `also` in the site's other languages. */
type Named = { id: string; own: readonly string[]; also?: readonly string[] | undefined };

/** A name as it is compared: in small letters of one width, with single spaces, and none beside a bracket. */
export function normalizeName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/ ?([()]) ?/g, "$1")
    .trim();
}

/**
 * What each name stands for, as `normalizeName` writes it. A file that was filled in on the page in one language is read
 * on that in another. The page's own names count first; another one that two things share says neither.
 */
export function indexNames(all: readonly Named[]): ReadonlyMap<string, string> {
  const own = new Map(all.flatMap(({ id, own: names }) => names.map((name) => [normalizeName(name), id] as const)));
  const others = new Map<string, string>();
  const shared = new Set<string>();
  for (const { id, also = [] } of all)
    for (const name of also.map(normalizeName)) {
      if ((others.get(name) ?? id) !== id) shared.add(name);
      others.set(name, id);
    }
  return new Map([...own, ...[...others].filter(([name]) => !own.has(name) && !shared.has(name))]);
}
