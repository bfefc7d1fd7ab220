import { lengthIn } from "#rating/length.ts";
import { massIn } from "#rating/mass.ts";
import { type Parcel, totalMass } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { type Units, unitsOf } from "../measure.ts";
import { unitText } from "#app/ui/unit-text.ts";

/** Feet in a metre. */
const feet = 1 / 0.3048;

/** Cubic metres, and square metres of floor where nothing stands on anything. */
export function roomOf(parcels: readonly Parcel[]): { volume: number; floor: number } {
  let volume = 0;
  let floor = 0;
  for (const { sides = [0, 0, 0], quantity } of parcels) {
    const [a, b, c] = sides.map((side) => lengthIn("m", side));
    volume += (a ?? 0) * (b ?? 0) * (c ?? 0) * quantity;
    floor += (a ?? 0) * (b ?? 0) * quantity;
  }
  return { volume, floor };
}

/** What all pieces come to; freight is priced by the cubic metre, which therefore stands there in either units. */
export function FreightTotals({ parcels, units }: { parcels: readonly Parcel[]; units: Units }) {
  const { volume, floor } = roomOf(parcels);
  const unit = unitsOf[units].mass;
  const also = (metric: string, imperial: string) =>
    units === "metric" ? metric : m.noted({ text: metric, note: imperial });
  return (
    <dl className="mt-6 space-y-1 border-t border-line pt-4">
      {[
        [
          m.freight_together(),
          also(`${number(volume, 1)} ${unitText("m³")}`, `${number(volume * feet ** 3, 0)} ${unitText("ft³")}`),
        ],
        [m.freight_scale(), `${number(massIn(unit, totalMass({ parcels })), 0)} ${unitText(unit)}`],
        [
          m.freight_floor(),
          also(`${number(floor, 1)} ${unitText("m²")}`, `${number(floor * feet ** 2, 0)} ${unitText("ft²")}`),
        ],
      ].map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-quiet">{label}</dt>
          <dd className="shrink-0 text-end font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
