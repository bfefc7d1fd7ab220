import { Button, IconButton } from "#app/ui/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import LineReading from "#app/calculator/destination/line-reading.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { pasteLines } from "#app/platform/early-input.ts";
import { saveTarget } from "#app/platform/navigation.ts";
import { describeNumber } from "#app/pages/tracking/describe-number.ts";
import {
  describeTrackingNumber,
  findTrackingNumber,
  findTrackingTarget,
  listSeveralTrackingNumbers,
  longestNumbers,
} from "#app/platform/tracking.ts";
import { formatDate } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SpokenAtRest } from "./spoken-at-rest.tsx";
import { isComposing, useCombobox } from "#app/ui/use-combobox.ts";
import type { Shell } from "#catalog/page-data.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import type { Locale } from "#site/locales.ts";
import { type Search, useLineAnswers, useSearch } from "./use-search.ts";

/** How many results of each kind are shown at once. */
const perKind = 5;
/** So many of each where there are several kinds: the best of all of them are seen on a phone. */
const perKindBeside = 3;

/** The search of the whole site: a field with its results below, navigated with the arrow keys. */
export default function SearchDialog({
  locale,
  typed,
  onClose,
}: {
  locale: Locale;
  typed: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const { tracking, navigation } = useShell();
  const numbers = suggestTracking(query, tracking);
  // the digits of a tracking number are no size of a parcel
  const { first, last, unsettled, to, about, isRead } = useLineAnswers(numbers.length > 0 ? "" : query, locale);
  const search = useSearch(locale, about ?? query);
  const found = search.found.filter(({ serves }) => !to || !serves || serves.includes(to));
  const groups = query.trim()
    ? groupResults(listOnce([...numbers, ...first, ...found, ...last]))
    : listPopular(navigation);
  const options = groups.flatMap(({ documents }) => documents);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const go = ({ path }: SearchDocument) => {
    close();
    if (/^https:/.test(path)) return window.location.assign(path);
    saveTarget(new URL(path, window.location.href));
    navigate(path, { viewTransition: true });
  };
  const choose = (at: number) => {
    const chosen = options[at];
    if (chosen) go(chosen);
  };
  // Enter alone opens nothing that nobody has asked for
  const { id, active, field, onKeyDown, toFirst } = useCombobox(options.length, choose, query.trim() ? 0 : -1);
  // the first of a few results is not the best of all: Enter waits for them, as long as nothing else is typed or chosen
  const isFinal = numbers.length > 0 || (search.isComplete && isRead);
  const [entered, setEntered] = useState<string>();
  const onKey = (event: React.KeyboardEvent) => {
    const waits = event.key === "Enter" && query.trim() !== "" && !isFinal && active <= 0 && !isComposing(event);
    setEntered(waits ? query : undefined);
    // what the key opens may close the dialog before its character comes, which would press the button that opened it
    if (waits) event.preventDefault();
    else onKeyDown(event);
  };
  useEffect(() => {
    const [best] = options;
    if (isFinal && best && entered === query) go(best);
  }, [isFinal, entered]);
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
            onKeyDown={onKey}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestNumbers}
            onPaste={pasteLines}
            className="min-h-14 min-w-0 grow bg-transparent text-lg outline-none"
          />
          <IconButton icon="lucide:x" onClick={close} aria-label={m.search_close()} className="shrink-0" />
        </div>
        <SpokenAtRest className={unsettled ? "border-b border-line px-4 py-3" : ""}>
          {unsettled && <LineReading reading={unsettled} onText={setQuery} />}
        </SpokenAtRest>
        <SearchResults id={id} groups={groups} active={active} search={search} onChoose={go} />
      </div>
    </dialog>
  );
}

/** A tracking number leads to where it can be looked up, or to what it is; several to the page about all of them. */
function suggestTracking(query: string, tracking: Shell["tracking"]): SearchDocument[] {
  const several = listSeveralTrackingNumbers(query);
  const numbers = several.length > 0 ? several : [findTrackingNumber(query) ?? ""];
  const all = numbers.join(", ");
  const describe = (number: string) =>
    several.length > 0 ? "" : describeNumber(describeTrackingNumber(number, tracking?.forms ?? []));
  const paths: (readonly [number: string, path: string | undefined])[] =
    several.length > 0 && tracking?.page
      ? [[all, `${tracking.page}?number=${encodeURIComponent(all)}`]]
      : numbers.map((number) => [number, tracking && findTrackingTarget(number, tracking)]);
  return paths.flatMap(([number, path]): SearchDocument[] =>
    path ? [{ path, kind: "answer", title: m.track_found({ number }), text: describe(number) }] : [],
  );
}

/** Where most visitors go, as long as nothing is typed: what no menu hides, and what each menu has first. */
function listPopular(navigation: Shell["navigation"]): SearchGroup[] {
  const links = navigation.flatMap(({ to, label, items }) => (to ? { to, label, note: "" } : items.slice(0, 1)));
  const documents = links.map(
    ({ to, label, note = "" }): SearchDocument => ({ path: to, kind: "page", title: label, text: note }),
  );
  return [{ kind: "page", documents, all: documents.length }];
}

/** The price to a place and the place itself open the same. */
function listOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  const paths = documents.map(({ path }) => path);
  return documents.filter(({ path }, at) => paths.indexOf(path) === at);
}

/** Results by kind, with the kind of the best result first. */
function groupResults(found: readonly SearchDocument[]): SearchGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const shown = kinds.length > 1 ? perKindBeside : perKind;
  return kinds.map((kind) => {
    const all = found.filter((document) => document.kind === kind);
    return { kind, documents: all.slice(0, shown), all: all.length };
  });
}

type SearchGroup = { kind: SearchDocument["kind"]; documents: SearchDocument[]; all: number };

type Props = {
  id: string;
  groups: readonly SearchGroup[];
  /** The option that Enter opens. */
  active: number;
  search: Search;
  onChoose: (document: SearchDocument) => void;
};

/** What a search found, by kind; and what to do if it found nothing, or failed. */
function SearchResults({ id, groups, active, search, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // what is popular is no result
  const count = search.query ? groups.reduce((sum, { all }) => sum + all, 0) : 0;
  useEffect(() => {
    if (active >= 0) ref.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  let at = -1;
  return (
    <div ref={ref} className="overflow-y-auto overscroll-contain p-2">
      {search.state === "ready" && !search.query ? (
        // a touch screen has no such keys, nor has a phone whose pen or dock counts as a pointer; what is not shown is not read out
        <SpokenAtRest>
          <p className="px-3 pt-4 pb-1 text-quiet max-lg:hidden pointer-coarse:hidden">{m.search_help()}</p>
        </SpokenAtRest>
      ) : (
        <SpokenAtRest className={count > 0 || search.state === "failed" ? "sr-only" : "px-3 py-4 text-quiet"}>
          {describeStatus(search, count)}
        </SpokenAtRest>
      )}
      {search.state === "failed" && (
        <div role="alert" className="px-3 py-4">
          <p>{m.search_failed()}</p>
          <Button quiet className="mt-3" onClick={search.retry}>
            {m.try_again()}
          </Button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={m.search_found()}>
        {groups.map(({ kind, documents }) => (
          <div key={kind} role="group" aria-label={translateKind(kind)} className="mb-2">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-quiet">
              {translateKind(kind)}
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
        <Button quiet className="m-3" onClick={search.more} disabled={search.reading}>
          {search.reading ? m.search_reading() : m.search_archive({ count: search.unread })}
        </Button>
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
  const { kind, title, lead, date: day } = document;
  const text = kind === "place" ? m.search_place() : document.text;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field holds the focus and its keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={() => onChoose(document)}
      className="cursor-pointer border-s-2 border-transparent px-3 py-2 hover:bg-sunken aria-selected:border-route aria-selected:bg-sunken"
    >
      <span className="block font-semibold">{lead ? m.labelled({ label: lead, text: title }) : title}</span>
      {text && (
        <span className={`text-sm text-quiet ${kind === "answer" ? "line-clamp-3" : "block truncate"}`}>
          {day ? `${formatDate(day, "short")} · ${text}` : text}
        </span>
      )}
    </div>
  );
}

function describeStatus({ query, state, reading }: Search, count: number): string {
  if (state === "failed") return "";
  if (state === "loading") return m.search_loading();
  if (count > 0) return m.search_count({ count });
  return reading ? m.search_reading() : m.search_none({ query });
}

function translateKind(kind: SearchDocument["kind"]): string {
  return {
    place: m.search_places(),
    service: m.search_services(),
    guide: m.search_guides(),
    news: m.search_news(),
    answer: m.search_answers(),
    page: m.search_pages(),
  }[kind];
}
