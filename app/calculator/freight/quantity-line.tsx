import { cornersOfLine, type PricedQuantity, type QuantityLine } from "./quantity-lines.ts";
import type { Stretch } from "./cheapest-by-quantity.ts";
import type { Scale } from "../curve/scales.ts";
import { wayName } from "./way-label.ts";

type Props = {
  line: QuantityLine;
  /** Its place among the lines, which says its colour. */
  index: number;
  /** Whether it is the cheapest for as many pieces as there are. */
  isNow: boolean;
  /** From which number of pieces which way is the cheapest. */
  stretches: readonly Stretch[];
  x: Scale;
  y: Scale;
  /** Where its name stands, in px. */
  nameAt: number;
};

/** One way's totals, thick where it is the cheapest, with its name at the end. */
export function QuantityLineDrawing({ line, index, isNow, stretches, x, y, nameAt }: Props) {
  const { name, points } = line;
  const last = points.at(-1)?.quantity ?? 1;
  const path = (own: readonly PricedQuantity[]) =>
    cornersOfLine({ name, points: own })
      .map(({ quantity, total }) => `${x.at(quantity).toFixed(1)},${y.at(total).toFixed(1)}`)
      .join(" ");
  const cheapest = stretches.flatMap((stretch, at) => {
    if (stretch.name !== name) return [];
    const to = stretches[at + 1]?.from ?? last;
    return [{ from: stretch.from, own: points.filter(({ quantity: q }) => q >= stretch.from && q <= to) }];
  });
  return (
    <g data-way={name} className="halo">
      <polyline
        points={path(points)}
        fill="none"
        strokeWidth="1.4"
        className={`curve-${index % 4}`}
        strokeDasharray={index >= 4 ? "6 4" : undefined}
      />
      {cheapest.map(({ from, own }) => (
        <polyline key={from} points={path(own)} fill="none" strokeWidth="4" className={`curve-${index % 4}`} />
      ))}
      <text x={x.at(last) + 8} y={nameAt + 4} className={`curve-name-${index % 4} ${isNow ? "font-semibold" : ""}`}>
        {wayName(name)}
      </text>
    </g>
  );
}
