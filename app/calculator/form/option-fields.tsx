import type { ShipmentOption } from "#rating/card.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import type { FormState } from "../form-state.ts";
import { chosenOptions, offeredOptions } from "./options.ts";

type Props = { page: CalculatorPage; state: FormState; change: (next: FormState) => void };

/** What the cards offer besides carriage: a line that does not offer it says so in its place. */
export function OptionFields({ page, state, change }: Props) {
  const offered = offeredOptions(page.cards);
  const chosen = chosenOptions(state);
  if (offered.length === 0) return null;
  const set = (id: ShipmentOption, on: boolean) =>
    change({ ...state, options: [...chosen.filter((own) => own !== id), ...(on ? [id] : [])].join(",") });
  return (
    <fieldset>
      <legend className="text-sm text-quiet">{m.field_options()}</legend>
      {offered.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="options"
            value={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => set(id, target.checked)}
            className="size-5 accent-(--action)"
          />
          {localText(name)}
        </label>
      ))}
    </fieldset>
  );
}
