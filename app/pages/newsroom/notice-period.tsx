import { type NoticeState, noticeState } from "#site/notice-state.ts";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";
import { localDay } from "#app/platform/use-today.ts";
import { date } from "#app/ui/format.ts";

type Props = { notice: { from: string; to?: string }; stateOfBuild: NoticeState };

const colors: Readonly<Record<NoticeState, string>> = {
  planned: "bg-sunken text-ink",
  "in-force": "bg-warn-panel text-warn",
  over: "bg-sunken text-quiet",
};

/** From when to when a notice holds, and whether it does on the visitor's day. */
export function NoticePeriod({ notice, stateOfBuild }: Props) {
  const { from, to } = notice;
  const today = useHydrated() ? localDay() : undefined;
  const state = today ? noticeState(notice, today) : stateOfBuild;
  const name = { planned: m.notice_planned, "in-force": m.notice_in_force, over: m.notice_over }[state]();
  const days = (
    to ? m.notice_period({ from: date(from), to: `\n${date(to)}` }) : m.notice_from({ from: date(from) })
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
