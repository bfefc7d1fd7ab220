import type { NewsItem } from "#catalog/newsroom/item.ts";
import { m } from "#app/messages/m.ts";
import { NoticePeriod } from "./notice-period.tsx";
import { list } from "#app/ui/joined.ts";

/** Key facts of an item, whom it concerns and which lines. */
export function Facts({
  item,
}: {
  item: Pick<NewsItem, "facts" | "concerns" | "services" | "notice" | "noticeState">;
}) {
  return (
    <dl className="border-t-2 border-ink">
      {item.notice && item.noticeState && (
        <Row label={m.notice_period_label()}>
          <NoticePeriod notice={item.notice} stateOfBuild={item.noticeState} />
        </Row>
      )}
      {item.notice && item.notice.destinations.length > 0 && (
        <Row label={m.notice_destinations()}>{list(item.notice.destinations)}</Row>
      )}
      {item.facts.map(({ label, value }) => (
        <Row key={label} label={label}>
          {value}
        </Row>
      ))}
      <Row label={m.news_concerns()}>{item.concerns}</Row>
      {item.services.length > 0 && (
        <Row label={m.news_lines()}>
          {item.services.map(({ name, path }) => (
            <a key={path} href={path} className="block text-link underline underline-offset-4">
              {name}
            </a>
          ))}
        </Row>
      )}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(9rem,1fr)_2fr]">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
