import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { writeFreight } from "../freight/write-freight.ts";
import type { Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";

/** Where a line about pallets or containers is priced, with what it says; what it does not say is asked there. */
export function buildFreightPath(reading: Reading, locale: Locale): string {
  const { to = "", area = "", postcode = area, more = [], imperial, text, problems } = reading;
  const units = imperial ? "imperial" : "metric";
  const own = unitsOf[units];
  const round = (amount: number) => String(Math.round(amount * 1000) / 1000);
  const called = problems.find(({ kind }) => kind === "freight");
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
