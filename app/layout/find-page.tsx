import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { SearchFile } from "#catalog/page-parts.ts";
import { measureNearness, type PageEntry } from "./nearest-pages.ts";
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
  // the main pages fill the room that is kept for what may be near, under their own name
  const room = isSearching ? 0 : near.length > 0 ? shown - 1 - near.length : shown;
  const beside = main.filter(({ path: to }) => near.every((page) => page.path !== to)).slice(0, Math.max(0, room));
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
        <PageList title={isSearching ? m.error_found() : m.error_nearest()} pages={near} />
        {isSearching && near.length === 0 && <p className="mt-6 text-quiet">{m.error_none_found({ wanted })}</p>}
      </div>
      {/* a list of its own where others stand above it: it takes the place of the first, and none of it moves */}
      <PageList key={near.length} title={m.error_main_pages()} pages={beside} />
    </>
  );
}

type PageListProps = { title: string; pages: readonly { path: string; title: string }[] };

function PageList({ title, pages }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 text-sm text-quiet">{title}</h2>
      <ul>
        {pages.map(({ path, title: name }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="block min-h-11 py-2.5 font-semibold text-link hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const shown = 4;

/** The pages nearest to a mistyped address, without those that are much less near than the first. */
function findNearestPages(pages: readonly PageEntry[], path: string): PageEntry[] {
  const measure = (page: PageEntry) => measureNearness(page, path);
  const best = Math.max(0, ...pages.map(measure));
  return pickBestPages(pages, measure, best * 0.6);
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
