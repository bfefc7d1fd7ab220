import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shownParcel } from "./change-units.ts";
import type { FormState, ParcelFields } from "./form-state.ts";
import { readLength, readMass } from "./measure.ts";
import { readAmount } from "./read-amount.ts";
import { readAs } from "./read-as.ts";
import type { Problems } from "./read-shipment.ts";
import { list } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Props = {
  at: number;
  parcel: ParcelFields;
  units: FormState["units"];
  problems: Problems;
  onChange: (next: ParcelFields) => void;
  /** A text such as "40x30x20 cm 2.5 kg" was pasted, or typed as the `whole` of a field. */
  onText: (text: string, whole?: boolean) => boolean;
  onUnits?: () => void;
  onRemove?: () => void;
};

/** Weight, quantity and sides of parcels that are alike. */
export function ParcelRow({ at, parcel, units, problems, onChange, onText, onUnits, onRemove }: Props) {
  const [weightUnit = "", sideUnit = ""] = (units === "metric" ? ["kg", "cm"] : ["lb", "in"]).map(unitText);
  const labels: Record<keyof ParcelFields, string> = {
    weight: m.parcel_weight({ unit: weightUnit }),
    quantity: m.parcel_quantity(),
    length: m.parcel_length({ unit: sideUnit }),
    width: m.parcel_width({ unit: sideUnit }),
    height: m.parcel_height({ unit: sideUnit }),
  };
  const problemsOf = (...names: (keyof ParcelFields)[]) => (
    <ul id={`${names[0]}-${at}-problems`} className="space-y-1 text-sm text-bad">
      {[...new Set(names.flatMap((name) => problems[`${name}-${at}`] ?? []))].map((problem) => (
        <li key={problem} className="mt-1">
          {problem}
        </li>
      ))}
    </ul>
  );
  const shown = shownParcel(parcel, units);
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<keyof ParcelFields>();
  const leave = (name: keyof ParcelFields, text: string) => {
    setTyping(undefined);
    const read =
      name === "quantity" ? readAmount(text) : name === "weight" ? readMass(text, units) : readLength(text, units);
    if (read === undefined) onText(text, true);
  };
  const weightRead = readAs(parcel.weight, weightUnit);
  const input = (name: keyof ParcelFields, unit = "") => (
    <span className="relative block">
      <input
        id={`${name}-${at}`}
        value={(name === typing ? parcel : shown)[name]}
        onChange={({ target }) => {
          setTyping(name);
          onChange({ ...parcel, [name]: target.value });
        }}
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        maxLength={60}
        onPaste={(event) => {
          if (onText(event.clipboardData.getData("text"))) event.preventDefault();
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
        {onRemove && (
          <button
            type="button"
            className="grid size-11 place-items-center rounded-lg hover:bg-sunken"
            onClick={onRemove}
            aria-label={m.parcel_remove({ number: at + 1 })}
          >
            <Icon name="lucide:trash-2" className="text-quiet" />
          </button>
        )}
      </div>
      {(problems[`weight-${at}`] ?? problems[`quantity-${at}`])
        ? problemsOf("weight", "quantity")
        : weightRead && <p className="text-sm text-quiet">{weightRead}</p>}
      <div>
        <div className="flex items-baseline justify-between gap-2">
          <label htmlFor={`length-${at}`} className="mb-1 block text-sm text-quiet">
            {m.parcel_size()}
          </label>
          {onUnits && (
            <button
              type="button"
              className="-my-2 min-h-8 text-[13px] font-semibold text-link hover:underline"
              onClick={onUnits}
              aria-label={m.units_use({
                units: list((units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(unitText)),
              })}
            >
              {list((units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(unitText))}
            </button>
          )}
        </div>
        <div className="grid grid-cols-[1fr_1fr_1.25fr] gap-2">
          {input("length")}
          {input("width")}
          {input("height", sideUnit)}
        </div>
        {(problems[`length-${at}`] ?? problems[`width-${at}`] ?? problems[`height-${at}`]) &&
          problemsOf("length", "width", "height")}
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
