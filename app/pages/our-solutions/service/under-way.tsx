import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/hydration.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";
import { formatDayAndMonth, formatWeekday } from "#app/ui/format.ts";
import { Section } from "#app/ui/section.tsx";
import { fromDayNumber, toDayNumber } from "#rating/calendar/calendar.ts";

type Props = Pick<ServicePage, "departures" | "today">;

/** What leaves, the days of the way, and when it is due. */
const columns =
  "flex flex-wrap justify-between gap-x-4 sm:grid sm:gap-x-8 sm:grid-cols-[minmax(0,11rem)_1fr_minmax(0,13rem)]";

/** How many departures are shown that have left; the next one stands before them. */
const mostUnderWay = 3;

/**
 * What has left and what leaves next, by the timetable: each on one scale of days, with today as a line through all.
 * Without scripts and on paper it would be about the day of the build, and is not shown.
 */
export function UnderWay({ service: { departures, today: dayOfBuild } }: { service: Props }) {
  const today = useToday(dayOfBuild);
  if (!departures) return null;
  const next = departures.all.find(({ day }) => day >= today);
  const left = departures.all.filter(({ day, to }) => day < today && to >= today).slice(-mostUnderWay);
  const rows = [...left, ...(next ? [next] : [])];
  if (!next) return null;
  const ends = [today, ...rows.flatMap(({ day, to }) => [day, to])].toSorted();
  const start = ends[0] ?? today;
  const whole = countDays(start, ends.at(-1) ?? today);
  const thing = trustMarkup(departures.thing);
  const place = (day: string) => `${(countDays(start, day) / whole) * 100}%`;
  return (
    <div className="needs-scripts print:hidden">
      <Section title={m.under_way_title()} intro={m.under_way_intro({ place: departures.place })}>
        {/* the days above all rows, and today through them */}
        <div className={`${columns} border-b-2 border-ink`}>
          <svg aria-hidden="true" className="day-axis h-11 w-full sm:col-start-2">
            <text className="draw-strong" x={place(today)} y="14">
              {m.under_way_today({ day: formatDayAndMonth(today) })}
            </text>
            {listDates(start, whole, today).map((day) => (
              <g key={day}>
                <text className="axis-figure" x={place(day)} y="34" textAnchor="middle">
                  {formatDayAndMonth(day)}
                </text>
                <line className="axis-tick" x1={place(day)} x2={place(day)} y1="38" y2="44" />
              </g>
            ))}
            <line className="axis-line" x1={place(today)} x2={place(today)} y1="20" y2="46" />
          </svg>
        </div>
        <ol>
          {rows.map(({ day, from, to }) => (
            <li key={day} className={`${columns} items-center border-b border-line max-sm:pt-3`}>
              <span className="min-w-37 font-semibold">{describeDeparture(day, today)}</span>
              <span className="text-end text-sm text-quiet tabular-nums sm:order-last">
                {m.under_way_due({ from: formatDayAndMonth(from), to: formatDayAndMonth(to) })}
              </span>
              {/* from the departure to the days of delivery; the goods stand at today */}
              <svg aria-hidden="true" className="day-axis h-19 w-full">
                <line className="axis-line" x1={place(today)} x2={place(today)} y2="100%" />
                <line className="axis-line" x1={place(day)} x2={place(to)} y1="60" y2="60" />
                <line className="map-lit" x1={place(from)} x2={place(to)} y1="60" y2="60" />
                {day < today && <svg x={place(today)} y="58" overflow="visible" dangerouslySetInnerHTML={thing} />}
              </svg>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function describeDeparture(day: string, today: string): string {
  if (day === today) return m.under_way_leaves_today();
  return (day < today ? m.under_way_left : m.under_way_leaves)({ day: formatWeekday(day) });
}

/** Days that are whole weeks apart, four at most, clear of both ends and of today. */
function listDates(start: string, whole: number, today: string): string[] {
  const weeks = Math.ceil(whole / 28);
  return [1, 2, 3, 4].flatMap((at) => {
    const days = at * weeks * 7;
    const isClear = days < 0.95 * whole && Math.abs(days - countDays(start, today)) > 0.1 * whole;
    return isClear ? [fromDayNumber((toDayNumber(start) ?? 0) + days)] : [];
  });
}

function countDays(from: string, to: string): number {
  return (toDayNumber(to) ?? 0) - (toDayNumber(from) ?? 0);
}
