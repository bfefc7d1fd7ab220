import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { SearchFile } from "#catalog/page-parts.ts";
import { toPlainPath } from "#site/locales.ts";
import { useShell } from "./use-shell.ts";

/** Helps a visitor to an address without a page: the most similar pages, or else the main ones, and a search over all. */
export default function FindPage({ path }: { path?: string | undefined }) {
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  const [wanted, setWanted] = useState("");
  const { locale, navigation } = useShell();
  useEffect(() => {
    // without the list, the sections below still help
    fetchWithRetry<SearchFile>(`/search/${locale}/recent.json`, { onResponse: requireJson }).then(
      ({ documents }) => setPages(documents),
      () => {},
    );
  }, [locale]);
  const isSearching = wanted.trim() !== "";
  const near = isSearching ? filterPagesByWord(pages, wanted) : findNearestPages(pages, path ?? "");
  const main = navigation.flatMap(({ items }) =>
    items.slice(0, 1).map(({ to, label }) => ({ path: to, title: label })),
  );
  const found = isSearching || near.length > 0 ? near : main;
  const title = isSearching ? m.error_found() : near.length > 0 ? m.error_nearest() : m.error_main_pages();
  return (
    <>
      <label htmlFor="find-page" className="font-semibold">
        {m.error_search()}
      </label>
      <input
        id="find-page"
        type="search"
        className="field mt-2"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        autoComplete="off"
      />
      <div role="status">
        {found.length > 0 && <h2 className="mt-6 text-sm text-quiet">{title}</h2>}
        {found.length === 0 && <p className="mt-6 text-quiet">{m.error_none_found({ wanted })}</p>}
      </div>
      <ul>
        {found.map(({ path: to, title: name }) => (
          <li key={to} className="border-b border-line">
            <a href={to} className="block min-h-11 py-2.5 font-semibold text-link hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type PageEntry = { path: string; title: string; text: string };

const shown = 4;

/** The page above a mistyped address, and those whose address shares the most letter pairs with it; none if nothing is similar. */
function findNearestPages(pages: readonly PageEntry[], path: string): PageEntry[] {
  const above = toPlainPath(path).replace(/\/[^/]*$/, "");
  return pickBestPages(
    pages,
    ({ path: other }) => (toPlainPath(other) === above ? 1 : measureLikeness(getLastWords(path), getLastWords(other))),
    0.3,
  );
}

/** Pages that contain all the words in their title, address or text. */
function filterPagesByWord(pages: readonly PageEntry[], wanted: string): PageEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: PageEntry) => words.filter((word) => title.toLowerCase().includes(word)).length;
  const matching = pages.filter((page) =>
    words.every((word) => `${page.title} ${page.path} ${page.text}`.toLowerCase().includes(word)),
  );
  return pickBestPages(matching, (page) => 1 + inTitle(page), 0);
}

function pickBestPages(pages: readonly PageEntry[], score: (page: PageEntry) => number, least: number): PageEntry[] {
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > least)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ page }) => page);
}

function getLastWords(path: string): string {
  // without the language, which all of its addresses have in common
  return toPlainPath(path).toLowerCase().split("/").filter(Boolean).slice(-2).join("-");
}

/** Dice coefficient of letter pairs: 1 for the same text, 0 for nothing in common. */
function measureLikeness(a: string, b: string): number {
  const [one, two] = [splitIntoPairs(a), splitIntoPairs(b)];
  if (one.size === 0 || two.size === 0) return 0;
  return (2 * [...one].filter((pair) => two.has(pair)).length) / (one.size + two.size);
}

function splitIntoPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
