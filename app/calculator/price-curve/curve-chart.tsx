import { type PointerEvent, useMemo, useState } from "react";
import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/format.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { curveUnit, priceAt } from "#rating/comparison/price-curve.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { AxisFrame, useWidth } from "../chart/axis-frame.tsx";
import { convertForDisplay, findShownUnit } from "../format/money.ts";
import type { FormState } from "../store/form-state.ts";
import type { CalculatorNames } from "../format/names.ts";
import { SegmentedControl } from "../form/field.tsx";
import { useCurves } from "../worker/use-quotes.ts";
import { buildAxes, buildValueAxis, buildWeightAxis, type CurveDrawing, readings } from "./axes.ts";
import { CurveLines } from "./curve-lines.tsx";
import { CurveWords, describeNextPrice, Handle, Reading } from "./reading.tsx";

export type CurveChartProps = {
  shipment: Shipment;
  state: FormState;
  page: Pick<CalculatorPage, "cards" | "reference">;
  names: CalculatorNames;
  /** Services that do not make the day by which it must be there. */
  late: readonly string[];
};

/** Prices along weight, or along value where the seller pays duties: each service a named line, read off at any place. */
export default function CurveChart({ shipment, state, page, names, late }: CurveChartProps) {
  const valued = shipment.incoterm === "DDP" && (shipment.value ?? 0) > 0;
  const [wanted, setWanted] = useState<"mass" | "value">("mass");
  const [log, setLog] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const along = useMemo(
    () => (valued && wanted === "value" ? buildValueAxis(shipment) : buildWeightAxis(shipment, state)),
    [valued, wanted, shipment, state],
  );
  const drawn = useCurves(shipment, along.axis, along.most, page);
  const { ref, width } = useWidth(720);
  // until the worker has answered, the curves of the axis before are not drawn on this one
  const curves = drawn?.axis === along.axis ? drawn.curves : [];
  const most = drawn?.axis === along.axis ? drawn.most : along.most;
  const at = Math.min(chosen ?? along.own, most);
  const beside = width >= 620;
  const frame = { width, height: beside ? 340 : 300, left: 52, right: beside ? 176 : 12, top: 20, bottom: 44 };
  const [left, right, floor] = [frame.left, width - frame.right, frame.height - frame.bottom];
  const currency = curves[0]?.currency ?? state.currency;
  const show = (amount: number, own: string) => convertForDisplay(amount, own, state.currency, page.reference);
  const unit = findShownUnit(currency, state.currency, page.reference);
  const { x, y, xTicks, yTicks } = buildAxes({ curves, along, most, frame }, log, unit, (amount) =>
    show(amount, currency).replace(/[.,]00(?!\d)/, ""),
  );
  const name = (service: string) => names.service(service).name;
  const drawing: CurveDrawing = { curves, along, most, frame, x, y, show, name };
  const read = (place: number) => {
    // a place that the curve was computed at: between two of them the price on a slope is not known
    const share = Math.min(1, Math.max(1, Math.round(place / along.step)) / readings);
    const unit = curveUnit[along.axis];
    const nearest = Math.round((share * most) / unit) * unit;
    setChosen(Math.abs(place - along.own) < along.step / 2 ? along.own : nearest);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    // a finger reads where it touches or moves sideways; a mouse wherever it is
    const drawn = event.currentTarget.getBoundingClientRect();
    const px = ((event.clientX - drawn.left) * width) / drawn.width;
    if (px >= left - 8 && px <= right + 8) read(x.value(Math.min(right, Math.max(left, px))));
  };
  const next = describeNextPrice({ ...drawing, curves: curves.filter(({ service }) => !late.includes(service)) }, at);
  const words = curves.flatMap((curve) => {
    const total = priceAt(curve, at);
    return total === undefined ? [] : [`${name(curve.service)} ${show(total, curve.currency)}`];
  });
  return (
    <div>
      <div className="mb-4 flex flex-wrap gap-3">
        {valued && (
          <SegmentedControl
            name="curve-axis"
            label={m.curve_axis()}
            value={along.axis}
            options={[
              ["mass", m.curve_by_weight()],
              ["value", m.curve_by_value()],
            ]}
            onChange={(axis) => {
              setWanted(axis);
              setChosen(undefined);
            }}
          />
        )}
        <SegmentedControl
          name="curve-scale"
          label={m.curve_scale()}
          value={log ? "log" : "even"}
          options={[
            ["even", m.curve_even()],
            ["log", m.curve_log()],
          ]}
          onChange={(scale) => setLog(scale === "log")}
        />
      </div>
      <CurveWords drawing={drawing} at={at} next={next} spacious={beside} />
      <div
        ref={ref}
        // an axis of no prices would be invented
        className={`relative [touch-action:pan-y] ${curves.length === 0 ? "invisible" : ""}`}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {curves.length === 0 && <p className="visible absolute text-quiet">{m.loading()}</p>}
        <AxisFrame frame={frame} x={{ place: x.at, ticks: xTicks }} y={{ place: y.at, ticks: yTicks }}>
          <path d={`M${x.at(along.own)} ${frame.top}V${floor}`} className="stroke-quiet" strokeDasharray="2 3" />
          <CurveLines drawing={drawing} at={at} />
          <Reading drawing={drawing} at={at} next={next} spacious={beside} />
        </AxisFrame>
        <Handle
          drawing={drawing}
          at={at}
          words={m.labelled({ label: along.text(at), text: list(words) })}
          onRead={read}
        />
      </div>
      {curves.some(({ sizeUpTo }) => sizeUpTo !== undefined) && <p className="text-sm text-quiet">{m.curve_hint()}</p>}
    </div>
  );
}
