import { type ComponentProps, memo } from "react";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatSpan, joinClauses, joinSentences } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import type { Quote } from "#rating/answer.ts";
import { getTransitDays } from "#rating/answer.ts";
import type { Reference } from "#rating/reference.ts";
import { sumMass } from "#rating/shipment/shipment.ts";
import { toMass } from "#rating/shipment/units.ts";
import { describeExchange } from "../format/money.ts";
import { formatBillable } from "../format/weight.ts";
import { convertQuote } from "../results/convert-quote.ts";
import { QuoteCharges } from "../results/quote-charges.tsx";
import { buildQuoteMail, formatValidity, type QuoteDocument } from "../quote-document/quote-text.ts";
import { tellOfMail } from "../quote-document/tell-of-mail.ts";
import { drawShareStrip } from "../results/parts-bar.tsx";
import { describeJourney } from "../timeline/journey-text.ts";
import { isHired } from "./cargo.ts";
import { FreightDetails } from "./freight-details.tsx";
import { measureCargoSpace } from "./freight-form.tsx";
import { describeMode, formatCargoMass, labelMode, translateModeName } from "./freight-text.ts";
import { findCheapestMode, findOpenedMode, type FreightMode, type FreightModeName, isPriced } from "./modes.ts";
import type { Loaded } from "./use-freight.ts";

type OpenedWayProps = {
  way: FreightMode & { answer: Quote; total: number };
  offer: QuoteDocument;
  email: string;
  currency: string;
  reference: Reference;
};

/** The way that was chosen, opened: what its price is made of, when it leaves and arrives, and the mail that books it. */
const OpenedWay = memo(function OpenedWay({ way, offer, email, currency, reference }: OpenedWayProps) {
  const { answer, total } = way;
  const exchange = describeExchange(answer.currency, currency, reference);
  const name = offer.nameOf(answer);
  const mail = buildQuoteMail(email, m.book_subject({ name }), m.book_text({ name }), offer);
  return (
    <section aria-label={name} className="grid items-start gap-x-12 gap-y-4 border-t border-line pt-4 xl:grid-cols-2">
      <div>
        <h3 className="text-[1.0625rem] font-semibold">{m.quote_how({ total: formatMoney(total, currency) })}</h3>
        <QuoteCharges
          quote={convertQuote(answer, currency, reference)}
          {...(exchange && { billed: answer })}
          name={labelMode(way)}
          strip={drawShareStrip(answer.charges)}
        />
        {exchange && (
          <p className="phrased mt-2 text-sm text-quiet">
            {m.quote_converted({ ...exchange, total: formatMoney(answer.total, answer.currency) })}
          </p>
        )}
      </div>
      <div className="space-y-4">
        {answer.transit.plan && (
          <p className="phrased text-[0.9375rem] text-quiet">{describeJourney(answer.transit.plan)}</p>
        )}
        <p className="text-[0.9375rem] text-quiet">{joinSentences([m.freight_to_gateway(), formatValidity(answer)])}</p>
        <a href={mail} className="button text-center text-balance" onClick={() => tellOfMail(mail)}>
          {m.next_send({ name: labelMode(way), price: formatMoney(total, currency) })}
        </a>
      </div>
    </section>
  );
});

/** A total's bar: its share of the width, and whether it is cut short. */
export type WayBar = { share: number; cut: boolean };

/** Totals on one scale. One that is more than twice the next is cut, so that the others can still be compared. */
export function buildModeBars(totals: readonly number[]): WayBar[] {
  const [dearest = 0, next = dearest] = totals.toSorted((a, b) => b - a);
  const cut = dearest > 2 * next;
  const most = Math.max(1, cut ? next * 1.15 : dearest);
  return totals.map((total) => ({ share: Math.min(1, total / most), cut: cut && total === dearest }));
}

type ModeListProps = {
  ways: readonly FreightMode[];
  /** Of what is sent, where its measures are known. */
  cubicMetres: number | undefined;
  currency: string;
  chosen: FreightModeName | undefined;
  onChoose: (name: FreightModeName) => void;
};

/** The ways that take the freight, side by side: price, price a cubic metre, days. One is chosen to be opened. */
const WayList = memo(function WayList({ ways, cubicMetres, currency, chosen, onChoose }: ModeListProps) {
  const priced = ways.filter(isPriced);
  const cheapest = findCheapestMode(priced);
  const bars = buildModeBars(priced.map(({ total }) => total));
  // one alone is compared with nothing, and open
  const others = priced.length > 1;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-6 border-t border-ink pt-4">
      {priced.map((way, at) => {
        const bar = bars[at];
        const { name, total, answer } = way;
        const { min, max } = getTransitDays(answer.transit);
        return (
          <li
            key={name}
            className={
              others && name === chosen
                ? "[box-shadow:0_-3px_0_var(--action)] forced-colors:outline-2 forced-colors:outline-offset-8"
                : undefined
            }
          >
            <h3 className="font-semibold">
              {labelMode(way)}{" "}
              {way === cheapest && others && <span className="text-sm text-good">{m.badge_cheapest()}</span>}
            </h3>
            <p className="text-sm text-quiet">{describeMode(name)}</p>
            <p className="text-lg font-semibold tabular-nums">
              {formatMoney(total, currency)}
              <OwnCurrencyAmount amount={total} currency={currency} />
            </p>
            {others && (
              <svg className="my-1 block h-1.5 w-full overflow-visible" aria-hidden="true">
                <rect width={`${((bar?.share ?? 0) * 100).toFixed(2)}%`} height="6" rx="2" className="bar-data" />
                {bar?.cut && (
                  <svg x="70%" overflow="visible" aria-hidden="true">
                    <path d="M-5 11 0-5H7L2 11Z" className="fill-page" />
                    <path d="M-5 11 0-5M2 11 7-5" className="stroke-quiet" />
                  </svg>
                )}
              </svg>
            )}
            <p className="text-sm text-quiet">
              {cubicMetres !== undefined && (
                <>
                  <strong className="font-semibold text-ink tabular-nums">
                    {m.per_cubic_metre({ price: formatMoney(Math.round(total / cubicMetres), currency) })}
                  </strong>
                  <br />
                </>
              )}
              {m.days({ days: formatSpan({ min, max }) })}
            </p>
            {others && (
              <button
                type="button"
                className="min-h-11 text-start text-sm font-semibold text-link underline underline-offset-4 aria-pressed:text-quiet aria-pressed:no-underline"
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                {(name === chosen ? m.way_shown : m.way_open)({ name: translateModeName(name) })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
});

type PricedCargoProps = { ways: readonly (FreightMode & { answer: Quote })[]; loaded: Loaded };

/** What the prices are for, and what of it is billed: containers are priced whole, the others by weight or measure. */
function PricedCargo({ ways, loaded: { shipment, fields } }: PricedCargoProps) {
  if (isHired(fields)) {
    const spaces = ways.flatMap(({ answer }) => answer.loading?.spaces ?? []);
    const payloads = spaces.map(({ space: { name, payload } }) => {
      const text = formatCargoMass(toMass(payload, "g"), fields.units);
      return spaces.length > 1 ? m.noted({ text, note: translateModeName(name) }) : text;
    });
    return <p className="mb-3 text-[0.9375rem] text-quiet">{m.ways_container({ weight: joinClauses(payloads) })}</p>;
  }
  const billed = ways.flatMap(({ name, answer }) =>
    name === "LCL" || name === "air"
      ? `${translateModeName(name)} ${formatBillable(answer.billable)}`.replaceAll(" ", "\u00a0")
      : [],
  );
  return (
    <p className="mb-3 text-[0.9375rem] text-quiet">
      {joinSentences([
        m.ways_cargo({
          volume: `${formatNumber(measureCubicMetres(shipment))} ${formatUnit("m³")}`,
          weight: formatCargoMass(sumMass(shipment), fields.units),
        }),
        ...(billed.length > 0 ? [m.ways_billed({ billed: joinClauses(billed) })] : []),
      ])}
    </p>
  );
}

/** Above nothing, since a price is divided by it. */
function measureCubicMetres({ parcels }: Loaded["shipment"]): number {
  return Math.max(0.001, measureCargoSpace(parcels).volume);
}

type FreightAnswersProps = {
  /** The same a moment later, with what is handed over of it. */
  later: Loaded | undefined;
  offer: QuoteDocument | undefined;
  /** Where a mail with the freight in it goes. */
  email: string;
  /** Whether what was asked for is being changed: no way is chosen or requested meanwhile. */
  isStale: boolean;
  reference: Reference;
  onChoose: (name: FreightModeName) => void;
} & ComponentProps<typeof FreightDetails>;

/** The ways side by side, the container that was chosen or is cheapest, and what says no, the nearest first. */
export const FreightAnswers = memo(function FreightAnswers({
  loaded,
  later,
  offer,
  email,
  isStale,
  reference,
  chosen,
  onChoose,
  ...rest
}: FreightAnswersProps) {
  const { shipment, ways } = loaded;
  const priced = ways.filter(isPriced);
  const opened = findOpenedMode(later?.ways.filter(isPriced) ?? [], chosen);
  return (
    <div className="space-y-8">
      {priced.length > 0 && (
        // this alone: what is inert is styled anew with all that is in it, and a load is hundreds of elements
        <div className="space-y-8" inert={isStale}>
          <div>
            <PricedCargo ways={priced} loaded={loaded} />
            <WayList
              ways={ways}
              cubicMetres={isHired(loaded.fields) ? undefined : measureCubicMetres(shipment)}
              currency={shipment.currency}
              chosen={findOpenedMode(priced, chosen)?.name}
              onChoose={onChoose}
            />
          </div>
          {later && opened && offer && (
            <OpenedWay
              way={opened}
              offer={offer}
              email={email}
              currency={later.shipment.currency}
              reference={reference}
            />
          )}
        </div>
      )}
      {later && <FreightDetails loaded={later} chosen={chosen} {...rest} />}
    </div>
  );
});
