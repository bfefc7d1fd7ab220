import { useId, useState } from "react";
import { mass } from "#rating/mass.ts";
import { m } from "#app/messages/m.ts";
import { readSize } from "../read-size.ts";
import { usualBox } from "../usual-box.ts";
import type { OrdersResult } from "./messages.ts";
import { sizeText } from "#app/ui/size-text.ts";

type Props = { result: OrdersResult; box: string; onBox: (box: string) => void };

/** Says which orders are priced by weight alone, and prices them in one box; proposed is what their typical weight comes in. */
export function UsualBoxNote({ result: { known }, box, onBox }: Props) {
  const id = useId();
  const [text, setText] = useState(() => usualBox({ mass: mass(known.typicalGrams, "g") })?.join("x") ?? "");
  const [wrong, setWrong] = useState(false);
  if (box)
    return (
      <p className="flex flex-wrap items-center gap-x-4 rounded-lg bg-sunken px-4 py-3">
        {m.orders_boxed({ box: sizeText(box.split("x"), "cm") })}
        <button type="button" className="min-h-9 font-semibold text-link" onClick={() => onBox("")}>
          {m.orders_box_drop()}
        </button>
      </p>
    );
  if (known.unsized === 0) return null;
  return (
    <form
      className="rounded-lg bg-sunken px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        const sides = readSize(text);
        setWrong(!sides);
        if (sides) onBox(sides.join("x"));
      }}
    >
      <p className="font-semibold">{m.orders_by_weight({ count: known.unsized })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="text-sm text-quiet">
          {m.orders_box()}
        </label>
        <input
          id={id}
          className="field w-36!"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button button-quiet">
          {m.orders_box_use()}
        </button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-sm text-bad">
          {m.orders_box_wrong()}
        </p>
      )}
    </form>
  );
}
