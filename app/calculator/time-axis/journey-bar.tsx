import { memo } from "react";
import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import { AtShare } from "../at-share.tsx";
import { workingDays } from "#app/ui/working-days.ts";
import { arrivalText } from "./arrival-text.ts";
import { saysTheSame } from "../says-the-same.ts";
import { type Axis, middleOf } from "./axis.ts";
import { DayBlock } from "./day-block.tsx";
import { journeyDays } from "./journey-days.ts";
import { RestBands } from "./rest-bands.tsx";
import type { Rest } from "./rests.ts";
import { Upright } from "./upright.tsx";
import { clauses } from "#app/ui/joined.ts";

type Props = { plan: TransitPlan; axis: Axis; rests: readonly Rest[] };

/**
 * A line's journey on the axis of all lines: a ring where it leaves, a dot for each working day on the way, a block for
 * each day on which it may arrive. The row around it says the same in words.
 */
export const JourneyBar = memo(function JourneyBar({ plan, axis, rests }: Props) {
  const { handOver, leaves, way, arrives } = journeyDays(plan);
  const first = arrives[0] ?? leaves;
  const last = arrives.at(-1) ?? first;
  const small = axis.days > 60;
  const begin = (first - axis.first) / axis.days;
  return (
    <>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
        data-axis={`${axis.first}+${axis.days}`}
      >
        <RestBands axis={axis} rests={rests} />
        <g className="stroke-ink" strokeWidth="1.6">
          <Upright at={middleOf(axis, handOver)} y2="36" />
          {/* on a phone words may begin left of it */}
          <Upright at={middleOf(axis, handOver)} y1="36" y2="100%" className="max-sm:hidden" />
        </g>
        <line
          x1={middleOf(axis, handOver)}
          x2={middleOf(axis, first)}
          y1="25"
          y2="25"
          className="stroke-(--dot)"
          strokeWidth="1.5"
        />
        <line
          x1={middleOf(axis, first)}
          x2={middleOf(axis, last)}
          y1="25"
          y2="25"
          className="stroke-(--data)"
          strokeWidth="2"
          strokeOpacity="0.6"
        />
        <circle
          cx={middleOf(axis, leaves)}
          cy="25"
          r="4.2"
          className="fill-page stroke-ink"
          strokeWidth="1.6"
          data-leaves={leaves}
        />
        {way.map((day) => (
          <circle
            key={day}
            cx={middleOf(axis, day)}
            cy="25"
            r={small ? 1.6 : 2.4}
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
        className="pointer-events-none absolute inset-0 pt-10 text-[12.5px] leading-4 text-quiet"
      >
        <AtShare share={begin} after={0.06} className="max-sm:hidden">
          {arrivalText(plan)}
        </AtShare>
        <AtShare share={begin} after={0.1} className="sm:hidden">
          {clauses([workingDays(plan.workingDays), arrivalText(plan)])}
        </AtShare>
      </span>
    </>
  );
}, saysTheSame);
