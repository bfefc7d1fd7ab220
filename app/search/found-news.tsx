import { Button } from "#app/ui/button.tsx";
import { SpokenAtRest } from "./spoken-at-rest.tsx";
import type { ReactNode } from "react";
import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { useSearch } from "./use-search.ts";

/** The number of results shown. */
const shown = 48;

/** Newsroom items that match a query. */
export function FoundNews({ query, locale, clear }: { query: string; locale: Locale; clear: ReactNode }) {
  const search = useSearch(locale, query, "news");
  const { state, found, unread, reading, more, retry } = search;
  if (state === "failed")
    return (
      <div role="alert" className="mt-6 border-t-2 border-ink py-10 text-lg">
        <p>{m.search_failed()}</p>
        <Button className="mt-4" onClick={retry}>
          {m.try_again()}
        </Button>
      </div>
    );
  const none = state === "ready" && found.length === 0 && !reading;
  return (
    <>
      <h2 className="sr-only">{m.search_found()}</h2>
      <SpokenAtRest className="mt-6 mb-3 text-sm text-quiet">
        {state === "loading"
          ? m.search_loading()
          : reading
            ? m.search_reading()
            : m.news_count({ count: found.length })}
      </SpokenAtRest>
      {none && (
        <div className="border-t-2 border-ink py-10">
          <p className="text-lg">{m.news_none()}</p>
          {clear}
        </div>
      )}
      {found.length > 0 && (
        <ul className="border-t-2 border-ink">
          {found.slice(0, shown).map(({ path, title, text, date: day }) => (
            <li key={path} className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[11rem_1fr]">
              <p className="text-sm text-quiet">{day && <time dateTime={day}>{formatDate(day)}</time>}</p>
              <div>
                <h3 className="text-lg font-semibold">
                  <a href={path} className="hover:underline hover:underline-offset-4">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 max-w-3xl text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {unread > 0 && !none && (
        <Button quiet className="mt-6" onClick={more} disabled={reading}>
          {reading ? m.search_reading() : m.search_archive({ count: unread })}
        </Button>
      )}
    </>
  );
}
