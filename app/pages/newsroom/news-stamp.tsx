import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import type { NewsItem } from "#catalog/news-page-data.ts";
import type { NewsEntry } from "#catalog/page-parts.ts";

/** Day and topic of an item; and in development, that it would not be published. */
export function NewsStamp({ item }: { item: Pick<NewsItem, "date" | "topicName" | "hidden"> }) {
  return (
    <p className="mt-5 text-quiet">
      <time dateTime={item.date}>{formatDate(item.date)}</time> · {item.topicName}
      {import.meta.env.DEV && <HiddenMark hidden={item.hidden} day={item.date} />}
    </p>
  );
}

/** Says in development that an item would not be published. */
export function HiddenMark({ hidden, day }: { hidden: NewsEntry["hidden"] | undefined; day: string }) {
  if (!hidden) return null;
  return (
    <strong className="ms-3 inline-block rounded bg-warn-panel px-2 py-0.5 text-sm text-warn">
      {hidden === "draft" ? m.news_draft() : m.news_future({ date: formatDate(day) })}
    </strong>
  );
}
