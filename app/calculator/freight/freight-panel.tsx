import { useCallback, useMemo, useRef, useState } from "react";
import type { Shipment } from "#rating/shipment.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { useLater } from "#app/platform/use-later.ts";
import { useMedia } from "#app/platform/use-media.ts";
import { money } from "#app/ui/format.ts";
import { OfferFoot, OfferSheet } from "../hand-over/offer-sheet.tsx";
import type { CalculatorNames } from "../names.ts";
import { postcodesOf } from "../postcodes.ts";
import { TakeAlong } from "../take-along.tsx";
import { type FreightFields, readCargo } from "./cargo.ts";
import { FreightAnswers } from "./freight-answers.tsx";
import { freightCountries } from "./freight-countries.ts";
import { FreightForm } from "./freight-form.tsx";
import { FreightPaper } from "./freight-paper.tsx";
import { FreightTotals, roomOf } from "./freight-totals.tsx";
import { useFreightFields } from "./use-freight-fields.ts";
import { useFreightOffer } from "./use-freight-offer.ts";
import { useFreight } from "./use-freight.ts";
import { cheapestOf, farness, isPriced } from "./ways.ts";

export type Props = {
  page: CalculatorPage;
  names: CalculatorNames;
  today: string;
  currency: string;
  /** The parcels of the calculator, where they are freight. */
  given: FreightFields | undefined;
};

/** Freight is priced in the currency that is read. */
const noOther = () => undefined;

/** Freight: what is sent, every way to send it, and the container with its pieces. */
export default function FreightPanel({ page, names, today, currency, given }: Props) {
  const { fields, change } = useFreightFields(page.pallets, given);
  const { parcels, problems } = useMemo(() => readCargo(fields), [fields]);
  const countries = useMemo(() => freightCountries(page), [page]);
  const known = useMemo(() => postcodesOf(page.countries).get(fields.to), [page, fields.to]);
  const postcode = known ? known.read(fields.postcode) : fields.postcode.trim().toUpperCase();
  const shipment = useMemo((): Shipment | undefined => {
    if (!parcels) return undefined;
    return {
      from: page.origins[0]?.code ?? "",
      to: fields.to,
      ...(postcode && { postcode }),
      parcels,
      goods: "general",
      currency,
      incoterm: "DAP",
      shipDate: today,
    };
  }, [parcels, fields.to, postcode, page, currency, today]);
  const [chosenRow, setAlong] = useState(0);
  const along = Math.min(chosenRow, fields.rows.length - 1);
  const loaded = useFreight(page, shipment, fields, along);
  // advice is given on answers that may be a moment old; it changes the form as it stands
  const now = useRef(fields);
  now.current = fields;
  const stack = useCallback(
    (row: number | undefined) =>
      change({
        ...now.current,
        rows: now.current.rows.map((one, at) => (row === undefined || row === at ? { ...one, stackable: true } : one)),
      }),
    [change],
  );
  // prices come first; what is drawn and written for them follows
  const later = useLater(loaded);
  const offer = useFreightOffer(later, names);
  // drawn a second time for paper alone: a thousand pieces are a lot to draw
  const printed = useMedia("print", false);
  const asksPostcode = !postcode && loaded !== undefined && loaded.ways.some(({ answer }) => farness(answer) === 1);
  const impossible = postcode === undefined && known ? m.problem_postcode_form({ example: known.example }) : undefined;
  const priced = loaded?.ways.filter(isPriced) ?? [];
  const cheapest = priced.find(({ name }) => name === cheapestOf(priced));
  const plan = (later?.ways.filter(isPriced) ?? [])
    .filter(({ answer }) => answer.loading)
    .sort((a, b) => a.total - b.total)[0]?.answer.loading;
  return (
    <>
      <div className="grid gap-x-14 gap-y-8 pb-8 lg:grid-cols-[17rem_minmax(0,1fr)] print:hidden">
        <div>
          <FreightForm
            fields={fields}
            problems={problems}
            postcodeProblem={asksPostcode ? (impossible ?? m.freight_postcode()) : undefined}
            countries={countries}
            change={change}
          />
          {parcels && <FreightTotals parcels={parcels} units={fields.units} />}
        </div>
        <div className="min-w-0">
          <div role="status">
            <h3 className="mb-4 text-xl font-semibold">
              {!loaded
                ? m.loading()
                : cheapest
                  ? m.freight_ways({ count: priced.length, price: money(cheapest.total, currency) })
                  : asksPostcode
                    ? m.freight_postcode_first()
                    : m.freight_none()}
            </h3>
          </div>
          {loaded && (
            <FreightAnswers
              loaded={loaded}
              later={later}
              names={names}
              cubicMetres={Math.max(0.001, roomOf(loaded.shipment.parcels).volume)}
              asksPostcode={asksPostcode}
              offer={offer}
              email={page.email}
              along={along}
              onAlong={setAlong}
              onStack={stack}
            />
          )}
          {offer && later && (
            <TakeAlong answers={offer.quotes} offer={offer} day={later.shipment.shipDate} email={page.email} />
          )}
        </div>
      </div>
      {offer && later && (
        <>
          <OfferSheet offer={offer} today={page.today} own={noOther}>
            {plan && printed && <FreightPaper plan={plan} parcels={later.shipment.parcels} fields={later.fields} />}
          </OfferSheet>
          <OfferFoot offer={offer} />
        </>
      )}
    </>
  );
}
