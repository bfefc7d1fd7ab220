import { type ComponentProps, memo, type RefObject, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { formatNumber, joinClauses, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { convertLength } from "#rating/shipment/units.ts";
import { type Parcel, sumMass } from "#rating/shipment/shipment.ts";
import { formatCurrency } from "../format/money.ts";
import { Field, Options } from "../form/field.tsx";
import { longestPostcode } from "../store/form-state.ts";
import type { Units } from "../parse/measure.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { FreightFields } from "./cargo.ts";
import { FreightRows, type ServedFreight } from "./freight-rows.tsx";
import { useCity } from "../destination/use-city.tsx";
import { countText, describePieces, formatCargoMass } from "./freight-text.ts";

type Props = ComponentProps<typeof FreightRows> & {
  ref: RefObject<HTMLFormElement | null>;
  /** Freight there is priced by postcode, and none is given, or none of that country. */
  postcodeProblem: string | undefined;
  /** The destination's name, where no freight goes there. */
  unserved: string | undefined;
  /** In which prices are shown. */
  currency: string;
};

/** What is sent where: pieces of one kind or of several, in the units that their sender uses. */
export const FreightForm = memo(function FreightForm({ ref, postcodeProblem, unserved, currency, ...own }: Props) {
  const { fields, served, change } = own;
  // whoever looks at another country's prices and comes back need not type it again
  const postcodes = useRef(new Map<string, string>());
  // however its country was left: by a text that is pasted, too
  useEffect(() => {
    postcodes.current.set(fields.to, fields.postcode);
  }, [fields.to, fields.postcode]);
  const city = useCity(fields, served.countries, (before, place) =>
    change((form) => (form.postcode === before.postcode && form.to === before.to ? { ...form, ...place } : form)),
  );
  return (
    <form
      ref={ref}
      // the address keeps what was entered
      autoComplete="off"
      className="space-y-4"
      aria-label={m.freight_form()}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-lg:grid-cols-2">
        <Field id="freight-to" label={m.field_to()}>
          <select
            className="field"
            value={fields.to}
            onChange={({ target: { value: to } }) =>
              change((form) => ({ ...form, to, postcode: postcodes.current.get(to) ?? "" }))
            }
          >
            {unserved && <option value={fields.to}>{unserved}</option>}
            {fields.to === "" && <option value="">{m.mend_country()}</option>}
            <CountryOptions countries={served.countries} />
          </select>
        </Field>
        <div>
          <Field id="freight-postcode" label={m.field_postcode()} problem={postcodeProblem}>
            <input
              className="field"
              autoComplete="off"
              maxLength={longestPostcode}
              value={fields.postcode}
              onChange={({ target: { value: postcode } }) => change((form) => ({ ...form, postcode }))}
              onBlur={city.lookUp}
            />
          </Field>
          <div role="status">{city.offer || (city.note && <p className="pt-2 text-sm text-quiet">{city.note}</p>)}</div>
        </div>
      </div>
      <FreightRows {...own} />
      <Field id="freight-currency" label={m.field_currency()}>
        <select
          className="field"
          value={currency}
          onChange={({ target }) => change((form) => ({ ...form, currency: target.value }))}
        >
          <Options choices={served.currencies.map((own) => [own, formatCurrency(own)])} />
        </select>
      </Field>
    </form>
  );
});

/** A part of its own, since the form is drawn with each key and its countries stay. */
const CountryOptions = memo(function CountryOptions({ countries }: Pick<ServedFreight, "countries">) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});

/** Feet in a metre. */
const feet = 1 / 0.3048;

/** Cubic metres, and square metres of floor where nothing stands on anything. */
export function measureCargoSpace(parcels: readonly Parcel[]): { volume: number; floor: number } {
  let volume = 0;
  let floor = 0;
  for (const { sides = [0, 0, 0], quantity } of parcels) {
    const [a, b, c] = sides.map((side) => convertLength("m", side));
    volume += (a ?? 0) * (b ?? 0) * (c ?? 0) * quantity;
    floor += (a ?? 0) * (b ?? 0) * quantity;
  }
  return { volume, floor };
}

/** What all pieces come to; freight is priced by the cubic metre, which therefore stands there in either units. */
export function FreightTotals({ parcels, units }: { parcels: readonly Parcel[]; units: Units }) {
  const { volume, floor } = measureCargoSpace(parcels);
  const also = (metric: string, imperial: string) =>
    units === "metric" ? metric : m.noted({ text: metric, note: imperial });
  return (
    <dl className="mt-6 space-y-1 border-t border-line pt-4">
      {[
        [
          m.freight_together(),
          also(
            `${formatNumber(volume, 1)} ${formatUnit("m³")}`,
            `${formatNumber(volume * feet ** 3, 0)} ${formatUnit("ft³")}`,
          ),
        ],
        [m.freight_scale(), formatCargoMass(sumMass({ parcels }), units)],
        [
          m.freight_floor(),
          also(
            `${formatNumber(floor, 1)} ${formatUnit("m²")}`,
            `${formatNumber(floor * feet ** 2, 0)} ${formatUnit("ft²")}`,
          ),
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

type SummaryProps = { fields: FreightFields; names: CalculatorNames; onEdit: () => void };

/** On a phone, what is sent where, in place of the form. */
export function FreightSummary({ fields: { to, postcode, rows, units }, names, onEdit }: SummaryProps) {
  return (
    <div className="flex items-center gap-4 border-b border-line pb-2 sm:hidden">
      <p className="min-w-0 grow">
        <span className="block leading-6 font-semibold text-pretty">
          {rows.map((row) => describePieces(row, units)).join(m.between_groups())}
        </span>
        <span className="block text-sm text-quiet">
          {joinClauses([names.country(to), ...(postcode ? [postcode] : [])])}
        </span>
      </p>
      <button type="button" className="min-h-11 shrink-0 font-semibold text-link" onClick={onEdit}>
        {m.form_edit()}
      </button>
    </div>
  );
}

/** What somebody came with that is not priced with the rest. */
export function FreightLeft({ rows = [] }: { rows?: FreightFields["left"] }) {
  return rows.length > 0 && <p className="mb-4 max-w-prose">{m.freight_left({ list: list(rows.map(countText)) })}</p>;
}

type BarProps = {
  text: string;
  opened: boolean;
  onOpen: (opened: boolean) => void;
  /** What the bar leads to from the form. */
  prices: RefObject<HTMLElement | null>;
};

/** At the foot of a phone's screen, the lowest price, with the way to and from the form: back to it once the prices are in view. */
export function FreightBar({ text, opened, onOpen, prices }: BarProps) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!prices.current) return;
    const observer = new IntersectionObserver((all) => setSeen(all.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: "0% 0% -50%",
    });
    observer.observe(prices.current);
    return () => observer.disconnect();
  }, [prices]);
  const onward = opened && !seen;
  return (
    <div className="needs-scripts sticky foot-bar z-20 -mx-5 flex min-h-16 flex-wrap items-center justify-between gap-2 border-t border-line bg-panel px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden print:hidden">
      <p className="min-w-0 grow basis-[7rem] leading-5 font-semibold text-balance phrased">{text}</p>
      <button ref={pressEarly} type="button" className="button shrink-0" onClick={() => onOpen(!onward)}>
        {onward ? m.form_show() : m.form_edit()}
      </button>
    </div>
  );
}
