import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/hydration.ts";
import { trustMarkup } from "#app/platform/trusted-types.ts";
import { formatDayAndMonth, formatWeekday } from "#app/ui/format.ts";
import { Section } from "#app/ui/section.tsx";

type Props = Pick<ServicePage, "departures" | "today">;

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
        <ol className="border-t-2 border-ink">
          {rows.map(({ day, from, to }) => (
            <li
              key={day}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-x-8 border-b border-line py-3 sm:grid-cols-[minmax(0,11rem)_1fr_minmax(0,13rem)]"
            >
              <span className="font-semibold">{describeDeparture(day, today)}</span>
              <span className="text-end text-sm text-quiet tabular-nums sm:order-last">
                {m.under_way_due({ from: formatDayAndMonth(from), to: formatDayAndMonth(to) })}
              </span>
              {/* from the departure to the days of delivery; the goods stand at today */}
              <svg aria-hidden="true" className="day-axis mt-2 h-[3.5rem] w-full max-sm:col-span-full sm:mt-0">
                <line className="axis-tick" x1={place(today)} x2={place(today)} y2="56" strokeDasharray="3 3" />
                <line className="axis-line" x1={place(day)} x2={place(to)} y1="48" y2="48" />
                <line className="map-lit" x1={place(from)} x2={place(to)} y1="48" y2="48" />
                {day < today && <svg x={place(today)} y="46" overflow="visible" dangerouslySetInnerHTML={thing} />}
              </svg>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-quiet">{m.under_way_today({ day: formatWeekday(today) })}</p>
      </Section>
    </div>
  );
}

function describeDeparture(day: string, today: string): string {
  if (day === today) return m.under_way_leaves_today();
  return (day < today ? m.under_way_left : m.under_way_leaves)({ day: formatWeekday(day) });
}

function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
