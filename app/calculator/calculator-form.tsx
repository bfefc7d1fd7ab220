import type { DutyQuestion } from "#rating/duties/answer.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changeUnits } from "./change-units.ts";
import { CountryBox } from "./country-box.tsx";
import { Field } from "./field.tsx";
import { emptyParcel, type FormState, mostParcelRows } from "./form-state.ts";
import { DutyFields } from "./landed-cost/duty-fields.tsx";
import { needsPostcode } from "./needs-postcode.ts";
import { ParcelRow } from "./parcel-row.tsx";
import { readParcelText } from "./read-parcel-text.ts";
import type { Problems } from "./read-shipment.ts";
import { Switch } from "./switch.tsx";

type Props = {
  page: CalculatorPage;
  state: FormState;
  problems: Problems;
  /** What the duty depends on. */
  questions: readonly DutyQuestion[];
  today: string;
  change: (next: FormState) => void;
  reset: () => void;
};

export function CalculatorForm({ page, state, problems, questions, today, change, reset }: Props) {
  const set = (name: keyof FormState) => (value: string) => change({ ...state, [name]: value });
  const dutyByPlace = state.terms === "DDP" && questions.some(({ ask }) => ask === "postcode");
  const rule = page.goods.find(({ id }) => id === state.goods)?.rule;
  return (
    <form
      className="space-y-6 rounded-2xl border border-line bg-panel p-5 sm:p-6 print:hidden lg:sticky lg:top-20"
      onSubmit={(event) => event.preventDefault()}
      aria-label={m.calculator_form()}
      noValidate
    >
      <div className="grid grid-cols-2 gap-4">
        {page.origins.length > 1 && (
          <Field id="from" label={m.field_from()} className="col-span-2">
            <select value={state.from} onChange={({ target }) => set("from")(target.value)} className="field">
              {page.origins.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        )}
        <CountryBox
          countries={page.countries}
          value={state.to}
          onChange={(to) => change({ ...state, to, postcode: "" })}
          problem={problems.to}
        />
        {(state.postcode || needsPostcode(page.cards, state.to) || dutyByPlace) && (
          <Field id="postcode" label={m.field_postcode()} problem={problems.postcode} hint={m.field_postcode_hint()}>
            <input
              value={state.postcode}
              onChange={({ target }) => set("postcode")(target.value)}
              maxLength={12}
              autoComplete="off"
              className="field"
            />
          </Field>
        )}
        <Field id="date" label={m.field_date()} problem={problems.date}>
          <input
            type="date"
            value={state.date || today}
            onChange={({ target }) => set("date")(target.value)}
            className="field"
          />
        </Field>
      </div>
      <fieldset className="space-y-4">
        <legend className="sr-only">{m.field_parcels()}</legend>
        <div className="flex items-center justify-between">
          <h2 className="font-semibold">{m.field_parcels()}</h2>
          <Switch
            name="units"
            label={m.field_units()}
            value={state.units}
            options={[
              ["metric", "kg, cm"],
              ["imperial", "lb, in"],
            ]}
            onChange={(units) => change(changeUnits(state, units))}
          />
        </div>
        {state.parcels.map((parcel, at) => (
          <ParcelRow
            key={at}
            at={at}
            parcel={parcel}
            units={state.units}
            problems={problems}
            onChange={(next) => change({ ...state, parcels: state.parcels.with(at, next) })}
            onText={(text) => {
              const read = readParcelText(text);
              if (!read) return false;
              const own = changeUnits(state, read.units);
              change({
                ...own,
                parcels: own.parcels.with(at, { ...(own.parcels[at] ?? emptyParcel), ...read.fields }),
              });
              return true;
            }}
            {...(state.parcels.length > 1 && {
              onRemove: () => change({ ...state, parcels: state.parcels.toSpliced(at, 1) }),
            })}
          />
        ))}
        <p className="text-sm text-quiet">{m.parcel_paste()}</p>
        {state.parcels.length < mostParcelRows && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
            onClick={() => change({ ...state, parcels: [...state.parcels, emptyParcel] })}
          >
            <Icon name="lucide:plus" />
            {m.parcel_add()}
          </button>
        )}
      </fieldset>
      <Field id="goods" label={m.field_goods()} hint={rule}>
        <select value={state.goods} onChange={({ target }) => set("goods")(target.value)} className="field">
          {page.goods.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <div>
        <Switch
          name="terms"
          label={m.field_terms()}
          value={state.terms}
          options={[
            ["DAP", m.terms_dap()],
            ["DDP", m.terms_ddp()],
          ]}
          onChange={(terms) => change({ ...state, terms })}
          showLabel
        />
        <div className="mt-4 space-y-4">
          {state.terms === "DDP" && (
            <DutyFields questions={questions} state={state} problems={problems} change={change} />
          )}
          <Field id="currency" label={m.field_currency()}>
            <select value={state.currency} onChange={({ target }) => set("currency")(target.value)} className="field">
              {page.currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </Field>
        </div>
      </div>
      <button type="button" className="min-h-11 text-link hover:underline" onClick={reset}>
        {m.form_reset()}
      </button>
    </form>
  );
}
