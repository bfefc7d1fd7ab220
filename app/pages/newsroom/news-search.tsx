import { Button } from "#app/ui/button.tsx";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import type { FoundNews } from "#app/search/found-news.tsx";
import type { NewsListPage } from "#catalog/news-page-data.ts";
import type { Locale } from "#site/locales.ts";

type Found = ComponentType<Parameters<typeof FoundNews>[0]>;

/** The items that a search finds; the search itself is fetched with the first letter. */
export function NewsSearch({ search, locale }: { search: NewsSearchState; locale: Locale }) {
  const [Found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("#app/search/found-news.tsx").then(
      (module) => setFound(() => module.FoundNews),
      () => setFailed(true),
    );
  }, []);
  const clear = (
    <Button quiet className="mt-4" onClick={() => search.change("")}>
      {m.show_all()}
    </Button>
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

type NewsSearchState = ReturnType<typeof useNewsSearch>;

const longest = 100;

/** What the newsroom is searched for. It lives in the address, so that back, a bookmark and a friend find the same. */
export function useNewsSearch() {
  const [params, setParams] = useSearchParams();
  const type = useNavigationType();
  // the prerendered page knows no query
  const queryInAddress = useHydrated() ? (params.get("q") ?? "").slice(0, longest) : "";
  // what is typed counts at once; the address follows, and leads only where a navigation has brought another one
  const [query, setQuery] = useState("");
  // what was typed while this page was on its way is in the address alone
  const fresh = useRef(true);
  useEffect(() => {
    if (fresh.current || type !== "REPLACE") setQuery(queryInAddress);
    fresh.current = false;
  }, [queryInAddress, type]);
  const change = (text: string) => {
    setQuery(text);
    setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true });
  };
  return { query, change };
}

type Props = { list: Pick<NewsListPage, "topics" | "years" | "all" | "topic" | "year">; search: NewsSearchState };

/** Topics and years as links with addresses of their own, and a search over all items. */
export function NewsFilter({ list, search }: Props) {
  const { topics, years, all, topic, year } = list;
  const whole = !topic && !year && !search.query;
  const early = useRestoreEarlyInput<HTMLLabelElement>();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <nav aria-label={m.news_topic()}>
        <ul className="flex flex-wrap gap-2">
          <Choice href={all} current={whole} name={m.all()} />
          {topics.map(({ id, name, path }) => (
            <Choice key={id} href={keepQuery(path, search.query)} current={id === topic?.id} name={name} />
          ))}
        </ul>
        {years.length > 1 && (
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1" aria-label={m.news_years()}>
            {years.map((each) => (
              <li key={each.year}>
                <a
                  href={keepQuery(each.path, search.query)}
                  aria-current={each.year === year ? "page" : undefined}
                  className="inline-block py-2 text-link tabular-nums underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {each.year}
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <search className="w-full sm:w-76">
        <label ref={early}>
          <span className="mb-2 block text-sm text-quiet">{m.news_search()}</span>
          <input
            type="search"
            className="field"
            value={search.query}
            onChange={({ target }) => search.change(target.value)}
            autoComplete="off"
            maxLength={100}
          />
        </label>
      </search>
    </div>
  );
}

/** A topic or a year with what is searched for, which a choice among them leaves as it is. */
export function keepQuery(path: string, query: string): string {
  return query ? `${path}?${new URLSearchParams({ q: query })}` : path;
}

function Choice({ href, current, name }: { href: string; current: boolean; name: string }) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? "page" : undefined}
        className="inline-block rounded-full border border-control px-4 py-2 hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-page aria-[current=page]:forced-color-adjust-none"
      >
        {name}
      </a>
    </li>
  );
}
