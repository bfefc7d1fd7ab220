import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import type { FoundNews } from "#app/search/found-news.tsx";
import type { NewsQuery } from "./use-news-search.ts";

type Found = ComponentType<Parameters<typeof FoundNews>[0]>;

/** The items that a search finds; the search itself is fetched with the first letter. */
export function NewsSearch({ search, locale }: { search: NewsQuery; locale: Locale }) {
  const [Found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("#app/search/found-news.tsx").then(
      (module) => setFound(() => module.FoundNews),
      () => setFailed(true),
    );
  }, []);
  const clear = (
    <button type="button" className="button button-quiet mt-4" onClick={() => search.change("")}>
      {m.show_all()}
    </button>
  );
  if (Found) return <Found query={search.query} locale={locale} clear={clear} />;
  return <Waiting>{failed ? m.search_failed() : m.search_loading()}</Waiting>;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-6 border-t-2 border-ink py-10 text-lg">
      {children}
    </p>
  );
}
