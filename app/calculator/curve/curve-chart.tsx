import { type PointerEvent, useMemo, useState } from "react";
import { curveUnit, priceAt } from "#rating/price-curve.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { displayMoney } from "../display-money.ts";
import type { FormState } from "../form-state.ts";
import { useCurves } from "../loaded/use-curves.ts";
import type { CalculatorNames } from "../names.ts";
import { axesOf } from "./axes-of.ts";
import { alongValue, alongWeight, readings } from "./axis-of.ts";
import { AxisFrame } from "./axis-frame.tsx";
import { CurveLines } from "./curve-lines.tsx";
import { CurveSwitches } from "./curve-switches.tsx";
import { CurveWords } from "./curve-words.tsx";
import { Handle } from "./handle.tsx";
import { nextPrice } from "./next-price.ts";
import { Reading } from "./reading.tsx";
import { useWidth } from "./use-width.ts";
import { list } from "#app/ui/joined.ts";

export type Props = {
  shipment: Shipment;
  state: FormState;
  page: Pick<CalculatorPage, "cards" | "reference">;
  names: CalculatorNames;
  /** Services that do not make the day by which it must be there. */
  late: readonly string[];
};

/** Prices along weight, or along value where duties are paid, with the lines named and read off anywhere. */
export default function CurveChart({ shipment, state, page, names, late }: Props) {
  const valued = shipment.incoterm === "DDP" && (shipment.value ?? 0) > 0;
  const [wanted, setWanted] = useState<"mass" | "value">("mass");
  const [log, setLog] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const along = useMemo(
    () => (valued && wanted === "value" ? alongValue(shipment) : alongWeight(shipment, state)),
    [valued, wanted, shipment, state],
  );
  const drawn = useCurves(shipment, along.axis, along.most, page);
  const { ref, width } = useWidth(720);
  // curves of another axis are no curves of this one
  const curves = drawn?.axis === along.axis ? drawn.curves : [];
  const most = drawn?.axis === along.axis ? drawn.most : along.most;
  const at = Math.min(chosen ?? along.own, most);
  const beside = width >= 620;
  const frame = { width, height: beside ? 340 : 300, left: 52, right: beside ? 176 : 12, top: 20, bottom: 44 };
  const [left, right, floor] = [frame.left, width - frame.right, frame.height - frame.bottom];
  const currency = curves[0]?.currency ?? state.currency;
  const show = (amount: number, own = currency) => displayMoney(amount, own, state.currency, page.reference).shown;
  const rounded = (amount: number) => show(amount).replace(/[.,]00(?!\d)/, "");
  const { x, y, xTicks, yTicks } = axesOf({ curves, along, most, frame, log, rounded });
  const read = (place: number) => {
    // where the curve was asked: between, the price of a slope is not known
    const share = Math.min(1, Math.max(1, Math.round(place / along.step)) / readings);
    const unit = curveUnit[along.axis];
    const nearest = Math.round((share * most) / unit) * unit;
    setChosen(Math.abs(place - along.own) < along.step / 2 ? along.own : nearest);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    // a finger reads where it touches or moves sideways; a mouse wherever it is
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left;
    if (px >= left - 8 && px <= right + 8) read(x.value(Math.min(right, Math.max(left, px))));
  };
  const next = nextPrice({
    curves: curves.filter(({ service }) => !late.includes(service)),
    at,
    along,
    show,
    name: (service) => names.service(service).name,
  });
  const words = curves.flatMap((curve) => {
    const total = priceAt(curve, at);
    return total === undefined ? [] : [`${names.service(curve.service).name} ${show(total, curve.currency)}`];
  });
  return (
    <div>
      <CurveSwitches
        axis={valued ? along.axis : undefined}
        log={log}
        onAxis={(axis) => {
          setWanted(axis);
          setChosen(undefined);
        }}
        onLog={setLog}
      />
      <CurveWords
        along={along}
        at={at}
        curves={curves}
        show={show}
        name={(service) => names.service(service).name}
        next={next?.text}
      />
      <div ref={ref} className="relative [touch-action:pan-y]" onPointerDown={onPointer} onPointerMove={onPointer}>
        <AxisFrame frame={frame} x={x.at} y={y.at} xTicks={xTicks} yTicks={yTicks}>
          <line
            x1={x.at(along.own)}
            x2={x.at(along.own)}
            y1={frame.top}
            y2={floor}
            className="stroke-quiet"
            strokeDasharray="2 3"
          />
          <CurveLines
            curves={curves}
            frame={frame}
            x={x}
            y={y}
            most={most}
            name={(service) => names.service(service).name}
            note={({ currency: of }, { upTo, total }) =>
              upTo < most
                ? m.curve_ends({ at: along.text(upTo), price: show(total, of) })
                : m.curve_comes_to({ at: along.text(upTo), price: show(total, of) })
            }
          />
          <Reading curves={curves} at={at} frame={frame} x={x} y={y} next={next} spacious={beside} />
        </AxisFrame>
        <Handle
          along={along}
          at={at}
          left={x.at(at)}
          top={floor}
          words={m.labelled({ label: along.text(at), text: list(words) })}
          onRead={read}
        />
      </div>
      {curves.some(({ sizeUpTo }) => sizeUpTo !== undefined) && <p className="text-sm text-quiet">{m.curve_hint()}</p>}
    </div>
  );
}
