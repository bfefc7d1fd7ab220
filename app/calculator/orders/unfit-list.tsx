import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { fieldName } from "./field-name.ts";
import type { Unfit } from "./messages.ts";
import { reasonName } from "./reason-name.ts";

type Props = { unfit: readonly Unfit[]; count: number; nameOf: Readonly<Record<string, string>> };

const shown = 50;

/** Rows that cannot be read or that no line takes, with the reason. */
export function UnfitList({ unfit, count, nameOf }: Props) {
  return (
    <section className="mt-8">
      <h4 className="text-lg font-semibold">{m.unfit_title({ count: number(count) })}</h4>
      <ul className="mt-3 border-t border-line text-sm">
        {unfit.slice(0, shown).map((one) => (
          <li key={one.row} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
            <span className="truncate font-semibold">{m.unfit_row({ row: one.row + 2, name: one.name })}</span>
            <span className="text-quiet">
              {"field" in one
                ? m.unfit_field({ field: fieldName(one.field), given: one.given.slice(0, 60) })
                : one.reasons
                    .map(({ service, code }) => `${nameOf[service] ?? service}: ${reasonName(code)}`)
                    .join("; ")}
            </span>
          </li>
        ))}
      </ul>
      {count > shown && <p className="mt-3 text-sm text-quiet">{m.unfit_more({ shown })}</p>}
    </section>
  );
}
