import type { ReasonCode } from "#rating/answer.ts";
import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { unitText } from "#app/ui/unit-text.ts";
import type { CalculatorNames } from "../names.ts";
import type { RefusedGroup } from "./messages.ts";
import { refusedText } from "./refused-text.ts";

type Words = (inputs: { limit: string }) => string;

const weighed: Partial<Record<ReasonCode, Words>> = {
  "parcel-too-heavy": m.group_parcel_heavy,
  "parcel-too-light": m.group_parcel_light,
  "shipment-too-heavy": m.group_shipment_heavy,
  "shipment-too-light": m.group_shipment_light,
};

const measured: Partial<Record<ReasonCode, Words>> = {
  "side-too-long": m.group_side,
  "second-side-too-long": m.group_second_side,
  "third-side-too-long": m.group_third_side,
  "side-sum-too-big": m.group_side_sum,
  "girth-too-big": m.group_girth,
};

/** Whether the rows of a group are not alike in what is refused, so that each needs its own answer. */
export function varies({ givens }: RefusedGroup): boolean {
  return givens.some((given) => given !== givens[0]);
}

/** Why no line takes the orders of a group, in words that are true of each of them. */
export function groupText(group: RefusedGroup, names: CalculatorNames): string {
  const { reason } = group;
  if (!varies(group)) return refusedText(group, names);
  const { code, currency = "" } = reason;
  const limit = Number(reason.limit ?? 0);
  const mass = weighed[code];
  if (mass) return mass({ limit: `${number(massIn("kg", limit), 3)} ${unitText("kg")}` });
  const side = measured[code];
  if (side) return side({ limit: `${number(lengthIn("cm", limit), 1)} ${unitText("cm")}` });
  switch (code) {
    case "volume-too-big":
      return m.group_volume({ limit: `${number(limit, 0)} ${unitText("cm³")}` });
    case "too-many-parcels":
      return m.group_parcels({ limit: number(limit) });
    case "value-too-high":
      return m.group_value({ limit: currency ? money(limit, currency) : String(limit) });
    case "destination-not-served":
      return m.group_postcode();
    default:
      return refusedText(group, names);
  }
}
