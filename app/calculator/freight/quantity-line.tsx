import { cornersOfLine, type QuantityLine } from "./quantity-lines.ts";
import type { Stretch } from "./cheapest-by-quantity.ts";
import type { Scale } from "../curve/scales.ts";
import { wayName } from "./way-label.ts";

type Props = {
  line: QuantityLine;
  /** Its place among the lines, which says its colour. */
  index: number;
  x: Scale;
  y: Scale;
};

/** Where a way is the cheapest: its line, thick. `stretches` say from which number of pieces which way is. */
export function CheapestStretches({ line, index, stretches, x, y }: Props & { stretches: readonly Stretch[] }) {
  const { name, points } = line;
  const last = points.at(-1)?.quantity ?? 1;
  return stretches.map(({ from, name: cheapest }, at) => {
    if (cheapest !== name) return null;
    const to = stretches[at + 1]?.from ?? last;
    const own = points.filter(({ quantity }) => quantity >= from && quantity <= to);
    return (
      <polyline
        key={from}
        points={pathOf({ name, points: own }, x, y)}
        fill="none"
        strokeWidth="4"
        className={`curve-${index % 4}`}
      />
    );
  });
}

type DrawingProps = Props & {
  /** Whether it is the cheapest for as many pieces as there are. */
  isNow: boolean;
  /** Whether it runs over a line drawn before it. */
  covers: boolean;
  /** Where its name stands, in px. */
  nameAt: number;
};

/** One way's totals with its name at the end; where it begins after the first piece, a mark says so. */
export function QuantityLineDrawing({ line, index, isNow, covers, x, y, nameAt }: DrawingProps) {
  const { name, points } = line;
  const [first, last] = [points[0], points.at(-1)];
  const color = `curve-${index % 4}`;
  return (
    <g data-way={name} className="halo">
      <polyline
        points={pathOf(line, x, y)}
        fill="none"
        strokeWidth="1.6"
        className={color}
        strokeDasharray={covers ? "7 7" : undefined}
      />
      {first && first.quantity > 1 && (
        <path
          d={`M${x.at(first.quantity).toFixed(1)} ${(y.at(first.total) - 5).toFixed(1)}v10`}
          strokeWidth="1.6"
          className={color}
        />
      )}
      <text
        x={x.at(last?.quantity ?? 1) + 8}
        y={nameAt + 4}
        className={`curve-name-${index % 4} ${isNow ? "font-semibold" : ""}`}
      >
        {wayName(name)}
      </text>
    </g>
  );
}

function pathOf(line: QuantityLine, x: Scale, y: Scale): string {
  return cornersOfLine(line)
    .map(({ quantity, total }) => `${x.at(quantity).toFixed(1)},${y.at(total).toFixed(1)}`)
    .join(" ");
}
