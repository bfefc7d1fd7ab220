import type { PriceCurve } from "#rating/price-curve.ts";
import { apart } from "./apart.ts";
import type { Frame } from "./axis-frame.tsx";
import { curvePath } from "./curve-path.ts";
import { wordsWidth } from "../time-axis/label-room.ts";
import { nameSpots } from "./name-spots.ts";
import type { Scale } from "./scales.ts";

type Props = {
  curves: readonly PriceCurve[];
  frame: Frame;
  x: Scale;
  y: Scale;
  most: number;
  name: (service: string) => string;
  /** Under a name at the end of a line: where it ends, or what it has come to. */
  note: (curve: PriceCurve, end: { upTo: number; total: number }) => string;
};

/** The lines, dotted where the size decides, each named at its end. */
export function CurveLines({ curves, frame, x, y, most, name, note }: Props) {
  const ends = curves.flatMap((curve, index) => {
    const last = curve.steps.findLast(({ total }) => total !== undefined);
    return last?.total === undefined ? [] : [{ curve, index, upTo: last.upTo, total: last.total }];
  });
  const beside = frame.right > 100;
  const gap = beside ? 36 : 18;
  const places = apart(
    ends.map(({ total }) => y.at(total) - (beside ? 0 : 8)),
    gap,
    frame.top,
    frame.height - frame.bottom - (beside ? 14 : 4),
  );
  // beside a narrow drawing is no room: names stand in it, where no line goes through them
  const spots = beside
    ? []
    : nameSpots(
        ends.map(({ curve }) => curve),
        ends.map(({ curve }) => wordsWidth(name(curve.service)) * 1.08),
        x,
        y,
        frame,
      );
  return (
    <>
      {curves.map((curve, index) => {
        const size = Math.min(curve.sizeUpTo ?? 0, most);
        const look = { fill: "none", strokeWidth: 2.2, className: `curve-${index % 4}` };
        return (
          <g key={curve.service} data-curve={curve.service}>
            {size > 0 && (
              <path d={curvePath(curve, 0, size, x, y)} {...look} strokeDasharray="0.1 5" strokeLinecap="round" />
            )}
            <path d={curvePath(curve, size, most, x, y)} {...look} strokeDasharray={index >= 4 ? "6 4" : undefined} />
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
                {note(curve, { upTo, total })}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
