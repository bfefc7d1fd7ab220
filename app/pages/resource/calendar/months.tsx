import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#app/messages/m.ts";
import { useToday } from "#app/platform/hydration.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import type { CalendarPage } from "#catalog/place-page-data.ts";

type Month = CalendarPage["months"][number];
type Kind = NonNullable<Month["marks"][number]["kind"]>;

/** How a day of the hub is coloured; holidays abroad are in the list alone. */
const looks: Readonly<Record<Kind, string>> = {
  closed: "bg-(--day-closed) font-semibold text-(--page)",
  last: "bg-(--air) font-semibold text-(--page)",
  first: "bg-(--air) font-semibold text-(--page)",
  sea: "bg-(--data) font-semibold text-(--page)",
  period: "bg-(--day)",
  abroad: "",
};

const keys = [
  { kind: "closed", text: m.calendar_key_closed },
  { kind: "last", text: m.calendar_key_last },
  { kind: "period", text: m.calendar_key_period },
] as const;

/** The months ahead, one open at a time: its days as a sheet, and what they are as a list. An address with a month (`#2027-02`) opens it. */
export function Months({ page: { today, months, weekdays } }: { page: CalendarPage }) {
  const { hash } = useLocation();
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const month = [...(all.current?.children ?? [])].find(({ id }) => id === hash.slice(1));
    if (!month) return;
    month.setAttribute("open", "");
    month.scrollIntoView();
  }, [hash]);
  // a month of which less than a week is left leaves its place to the next
  const left = months[0]?.weeks.flat().filter((cell) => cell && cell.day > today).length ?? 0;
  const current = left < 7 && months.length > 1 ? 1 : 0;
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {keys.map(({ kind, text }) => (
          <li key={kind} className="flex items-center gap-2.5">
            <span className={`day-key shrink-0 ${looks[kind]}`} />
            {text()}
          </li>
        ))}
      </ul>
      <div ref={all} className="border-b border-line">
        {months.map((month, at) => (
          <details
            key={month.id}
            id={month.id}
            name="month"
            open={at === current}
            className="group/fold scroll-mt-20 border-t border-line"
          >
            <FoldTitle>{month.title}</FoldTitle>
            <div className="grid items-start gap-x-16 gap-y-6 pb-8 lg:grid-cols-[2fr_3fr]">
              <Sheet month={month} weekdays={weekdays} today={today} />
              <MarkList marks={month.marks} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}

type SheetProps = { month: Month; weekdays: readonly string[]; today: string };

function Sheet({ month: { title, weeks }, weekdays, today }: SheetProps) {
  const now = useToday(today);
  return (
    <table aria-label={title} className="w-full max-w-md table-fixed text-center tabular-nums">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="pb-2 text-sm font-normal text-quiet">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((cell) => cell)?.day}>
            {week.map((cell, at) => (
              <td key={cell?.day ?? at} className="p-0.5" aria-current={cell?.day === now ? "date" : undefined}>
                {cell && (
                  <span
                    className={`block rounded-md py-2 ${cell.kind ? looks[cell.kind] : at > 4 ? "text-quiet" : ""} ${cell.day === now ? "outline-2 outline-offset-1" : ""}`}
                  >
                    {Number(cell.day.slice(8))}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MarkList({ marks }: Pick<Month, "marks">) {
  if (marks.length === 0) return <p className="text-quiet">{m.calendar_nothing()}</p>;
  return (
    <ul className="phrased">
      {marks.map(({ kind, from, days, label, path }) => (
        <li key={from + label} className="gap-x-6 border-b border-line py-2.5 sm:grid sm:grid-cols-[2fr_5fr]">
          <span className="flex items-center gap-2.5 tabular-nums">
            <span className={`day-key mt-1.5 shrink-0 self-start ${kind === "abroad" ? "invisible" : looks[kind]}`} />
            {days}
          </span>
          {/* on a phone below the days, which stand beside the key */}
          <span className={`block max-sm:ms-[1.425rem] ${kind === "abroad" ? "text-quiet" : "font-semibold"}`}>
            {path ? (
              <a href={path} className="text-link hover:underline">
                {label}
              </a>
            ) : (
              label
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
