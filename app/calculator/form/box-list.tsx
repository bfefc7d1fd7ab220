import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { getStorageKey } from "#app/platform/storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatSize } from "#app/ui/measures.ts";
import { isComposing } from "#app/ui/use-combobox.ts";
import { convertFormUnits, convertParcelUnits, offerUndo } from "../store/actions.ts";
import { emptyParcel } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";

/** A box that somebody uses often; sides as they were typed, in the units of the form then. */
export type KeptBox = { name: string; units: "metric" | "imperial"; sides: readonly [string, string, string] };

/** The documented key. */
const key = getStorageKey("boxes");

export const mostBoxes = 12;
const longestName = 30;

/** The boxes of this browser; what is not understood is left out. */
export function readSavedBoxes(): KeptBox[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.flatMap(readBox).slice(0, mostBoxes) : [];
  } catch {
    return [];
  }
}

/** Keeps the boxes, by name; without any nothing is kept. Whether the browser allows it. */
export function keepBoxes(boxes: readonly KeptBox[]): boolean {
  try {
    if (boxes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(boxes.slice(0, mostBoxes)));
    return true;
  } catch {
    return false;
  }
}

/** The list with a box in it; one of the same name gives way. */
export function withBox(boxes: readonly KeptBox[], box: KeptBox): KeptBox[] {
  return [box, ...boxes.filter(({ name }) => name !== box.name)].slice(0, mostBoxes);
}

function readBox(value: unknown): KeptBox[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("name" in value) || !("units" in value) || !("sides" in value)) return [];
  const { name, units, sides } = value;
  if (typeof name !== "string" || name.trim() === "" || !Array.isArray(sides)) return [];
  const [length, width, height]: unknown[] = sides;
  if (typeof length !== "string" || typeof width !== "string" || typeof height !== "string") return [];
  if (units !== "metric" && units !== "imperial") return [];
  return [
    { name: name.slice(0, longestName), units, sides: [length.slice(0, 10), width.slice(0, 10), height.slice(0, 10)] },
  ];
}

/** The boxes of this browser: chosen they fill in the size of the first row. */
export function BoxList() {
  const { change } = useCalculatorStore();
  const state = useCalculator(({ form }) => form);
  const [boxes, setBoxes] = useState<readonly KeptBox[]>(readSavedBoxes);
  const [name, setName] = useState("");
  const [blocked, setBlocked] = useState(false);
  const { length, width, height } = convertParcelUnits(state.parcels[0] ?? emptyParcel, state.units);
  const sized = [length, width, height].every((side) => side.trim() !== "");
  const unit = state.units === "metric" ? "cm" : "in";
  const size = formatSize([length, width, height], unit);
  const set = (next: readonly KeptBox[]) => {
    setBlocked(!keepBoxes(next));
    setBoxes(next);
  };
  const keep = () => {
    const own = name.trim() || size.slice(0, longestName);
    set(withBox(boxes, { name: own, units: state.units, sides: [length, width, height] }));
    setName("");
  };
  const use = ({ units, sides }: KeptBox) => {
    const own = convertFormUnits(state, units);
    const [a, b, c] = sides;
    const filled = { ...(own.parcels[0] ?? emptyParcel), length: a, width: b, height: c };
    change({ ...own, parcels: own.parcels.with(0, filled) });
  };
  // nothing to keep yet, and nothing kept
  if (!sized && boxes.length === 0) return null;
  return (
    <section aria-labelledby="boxes" className="sm:col-span-full lg:col-span-2">
      <p id="boxes" className="text-sm text-quiet">
        {m.boxes_title()}
      </p>
      <ul className="mt-1">
        {boxes.map((box) => (
          <li key={box.name} className="flex items-center gap-2 border-t border-line">
            <button type="button" className="min-h-11 min-w-0 grow text-start hover:underline" onClick={() => use(box)}>
              <span className="font-semibold">{box.name}</span>{" "}
              <span className="text-sm text-quiet">{formatSize(box.sides, box.units === "metric" ? "cm" : "in")}</span>
            </button>
            <button
              type="button"
              aria-label={m.boxes_remove({ name: box.name })}
              className="grid size-11 shrink-0 place-items-center text-quiet hover:text-ink"
              onClick={() => {
                set(boxes.filter((other) => other !== box));
                offerUndo(m.boxes_removed({ name: box.name }), () => set(withBox(readSavedBoxes(), box)));
              }}
            >
              <Icon name="lucide:x" />
            </button>
          </li>
        ))}
      </ul>
      {sized && boxes.length < mostBoxes && (
        <div className="flex flex-wrap items-end gap-2 border-t border-line pt-2">
          <label className="min-w-0 grow basis-[8rem]">
            <span className="mb-1 block text-sm text-quiet">{m.boxes_name()}</span>
            <input
              className="field"
              value={name}
              maxLength={longestName}
              placeholder={size}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || isComposing(event)) return;
                event.preventDefault();
                keep();
              }}
            />
          </label>
          <button type="button" className="button button-quiet shrink-0" onClick={keep}>
            {m.boxes_keep()}
          </button>
        </div>
      )}
      <p className="mt-2 text-[0.8125rem] leading-[1.125rem] text-quiet">
        {blocked ? m.boxes_blocked() : m.boxes_note()}
      </p>
    </section>
  );
}
