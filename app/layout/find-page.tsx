import { useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { http, requireJson } from "#app/platform/http.ts";
import type { SearchFile } from "#catalog/search/documents.ts";
import { useShell } from "./use-shell.ts";
import { nearestPages, type PageEntry, pagesWith } from "./nearest-pages.ts";

/** Helps a visitor to an address without a page: the most similar pages, and a search over all. */
export default function FindPage({ path }: { path?: string | undefined }) {
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  const [wanted, setWanted] = useState("");
  const { locale } = useShell();
  useEffect(() => {
    // without the list, the sections below still help
    http<SearchFile>(`/search/${locale}/recent.json`, { onResponse: requireJson }).then(
      ({ documents }) => setPages(documents),
      () => {},
    );
  }, [locale]);
  const found = wanted.trim() ? pagesWith(pages, wanted) : nearestPages(pages, path ?? "");
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
        {found.length > 0 && (
          <h2 className="mt-6 text-sm text-quiet">{wanted.trim() ? m.error_found() : m.error_nearest()}</h2>
        )}
        {wanted.trim() && found.length === 0 && <p className="mt-6 text-quiet">{m.error_none_found({ wanted })}</p>}
      </div>
      <ul>
        {found.map(({ path: to, title }) => (
          <li key={to} className="border-b border-line">
            <a href={to} className="block min-h-11 truncate py-2.5 font-semibold text-link hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
