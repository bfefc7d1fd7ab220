type Row = { label: string; after?: number | undefined; days: number; text: string };

/** Spans of days on one scale, each in words beside its bar. The longest decides the scale of all charts of a page. */
export function DeadlineCharts({ charts }: { charts: readonly { title: string; rows: readonly Row[] }[] }) {
  const longest = Math.max(...charts.flatMap(({ rows }) => rows.map(({ after = 0, days }) => after + days)));
  const percent = (days: number) => `${(days / longest) * 100}%`;
  return (
    <div className="mb-10 max-w-2xl space-y-6">
      {charts.map(({ title, rows }) => (
        <section key={title} className="border-t-2 border-ink pt-4">
          <h2 className="font-semibold">{title}</h2>
          <ul className="mt-2">
            {rows.map(({ label, after = 0, days, text }) => (
              <li key={label} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-6 text-sm">
                  <span className="font-semibold">{label}</span>
                  <span className="text-quiet">{text}</span>
                </p>
                <svg aria-hidden="true" className="mt-1.5 block h-2 w-full">
                  <rect width="100%" height="8" rx="4" className="bar-track" />
                  <rect x={percent(after)} width={percent(days)} height="8" rx="4" className="fill-(--data)" />
                </svg>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
