import { useEffect, useMemo, useState } from "react";
import type { Locale } from "#site/locales.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { type SearchEngine, loadSearchEngine } from "./engine.ts";

export type Search = {
  state: "loading" | "ready" | "failed";
  found: readonly SearchDocument[];
  /** Older items not yet included. */
  unread: number;
  /** Includes them. */
  more: () => void;
  reading: boolean;
  retry: () => void;
};

/** With fewer results than this, the archive is included automatically. */
const few = 3;

/** The pages that match a query, best first. `query` is looked up as soon as the search is ready. */
export function useSearch(locale: Locale, query: string, kind?: SearchDocument["kind"]): Search {
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState(false);
  // counts files read, because the same query then finds more
  const [filesRead, setFilesRead] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    loadSearchEngine(locale).then(
      (made) => wanted && setEngine(made),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [locale, attempt]);
  const text = query.trim();
  const wantsTexts = text.length > 1 && kind === undefined;
  useEffect(() => {
    // without them the search finds whole pages, as it did
    if (wantsTexts)
      engine?.readTexts().then(
        () => setFilesRead((count) => count + 1),
        () => undefined,
      );
  }, [engine, wantsTexts]);
  const found = useMemo(() => (engine && text ? engine.find(text, kind) : []), [engine, text, kind, filesRead]);
  const unread = engine?.unread() ?? 0;
  const more = () => {
    if (!engine || reading) return;
    setReading(true);
    engine
      .readArchive()
      .then(
        () => setFilesRead((count) => count + 1),
        () => setFailed(true),
      )
      .finally(() => setReading(false));
  };
  const wantsMore = text.length > 2 && found.length < few && unread > 0 && !failed;
  useEffect(() => {
    if (wantsMore) more();
  }, [wantsMore]);
  const state = failed ? "failed" : engine ? "ready" : "loading";
  return { state, found, unread, more, reading, retry: () => setAttempt((count) => count + 1) };
}
