import { useEffect, useRef } from "react";
import type { SearchDocument } from "#catalog/search/documents.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import type { SearchGroup } from "./search-dialog.tsx";
import type { Search } from "./use-search.ts";

type Props = {
  id: string;
  groups: readonly SearchGroup[];
  /** The option that Enter opens. */
  active: number;
  query: string;
  search: Search;
  onChoose: (document: SearchDocument) => void;
};

/** What a search found, by kind; and what to do if it found nothing, or failed. */
export function SearchResults({ id, groups, active, query, search, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const count = search.found.length;
  useEffect(() => {
    if (active >= 0) ref.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  let at = -1;
  return (
    <div ref={ref} className="overflow-y-auto overscroll-contain p-2">
      <p role="status" className={count > 0 || search.state === "failed" ? "sr-only" : "px-3 py-4 text-quiet"}>
        {status(query, search)}
      </p>
      {search.state === "failed" && (
        <div role="alert" className="px-3 py-4">
          <p>{m.search_failed()}</p>
          <button type="button" className="button button-quiet mt-3" onClick={search.retry}>
            {m.try_again()}
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={m.search_found()}>
        {groups.map(({ kind, documents }) => (
          <div key={kind} role="group" aria-label={kindName(kind)} className="mb-2">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-quiet">
              {kindName(kind)}
            </p>
            {documents.map((document) => {
              at += 1;
              return (
                <Option
                  key={document.path}
                  id={`${id}-${at}`}
                  selected={at === active}
                  document={document}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {count > 0 && search.unread > 0 && (
        <button type="button" className="button button-quiet m-3" onClick={search.more} disabled={search.reading}>
          {search.reading ? m.search_reading() : m.search_archive({ count: search.unread })}
        </button>
      )}
    </div>
  );
}

type OptionProps = {
  id: string;
  selected: boolean;
  document: SearchDocument;
  onChoose: (document: SearchDocument) => void;
};

function Option({ id, selected, document, onChoose }: OptionProps) {
  const { path, kind, title, date: day } = document;
  const text = kind === "place" ? m.search_place() : document.text;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field holds the focus and its keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={() => onChoose(document)}
      data-path={path}
      className="cursor-pointer border-s-2 border-transparent px-3 py-2 hover:bg-sunken aria-selected:border-route aria-selected:bg-sunken"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block truncate text-sm text-quiet">{day ? `${date(day, "short")} · ${text}` : text}</span>
    </div>
  );
}

function status(query: string, { state, found, reading }: Search): string {
  if (state === "failed") return "";
  if (state === "loading") return m.search_loading();
  if (!query) return m.search_help();
  if (found.length > 0) return m.search_count({ count: found.length });
  return reading ? m.search_reading() : m.search_none({ query });
}

function kindName(kind: SearchDocument["kind"]): string {
  return {
    place: m.search_places(),
    service: m.search_services(),
    guide: m.search_guides(),
    news: m.search_news(),
    page: m.search_pages(),
  }[kind];
}
