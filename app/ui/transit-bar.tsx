import { range } from "./format.ts";

type Props = { min: number; max: number; scale?: number };

/** Working days from hand-over as a bar on a scale, with the days in words. */
export function TransitBar({ min, max, scale = 24 }: Props) {
  const percent = (days: number) => `${Math.min(100, (days / scale) * 100)}%`;
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" className="h-1.5 w-12 shrink-0 sm:w-32">
        <rect width="100%" height="6" rx="3" className="bar-track" />
        <rect x={percent(min)} width={percent(Math.max(1, max - min))} height="6" rx="3" className="fill-(--data)" />
      </svg>
      <span className="text-sm whitespace-nowrap text-quiet tabular-nums">{range({ min, max })}</span>
    </span>
  );
}
