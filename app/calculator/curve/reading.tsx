import { type PriceCurve, priceAt } from "#rating/price-curve.ts";
import type { Frame } from "./axis-frame.tsx";
import type { Scale } from "./scales.ts";

type Props = {
  curves: readonly PriceCurve[];
  at: number;
  frame: Frame;
  x: Scale;
  y: Scale;
  /** What the next step of the cheapest line costs, in words, and where it stands. */
  next: { over: number; from: number; to: number | undefined; text: string } | undefined;
  /** Whether there is room for its words beside the lines; else they stand above the drawing alone. */
  spacious: boolean;
};

/** The line that reads the curves off. */
export function Reading({ curves, at, frame, x, y, next, spacious }: Props) {
  const px = x.at(at);
  const floor = frame.height - frame.bottom;
  return (
    <>
      <line x1={px} x2={px} y1={frame.top - 8} y2={floor} className="stroke-ink" />
      {curves.map((curve, index) => {
        const total = priceAt(curve, at);
        return total === undefined ? null : (
          <circle
            key={curve.service}
            data-read={curve.service}
            cx={px}
            cy={y.at(total)}
            r="4.5"
            className={`fill-page curve-${index % 4}`}
            strokeWidth="2"
          />
        );
      })}
      {next && <NextStep next={next} frame={frame} x={x} y={y} spacious={spacious} />}
    </>
  );
}

/** The riser as a thick stroke, and what it costs. */
function NextStep({
  next,
  frame,
  x,
  y,
  spacious,
}: Pick<Props, "frame" | "x" | "y" | "spacious"> & { next: NonNullable<Props["next"]> }) {
  const px = x.at(next.over);
  const from = y.at(next.from);
  const width = next.text.length * 6.9 + 20;
  const left = Math.min(px + 14, frame.width - width - 2);
  const top = Math.min(from + 16, frame.height - frame.bottom - 36);
  return (
    <g data-next={next.over}>
      {next.to !== undefined && (
        <line x1={px} x2={px} y1={from} y2={y.at(next.to)} className="stroke-ink" strokeWidth="5" />
      )}
      {spacious && (
        <>
          <rect x={left} y={top} width={width} height="28" rx="7" className="fill-ink" />
          <text x={left + width / 2} y={top + 18.5} textAnchor="middle" className="fill-page text-[13px] font-semibold">
            {next.text}
          </text>
        </>
      )}
    </g>
  );
}
