import { memo } from "react";
import type { TransitPlan } from "#rating/calendar/transit-plan.ts";
import { PositionedLabel } from "../chart/positioned-label.tsx";
import { toRem } from "../chart/scales.ts";
import { formatArrival, listJourneyDays } from "./journey-text.ts";
import { type Axis, measureShare, placeDayCentre, type Rest } from "./axis.ts";
import { DayBlock, RestBands, VerticalLine, isDeepEqual } from "./axis-marks.tsx";

type Props = { plan: TransitPlan; axis: Axis; rests: readonly Rest[] };

/**
 * A line's journey on the axis of all lines: a ring where it leaves, a dot for each working day on the way, a block for
 * each day on which it may arrive. The row around it says the same in words.
 */
export const JourneyBar = memo(function JourneyBar({ plan, axis, rests }: Props) {
  const { handOver, leaves, way, arrives } = listJourneyDays(plan);
  const first = arrives[0] ?? leaves;
  const last = arrives.at(-1) ?? first;
  const small = axis.days > 60;
  return (
    <>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
        data-axis={`${axis.first}+${axis.days}`}
      >
        <RestBands axis={axis} rests={rests} />
        <g className="stroke-ink" strokeWidth="1.6">
          <VerticalLine at={placeDayCentre(axis, handOver)} y2={toRem(36)} />
          {/* on a phone words may begin left of it */}
          <VerticalLine at={placeDayCentre(axis, handOver)} y1={toRem(36)} y2="100%" className="max-sm:hidden" />
        </g>
        <line
          x1={placeDayCentre(axis, handOver)}
          x2={placeDayCentre(axis, first)}
          y1={toRem(25)}
          y2={toRem(25)}
          className="stroke-(--dot)"
          strokeWidth="1.5"
        />
        <line
          x1={placeDayCentre(axis, first)}
          x2={placeDayCentre(axis, last)}
          y1={toRem(25)}
          y2={toRem(25)}
          className="stroke-(--data)"
          strokeWidth="2"
          strokeOpacity="0.6"
        />
        <circle
          cx={placeDayCentre(axis, leaves)}
          cy={toRem(25)}
          r={toRem(4.2)}
          className="fill-page stroke-ink"
          strokeWidth="1.6"
        />
        {way.map((day) => (
          <circle
            key={day}
            cx={placeDayCentre(axis, day)}
            cy={toRem(25)}
            r={toRem(small ? 1.6 : 2.4)}
            className="fill-quiet"
            data-way={day}
          />
        ))}
        {arrives.map((day) => (
          <DayBlock key={day} axis={axis} day={day} className="fill-(--data)" data-arrives={day} />
        ))}
      </svg>
      {/* words under the blocks, from the first one on; who hears the row has them from its head */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 pt-[2.5rem] text-[0.78125rem] leading-4 text-quiet"
      >
        <PositionedLabel share={measureShare(axis, first)}>{formatArrival(plan)}</PositionedLabel>
      </span>
    </>
  );
}, isDeepEqual);
