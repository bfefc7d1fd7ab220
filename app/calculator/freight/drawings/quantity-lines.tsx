import type { Frame } from "../../chart/axis-frame.tsx";
import { spreadLabels } from "../../chart/labels.ts";
import type { Scale } from "../../chart/scales.ts";
import type { QuantityCurve, Stretch } from "../answer-load.ts";
import { translateModeName } from "../freight-text.ts";
import { type FreightModeName, wayNames } from "../modes.ts";

type PricedQuantity = { quantity: number; total: number };

/** The totals of one mode by number of pieces, as far as it goes, in one of four colours. */
export type QuantityLine = { name: FreightModeName; color: number; points: readonly PricedQuantity[] };

/** In the order of lines: containers of 40 feet, whose lines run close together, are blue and red, not brown and red. */
const colors = [1, 2, 0, 3];

/** The modes' lines, and the dearest total drawn. Air is left out where it would dwarf the rest: more than twice as dear as all others. */
export function buildQuantityLines(points: QuantityCurve["points"]) {
  const given = wayNames.filter((name) => points.some(({ totals }) => totals[name] !== undefined));
  const findDearest = (names: readonly FreightModeName[]) =>
    Math.max(1, ...points.flatMap(({ totals }) => names.map((name) => totals[name] ?? 0)));
  const others = given.filter((name) => name !== "air");
  const dwarfs = others.length > 0 && findDearest(given) > 2 * findDearest(others);
  const shown = dwarfs ? others : given;
  const lines = shown.map(
    (name, at): QuantityLine => ({
      name,
      color: colors[at % 4] ?? 0,
      points: points.flatMap(({ quantity, totals }) => {
        const total = totals[name];
        return total === undefined ? [] : [{ quantity, total }];
      }),
    }),
  );
  return { lines, dearest: findDearest(shown), airLeftOut: dwarfs };
}

/** Modes that take no single piece, by the number from which on they do: a container has a least weight. */
export function listLaterStarts(lines: readonly QuantityLine[]): { from: number; names: FreightModeName[] }[] {
  const starts = new Map<number, FreightModeName[]>();
  for (const { name, points } of lines) {
    const from = points[0]?.quantity ?? 1;
    if (from > 1) starts.set(from, [...(starts.get(from) ?? []), name]);
  }
  return [...starts].map(([from, names]) => ({ from, names }));
}

/** Where a line's name stands, in px, and whether the line runs over one before it, and so is dashed. */
type LineLook = { nameAt: number; covers: boolean };

/** The looks of all lines: their names stand at their ends, apart from each other. */
export function assignLineLooks(lines: readonly QuantityLine[], y: Scale, { top, height, bottom }: Frame): LineLook[] {
  const ends = lines.map(({ points }) => y.at(points.at(-1)?.total ?? 0));
  const names = spreadLabels(ends, 17, top, height - bottom);
  return lines.map((line, at) => ({
    nameAt: names[at] ?? 0,
    covers: lines.slice(0, at).some((other) => isCovering(line, other, y)),
  }));
}

/** Whether a line is within a few px of another for most of its way. */
function isCovering({ points }: QuantityLine, other: QuantityLine, y: Scale): boolean {
  const totals = new Map(other.points.map(({ quantity, total }) => [quantity, total]));
  const near = points.filter(
    ({ quantity, total }) => Math.abs(y.at(total) - y.at(totals.get(quantity) ?? Number.POSITIVE_INFINITY)) < 4,
  );
  return near.length > points.length / 2;
}

type LineProps = { line: QuantityLine; x: Scale; y: Scale };

/** Where a mode is the cheapest: its line, thick. `stretches` say from which number of pieces which mode is. */
export function CheapestStretches({ line, stretches, x, y }: LineProps & { stretches: readonly Stretch[] }) {
  const { name, color, points } = line;
  return stretches.map(({ from, name: cheapest }, at) => {
    if (cheapest !== name) return null;
    const next = stretches[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = points
      .filter(({ quantity }) => quantity >= from && quantity <= next)
      // where one container more makes another way cheaper, the thick line ends before the jump
      .map((point, index, all) => {
        const before = all[index - 1];
        return before && point.quantity === next && isStepped(name) ? { ...point, total: before.total } : point;
      });
    const path = buildLinePath(name, own, x, y);
    return <polyline key={from} points={path} fill="none" strokeWidth="4" className={`curve-${color}`} />;
  });
}

/** One mode's totals with its name at the end, in bold where it is the cheapest now; a mark where it begins after the first piece. */
export function QuantityLineDrawing({ line, look, bold, x, y }: LineProps & { look: LineLook; bold: boolean }) {
  const { name, color, points } = line;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <g data-way={name} className="halo">
      <polyline
        points={buildLinePath(name, points, x, y)}
        fill="none"
        strokeWidth="1.6"
        className={`curve-${color}`}
        strokeDasharray={look.covers ? "7 7" : undefined}
      />
      {first && first.quantity > 1 && (
        <path
          d={`M${x.at(first.quantity).toFixed(1)} ${(y.at(first.total) - 5).toFixed(1)}v10`}
          strokeWidth="1.6"
          className={`curve-${color}`}
        />
      )}
      <text
        x={x.at(last?.quantity ?? 1) + 8}
        y={look.nameAt + 4}
        className={`curve-name-${color} ${bold ? "font-semibold" : ""}`}
      >
        {translateModeName(name)}
      </text>
    </g>
  );
}

/** Shared space and air cost more with each piece; containers cost the same until one more is needed. */
function isStepped(name: FreightModeName): boolean {
  return name !== "LCL" && name !== "air";
}

function buildLinePath(name: FreightModeName, points: readonly PricedQuantity[], x: Scale, y: Scale): string {
  return (isStepped(name) ? expandToSteps(points) : points)
    .map(({ quantity, total }) => `${x.at(quantity).toFixed(1)},${y.at(total).toFixed(1)}`)
    .join(" ");
}

/** From one number of pieces to the next the price jumps; between samples farther apart it is not known where. */
function expandToSteps(points: readonly PricedQuantity[]): PricedQuantity[] {
  return points.flatMap((point, at) => {
    const before = points[at - 1];
    const jumps = before && point.quantity - before.quantity === 1 && point.total !== before.total;
    return jumps ? [{ quantity: point.quantity, total: before.total }, point] : [point];
  });
}
