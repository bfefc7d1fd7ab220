import type { Point } from "./isometric.ts";

type Props = {
  from: Point;
  to: Point;
  by: Point;
  text: string;
  dx: number;
  dy: number;
  end?: boolean;
  good?: boolean;
};

/** A dimension line beside a side, with its figure. */
export function Dimension({ from, to, by, text, dx, dy, end = false, good = false }: Props) {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  if (!a || !b) return null;
  return (
    <g className={good ? "stroke-good" : "stroke-quiet"}>
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}M${from.x + by.x * 0.4} ${from.y + by.y * 0.4}L${from.x + by.x * 1.4} ${from.y + by.y * 1.4}M${to.x + by.x * 0.4} ${to.y + by.y * 0.4}L${to.x + by.x * 1.4} ${to.y + by.y * 1.4}`}
        strokeWidth="1"
      />
      <text
        x={(a.x + b.x) / 2 + dx}
        y={(a.y + b.y) / 2 + dy}
        textAnchor={end ? "end" : dx < -10 ? "end" : "start"}
        stroke="none"
        className={`font-semibold ${good ? "fill-good" : "fill-ink"}`}
      >
        {text}
      </text>
    </g>
  );
}
