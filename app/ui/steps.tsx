/** Steps in their order, numbered like the stops of a timetable. */
export function Steps({
  steps,
  columns = "lg:grid-cols-4",
}: {
  steps: readonly { title: string; text: string }[];
  columns?: string;
}) {
  return (
    <ol className={`grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns}`}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className="border-t-2 border-route pt-4">
          <p aria-hidden="true" className="text-sm font-semibold text-quiet tabular-nums">
            {at + 1}
          </p>
          <h3 className="mt-1 text-lg font-semibold">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
