import { lazy, Suspense } from "react";
import type { HomePage } from "#catalog/page-data.ts";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";
import { toLocalPath } from "#site/locales.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatSpan, joinSentences, list } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { describeParcel } from "#app/ui/measures.ts";
import { listAwaited } from "./list-awaited.ts";
import { type Parcel, buildParcelQuery } from "./parcel.ts";

// announced only for a parcel that the visitor has typed
const Spoken = lazy(() => import("#app/ui/live-announcement.tsx"));

/** `prices`: none where they could not be had; the calculator has them. */
type Props = { home: HomePage; parcel: Parcel; prices: ParcelPrices | undefined };

/** What a line may wait for, as the calculator calls its fields. */
const asked: Readonly<Record<string, () => string>> = {
  postcode: m.field_postcode,
  value: m.field_value,
  sides: m.quick_size,
  incoterm: m.field_terms,
};

/** The three lowest prices of the parcel as general cargo, each a link to its quote. */
export function PriceStrip({ home, parcel, prices }: Props) {
  const { locale } = useShell();
  const calculator = toLocalPath("/resource/shipping-calculator", locale);
  const lines = prices?.lines.filter(({ goods }) => goods === "general") ?? [];
  const [best] = lines;
  const awaited = prices ? listAwaited(prices, "general").flatMap((field) => asked[field]?.() ?? []) : [];
  const more = awaited.length > 0 && m.quick_waits({ what: list(awaited) });
  const country = findCountryName(home, parcel.to);
  const spokenText = best
    ? m.answers_from({ count: lines.length, price: formatMoney(best.amount, best.currency) })
    : prices
      ? more || m.answers_none_short()
      : m.quick_unpriced();
  const buildHref = (service?: string) => {
    const query = buildParcelQuery(parcel);
    if (service) query.set("service", service);
    if (parcel.postcode) query.set("postcode", parcel.postcode);
    return `${calculator}?${query}`;
  };
  return (
    <section aria-label={m.quick_prices({ parcel: describeParcel(parcel), country })} className="border-t border-line">
      {best ? (
        <ul className="grid divide-line max-sm:divide-y sm:grid-cols-[repeat(auto-fill,minmax(max(11rem,30%),1fr))] sm:divide-x">
          {lines.slice(0, 3).map((line) => (
            <li key={line.service}>
              <a
                href={buildHref(line.service)}
                className="group/price flex flex-wrap items-baseline justify-between gap-x-4 px-4 sm:px-5 py-2.5 outline-link focus-visible:-outline-offset-2 sm:py-3.5"
              >
                <span className="grow basis-[6rem]">
                  <span className="font-semibold group-hover/price:underline group-hover/price:underline-offset-4">
                    {findServiceName(home, line.service)}
                  </span>
                  <span className="block text-sm text-quiet">{m.days({ days: formatSpan(line) })}</span>
                </span>
                <span className="text-end tabular-nums">
                  <span className="text-xl font-semibold">{formatMoney(line.amount, line.currency)}</span>
                  <OwnCurrencyAmount {...line} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-4 sm:px-5 py-4">
          {more ? more : prices ? m.quick_none() : m.quick_unpriced()}
          {m.between_sentences()}
          <a href={buildHref()} className="font-semibold text-link underline underline-offset-4">
            {more ? m.quick_complete() : prices ? m.quick_why() : m.quick_submit()}
          </a>
          {prices && !more && home.freightTo.includes(parcel.to) && (
            <a
              href={`${toLocalPath("/resource/freight-calculator", locale)}?${buildParcelQuery(parcel)}`}
              className="ms-4 font-semibold text-link underline underline-offset-4"
            >
              {m.line_freight_link()}
            </a>
          )}
        </p>
      )}
      <p className="border-t border-line px-4 sm:px-5 py-2 text-sm text-quiet">
        {joinSentences([
          m.sample_intro({ parcel: describeParcel(parcel), country }),
          ...(parcel.size_cm ? [] : [m.quick_by_weight()]),
        ])}
      </p>
      {parcel !== home.sample && (
        <Suspense>
          <Spoken text={spokenText} />
        </Suspense>
      )}
    </section>
  );
}

export function findCountryName({ countries }: HomePage, code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}

export function findServiceName({ parcelLines }: HomePage, service: string): string {
  return parcelLines.find(({ slug }) => slug === service)?.name ?? service;
}
