import { type ComponentType, type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { ShipmentOption } from "#rating/card.ts";
import { convertMoney } from "#rating/money/exchange.ts";
import { getMinorDigits, toMinor } from "#rating/money/minor-digits.ts";
import type { Reference } from "#rating/reference.ts";
import { nameArticles } from "../format/shipment.ts";
import { formatCurrency } from "../format/money.ts";
import { DutyFields, ValueField } from "../landed-cost/duty-fields.tsx";
import { unitsOf } from "../parse/measure.ts";
import { readAmount } from "../parse/amount.ts";
import { convertFormUnits } from "../store/actions.ts";
import { trimZeros } from "../store/write-parcels.ts";
import { type FieldName, type FormState, listChosenOptions, listOfferedOptions } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { BoxList } from "./box-list.tsx";
import { Field, Options, SegmentedControl } from "./field.tsx";
import { listPlainTerms } from "./plain-terms.ts";
import { LandedLink } from "./shipment-summary.tsx";

type Props = {
  /** The word whose fields are wanted; all of them without one. */
  only: FieldName | undefined;
  /** Whether somebody pressed that word, and is led to its field. */
  isPressed: RefObject<boolean>;
};

/** Takes back what a line or a field has said. */
const plainButton = "min-h-11 text-start text-[0.9375rem] text-link hover:underline";

/** What a price is for besides destination and parcel; first, what changes the parcels themselves. */
export default function TermFields({ only, isPressed }: Props) {
  const { page } = useCalculatorStore();
  useEffect(() => {
    if (only && isPressed.current)
      document.querySelector<HTMLElement>(`#terms :is(#${only}, [name=${only}]:checked)`)?.focus();
    isPressed.current = false;
  }, [only, isPressed]);
  const Own = only && groups[only];
  if (Own) return <Own />;
  return (
    <>
      <Commands />
      <GoodsField />
      <DateField />
      <DeadlineField />
      <DutyTerm />
      {listOfferedOptions(page.cards).length > 0 && <ExtrasFields />}
      <UnitsFields />
      <PlainFields />
      <BoxList />
    </>
  );
}

/** The fields of a word that are opened alone. */
const groups: Partial<Record<FieldName, ComponentType>> = {
  goods: GoodsField,
  date: DateField,
  by: DeadlineField,
  terms: DutyTerm,
  value: DutyTerm,
  gift: DutyTerm,
  options: ExtrasFields,
  currency: UnitsFields,
  from: PlainFields,
};

/** Another parcel, and back to the start. */
function Commands() {
  const store = useCalculatorStore();
  const form = useCalculator((snapshot) => snapshot.form);
  const addAlike = () => {
    // another one is mostly one of the same
    flushSync(() => store.change({ parcels: form.parcels.map((parcel) => ({ ...parcel, quantity: "2" })) }));
    document.getElementById("quantity-0")?.focus();
  };
  return (
    <p className="flex flex-wrap gap-x-6 border-b border-line pb-2 empty:hidden sm:col-span-full">
      {form.parcels[0]?.quantity === "1" && form.parcels.length === 1 && (
        <button type="button" className="min-h-11 font-semibold text-link hover:underline" onClick={addAlike}>
          {`+ ${m.parcel_another()}`}
        </button>
      )}
      {form !== store.start && (
        <button
          type="button"
          className="min-h-11 text-link hover:underline sm:ms-auto"
          onClick={() => store.amendWithUndo(form, store.start, m.form_was_reset())}
        >
          {m.form_reset()}
        </button>
      )}
    </p>
  );
}

function PlainFields() {
  const store = useCalculatorStore();
  const form = useCalculator((snapshot) => snapshot.form);
  return listPlainTerms(store).map(({ field, label, choices }) => (
    <Field key={field} id={field} label={label}>
      <select value={form[field]} onChange={({ target }) => store.changeField(field, target.value)} className="field">
        <Options choices={choices.map((choice) => [choice.value, choice.label])} />
      </select>
    </Field>
  ));
}

function GoodsField() {
  const { page, change } = useCalculatorStore();
  const goods = useCalculator(({ form }) => form.goods);
  const article = useCalculator(nameArticles);
  return (
    <Field
      id="goods"
      label={m.field_goods()}
      hint={page.goods.find(({ id }) => id === goods)?.rule}
      className="sm:col-span-2"
    >
      <select
        value={article === undefined ? goods : ""}
        onChange={({ target }) => change({ goods: target.value, article: "" })}
        className="field"
      >
        {/* a kind chosen in its place is another statement */}
        {article !== undefined && <option value="">{article}</option>}
        <Options choices={page.goods.map(({ id, label }) => [id, label])} />
      </select>
    </Field>
  );
}

function DateField() {
  const { change } = useCalculatorStore();
  const { form, problems, firstDay } = useCalculator((snapshot) => snapshot);
  return (
    <Field id="date" label={m.field_date()} problem={problems.date}>
      <input
        type="date"
        value={form.date || firstDay}
        onChange={({ target }) => change({ date: target.value })}
        className="field"
      />
    </Field>
  );
}

/** A day by which the shipment must be there, for whoever has one. */
function DeadlineField() {
  const { change } = useCalculatorStore();
  const { form, problems } = useCalculator((snapshot) => snapshot);
  return (
    <div>
      <Field id="by" label={m.deadline_field()} problem={problems.by} hint={m.deadline_counted()}>
        <input type="date" value={form.by} onChange={({ target }) => change({ by: target.value })} className="field" />
      </Field>
      {form.by && (
        <button type="button" className={plainButton} onClick={() => change({ by: "" })}>
          {m.deadline_clear()}
        </button>
      )}
    </div>
  );
}

/** Who pays duty and tax, and what these depend on. */
function DutyTerm() {
  const { page, change } = useCalculatorStore();
  const { form, problems, questions } = useCalculator((snapshot) => snapshot);
  return (
    <>
      <SegmentedControl
        name="terms"
        label={m.field_terms()}
        value={form.terms}
        options={[
          ["DAP", m.terms_dap()],
          ["DDP", m.terms_ddp()],
        ]}
        onChange={(incoterm) => change({ terms: incoterm })}
        showLabel
      />
      {form.gift && (
        <button type="button" className={`${plainButton} sm:col-span-full`} onClick={() => change({ gift: "" })}>
          {m.gift_clear()}
        </button>
      )}
      <DutyFields questions={questions} state={form} problems={problems} reference={page.reference} change={change} />
      <LandedLink className="-mt-2 sm:col-span-full" />
    </>
  );
}

/** What the cards offer besides carriage: a line that does not offer it says so in its place. */
function ExtrasFields() {
  const { page, change, known } = useCalculatorStore();
  const { form, problems } = useCalculator((snapshot) => snapshot);
  const chosen = listChosenOptions(form);
  const set = (id: ShipmentOption, on: boolean) =>
    change({ options: [...chosen.filter((own) => own !== id), ...(on ? [id] : [])].join(",") });
  return (
    <>
      <fieldset className="lg:col-start-1">
        <legend className="text-sm text-quiet">{m.field_options()}</legend>
        {listOfferedOptions(page.cards).map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="options"
              value={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => set(id, target.checked)}
              className="size-5 accent-(--action)"
            />
            {getLocalText(name)}
          </label>
        ))}
      </fieldset>
      {chosen.some((id) => known.byValue.has(id)) && (
        <ValueField
          state={form}
          problems={problems}
          reference={page.reference}
          change={change}
          hint={m.field_value_insured()}
        />
      )}
    </>
  );
}

function UnitsFields() {
  const { page, change } = useCalculatorStore();
  const form = useCalculator((snapshot) => snapshot.form);
  const show = (units: "metric" | "imperial") => list([unitsOf[units].mass, unitsOf[units].length].map(formatUnit));
  return (
    <>
      <Field id="currency" label={m.field_currency()}>
        <select
          value={form.currency}
          onChange={({ target }) => change(convertFormCurrency(form, target.value, page.reference))}
          className="field"
        >
          <Options choices={page.currencies.map((currency) => [currency, formatCurrency(currency)])} />
        </select>
      </Field>
      <SegmentedControl
        name="units"
        label={m.field_units()}
        value={form.units}
        options={[
          ["metric", show("metric")],
          ["imperial", show("imperial")],
        ]}
        onChange={(units) => change(convertFormUnits(form, units))}
        showLabel
      />
    </>
  );
}

/** The form with prices shown in another currency: the goods are worth what they were, told in that currency. */
export function convertFormCurrency(
  state: FormState,
  currency: string,
  { exchange }: Pick<Reference, "exchange">,
): FormState {
  const value = readAmount(state.value);
  if (value === undefined) return { ...state, currency };
  const minor = toMinor(value, state.currency);
  const told = convertMoney(minor, state.currency, currency, exchange.rates);
  // without a rate the number can only stay, and the form shows its currency beside it
  if (told === undefined) return { ...state, currency };
  return { ...state, currency, value: trimZeros(told / 10 ** getMinorDigits(currency)) };
}
