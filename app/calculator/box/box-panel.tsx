import { useMemo, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Quote } from "#rating/answer.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { type Length, toLength } from "#rating/shipment/units.ts";
import type { Results } from "../results/results.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import type { Flatter } from "./billed-weights.ts";
import { BoxDrawing } from "./box-drawing.tsx";
import { type DrawnBox, readBox, sideNames } from "./drawn-box.ts";

type BoxPanelProps = {
  quote: Quote;
  /** The flatter box that would be cheaper, if there is one. */
  flatter: Flatter | undefined;
  /** Whether the line takes this box no longer. */
  refused: boolean;
  results: Pick<Results, "form" | "shipment">;
  show: (amount: number) => string;
  className: string;
};

/** The parcel to scale, whose lid can be pulled: every price moves with it. */
export function BoxPanel({
  quote,
  flatter,
  refused,
  results: { form: state, shipment },
  show,
  className,
}: BoxPanelProps) {
  const { amend, page } = useCalculatorStore();
  const drawn = readBox(state, flatter);
  const { lying: { left, right, up } = { left: 1, right: 1, up: 1 }, unit: own = "cm" } = drawn ?? {};
  const range = {
    least: 1,
    most: Math.max(1, Math.floor(Math.min(left, right)), Math.ceil(up)),
    step: own === "cm" ? 1 : 0.5,
  };
  const steps = usePriceSteps(drawn && { shipment, drawn, range, service: quote.service }, page);
  if (!drawn) return null;
  const { row, parcel, box, lying, unit, cheaperHeight } = drawn;
  const text = (side: number) => `${formatNumber(side, 1)} ${formatUnit(unit)}`;
  const names = { length: m.side_length, width: m.side_width, height: m.side_height };
  const setHeight = (height: number) => {
    const shown = String(Math.round(height * 10) / 10);
    // the line whose box it is stays the one that is looked at
    const service = state.service || quote.service;
    amend(state, { ...state, service, parcels: state.parcels.with(row, { ...parcel, [box.up]: shown }) });
  };
  return (
    <section aria-label={m.box_title()} className={className}>
      {/* which of several boxes it is */}
      {state.parcels.length > 1 && <p>{m.parcel_row({ number: row + 1 })}</p>}
      <BoxDrawing
        box={lying}
        cheaperHeight={cheaperHeight}
        formatSide={text}
        describe={(height, from) => {
          const [total, before] = [steps?.totals.get(height), steps?.totals.get(from)];
          if (total === undefined) return { text: text(height), less: false };
          const more = total - (before ?? total);
          const price = m.labelled({ label: text(height), text: show(total) });
          const difference = more > 0 ? `+${show(more)}` : m.box_less({ saved: show(-more) });
          return { text: more === 0 ? price : joinClauses([price, difference]), less: more < 0 };
        }}
        notches={steps?.notches ?? []}
        slider={{
          label: names[box.up](),
          text: refused ? text(lying.up) : joinClauses([text(lying.up), show(quote.total)]),
          ...range,
          onHeight: setHeight,
        }}
      />
    </section>
  );
}

/** A line's price at each height that the lid may have, and the heights above which it goes up. */
type PriceSteps = { totals: ReadonlyMap<number, number>; notches: readonly number[] };

/** More heights than these are not priced: each takes a price. */
const mostHeights = 80;

/** The lid's heights go from `least` to `most` by `step`, in the form's unit. */
type HeightRange = { least: number; most: number; step: number };

type Asked = { shipment: Shipment; drawn: DrawnBox; range: HeightRange; service: string };
type Page = Pick<CalculatorPage, "cards" | "reference">;

/** The heights of a lid on a line. They stay while the lid alone moves. */
function usePriceSteps(asked: Asked | undefined, page: Page): PriceSteps | undefined {
  const latest = useRef(asked);
  latest.current = asked;
  // all that the prices hang on, without the height; they follow once the page has been painted
  const hangOn = ({ shipment, drawn, range, service }: Asked) => [
    service,
    range,
    drawn.unit,
    setHeight(shipment, drawn, 0),
  ];
  const key = useAfterPaint(asked && JSON.stringify(hangOn(asked)));
  return useMemo(() => (key && latest.current ? listPriceSteps(latest.current, page) : undefined), [key, page]);
}

function listPriceSteps({ shipment, drawn, range, service }: Asked, { cards, reference }: Page): PriceSteps {
  const own = cards.filter((card) => card.service === service);
  const totals = new Map<number, number>();
  const count = Math.min(mostHeights, Math.round((range.most - range.least) / range.step) + 1);
  for (let at = 0; at < count; at += 1) {
    const height = range.least + at * range.step;
    const [answer] = quoteOf(setHeight(shipment, drawn, toLength(height, drawn.unit)), own, reference);
    if (answer?.available) totals.set(height, answer.total);
  }
  const notches = [...totals].flatMap(([height, total]) => {
    const next = totals.get(height + range.step);
    return next === undefined || next > total ? [height] : [];
  });
  return { totals, notches };
}

/** The shipment with another height of the box that is drawn. */
function setHeight(shipment: Shipment, { row, box }: DrawnBox, height: Length): Shipment {
  const up = sideNames.indexOf(box.up);
  const parcels = shipment.parcels.map((parcel, at) => {
    const [a, b, c] = parcel.sides ?? [];
    if (at !== row || a === undefined || b === undefined || c === undefined) return parcel;
    return { ...parcel, sides: [up === 0 ? height : a, up === 1 ? height : b, up === 2 ? height : c] as const };
  });
  return { ...shipment, parcels };
}
