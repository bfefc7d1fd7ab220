import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { writeFreight } from "../freight/write-freight.ts";
import { readContainers } from "../parse/line/freight-words.ts";
import type { Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";

/** Where a line about pallets or containers is priced, with what it says; what it does not say is asked there. */
export function buildFreightPath(reading: Reading, locale: Locale): string {
  const {
    to = "",
    area,
    cityPostcode = "",
    postcode = area ?? cityPostcode,
    quantity,
    more = [],
    imperial,
    text,
    problems,
  } = reading;
  const units = imperial ? "imperial" : "metric";
  const own = unitsOf[units];
  const round = (amount: number) => String(Math.round(amount * 1000) / 1000);
  const called = problems.find(({ kind }) => kind === "freight");
  const containers = called && readContainers(text.slice(...called.span));
  if (containers) {
    const { kind, count } = containers;
    const none = { length: "", width: "", height: "", weight: "" };
    const rows = [{ kind, quantity: String(quantity ?? count), ...none, stackable: true }];
    return `${toLocalPath("/resource/freight-calculator", locale)}?${writeFreight({ to, postcode, units, rows })}`;
  }
  const isPallets = called !== undefined && /p(?:al)?le?t|skid|托|板/i.test(text.slice(...called.span));
  const query = writeFreight({
    to,
    postcode,
    units,
    rows: [reading, ...more].map(({ quantity, mass, sides = [] }) => {
      const [length = "", width = "", height = ""] = sides.map((side) => round(convertLength(own.length, side)));
      return {
        kind: isPallets ? "pallet" : "carton",
        quantity: quantity === undefined ? "" : String(quantity),
        ...{ length, width, height },
        weight: mass === undefined ? "" : round(convertMass(own.mass, mass)),
        stackable: !isPallets,
      };
    }),
  });
  return `${toLocalPath("/resource/freight-calculator", locale)}?${query}`;
}
