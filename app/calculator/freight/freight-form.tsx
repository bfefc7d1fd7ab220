import { memo } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/joined.ts";
import { Field } from "../field.tsx";
import { longestPostcode } from "../form-state.ts";
import { type FreightFields, inOtherUnits, type RowField } from "./cargo.ts";
import { FreightRows } from "./freight-rows.tsx";
import { unitText } from "#app/ui/unit-text.ts";

type Props = {
  fields: FreightFields;
  problems: readonly (readonly RowField[])[];
  /** Freight there is priced by postcode, and none is given, or none of that country. */
  postcodeProblem: string | undefined;
  countries: CalculatorPage["countries"];
  change: (next: FreightFields) => void;
};

/** What is sent where: pieces of one kind or of several, in the units that their sender uses. */
export const FreightForm = memo(function FreightForm({ fields, problems, postcodeProblem, countries, change }: Props) {
  const others = list((fields.units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(unitText));
  return (
    <form className="space-y-4" aria-label={m.freight_form()} onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-lg:grid-cols-2">
        <Field id="freight-to" label={m.field_to()}>
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
        <div className="flex items-start justify-between gap-3">
          <Field id="freight-postcode" label={m.field_postcode()} problem={postcodeProblem} className="grow">
            <input
              className="field"
              autoComplete="off"
              maxLength={longestPostcode}
              value={fields.postcode}
              onChange={({ target }) => change({ ...fields, postcode: target.value })}
            />
          </Field>
          <button
            type="button"
            className="mt-6 min-h-11 shrink-0 px-2 text-[15px] font-semibold text-link hover:underline"
            onClick={() => change(inOtherUnits(fields))}
            aria-label={m.units_use({ units: others })}
          >
            {others}
          </button>
        </div>
      </div>
      <FreightRows fields={fields} problems={problems} change={change} />
    </form>
  );
});
