import { type PriceCurve, priceAt } from "#rating/price-curve.ts";
import { m } from "#app/messages/m.ts";
import type { Along } from "./axis-of.ts";

type Props = {
  along: Along;
  at: number;
  curves: readonly PriceCurve[];
  show: (amount: number, currency: string) => string;
  name: (service: string) => string;
  next: string | undefined;
};

/** The reading in words: each line's price at the place, and what the next step costs. */
export function CurveWords({ along, at, curves, show, name, next }: Props) {
  const byPrice = curves
    .map((curve, index) => ({ curve, index, total: priceAt(curve, at) }))
    .sort((one, other) => (one.total ?? Number.POSITIVE_INFINITY) - (other.total ?? Number.POSITIVE_INFINITY));
  return (
    <section className="mb-3 tabular-nums">
      <h4 className="font-semibold">
        {m.curve_at({ weight: along.text(at) })}
        {next && <span className="font-normal text-quiet"> · {next}</span>}
      </h4>
      <ul className="mt-1 sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
        {byPrice.map(({ curve, index, total }) => {
          const size = curve.sizeUpTo !== undefined && at <= curve.sizeUpTo;
          return (
            <li
              key={curve.service}
              data-reading={curve.service}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1 sm:block sm:border-0 sm:py-0"
            >
              <span className="text-sm">
                <svg viewBox="0 0 24 4" className="me-2 inline h-1 w-6" aria-hidden="true">
                  <path
                    d="M0 2h24"
                    strokeWidth="3"
                    strokeDasharray={index >= 4 ? "6 4" : undefined}
                    className={`curve-${index % 4}`}
                  />
                </svg>
                {name(curve.service)}
              </span>{" "}
              <span className="font-semibold sm:block">
                {total === undefined ? (curve.waiting ? m.loading() : m.curve_none()) : show(total, curve.currency)}
              </span>
              {size && (
                <span className="w-full text-sm text-quiet sm:block">
                  {m.curve_size({ at: along.text(curve.sizeUpTo ?? 0) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
