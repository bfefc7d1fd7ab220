import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { readAmount } from "../parse/amount.ts";
import { describeInterpretation, readLength, readMass } from "../parse/measure.ts";
import { isLine, useLine } from "../destination/use-line.ts";
import { convertFormUnits, convertParcelUnits } from "../store/actions.ts";
import { emptyParcel, type ParcelFields } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** Parcels, a row for each size. */
export function ParcelRows() {
  const parcels = useCalculator(({ form }) => form.parcels);
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">{m.field_parcels()}</legend>
      {parcels.map((_, at) => (
        <ParcelRow key={at} at={at} />
      ))}
    </fieldset>
  );
}

/** Weight, quantity and sides of parcels that are alike. */
function ParcelRow({ at }: { at: number }) {
  const { change } = useCalculatorStore();
  const { form, problems } = useCalculator((snapshot) => snapshot);
  const { units, parcels } = form;
  const parcel = parcels[at] ?? emptyParcel;
  const { takeParcel } = useLine();
  const [weightUnit = "", sideUnit = ""] = (units === "metric" ? ["kg", "cm"] : ["lb", "in"]).map(formatUnit);
  const labels: Record<keyof ParcelFields, string> = {
    weight: m.parcel_weight({ unit: weightUnit }),
    quantity: m.parcel_quantity(),
    length: m.parcel_length({ unit: sideUnit }),
    width: m.parcel_width({ unit: sideUnit }),
    height: m.parcel_height({ unit: sideUnit }),
  };
  const listProblems = (...names: (keyof ParcelFields)[]) => (
    <ul id={`${names[0]}-${at}-problems`} className="space-y-1 text-sm text-bad">
      {[...new Set(names.flatMap((name) => problems[`${name}-${at}`] ?? []))].map((problem) => (
        <li key={problem} className="mt-1">
          {problem}
        </li>
      ))}
    </ul>
  );
  const shown = convertParcelUnits(parcel, units);
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<keyof ParcelFields>();
  const leave = (name: keyof ParcelFields, text: string) => {
    setTyping(undefined);
    const read =
      name === "quantity" ? readAmount(text) : name === "weight" ? readMass(text, units) : readLength(text, units);
    if (read === undefined && isLine(text)) takeParcel(text, at, name);
  };
  const weightRead = describeInterpretation(parcel.weight, weightUnit);
  const input = (name: keyof ParcelFields, unit = "") => (
    <span className="relative block">
      <input
        id={`${name}-${at}`}
        value={(name === typing ? parcel : shown)[name]}
        onChange={({ target }) => {
          setTyping(name);
          change({ parcels: parcels.with(at, { ...parcel, [name]: target.value }) });
        }}
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        maxLength={60}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text");
          if (!isLine(text)) return;
          event.preventDefault();
          takeParcel(text, at);
        }}
        onBlur={({ target }) => leave(name, target.value)}
        autoComplete="off"
        aria-label={labels[name]}
        aria-invalid={problems[`${name}-${at}`] !== undefined}
        aria-describedby={
          problems[`${name}-${at}`] &&
          `${name === "weight" || name === "quantity" ? "weight" : "length"}-${at}-problems`
        }
        className={`field tabular-nums ${unit ? "pe-9" : ""}`}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-sm text-quiet"
        >
          {unit}
        </span>
      )}
    </span>
  );
  return (
    <div role="group" aria-label={m.parcel_row({ number: at + 1 })} className="space-y-4">
      <div className="flex items-end gap-3">
        <div className="grid grow grid-cols-2 gap-3">
          <Labelled for={`weight-${at}`} text={m.parcel_weight_short()}>
            {input("weight", weightUnit)}
          </Labelled>
          <Labelled for={`quantity-${at}`} text={labels.quantity}>
            {input("quantity")}
          </Labelled>
        </div>
        {parcels.length > 1 && (
          <button
            type="button"
            className="grid size-11 place-items-center rounded-lg hover:bg-sunken"
            onClick={() => change({ parcels: parcels.toSpliced(at, 1) })}
            aria-label={m.parcel_remove({ number: at + 1 })}
          >
            <Icon name="lucide:trash-2" className="text-quiet" />
          </button>
        )}
      </div>
      {(problems[`weight-${at}`] ?? problems[`quantity-${at}`])
        ? listProblems("weight", "quantity")
        : weightRead && <p className="text-sm text-quiet">{weightRead}</p>}
      <div>
        <div className="flex items-baseline justify-between gap-2">
          <label htmlFor={`length-${at}`} className="mb-1 block text-sm text-quiet">
            {m.parcel_size()}
          </label>
          {at === 0 && (
            <button
              type="button"
              className="-my-2 min-h-8 text-[13px] font-semibold text-link hover:underline"
              onClick={() => change(convertFormUnits(form, units === "metric" ? "imperial" : "metric"))}
              aria-label={m.units_use({
                units: list((units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(formatUnit)),
              })}
            >
              {list((units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(formatUnit))}
            </button>
          )}
        </div>
        <div className="grid grid-cols-[1fr_1fr_1.25fr] gap-2">
          {input("length")}
          {input("width")}
          {input("height", sideUnit)}
        </div>
        {(problems[`length-${at}`] ?? problems[`width-${at}`] ?? problems[`height-${at}`]) &&
          listProblems("length", "width", "height")}
      </div>
    </div>
  );
}

function Labelled({ for: id, text, children }: { for: string; text: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {text}
      </label>
      {children}
    </div>
  );
}
