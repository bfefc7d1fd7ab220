import type { NewsItem } from "#catalog/newsroom/item.ts";
import { date } from "#app/ui/format.ts";
import { HiddenMark } from "#app/ui/hidden-mark.tsx";

/** Day and topic of an item; and in development, that it would not be published. */
export function NewsStamp({ item, more }: { item: Pick<NewsItem, "date" | "topicName" | "hidden">; more?: string }) {
  return (
    <p className="mt-5 text-quiet">
      <time dateTime={item.date}>{date(item.date)}</time> · {item.topicName}
      {more && (
        <>
          {"\u00a0· "}
          <span className="whitespace-nowrap">{more}</span>
        </>
      )}
      {import.meta.env.DEV && <HiddenMark hidden={item.hidden} day={item.date} />}
    </p>
  );
}
