
type Props = { min: number; max: number; scale?: number; wide?: boolean };

/** Working days from hand-over as a bar on a scale, with the days in words. */
export function TransitBar({ min, max, scale = 24, wide = false }: Props) {
  const percent = (days: number) => `${Math.min(100, (days / scale) * 100)}%`;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className={`relative h-1.5 shrink-0 rounded-full bg-sunken ${wide ? "w-28 sm:w-44" : "w-12 sm:w-32"}`}>
        <span className="absolute inset-y-0 rounded-full bg-(--data)" style={{ left: percent(min), width: percent(Math.max(1, max - min)) }} />
      </span>
      <span className="text-sm whitespace-nowrap text-quiet tabular-nums">{min === max ? max : `${min}–${max}`}</span>
    </span>
  );
}
