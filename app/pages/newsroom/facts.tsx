import { m } from "#app/messages/m.ts";
import { getHubDay, useHydrated } from "#app/platform/hydration.ts";
import { formatDate, list } from "#app/ui/format.ts";
import type { NewsItem } from "#catalog/news-page-data.ts";
import { getNoticeState, type NoticeState } from "#site/notice-state.ts";

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

type Props = { notice: { from: string; to?: string }; stateOfBuild: NoticeState };

const colors: Readonly<Record<NoticeState, string>> = {
  planned: "bg-sunken text-ink",
  "in-force": "bg-warn-panel text-warn",
  over: "bg-sunken text-quiet",
};

/** From when to when a notice holds, and whether it does on the visitor's day. */
function NoticePeriod({ notice, stateOfBuild }: Props) {
  const { from, to } = notice;
  const today = useHydrated() ? getHubDay() : undefined;
  const state = today ? getNoticeState(notice, today) : stateOfBuild;
  const name = { planned: m.notice_planned, "in-force": m.notice_in_force, over: m.notice_over }[state]();
  const days = (
    to
      ? m.notice_period({ from: formatDate(from), to: `\n${formatDate(to)}` })
      : m.notice_from({ from: formatDate(from) })
  ).split("\n");
  return (
    <>
      {days.slice(0, -1).map((day) => [
        <span key={day} className="inline-block">
          {day.trim()}
        </span>,
        // Chinese has none between its words
        day.trimEnd() === day ? "" : " ",
      ])}
      {/* the mark does not stand alone on a line */}
      <span className="inline-block">
        {days.at(-1)?.trim()}{" "}
        <span className={`inline-block rounded px-2 py-0.5 text-sm ${colors[state]}`}>{name}</span>
      </span>
    </>
  );
}
