import type { CalculatorPage } from "#catalog/page-data.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { heaviestBox, type Shipment } from "#rating/shipment/shipment.ts";
import type { FormState } from "../store/form-state.ts";
import { readLength, readMass } from "../parse/measure.ts";
import type { FreightFields } from "./cargo.ts";

const methods: ReadonlySet<string> = new Set(["breaks", "weight-or-measure", "container"]);

/** Where a container is priced as a whole. */
export const containerOnly: ReadonlySet<string> = new Set(["container"]);

/** Destinations that some freight card serves; `own`: by which ways of pricing. */
export function listFreightCountries(
  { cards, countries }: Pick<CalculatorPage, "cards" | "countries">,
  own: ReadonlySet<string> = methods,
) {
  const served = new Set(
    cards.flatMap(({ tariff, zones }) => (own.has(tariff.method) ? zones.map(({ country }) => country) : [])),
  );
  return countries.filter(({ code }) => served.has(code));
}

/** What somebody has typed as parcels, as pieces of freight; nothing where none has a size, or no freight card goes there. */
export function convertParcels(
  { to, postcode, units, parcels }: Pick<FormState, "to" | "postcode" | "units" | "parcels">,
  served: readonly { code: string }[],
): FreightFields | undefined {
  const rows = parcels.flatMap((row) => {
    const sides = [row.length, row.width, row.height].map((text) => readLength(text, units));
    const mass = readMass(row.weight, units);
    if (mass === undefined || !sides.every((side) => side !== undefined)) return [];
    const pallet = mass > heaviestBox || Math.max(...sides) > longestCarton;
    return [{ ...row, kind: pallet ? ("pallet" as const) : ("carton" as const), stackable: !pallet }];
  });
  return rows.length > 0 && served.some(({ code }) => code === to) ? { to, postcode, units, rows } : undefined;
}

/** What is longer than a carton stands on a pallet. */
const longestCarton = toLength(115, "cm");

/** From so much on, a shipment is worth a look at a container. */
const worthwhile = { volume: 1, mass: toMass(150, "kg") };

/**
 * The parcels of the calculator as freight, where they are freight: all have their size, some freight card goes there,
 * and they are many or heavy enough for it.
 */
export function convertToFreight(
  { to, units, parcels: rows }: Pick<FormState, "to" | "units" | "parcels">,
  { parcels, postcode = "" }: Pick<Shipment, "parcels" | "postcode">,
  served: readonly { code: string }[],
): FreightFields | undefined {
  if (!served.some(({ code }) => code === to) || parcels.some(({ sides }) => !sides)) return undefined;
  const together = parcels.reduce((sum, own) => sum + own.quantity * own.mass, 0);
  const volume = parcels.reduce(
    (sum, { quantity, sides = [0, 0, 0] }) => sum + quantity * sides.reduce((all, side) => all * (side / 1e6), 1),
    0,
  );
  if (volume < worthwhile.volume && together < worthwhile.mass) return undefined;
  return convertParcels({ to, postcode, units, parcels: rows }, served);
}
