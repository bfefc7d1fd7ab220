import { m } from "#app/paraglide/messages.js";
import type { NewsQuery } from "./use-news-query.ts";

type Props = { topics: Readonly<Record<string, { name: string; text: string }>>; query: NewsQuery };

/** Topics as one choice of several, and a search over title and summary. */
export function NewsFilter({ topics, query }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <fieldset>
        <legend className="mb-2 text-sm text-quiet">{m.news_topic()}</legend>
        <div className="flex flex-wrap gap-2">
          {[["", m.all()] as const, ...Object.entries(topics).map(([id, { name }]) => [id, name] as const)].map(
            ([id, name]) => (
              <label
                key={id}
                className="cursor-pointer rounded-full border border-control px-4 py-2 has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
              >
                <input
                  type="radio"
                  name="topic"
                  value={id}
                  checked={query.topic === id}
                  onChange={() => query.change({ topic: id })}
                  className="sr-only"
                />
                {name}
              </label>
            ),
          )}
        </div>
      </fieldset>
      <label className="w-full sm:w-72">
        <span className="mb-2 block text-sm text-quiet">{m.news_search()}</span>
        <input
          type="search"
          className="field"
          value={query.search}
          onChange={({ target }) => query.change({ q: target.value })}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
