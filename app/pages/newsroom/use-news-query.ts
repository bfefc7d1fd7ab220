import { useSearchParams } from "react-router";
import type { NewsEntry } from "#catalog/views/news.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";

const perPage = 10;

export type NewsQuery = ReturnType<typeof useNewsQuery>;

/** Filter, search and page of the newsroom. They live in the address, so that back, a bookmark and a friend find the same. */
export function useNewsQuery(entries: readonly NewsEntry[]) {
  const [params, setParams] = useSearchParams();
  // the prerendered page knows no query
  const asked = useHydrated() ? params : new URLSearchParams();
  const topic = asked.get("topic") ?? "";
  const search = asked.get("q") ?? "";
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(
    (entry) =>
      (!topic || entry.topic === topic) &&
      words.every((word) => `${entry.title} ${entry.summary} ${entry.topicName}`.toLowerCase().includes(word)),
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked.get("page"))) || 1));
  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    topic,
    search,
    found,
    shown: found.slice((page - 1) * perPage, page * perPage),
    page,
    pages,
    change,
    clear: () => change({ topic: "", q: "" }),
  };
}
