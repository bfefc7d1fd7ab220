import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { Field } from "../field.tsx";
import { Switch } from "../switch.tsx";
import { type FieldProblem, footprints, type FreightFields, pieceKinds } from "./cargo.ts";

type Props = {
  fields: FreightFields;
  problems: readonly FieldProblem[];
  /** Freight there is priced by postcode, and none is given. */
  asksPostcode: boolean;
  countries: CalculatorPage["countries"];
  change: (next: FreightFields) => void;
};

/** What is sent where: pieces of one kind, with the footprints of usual pallets at hand. */
export function FreightForm({ fields, problems, asksPostcode, countries, change }: Props) {
  const input = (name: "quantity" | "length" | "width" | "height" | "weight", label: string) => (
    <Field id={`freight-${name}`} label={label} problem={problems.includes(name) ? m.freight_problem() : undefined}>
      <input
        className="field tabular-nums"
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={12}
        value={fields[name]}
        onChange={({ target }) => change({ ...fields, [name]: target.value })}
      />
    </Field>
  );
  const kinds = { parcel: m.freight_parcels, carton: m.freight_cartons, pallet: m.freight_pallets };
  const preset = footprints.findIndex(({ length, width }) => length === fields.length && width === fields.width);
  return (
    <form className="space-y-4" aria-label={m.freight_form()} onSubmit={(event) => event.preventDefault()} noValidate>
      <Switch
        name="freight-kind"
        label={m.freight_kind()}
        value={fields.kind}
        options={pieceKinds.map((kind) => [kind, kinds[kind]()] as const)}
        onChange={(kind) => change({ ...fields, kind })}
        showLabel
      />
      <div className="grid grid-cols-2 gap-3">
        <Field id="freight-to" label={m.field_to()} className="col-span-2">
          <select
            className="field"
            value={fields.to}
            onChange={({ target }) => change({ ...fields, to: target.value, postcode: "" })}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field
          id="freight-postcode"
          label={m.field_postcode()}
          problem={asksPostcode ? m.freight_postcode() : undefined}
        >
          <input
            className="field"
            autoComplete="off"
            maxLength={12}
            value={fields.postcode}
            onChange={({ target }) => change({ ...fields, postcode: target.value })}
          />
        </Field>
        {input("quantity", kinds[fields.kind]())}
        {fields.kind === "pallet" && (
          <Field id="freight-footprint" label={m.freight_footprint()} className="col-span-2">
            <select
              className="field"
              value={preset}
              onChange={({ target }) => {
                const chosen = footprints[Number(target.value)];
                if (chosen) change({ ...fields, length: chosen.length, width: chosen.width });
              }}
            >
              {preset < 0 && <option value={-1}>{m.freight_own_size()}</option>}
              {footprints.map(({ name }, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
        {input("length", m.parcel_length({ unit: "cm" }))}
        {input("width", m.parcel_width({ unit: "cm" }))}
        {input("height", m.parcel_height({ unit: "cm" }))}
        {input("weight", m.parcel_weight({ unit: "kg" }))}
      </div>
      <Switch
        name="freight-stack"
        label={m.freight_stack()}
        value={fields.stackable ? "yes" : "no"}
        options={[
          ["no", m.freight_no()],
          ["yes", m.freight_yes()],
        ]}
        onChange={(answer) => change({ ...fields, stackable: answer === "yes" })}
        showLabel
      />
    </form>
  );
}
