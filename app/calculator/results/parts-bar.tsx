import type { Charge } from "#rating/answer.ts";
import { useWidth } from "../chart/axis-frame.tsx";
import { spreadLabels } from "../chart/labels.ts";
import { toRem } from "../chart/scales.ts";

/** A part of a bar, in percent of its scale, with its colour, which is that of its kind, and the number that a list beside it tells it by. */
export type BarPart = { number: number; start: number; length: number; look: string };

/** Px from number to number, and of the shortest part, of which the gaps take two. */
const [apart, shortest] = [16, 6];

/** Parts end to end with gaps between them, and below each its number: none is known by its colour alone. */
export function PartsBar({
  parts,
  label,
  className,
}: {
  parts: readonly BarPart[];
  label?: string;
  className: string;
}) {
  const { ref, width } = useWidth(480);
  const toPercent = (px: number) => (px / width) * 100;
  const seen = lengthenShort(
    parts.filter(({ length }) => length > 0),
    toPercent(shortest),
  );
  const middles = spreadLabels(
    seen.map(({ start, length }) => start + length / 2),
    toPercent(apart),
    toPercent(apart / 2),
    100 - toPercent(apart / 2),
  );
  const percent = (share: number) => `${share.toFixed(2)}%`;
  return (
    <div ref={ref} className={className}>
      <svg
        role={label && "img"}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        className="block h-[2.5rem] w-full overflow-visible"
      >
        {seen.map(({ number, start, length, look }, at) => (
          <g key={number}>
            <rect
              data-part={number}
              x={percent(start)}
              width={percent(length)}
              height={toRem(18)}
              rx={toRem(3)}
              className={`stroke-page stroke-2 ${look}`}
            />
            <line
              x1={percent(start + length / 2)}
              x2={percent(middles[at] ?? 0)}
              y1={toRem(18)}
              y2={toRem(25)}
              className="stroke-quiet"
            />
            <text
              x={percent(middles[at] ?? 0)}
              y={toRem(37)}
              textAnchor="middle"
              className="fill-ink text-[0.78125rem]"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Parts none of which is too short to be seen, together as long as before. */
function lengthenShort(parts: readonly BarPart[], least: number): BarPart[] {
  const sum = (all: readonly BarPart[]) => all.reduce((total, { length }) => total + length, 0);
  const longer = parts.map((part) => ({ ...part, length: Math.max(part.length, least) }));
  const scale = sum(parts) / sum(longer);
  const fitted = longer.map((part) => ({ ...part, length: part.length * scale }));
  return fitted.map((part, at) => ({ ...part, start: sum(fitted.slice(0, at)) }));
}

/** A part's number, before its name: there are more parts than colours that can be told apart. */
export function PartKey({ number }: Pick<BarPart, "number">) {
  return (
    <span aria-hidden="true" className="me-2 text-[0.8125rem] text-quiet tabular-nums">
      {number}
    </span>
  );
}

/** The charges of a quote end to end, as long as their shares of the total; nothing where one is a discount. */
export function drawShareStrip(charges: readonly Charge[]) {
  const sum = charges.reduce((total, { amount }) => total + amount, 0);
  if (charges.length < 2 || sum <= 0 || charges.some(({ amount }) => amount < 0)) return undefined;
  const share = (amount: number) => (amount / sum) * 100;
  const before = (at: number) => charges.slice(0, at).reduce((total, { amount }) => total + amount, 0);
  const parts = charges.map(({ amount }, at) => ({
    number: at + 1,
    start: share(before(at)),
    length: share(amount),
    look: "fill-(--data)",
  }));
  return {
    bar: <PartsBar parts={parts} className="pt-4 pb-2" />,
    mark: (at: number) => <PartKey number={at + 1} />,
  };
}
