import { type Axis, startOf, widthOf } from "./axis.ts";
import { restText } from "./named-days.ts";
import type { Rest } from "./rests.ts";

/** Weekends grey over the whole height of a row, holidays hatched beside the marks: words stand below. */
export function RestBands({ axis, rests }: { axis: Axis; rests: readonly Rest[] }) {
  return rests.map((rest) => {
    const { first, days, name } = rest;
    const place = { x: startOf(axis, first), width: widthOf(axis, days) };
    return (
      <g key={first}>
        <title>{restText(rest)}</title>
        <rect {...place} height="100%" className="fill-(--weekend)" data-rest={first} />
        {name && <rect {...place} height="36" fill="url(#rest-hatch)" />}
      </g>
    );
  });
}

/** The hatch of holidays, once in what is drawn on one axis. */
export function RestHatch() {
  return (
    <defs>
      <pattern id="rest-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="6" x1="0.5" x2="0.5" className="stroke-(--hatch)" strokeWidth="1.4" />
      </pattern>
    </defs>
  );
}
