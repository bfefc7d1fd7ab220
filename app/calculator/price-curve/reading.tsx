import type { KeyboardEvent } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { findNextStep, priceAt } from "#rating/comparison/price-curve.ts";
import { estimateTextWidth } from "../chart/labels.ts";
import { toRem } from "../chart/scales.ts";
import { readSliderKey } from "../chart/slider-key.ts";
import type { CurveDrawing } from "./axes.ts";

type ReadingProps = {
  drawing: CurveDrawing;
  /** Where the chart is read, in the engine's integers. */
  at: number;
  next: NextPrice | undefined;
  /** Whether the drawing has room for the words of the next price; else they stand above it alone. */
  spacious: boolean;
};

/** The line at which the curves are read, and the step of the cheapest that comes next. */
export function Reading({ drawing, at, next, spacious }: ReadingProps) {
  const { curves, frame, x, y } = drawing;
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
      {next && <NextStep drawing={drawing} next={next} spacious={spacious} />}
    </>
  );
}

/** The riser as a thick stroke, and what it costs. */
function NextStep({
  drawing: { frame, x, y },
  next,
  spacious,
}: Omit<ReadingProps, "at" | "next"> & { next: NextPrice }) {
  const px = x.at(next.over);
  const from = y.at(next.from);
  const width = estimateTextWidth(next.text) * 0.96 + 20;
  const left = Math.min(px + 14, frame.width - width - 2);
  const top = Math.min(from + 16, frame.height - frame.bottom - 36);
  return (
    <g>
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

/** The next change of the cheapest service's price: where, from and to what (undefined where the service ends), in a sentence. */
type NextPrice = { over: number; from: number; to: number | undefined; text: string };

/** Where the price of the service that is cheapest at a place changes next. */
export function describeNextPrice(
  { curves, along, show, name }: Pick<CurveDrawing, "curves" | "along" | "show" | "name">,
  at: number,
): NextPrice | undefined {
  const [lowest] = curves
    .flatMap((curve) => {
      const own = priceAt(curve, at);
      return own === undefined ? [] : [{ curve, own }];
    })
    .sort((a, b) => a.own - b.own);
  const step = lowest && findNextStep(lowest.curve, at);
  if (!lowest || !step) return undefined;
  const { curve, own } = lowest;
  const said = { name: name(curve.service), at: along.text(step.over) };
  const change = (to: number) => `${to < own ? "−" : "+"}${show(Math.abs(to - own), curve.currency)}`;
  return {
    over: step.over,
    from: own,
    to: step.total,
    text: step.total === undefined ? m.curve_next_none(said) : m.curve_next({ ...said, change: change(step.total) }),
  };
}

type HandleProps = {
  drawing: CurveDrawing;
  at: number;
  /** What the reading says, for screen readers. */
  words: string;
  onRead: (at: number) => void;
};

/** Stands on the axis, clear of its figures, and moves the reading by arrow keys; a finger or a mouse moves it from anywhere on the drawing. */
export function Handle({ drawing: { along, frame, x }, at, words, onRead }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = readSliderKey(event, 10);
    if (by !== undefined) onRead(at + by * along.step);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={along.label}
      aria-valuemin={0}
      aria-valuemax={along.most / along.unit}
      aria-valuenow={at / along.unit}
      aria-valuetext={words}
      onKeyDown={onKeyDown}
      className="absolute grid -m-5.5 size-11 cursor-ew-resize touch-none place-items-center rounded-full"
      style={{ left: toRem(x.at(at)), top: toRem(frame.height - frame.bottom - 10) }}
    >
      <span className="grid size-5 place-items-center rounded-full border-2 border-link bg-page text-xs text-link">
        <Icon name="lucide:chevrons-left-right" />
      </span>
    </div>
  );
}

/** The reading in words: each service's price at the place, and what the next step costs. */
export function CurveWords({ drawing: { along, curves, show, name }, at, next, spacious }: ReadingProps) {
  // what is still worked out, or has no price anywhere, is not drawn either
  const byPrice = curves
    .map((curve, index) => ({ curve, index, total: priceAt(curve, at) }))
    .filter(({ curve: { steps } }) => steps.some(({ total }) => total !== undefined))
    .sort((one, other) => (one.total ?? Number.POSITIVE_INFINITY) - (other.total ?? Number.POSITIVE_INFINITY));
  return (
    <section className="mb-3 tabular-nums">
      <h4 className="font-semibold">
        <span>{m.curve_at({ weight: along.text(at) })}</span>
        {next && <span className={spacious ? "sr-only" : "font-normal text-quiet"}>{` · ${next.text}`}</span>}
      </h4>
      <ul className="mt-1 sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
        {byPrice.map(({ curve, index, total }) => {
          const size = curve.sizeUpTo !== undefined && at <= curve.sizeUpTo;
          return (
            <li
              key={curve.service}
              data-reading={curve.service}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1 sm:block sm:border-0 sm:py-0"
            >
              <span className="text-sm">
                <svg viewBox="0 0 24 4" className="me-2 inline h-1 w-6" aria-hidden="true">
                  <path
                    d="M0 2h24"
                    strokeWidth="3"
                    strokeDasharray={index >= 4 ? "6 4" : undefined}
                    className={`curve-${index % 4}`}
                  />
                </svg>
                <span>{name(curve.service)}</span>
              </span>{" "}
              <span className="font-semibold sm:block">
                {total === undefined ? m.curve_none() : show(total, curve.currency)}
              </span>
              {size && (
                <span className="w-full text-sm text-quiet sm:block">
                  {m.curve_size({ at: along.text(curve.sizeUpTo ?? 0) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
