import type { SVGProps } from "react";
import { type Axis, startOf, widthOf } from "./axis.ts";

/** A day of a row as a block; those of consecutive days touch. */
export function DayBlock({ axis, day, className, ...rect }: { axis: Axis; day: number } & SVGProps<SVGRectElement>) {
  return (
    <rect
      x={startOf(axis, day)}
      width={widthOf(axis, 1)}
      y="18.5"
      height="13"
      rx="3.5"
      className={`stroke-page ${className}`}
      {...rect}
    />
  );
}
