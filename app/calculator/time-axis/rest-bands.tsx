import { type Axis, startOf, widthOf } from "./axis.ts";
import type { Rest } from "./rests.ts";

/** Weekends grey over the whole height of a row, holidays hatched beside the marks: words stand below. */
export function RestBands({ axis, rests }: { axis: Axis; rests: readonly Rest[] }) {
  return rests.map(({ first, days, name }) => {
    const place = { x: startOf(axis, first), width: widthOf(axis, days) };
    return (
      <g key={first}>
        <rect {...place} height="100%" className="fill-(--weekend)" data-rest={first} />
        {name && <rect {...place} height="36" fill="url(#rest-hatch)" />}
      </g>
    );
  });
}
