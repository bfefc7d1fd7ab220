import { useMemo, useState } from "react";
import { adviceFor } from "#rating/advice.ts";
import type { Quote } from "#rating/answer.ts";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import { workingDays } from "#app/ui/working-days.ts";
import { date, number, weekday } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AdviceList } from "./advice-list.tsx";
import { displayMoney } from "./display-money.ts";
import type { FormState } from "./form-state.ts";
import { QuoteLines } from "./quote-lines.tsx";

type Props = {
  quote: Quote;
  service: { name: string; path: string };
  badges: readonly string[];
  /** What other lines would change. */
  others: readonly string[];
  /** Somebody came for this line: it is open. */
  asked: boolean;
  shipment: Shipment;
  page: CalculatorPage;
  state: FormState;
  change: (next: FormState) => void;
};

/** One line's quote as a row; it opens to its rule, and to what would make it cheaper. */
export function QuoteRow({ quote, service, badges, others, asked, shipment, page, state, change }: Props) {
  const [opened, setOpened] = useState<boolean>();
  const open = opened ?? asked;
  const advice = useMemo(
    () => (open ? adviceFor(quote, shipment, page.cards, page.reference).slice(0, 3) : []),
    [open, quote, shipment, page],
  );
  const { transit, emissions, card, currency } = quote;
  const { plan } = transit;
  const money = (amount: number) => displayMoney(amount, currency, state.currency, page.reference);
  const total = money(quote.total);
  const arrival =
    transit.earliest === transit.latest
      ? weekday(transit.earliest)
      : `${weekday(transit.earliest)} – ${weekday(transit.latest)}`;
  const valid = card.validTo
    ? m.quote_card_until({ date: date(card.validFrom), until: date(card.validTo) })
    : m.quote_card({ date: date(card.validFrom) });
  return (
    <li className="border-b border-line">
      <details className="group" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 py-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-lg font-semibold">{service.name}</span>
              {badges.map((badge) => (
                <span
                  key={badge}
                  className="rounded-full border border-control px-2 py-px text-xs font-semibold text-quiet"
                >
                  {badge}
                </span>
              ))}
            </span>
            <span className="block text-sm text-quiet">
              {workingDays(transit)}, {arrival}
            </span>
          </span>
          <span className="text-right tabular-nums">
            <span className="block text-lg font-semibold">{total.shown}</span>
            {total.own && <span className="block text-sm text-quiet">{total.own}</span>}
          </span>
          <Icon
            name="lucide:chevron-down"
            className="text-quiet transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="mb-6">
          <div className="rounded-xl border border-line bg-panel px-5 py-3 sm:px-6">
            <QuoteLines quote={quote} name={m.total()} />
            <p className="mt-4 border-t border-line pt-3 text-sm text-quiet">
              {plan?.handOver.moved &&
                m.transit_moved({ asked: weekday(plan.handOver.asked), day: weekday(plan.handOver.day) })}{" "}
              {plan?.peak && m.transit_peak({ name: localText(plan.peak.name), days: plan.peak.days })} {valid}{" "}
              {emissions !== undefined &&
                m.quote_emissions({ amount: number(emissions / 1000, emissions < 10_000 ? 2 : 0) })}{" "}
              {total.own && m.quote_exchange({ date: date(page.reference.exchange.date) })}{" "}
              <a href={service.path} className="text-link underline underline-offset-4">
                {m.quote_service({ name: service.name })}
              </a>
            </p>
          </div>
          {others.length > 0 && <p className="mt-3 text-sm text-quiet">{others.join(" ")}</p>}
          <AdviceList advice={advice} state={state} show={(amount) => money(amount).shown} change={change} />
        </div>
      </details>
    </li>
  );
}
