import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FormState, ParcelFields } from "./form-state.ts";
import { readAmount } from "./read-amount.ts";
import type { Problems } from "./read-shipment.ts";

type Props = {
  at: number;
  parcel: ParcelFields;
  units: FormState["units"];
  problems: Problems;
  onChange: (next: ParcelFields) => void;
  /** A text such as "40x30x20 cm 2.5 kg" was pasted or typed into a field. */
  onText: (text: string) => boolean;
  onRemove?: () => void;
};

/** Quantity, weight and sides of parcels that are alike. */
export function ParcelRow({ at, parcel, units, problems, onChange, onText, onRemove }: Props) {
  const [weightUnit, sideUnit] = units === "metric" ? ["kg", "cm"] : ["lb", "in"];
  const labels: Record<keyof ParcelFields, string> = {
    quantity: m.parcel_quantity(),
    weight: m.parcel_weight({ unit: weightUnit }),
    length: m.parcel_length({ unit: sideUnit }),
    width: m.parcel_width({ unit: sideUnit }),
    height: m.parcel_height({ unit: sideUnit }),
  };
  const own = (Object.keys(labels) as (keyof ParcelFields)[]).flatMap((name) => problems[`${name}-${at}`] ?? []);
  const input = (name: keyof ParcelFields) => (
    <label className="min-w-0">
      <span className="mb-1 block text-sm text-quiet">{labels[name]}</span>
      <input
        value={parcel[name]}
        onChange={({ target }) => onChange({ ...parcel, [name]: target.value })}
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        maxLength={60}
        onPaste={(event) => {
          if (onText(event.clipboardData.getData("text"))) event.preventDefault();
        }}
        onBlur={({ target }) => readAmount(target.value) === undefined && onText(target.value)}
        autoComplete="off"
        aria-invalid={problems[`${name}-${at}`] !== undefined}
        aria-describedby={own.length > 0 ? `parcel-${at}-problems` : undefined}
        className="field tabular-nums"
      />
    </label>
  );
  return (
    <div role="group" aria-label={m.parcel_row({ number: at + 1 })} className="space-y-3 border-t border-line pt-4">
      <div className="flex items-end gap-3">
        <div className="grid grow grid-cols-2 gap-3">
          {input("quantity")}
          {input("weight")}
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
      <div className="grid grid-cols-3 gap-3">
        {input("length")}
        {input("width")}
        {input("height")}
      </div>
      {own.length > 0 && (
        <ul id={`parcel-${at}-problems`} className="space-y-1 text-sm text-bad">
          {[...new Set(own)].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
