import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { sizeText } from "#app/ui/size-text.ts";
import type { CalculatorNames } from "../names.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** An order in a line, as it was read: `Norway 0150, 2 × 1.2 kg, 40 × 30 × 10 cm, Value €40.00`. */
export function orderText({ to, postcode, parcels, value, currency }: Shipment, names: CalculatorNames): string {
  const [parcel] = parcels;
  const size = parcel?.sides?.map((side) => number(lengthIn("cm", side), 1));
  return clauses([
    [names.country(to), postcode].filter(Boolean).join(" "),
    `${(parcel?.quantity ?? 1) > 1 ? `${number(parcel?.quantity ?? 1)} × ` : ""}${number(massIn("kg", parcel?.mass ?? 0), 3)} ${unitText("kg")}`,
    ...(size ? [sizeText(size, "cm")] : []),
    ...(value === undefined ? [] : [`${m.field_value()} ${money(value, currency)}`]),
  ]);
}
