import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { createContainerRow } from "../freight/cargo.ts";
import { writeFreight } from "../freight/write-freight.ts";
import { readContainers } from "../parse/line/freight-words.ts";
import type { Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";

/** Where a line about pallets or containers is priced, with all of them; what it does not say is asked there. */
export function buildFreightPath(reading: Reading, locale: Locale): string {
  const {
    to = "",
    area,
    cityPostcode = "",
    postcode = area ?? cityPostcode,
    more = [],
    imperial,
    text,
    problems,
  } = reading;
  const units = imperial ? "imperial" : "metric";
  const own = unitsOf[units];
  const round = (amount: number) => String(Math.round(amount * 1000) / 1000);
  const called = problems.flatMap(({ kind, span }) => (kind === "freight" ? text.slice(...span) : []));
  const rows = called.flatMap((words) => {
    const containers = readContainers(words);
    if (containers) return createContainerRow(containers.kind, containers.count);
    const isPallets = /p(?:al)?le?t|skid|托|板/i.test(words);
    return [reading, ...more].map(({ quantity: count, mass, sides = [] }) => {
      const [length = "", width = "", height = ""] = sides.map((side) => round(convertLength(own.length, side)));
      return {
        kind: isPallets ? ("pallet" as const) : ("carton" as const),
        quantity: count === undefined ? "" : String(count),
        ...{ length, width, height },
        weight: mass === undefined ? "" : round(convertMass(own.mass, mass)),
        stackable: !isPallets,
      };
    });
  });
  const query = writeFreight({ to, postcode, units, rows });
  return `${toLocalPath("/resource/freight-calculator", locale)}?${query}`;
}
