import { Fragment, type ReactNode } from "react";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatSpan, joinSentences, list } from "#app/ui/format.ts";
import { AxisFrame, useWidth } from "../../chart/axis-frame.tsx";
import { listTicks, makeLinearScale } from "../../chart/scales.ts";
import { translateModeName } from "../freight-text.ts";
import type { FreightCurve } from "../use-freight.ts";
import {
  assignLineLooks,
  buildQuantityLines,
  CheapestStretches,
  listLaterStarts,
  QuantityLineDrawing,
} from "./quantity-lines.tsx";

type Props = {
  curve: Omit<FreightCurve, "shipment"> | undefined;
  /** What is shown is of an earlier shipment, or nothing yet. */
  isBusy: boolean;
  /** Of several kinds of piece: which one's number the axis counts, while the others stay as they are. */
  children?: ReactNode;
};

/** Totals of the ways by number of pieces, and from where on another is cheaper. Air is told, and drawn only where it does not dwarf the rest. */
export function QuantityChart({ curve, isBusy, children }: Props) {
  const { ref, width } = useWidth(640);
  const { points = [], stretches = [], now = 1, currency = "" } = curve ?? {};
  const { lines, dearest, airLeftOut } = buildQuantityLines(points);
  const most = points.at(-1)?.quantity ?? 1;
  const frame = { width, height: 240, left: 60, right: 64, top: 24, bottom: 34 };
  const x = makeLinearScale(1, Math.max(2, most), frame.left, width - frame.right);
  const counts = [1, ...listTicks(most).filter((tick) => tick > 1 && tick <= most && Number.isInteger(tick))];
  const prices = listTicks(dearest);
  const floor = frame.height - frame.bottom;
  const y = makeLinearScale(0, prices.at(-1) ?? 1, floor, frame.top);
  const looks = assignLineLooks(lines, y, frame);
  const spans = stretches.map(({ from, name: way }, at) => {
    const name = translateModeName(way);
    const next = stretches[at + 1]?.from;
    if (next !== undefined) return m.quantity_span({ name, pieces: formatSpan({ min: from, max: next - 1 }) });
    return at === 0 ? name : m.quantity_last({ name, from: formatNumber(from) });
  });
  const nowCheapest = stretches.findLast(({ from }) => from <= now)?.name;
  const air = airLeftOut ? points.at(-1)?.totals.air : undefined;
  return (
    <section aria-busy={isBusy} className="drawn-when-seen">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-semibold">{m.quantity_title()}</h3>
        {children}
      </div>
      <p className="phrased mt-1 text-sm">
        {curve
          ? joinSentences(
              spans.length > 0
                ? [m.quantity_cheapest({ list: list(spans) }), m.quantity_most({ most: formatNumber(most) })]
                : [],
            )
          : m.loading()}
        {listLaterStarts(lines).map(({ from, names }) => (
          <Fragment key={from}>
            {m.between_sentences()}
            {m.quantity_starts({ from: formatNumber(from), names: list(names.map(translateModeName)) })}
          </Fragment>
        ))}
        {air !== undefined && m.between_sentences()}
        {air !== undefined && m.quantity_air({ price: formatMoney(air, currency), count: formatNumber(most) })}
      </p>
      <div ref={ref} className="mt-2 min-h-[240px]">
        {lines.length > 0 && (
          <AxisFrame
            frame={frame}
            x={{ place: x.at, ticks: counts.map((at) => ({ at, text: formatNumber(at) })) }}
            y={{
              place: y.at,
              ticks: prices.map((at) => ({ at, text: formatMoney(at, currency).replace(/[.,]00$/, "") })),
            }}
          >
            {lines.map((line) => (
              <CheapestStretches key={line.name} line={line} stretches={stretches} x={x} y={y} />
            ))}
            {lines.map((line, at) => {
              const look = looks[at];
              const bold = nowCheapest === line.name;
              return look && <QuantityLineDrawing key={line.name} line={line} look={look} bold={bold} x={x} y={y} />;
            })}
            <path d={`M${x.at(now)} ${frame.top}V${floor}`} className="stroke-ink" strokeDasharray="2 3" />
            <text x={x.at(now)} y={frame.top - 8} textAnchor="middle" className="fill-ink font-semibold">
              {m.quantity_now({ count: now })}
            </text>
            {stretches.slice(1).map(({ from, name }) => {
              const total = points.find(({ quantity }) => quantity === from)?.totals[name];
              return total === undefined || !lines.some((line) => line.name === name) ? null : (
                <circle
                  key={from}
                  data-turn={from}
                  cx={x.at(from)}
                  cy={y.at(total)}
                  r="5"
                  className="fill-page stroke-ink"
                  strokeWidth="2.4"
                />
              );
            })}
          </AxisFrame>
        )}
      </div>
    </section>
  );
}
