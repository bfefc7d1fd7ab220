import type { Quote } from "#rating/answer.ts";
import { m } from "#app/paraglide/messages.js";
import { date, money, number, weekday } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { QuoteLines } from "./quote-lines.tsx";

type Props = { quote: Quote; service: { name: string; path: string }; cheapest: boolean; fastest: boolean };

/** One line's quote as a row; it opens to its rule. */
export function QuoteRow({ quote, service, cheapest, fastest }: Props) {
  const { transit, total, currency, emissions, card } = quote;
  const arrival =
    transit.earliest === transit.latest
      ? weekday(transit.earliest)
      : `${weekday(transit.earliest)} – ${weekday(transit.latest)}`;
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 py-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-lg font-semibold">{service.name}</span>
              {cheapest && <Badge text={m.badge_cheapest()} />}
              {fastest && <Badge text={m.badge_fastest()} />}
            </span>
            <span className="block text-sm text-quiet">
              {m.days({ min: transit.min, max: transit.max })}, {arrival}
            </span>
          </span>
          <span className="text-right text-lg font-semibold tabular-nums">{money(total, currency)}</span>
          <Icon name="lucide:chevron-down" className="text-quiet transition-transform group-open:rotate-180" />
        </summary>
        <div className="mb-6 rounded-xl border border-line bg-panel px-5 py-3 sm:px-6">
          <QuoteLines quote={quote} name={m.total()} />
          <p className="mt-4 border-t border-line pt-3 text-sm text-quiet">
            {m.quote_card({ date: date(card.validFrom) })}{" "}
            {emissions !== undefined &&
              m.quote_emissions({ amount: number(emissions / 1000, emissions < 10_000 ? 2 : 0) })}{" "}
            <Link href={service.path} className="text-link underline underline-offset-4">
              {m.quote_service({ name: service.name })}
            </Link>
          </p>
        </div>
      </details>
    </li>
  );
}

function Badge({ text }: { text: string }) {
  return <span className="rounded-full border border-control px-2 py-px text-xs font-semibold text-quiet">{text}</span>;
}
