/** A column's name; `wide` is its width on wide screens, or hides it on narrow ones as its cells are hidden. */
type Column = { name: string; number?: boolean; wide?: string };

/** The head of a timetable: figures stand at the end of their column. */
export function TableHead({ columns, className }: { columns: readonly (Column | string)[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column, at) => {
          const { name, number, wide }: Column = typeof column === "string" ? { name: column } : column;
          return (
            <th
              key={`${at} ${name}`}
              scope="col"
              className={[number ? "number" : "", wide ?? ""].join(" ").trim() || undefined}
            >
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
