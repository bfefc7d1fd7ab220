import { useMemo, useRef } from "react";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { quote as quoteOf } from "#rating/quote.ts";
import { type Length, toLength } from "#rating/shipment/units.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { type DrawnBox, sideNames } from "./drawn-box.ts";

/** A line's price at each height that the lid may have, and the heights above which it goes up. */
export type PriceSteps = { totals: ReadonlyMap<number, number>; notches: readonly number[] };

/** More heights than these are not priced: each takes a price. */
const mostHeights = 80;

/** The lid's heights go from `least` to `most` by `step`, in the form's unit. */
export type HeightRange = { least: number; most: number; step: number };

/** The heights of a lid on a line. They stay while the lid alone moves. */
export function usePriceSteps(
  service: string,
  shipment: Shipment,
  drawn: DrawnBox | undefined,
  range: HeightRange,
  page: Pick<CalculatorPage, "cards" | "reference">,
): PriceSteps | undefined {
  const asked = useRef<Asked>(undefined);
  asked.current = drawn && { shipment, drawn, range, service };
  // all that the prices hang on, without the height; they follow once the page has been painted
  const key = useAfterPaint(drawn && JSON.stringify([service, range, drawn.unit, setHeight(shipment, drawn, 0)]));
  return useMemo(() => (key && asked.current ? listPriceSteps(asked.current, page) : undefined), [key, page]);
}

type Asked = { shipment: Shipment; drawn: DrawnBox; range: HeightRange; service: string };

function listPriceSteps(
  { shipment, drawn, range, service }: Asked,
  { cards, reference }: Pick<CalculatorPage, "cards" | "reference">,
): PriceSteps {
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
