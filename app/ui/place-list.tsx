import type { MapDrawing } from "#catalog/drawings/map-drawing.ts";

/** What a map shows, as a list: places with price and working days, each a way to the calculator. */
export function PlaceList({ rows }: Pick<MapDrawing, "rows">) {
  return (
    <ul className="columns-[22rem] gap-x-10 pb-5">
      {rows.map(({ name, href, price, days }) => (
        <li key={name} className="flex gap-x-3 border-b border-line py-1.5 tabular-nums">
          <a href={href} className="grow text-link hover:underline hover:underline-offset-4">
            {name}
          </a>
          <span className="text-ink">{price}</span>
          <span className="w-40 text-end">{days}</span>
        </li>
      ))}
    </ul>
  );
}
