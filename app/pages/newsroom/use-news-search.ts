import { useSearchParams } from "react-router";
import { useHydrated } from "#app/platform/use-hydrated.ts";

export type NewsQuery = ReturnType<typeof useNewsSearch>;

/** What the newsroom is searched for. It lives in the address, so that back, a bookmark and a friend find the same. */
export function useNewsSearch() {
  const [params, setParams] = useSearchParams();
  // the prerendered page knows no query
  const query = useHydrated() ? (params.get("q") ?? "").slice(0, 100) : "";
  const change = (text: string) => setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  return { query, change };
}
