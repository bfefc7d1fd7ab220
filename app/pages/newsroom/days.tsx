import type { NewsItem } from "#catalog/news-page-data.ts";
import { StaticSvg } from "#app/ui/markup.tsx";

type Props = { calendar: NewsItem["calendar"]; over: boolean; className?: string };

/** The days of an item: drawn as a calendar, and as a list. What is over is pale. */
export function Days({ calendar, over, className = "" }: Props) {
  if (!calendar) return null;
  return (
    <div className={`calendar-box ${over ? "calendar-over" : ""} ${className}`}>
      <StaticSvg markup={calendar.markup} />
      <ul className="calendar-list mt-6 border-t-2 border-ink">
        {calendar.rows.map(({ kind, days, label }) => (
          <li key={days + label} className="grid grid-cols-[auto_1fr] items-center gap-x-3 border-b border-line py-2.5">
            <span className={`day-key day-key-${kind}`} />
            <b className="font-semibold tabular-nums">{days}</b>
            <span className="col-start-2 text-quiet">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
