import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { money } from "#app/ui/format.ts";
import type { FreightAdvice } from "./advice.ts";
import type { FreightFields } from "./cargo.ts";
import { letterOf } from "./kinds.ts";
import { countText } from "./piece-text.ts";
import { wayName } from "./way-label.ts";

type Props = {
  advice: readonly FreightAdvice[];
  fields: FreightFields;
  currency: string;
  onStack: (row: number | undefined) => void;
};

/** What a packer could do about the price, each with a button that tries it. */
export function FreightAdviceList({ advice, fields, currency, onStack }: Props) {
  return (
    <ul className="space-y-2">
      {advice.map(({ row, way, containers, total, saved }) => {
        const own = row === undefined ? undefined : fields.rows[row];
        const price = {
          way: containers > 1 ? `${containers} × ${wayName(way)}` : wayName(way),
          total: money(total, currency),
          saved: money(saved, currency),
        };
        const pieces =
          own &&
          (fields.rows.length > 1 ? m.noted({ text: letterOf(row ?? 0), note: countText(own) }) : countText(own));
        return (
          <li key={row ?? "all"} className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm">
            <Icon name="lucide:lightbulb" className="mt-px text-route" />
            <span>
              {pieces ? m.freight_advice_stack({ pieces, ...price }) : m.freight_advice_stack_all(price)}
              {m.between_sentences()}
              <button
                type="button"
                className="min-h-6 font-semibold text-link underline underline-offset-4"
                onClick={() => onStack(row)}
              >
                {m.freight_advice_apply()}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
