import type { NewsItem } from "#catalog/views/news.ts";
import { date } from "#app/ui/format.ts";

export function NewsStamp({ item, more }: { item: Pick<NewsItem, "date" | "topicName">; more?: string }) {
  return (
    <p className="mt-5 text-quiet">
      <time dateTime={item.date}>{date(item.date)}</time> · {item.topicName}
      {more && ` · ${more}`}
    </p>
  );
}
