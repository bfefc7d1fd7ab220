import { useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { useHydrated } from "#app/platform/use-hydrated.ts";

export type NewsQuery = ReturnType<typeof useNewsSearch>;

const longest = 100;

/** What the newsroom is searched for. It lives in the address, so that back, a bookmark and a friend find the same. */
export function useNewsSearch() {
  const [params, setParams] = useSearchParams();
  const type = useNavigationType();
  // the prerendered page knows no query
  const asked = useHydrated() ? (params.get("q") ?? "").slice(0, longest) : "";
  // what is typed counts at once; the address follows, and leads only where a navigation has brought another one
  const [query, setQuery] = useState("");
  useEffect(() => {
    if (type !== "REPLACE") setQuery(asked);
  }, [asked, type]);
  const change = (text: string) => {
    setQuery(text);
    setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  };
  return { query, change };
}
