import { m } from "#app/messages/m.ts";
import type { PriceCurve } from "#rating/comparison/price-curve.ts";
import { type Box, isOverlapping } from "#site/geometry.ts";
import type { Frame } from "../chart/axis-frame.tsx";
import { estimateTextWidth, spreadLabels } from "../chart/labels.ts";
import type { Scale } from "../chart/scales.ts";
import type { CurveDrawing } from "./axes.ts";

/** The lines, dotted where the size decides the price, each named at its end and clear of where the chart is read. */
export function CurveLines({ drawing, at: readAt }: { drawing: CurveDrawing; at: number }) {
  const { curves, along, most, frame, x, y, show, name } = drawing;
  const ends = curves.flatMap((curve, index) => {
    const last = curve.steps.findLast(({ total }) => total !== undefined);
    return last?.total === undefined ? [] : [{ curve, index, upTo: last.upTo, total: last.total }];
  });
  const beside = frame.right > 100;
  const gap = beside ? 36 : 18;
  const places = spreadLabels(
    ends.map(({ total }) => y.at(total) - (beside ? 0 : 8)),
    gap,
    frame.top,
    frame.height - frame.bottom - (beside ? 14 : 4),
  );
  // a narrow drawing has no room beside it: names stand in it, where no line runs through them
  const spots = beside
    ? []
    : placeCurveNames(
        ends.map(({ curve }) => curve),
        ends.map(({ curve }) => estimateTextWidth(name(curve.service)) * 1.08),
        x,
        y,
        frame,
        [x.at(readAt), x.at(along.own)],
      );
  return (
    <>
      {curves.map((curve, index) => {
        const size = Math.min(curve.sizeUpTo ?? 0, most);
        const dashes = index >= 4 ? "6 4" : undefined;
        const look = { fill: "none", strokeWidth: 2.2, className: `curve-${index % 4}` };
        return (
          <g key={curve.service}>
            {size > 0 && (
              <path d={buildCurvePath(curve, 0, size, x, y)} {...look} strokeDasharray="0.1 5" strokeLinecap="round" />
            )}
            <path d={buildCurvePath(curve, size, most, x, y)} {...look} strokeDasharray={dashes} />
          </g>
        );
      })}
      {ends.map(({ curve, index, upTo, total }, at) => {
        const spot = spots[at];
        const px = beside ? Math.min(x.at(upTo), frame.width - frame.right) + 10 : (spot?.right ?? x.at(upTo) - 4);
        const py = spot ? spot.baseline - 4 : (places[at] ?? 0);
        return (
          <g key={curve.service} textAnchor={beside ? "start" : "end"} className="halo">
            {upTo < most && (
              <circle cx={x.at(upTo)} cy={y.at(total)} r="3.5" className={`curve-${index % 4} curve-dot`} />
            )}
            <text x={px} y={py + 4} className={`curve-name-${index % 4} text-[13px] font-semibold`}>
              {name(curve.service)}
            </text>
            {beside && (
              <text x={px} y={py + 20} className="fill-quiet">
                {(upTo < most ? m.curve_ends : m.curve_comes_to)({
                  at: along.text(upTo),
                  price: show(total, curve.currency),
                })}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/**
 * A curve between two places of its axis as an SVG path: level while a price holds, upright where it changes, a slope where
 * it has hundreds of small steps, and a gap where there is no price.
 */
function buildCurvePath({ steps, exact }: PriceCurve, from: number, to: number, x: Scale, y: Scale): string {
  let path = "";
  let drawing = false;
  let start = 0;
  for (const { upTo, total } of steps) {
    const left = Math.max(start, from);
    const right = Math.min(upTo, to);
    start = upTo;
    if (total === undefined) drawing = false;
    else if (right > left) {
      const [level, end] = [formatPx(y.at(total)), formatPx(x.at(right))];
      if (!drawing) path += `M${formatPx(x.at(left))} ${level}H${end}`;
      else path += exact ? `V${level}H${end}` : `L${end} ${level}`;
      drawing = true;
    }
  }
  return path;
}

function formatPx(px: number): string {
  return String(Math.round(px * 10) / 10);
}

/** Where a name ends, and its baseline, in px. */
type NameSpot = { right: number; baseline: number };

const ascent = 11;
const descent = 4;
const air = 3;

/**
 * Places for names that stand within the drawing: each above its own curve, else below, as near its end as no curve runs
 * through it and no other name or upright line stands there. Nothing for a curve that has no such place. `widths` are those
 * of the names, in px.
 */
export function placeCurveNames(
  curves: readonly PriceCurve[],
  widths: readonly number[],
  x: Scale,
  y: Scale,
  frame: Frame,
  upright: readonly number[] = [],
): (NameSpot | undefined)[] {
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    box.y >= frame.top - ascent &&
    box.y + box.height < frame.height - frame.bottom &&
    taken.every((other) => !isOverlapping(box, other)) &&
    upright.every((line) => line < box.x - air || line > box.x + box.width + air) &&
    curves.every((curve) => {
      const heights = measureCurveHeights(curve, box.x, box.x + box.width, x, y);
      return heights.every((height) => height < box.y) || heights.every((height) => height > box.y + box.height);
    });
  return curves.map((curve, at) => {
    const width = widths[at] ?? 0;
    for (const isAbove of [true, false])
      for (let right = frame.width - frame.right - air; right - width >= frame.left + air; right -= 8) {
        const own = measureCurveHeights(curve, right - width, right, x, y);
        if (own.length === 0) continue;
        const baseline = isAbove ? Math.min(...own) - descent - air : Math.max(...own) + ascent + air;
        const box = { x: right - width, y: baseline - ascent, width, height: ascent + descent };
        if (!isFree(box)) continue;
        taken.push(box);
        return { right, baseline };
      }
    return undefined;
  });
}

/** How high a curve runs between two places of the axis, in px. */
export function measureCurveHeights({ steps }: PriceCurve, left: number, right: number, x: Scale, y: Scale): number[] {
  const [from, to] = [x.value(left), x.value(right)];
  return steps.flatMap(({ upTo, total }, at) => {
    const start = steps[at - 1]?.upTo ?? 0;
    return total === undefined || upTo < from || start > to ? [] : [y.at(total)];
  });
}
