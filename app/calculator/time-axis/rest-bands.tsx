import { type Axis, startOf, widthOf } from "./axis.ts";
import type { Rest } from "./rests.ts";

/** Weekends grey, holidays hatched, over the whole height of a row. */
export function RestBands({ axis, rests }: { axis: Axis; rests: readonly Rest[] }) {
  return rests.map(({ first, days, name }) => {
    const place = { x: startOf(axis, first), width: widthOf(axis, days), height: "100%" };
    return (
      <g key={first}>
        <rect {...place} className="fill-(--weekend)" data-rest={first} />
        {name && <rect {...place} fill="url(#rest-hatch)" />}
      </g>
    );
  });
}
