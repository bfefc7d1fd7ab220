import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Locale } from "#site/locales.ts";
import type { SearchDocument } from "#catalog/search/documents.ts";
import { rememberTarget } from "#app/platform/target.ts";
import { trackingAddress, trackingNumber } from "#app/platform/tracking.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/** How many results of each kind are shown at once. */
const perKind = 5;

/** The search of the whole site: a field with its results below, navigated with the arrow keys. */
export default function SearchDialog({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const { tracking } = useShell();
  const search = useSearch(locale, query);
  const groups = grouped([...tracked(query, tracking), ...search.found]);
  const options = groups.flatMap(({ documents }) => documents);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const go = ({ path }: SearchDocument) => {
    close();
    if (/^https:/.test(path)) return window.location.assign(path);
    rememberTarget(new URL(path, window.location.href));
    navigate(path, { viewTransition: true });
  };
  const { id, active, field, onKeyDown, toFirst } = useCombobox(options.length, (at) => {
    const chosen = options[at];
    if (chosen) go(chosen);
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-label={m.search_title()}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      className="search-dialog"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Icon name="lucide:search" className="text-quiet" />
          <input
            type="text"
            {...field}
            role="combobox"
            aria-label={m.search_title()}
            aria-expanded={options.length > 0}
            placeholder={m.search_hint()}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              toFirst();
            }}
            onKeyDown={onKeyDown}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            className="min-h-14 min-w-0 grow bg-transparent text-lg outline-none"
          />
          <button
            type="button"
            onClick={close}
            aria-label={m.search_close()}
            className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunken"
          >
            <Icon name="lucide:x" />
          </button>
        </div>
        <SearchResults id={id} groups={groups} active={active} query={query.trim()} search={search} onChoose={go} />
      </div>
    </dialog>
  );
}

/** Something that looks like a tracking number leads to the provider's page for it. */
function tracked(query: string, template?: string): SearchDocument[] {
  const number = template && trackingNumber(query);
  if (!number) return [];
  const path = trackingAddress(template, number);
  return [{ path, kind: "page", title: m.track_found({ number }), text: new URL(path).host }];
}

export type SearchGroup = { kind: SearchDocument["kind"]; documents: SearchDocument[]; all: number };

/** Results by kind, with the kind of the best result first. */
function grouped(found: readonly SearchDocument[]): SearchGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = found.filter((document) => document.kind === kind);
    return { kind, documents: all.slice(0, perKind), all: all.length };
  });
}
