import { useEffect, useMemo, useState } from "react";
import type { Locale } from "#site/locales.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { type SearchEngine, loadSearchEngine } from "./engine.ts";
import type { LineAnswers } from "./line-answers.ts";

export type Search = {
  query: string;
  state: "loading" | "ready" | "failed";
  found: readonly SearchDocument[];
  /** Whether the texts, too, were looked through, or cannot be. */
  isComplete: boolean;
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
  // nothing is said to be found before the texts, too, were looked through
  const [isComplete, setComplete] = useState(false);
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
      engine
        ?.readTexts()
        .then(
          () => setFilesRead((count) => count + 1),
          () => undefined,
        )
        .then(() => setComplete(true));
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
  const isSearched = engine !== undefined && (isComplete || !wantsTexts);
  const state = failed ? "failed" : isSearched || found.length > 0 ? "ready" : "loading";
  return {
    query: text,
    state,
    found,
    isComplete: failed || isSearched,
    unread,
    more,
    reading,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** `isRead`: whether the line was read, or cannot be. */
type ReadLine = LineAnswers & { isRead: boolean };

const nothing: LineAnswers = { first: [], last: [], unsettled: undefined };

/** A query read as a line about a shipment or goods, once the reader of lines has come. */
export function useLineAnswers(query: string, locale: Locale): ReadLine {
  const [code, setCode] = useState<(query: string) => LineAnswers>();
  const [isLost, setLost] = useState(false);
  const text = query.trim();
  const isWanted = text.length > 1 && !code;
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    // without it the search still finds pages, and the next key tries again
    loadAnswers(locale).then(
      (made) => current && setCode(() => made),
      () => current && setLost(true),
    );
    return () => {
      current = false;
    };
  }, [isWanted, text, locale]);
  const answers = useMemo(() => (code && text.length > 1 ? code(text) : nothing), [code, text]);
  return { ...answers, isRead: !isWanted || isLost };
}

async function loadAnswers(locale: Locale): Promise<(query: string) => LineAnswers> {
  const [{ loadLineReader, judgeReading }, { answerLine }] = await Promise.all([
    import("#app/calculator/destination/line-reader.ts"),
    import("./line-answers.ts"),
  ]);
  const read = await loadLineReader();
  return (query) => answerLine(read(query), locale, judgeReading);
}
