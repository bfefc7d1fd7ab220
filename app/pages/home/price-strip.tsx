import { lazy, Suspense } from "react";
import type { ParcelPrices } from "#rating/parcel-prices.ts";
import { localPath } from "#site/locales.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { money, range } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { sentences } from "#app/ui/joined.ts";
import { parcelText } from "#app/ui/parcel-text.ts";
import { type Parcel, parcelQuery } from "./parcel.ts";

// nothing is said before somebody asks
const Spoken = lazy(() => import("#app/calculator/spoken.tsx"));

type Props = {
  prices: ParcelPrices;
  parcel: Parcel;
  country: string;
  /** The size is still that of the example, though the weight is the visitor's own. */
  example: boolean;
  /** Somebody has asked for these prices: they are said aloud. */
  asked: boolean;
  nameOf: (service: string) => string;
};

/** The three lowest prices of the parcel as general cargo, each a way to its quote. */
export function PriceStrip({ prices, parcel, country, example, asked, nameOf }: Props) {
  const calculator = localPath("/resource/shipping-calculator", useShell().locale);
  const lines = prices.lines.filter(({ goods }) => goods === "general");
  const [best] = lines;
  const spokenText = best
    ? m.answers_from({ count: lines.length, price: money(best.amount, best.currency) })
    : m.answers_none_short();
  const hrefOf = (service?: string) => {
    const query = parcelQuery(parcel);
    if (service) query.set("service", service);
    return `${calculator}?${query}`;
  };
  return (
    <section aria-label={m.quick_prices({ parcel: parcelText(parcel), country })} className="border-t border-line">
      {best ? (
        <ul className="grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
          {lines.slice(0, 3).map((line) => (
            <li key={line.service}>
              <a
                href={hrefOf(line.service)}
                data-price={line.service}
                className="group/price flex items-baseline justify-between gap-x-4 px-4 sm:px-5 py-2.5 outline-link focus-visible:-outline-offset-2 sm:py-3.5"
              >
                <span>
                  <span className="font-semibold group-hover/price:underline group-hover/price:underline-offset-4">
                    {nameOf(line.service)}
                  </span>
                  <span className="block text-sm text-quiet">{m.days({ days: range(line) })}</span>
                </span>
                <span className="text-end tabular-nums">
                  <span className="text-xl font-semibold">{money(line.amount, line.currency)}</span>
                  <InOwnCurrency {...line} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-4 sm:px-5 py-4">
          {m.quick_none()}{" "}
          <a href={hrefOf()} className="font-semibold text-link underline underline-offset-4">
            {m.quick_why()}
          </a>
        </p>
      )}
      <p className="border-t border-line px-4 sm:px-5 py-2 text-sm text-quiet">
        {sentences([
          m.sample_intro({ parcel: parcelText(parcel), country }),
          ...(parcel.size_cm ? [] : [m.quick_by_weight()]),
          ...(example ? [m.quick_example()] : []),
        ])}
      </p>
      {asked && (
        <Suspense>
          <Spoken text={spokenText} />
        </Suspense>
      )}
    </section>
  );
}
