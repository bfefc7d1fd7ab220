import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { changeUnits, shownParcel } from "../change-units.ts";
import { emptyParcel, type FormState } from "../form-state.ts";
import { keepBoxes, type KeptBox, keptBoxes, longestName, mostBoxes, withBox } from "./kept-boxes.ts";
import { sizeText } from "#app/ui/size-text.ts";

type Props = { state: FormState; change: (next: FormState) => void };

/** The boxes of this browser: chosen they fill in the size of the first row. */
export default function BoxList({ state, change }: Props) {
  const [boxes, setBoxes] = useState<readonly KeptBox[]>(keptBoxes);
  const [name, setName] = useState("");
  const [blocked, setBlocked] = useState(false);
  const { length, width, height } = shownParcel(state.parcels[0] ?? emptyParcel, state.units);
  const sized = [length, width, height].every((side) => side.trim() !== "");
  const unit = state.units === "metric" ? "cm" : "in";
  const size = sizeText([length, width, height], unit);
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
    const own = changeUnits(state, units);
    const [a, b, c] = sides;
    const filled = { ...(own.parcels[0] ?? emptyParcel), length: a, width: b, height: c };
    change({ ...own, parcels: own.parcels.with(0, filled) });
  };
  return (
    <>
      <ul className="mt-1">
        {boxes.map((box) => (
          <li key={box.name} className="flex items-center gap-2 border-t border-line">
            <button type="button" className="min-h-11 min-w-0 grow text-start hover:underline" onClick={() => use(box)}>
              <span className="font-semibold">{box.name}</span>{" "}
              <span className="text-sm text-quiet">{sizeText(box.sides, box.units === "metric" ? "cm" : "in")}</span>
            </button>
            <button
              type="button"
              aria-label={m.boxes_remove({ name: box.name })}
              className="grid size-11 shrink-0 place-items-center text-quiet hover:text-ink"
              onClick={() => set(boxes.filter((other) => other !== box))}
            >
              <Icon name="lucide:x" />
            </button>
          </li>
        ))}
      </ul>
      {sized && boxes.length < mostBoxes && (
        <div className="flex items-end gap-2 border-t border-line pt-2">
          <label className="min-w-0 grow">
            <span className="mb-1 block text-sm text-quiet">{m.boxes_name()}</span>
            <input
              className="field"
              value={name}
              maxLength={longestName}
              placeholder={size}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
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
      <p className="mt-2 text-[13px] leading-[18px] text-quiet">{blocked ? m.boxes_blocked() : m.boxes_note()}</p>
    </>
  );
}
