import type { NewsListPage } from "#catalog/newsroom/list.ts";
import { m } from "#app/messages/m.ts";
import type { NewsQuery } from "./use-news-search.ts";

type Props = { list: Pick<NewsListPage, "topics" | "years" | "all" | "topic" | "year">; search: NewsQuery };

/** Topics and years as links with addresses of their own, and a search over all items. */
export function NewsFilter({ list, search }: Props) {
  const { topics, years, all, topic, year } = list;
  const whole = !topic && !year && !search.query;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <nav aria-label={m.news_topic()}>
        <ul className="flex flex-wrap gap-2">
          <Choice href={all} current={whole} name={m.all()} />
          {topics.map(({ id, name, path }) => (
            <Choice key={id} href={path} current={id === topic?.id} name={name} />
          ))}
        </ul>
        {years.length > 1 && (
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1" aria-label={m.news_years()}>
            {years.map((each) => (
              <li key={each.year}>
                <a
                  href={each.path}
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
        <label>
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
