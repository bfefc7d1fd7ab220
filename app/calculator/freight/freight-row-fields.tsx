import { useState } from "react";
import { length, lengthIn } from "#rating/length.ts";
import { containers } from "#rating/loading/containers.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { Field } from "../field.tsx";
import { inUnits, readLength, shownIn, type Units, unitsOf } from "../measure.ts";
import { askedBack, readAs } from "../read-as.ts";
import { Switch } from "../switch.tsx";
import { footprintOf, footprints, type FreightRow, pieceKinds, type RowField } from "./cargo.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Props = {
  at: number;
  row: FreightRow;
  units: Units;
  problems: readonly RowField[];
  change: (next: FreightRow) => void;
};

/** What pieces of one kind are: their number, size and weight, with the footprints of usual pallets at hand. */
export function FreightRowFields({ at, row, units, problems, change }: Props) {
  const unit = unitsOf[units];
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<RowField>();
  const input = (name: RowField, label: string) => (
    <Field
      id={`freight-${at}-${name}`}
      label={label}
      problem={problems.includes(name) ? (askedBack(row[name]) ?? m.freight_problem()) : undefined}
      hint={name === "weight" ? readAs(row.weight, unitText(unit.mass)) : undefined}
    >
      <input
        className="field tabular-nums"
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={name === "quantity" ? 12 : 24}
        value={
          name === "quantity" || name === typing
            ? row[name]
            : shownIn(row[name], units, name === "weight" ? "mass" : "length")
        }
        onChange={({ target }) => {
          setTyping(name);
          change({ ...row, [name]: target.value });
        }}
        onBlur={() => setTyping(undefined)}
      />
    </Field>
  );
  const kinds = { parcel: m.freight_parcels, carton: m.freight_cartons, pallet: m.freight_pallets };
  const tooHigh = stackNote(row, units);
  const preset = footprintOf(row, units);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:max-lg:grid-cols-2">
      <Switch
        name={`freight-${at}-kind`}
        label={m.freight_kind()}
        value={row.kind}
        options={pieceKinds.map((kind) => [kind, kinds[kind]()] as const)}
        onChange={(kind) => change({ ...row, kind })}
        showLabel
      />
      <div className="grid grid-cols-2 gap-3">
        {input("quantity", kinds[row.kind]())}
        {input("weight", m.parcel_weight({ unit: unitText(unit.mass) }))}
      </div>
      {row.kind === "pallet" && (
        <Field id={`freight-${at}-footprint`} label={m.freight_footprint()}>
          <select
            className="field"
            value={preset}
            onChange={({ target }) => {
              const chosen = footprints[Number(target.value)];
              if (!chosen) return;
              const side = (text: string) => inUnits(text, units, units, "length");
              change({ ...row, length: side(chosen.length), width: side(chosen.width) });
            }}
          >
            {preset < 0 && <option value={-1}>{m.freight_own_size()}</option>}
            {footprints.map(({ name, unit: own }, index) => (
              <option key={name} value={index}>
                {name} {unitText(own)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className="grid grid-cols-3 gap-3">
        {input("length", m.parcel_length({ unit: unitText(unit.length) }))}
        {input("width", m.parcel_width({ unit: unitText(unit.length) }))}
        {input("height", m.parcel_height({ unit: unitText(unit.length) }))}
      </div>
      <Switch
        name={`freight-${at}-stack`}
        label={m.freight_stack()}
        value={row.stackable ? "yes" : "no"}
        options={[
          ["no", m.freight_no()],
          ["yes", m.freight_yes()],
        ]}
        onChange={(answer) => change({ ...row, stackable: answer === "yes" })}
        showLabel
      />
      {tooHigh && <p className="text-sm text-quiet">{tooHigh}</p>}
    </div>
  );
}

/** Why pallets that may bear each other do not stand on each other all the same. */
function stackNote(row: FreightRow, units: Units): string | undefined {
  const height = readLength(row.height, units);
  if (row.kind !== "pallet" || !row.stackable || !height) return undefined;
  const door = length(containers["40HC"].door.height, "mm");
  if (2 * height <= door) return undefined;
  const unit = unitsOf[units].length;
  const text = (value: number) => `${number(lengthIn(unit, value), 1)} ${unitText(unit)}`;
  return m.freight_too_high({ stacked: text(2 * height), door: text(door), each: text(door / 2) });
}
