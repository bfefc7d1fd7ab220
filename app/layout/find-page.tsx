import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { http, requireJson } from "#app/platform/http.ts";
import type { SearchFile } from "#catalog/search/documents.ts";
import { useShell } from "./use-shell.ts";
import { nearestPages, type PageEntry, pagesWith } from "./nearest-pages.ts";

/** Helps a visitor to an address without a page: the most similar pages, or else the main ones, and a search over all. */
export default function FindPage({ path }: { path?: string | undefined }) {
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  const [wanted, setWanted] = useState("");
  const { locale, navigation } = useShell();
  useEffect(() => {
    // without the list, the sections below still help
    http<SearchFile>(`/search/${locale}/recent.json`, { onResponse: requireJson }).then(
      ({ documents }) => setPages(documents),
      () => {},
    );
  }, [locale]);
  const asked = wanted.trim() !== "";
  const near = asked ? pagesWith(pages, wanted) : nearestPages(pages, path ?? "");
  const main = navigation.flatMap(({ items }) =>
    items.slice(0, 1).map(({ to, label }) => ({ path: to, title: label })),
  );
  const found = asked || near.length > 0 ? near : main;
  const title = asked ? m.error_found() : near.length > 0 ? m.error_nearest() : m.error_main_pages();
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
            <a href={to} className="block min-h-11 truncate py-2.5 font-semibold text-link hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
