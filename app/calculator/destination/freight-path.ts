import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { createContainerRow, type FreightRow } from "../freight/cargo.ts";
import { readTotal } from "../freight/read-total.ts";
import { writeFreight } from "../freight/write-freight.ts";
import { roundDecimals } from "../parse/amount.ts";
import type { Problem, Reading } from "../parse/line/reading.ts";
import { unitsOf } from "../parse/measure.ts";

/** What is answered before anything is priced: another answer is another price. */
const asked: ReadonlySet<Problem["kind"]> = new Set(["places", "place-twice", "region", "home", "total-or-each"]);

/**
 * Whether freight has a price of its own. Not where it is in a special container alone, and not before it is known what the
 * word beside it says of it, where it goes, and what of it is weighed.
 */
function isFreightClear({ text, problems }: Reading): boolean {
  const freight = problems.flatMap((problem) => (problem.kind === "freight" ? [problem] : []));
  const isBeside = ({ span: [from, next] }: Problem) =>
    freight.some(({ span }) => text.slice(...(from < span[0] ? [next, span[0]] : [span[1], from])).trim() === "");
  return (
    freight.some(({ load }) => load.is !== "special") &&
    !problems.some((one) => asked.has(one.kind) || (one.kind === "unknown" && isBeside(one)))
  );
}

/** Where a line about pallets or containers is priced, with all of them, once it is clear; what it does not say is asked there. */
export function findFreightPath(reading: Reading, locale: Locale): string | undefined {
  if (!isFreightClear(reading)) return undefined;
  const { area, cityPostcode = "", postcode = area ?? cityPostcode, more = [], imperial, problems } = reading;
  const unserved = problems.find((problem) => problem.kind === "unserved");
  const { to = unserved?.code ?? "" } = reading;
  const units = imperial ? "imperial" : "metric";
  const own = unitsOf[units];
  const round = (amount: number) => String(roundDecimals(amount, 3));
  const loads = problems.flatMap((problem) => (problem.kind === "freight" ? problem.load : []));
  const isWhole = loads.some(({ is }) => is === "containers" || is === "pallets");
  const total = readTotal([reading]);
  const rows = loads.flatMap((load, at): FreightRow | FreightRow[] => {
    if (load.is === "containers") return createContainerRow(load.kind, load.count);
    // cubic metres beside pieces of a size are theirs
    if (load.is !== "pallets" && (isWhole || at > 0 || load.is === "special")) return [];
    const isPallets = load.is === "pallets";
    if (total && (!isPallets || (total.row.weight && total.row.volume))) return total.row;
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
