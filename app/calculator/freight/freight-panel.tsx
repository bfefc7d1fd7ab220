import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { useAfterPaint } from "#app/platform/use-after-paint.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { useHandoverDay, useToday } from "#app/platform/hydration.ts";
import { formatMoney, list } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CalculatorPage } from "#catalog/page-data.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { toLocalPath } from "#site/locales.ts";
import { buildCalculatorNames } from "../format/names.ts";
import { buildPostcodeReaders } from "../parse/postcodes.ts";
import { hideUntilHydrated } from "../store/use-calculator.ts";
import { OfferFoot, OfferSheet } from "../quote-document/offer-sheet.tsx";
import { usePrinting } from "../quote-document/use-printing.ts";
import { QuoteActions } from "../quote-document/quote-actions.tsx";
import { SharedQuoteBanner } from "../quote-document/shared-quote.tsx";
import { fromQuery } from "../store/address.ts";
import { startState } from "../store/form-state.ts";
import { emptyRow, isByPiece, isHired, readFreight } from "./cargo.ts";
import { isSameFreight, readCargo } from "./read-cargo.ts";
import { listFreightCountries } from "./convert-parcels.ts";
import { FreightAnswers } from "./freight-answers.tsx";
import { FreightBar, FreightForm, FreightLeft, FreightSummary, FreightTotals } from "./freight-form.tsx";
import { FreightPaper } from "./drawings/load-drawing.tsx";
import { buildAskMail, explainRefusedContainers } from "./freight-text.ts";
import { findCheapestMode, findDrawnMode, isPriced, listContainerKinds, rankRefusal } from "./modes.ts";
import { TotalNote } from "./total-note.tsx";
import { useFreight, useFreightFields } from "./use-freight.ts";
import { useFreightOffer } from "./use-freight-offer.ts";

/** Freight: what is sent, every way to send it, and the container with its pieces. */
export default function FreightPanel({ page }: { page: CalculatorPage }) {
  const shell = useShell();
  const today = useToday(page.today);
  const handoverDay = useHandoverDay(page.today);
  const [params] = useSearchParams();
  const { date } = useMemo(() => fromQuery(params, startState(page.start)), [params, page]);
  const names = useMemo(() => buildCalculatorNames(page), [page]);
  const served = useMemo(
    () => ({
      countries: listFreightCountries(page),
      containerKinds: listContainerKinds(page.cards),
      currencies: page.currencies,
      pallets: page.pallets,
    }),
    [page],
  );
  const { countries } = served;
  const { ref, fields, change, changeWithUndo, ready, given, isExample, kept } = useFreightFields(page, countries);
  const { rows, units, way } = fields;
  const currency = page.currencies.find((own) => own === fields.currency) ?? page.start.currency;
  const isServed = countries.some(({ code }) => code === fields.to);
  const unserved = isServed || fields.to === "" ? undefined : names.country(fields.to);
  // what came in the address is a summary on a phone, until somebody opens it
  const [edited, setEdited] = useState<boolean>();
  const prices = useRef<HTMLDivElement>(null);
  const { parcels, problems } = useMemo(() => readCargo({ rows, units }), [rows, units]);
  const known = useMemo(() => buildPostcodeReaders(page.countries).get(fields.to), [page, fields.to]);
  const postcode = known ? known.read(fields.postcode) : fields.postcode.trim().toUpperCase();
  const owner = postcode ? known?.findOwner(postcode) : undefined;
  const misplaced = postcode && owner ? m.problem_postcode_owner({ code: postcode, place: owner.name }) : undefined;
  const shipment = useMemo((): Shipment | undefined => {
    // where no freight goes, or nobody knows where, nothing is priced, however much is known
    if (!parcels || !isServed || misplaced) return undefined;
    return {
      from: page.origins[0]?.code ?? "",
      to: fields.to,
      ...(postcode && { postcode }),
      parcels,
      goods: "general",
      currency,
      incoterm: "DAP",
      shipDate: date || handoverDay,
    };
  }, [parcels, fields.to, postcode, page, currency, date, handoverDay, isServed, misplaced]);
  const [chosenRow, setAlong] = useState(0);
  const along = Math.min(chosenRow, fields.rows.length - 1);
  const answered = useFreight(page, shipment, fields, along);
  const loaded = isServed && !misplaced ? answered : undefined;
  const stack = useCallback(
    (row: number | undefined) =>
      changeWithUndo(
        (form) => ({
          ...form,
          rows: form.rows.map((one, at) => (row === undefined || row === at ? { ...one, stackable: true } : one)),
        }),
        m.freight_stacked(),
      ),
    [changeWithUndo],
  );
  // what was asked for before stays, grey, while it is being changed; greying many pieces is work for between two keys
  const isStale = useDeferredValue(!parcels);
  // prices come first; what is drawn and written for them follows
  const later = useAfterPaint(loaded);
  const offer = useFreightOffer(later, way, names, page.reference);
  // drawn a second time for paper alone: a thousand pieces are a lot to draw
  const printed = usePrinting();
  const asksPostcode = !postcode && loaded !== undefined && loaded.ways.some(({ answer }) => rankRefusal(answer) === 1);
  const impossible = postcode === undefined && known ? m.problem_postcode_form({ example: known.example }) : undefined;
  const priced = loaded?.ways.filter(isPriced) ?? [];
  const cheapest = findCheapestMode(priced);
  const plan = findDrawnMode(later?.ways.filter(isPriced) ?? [], way)?.answer.loading;
  const opened = unserved
    ? (edited ?? false)
    : fields.to === "" || asksPostcode || misplaced !== undefined || !parcels || (edited ?? !given);
  // a form in which somebody types stays, even once it can be read
  const enter = useCallback(
    (...own: Parameters<typeof change>) => {
      setEdited(true);
      change(...own);
    },
    [change],
  );
  // so does one into which a text was read, with what is said of it
  const enterWithUndo = useCallback(
    (...own: Parameters<typeof changeWithUndo>) => {
      setEdited(true);
      changeWithUndo(...own);
    },
    [changeWithUndo],
  );
  const choose = useCallback((way: string) => change((form) => ({ ...form, way })), [change]);
  const writeTitle = () => {
    if (unserved)
      return m.freight_nowhere({
        name: names.countryInSentence(fields.to),
        served: list(countries.map(({ name }) => name)),
      });
    if (fields.to === "") return m.problem_to();
    if (misplaced) return misplaced;
    if (!parcels || !loaded) return parcels ? m.loading() : m.answers_waiting();
    if (cheapest) return m.freight_ways({ count: priced.length, price: formatMoney(cheapest.total, currency) });
    return asksPostcode ? (impossible ?? m.freight_postcode_first()) : m.freight_none();
  };
  const title = writeTitle();
  return (
    <>
      {!opened && (
        <FreightSummary
          fields={fields}
          names={names}
          onEdit={() => {
            // the button goes, and the form is seen at once
            flushSync(() => setEdited(true));
            ref.current?.querySelector<HTMLElement>("select, input")?.focus();
          }}
        />
      )}
      <div
        className={`${hideUntilHydrated(ready)} grid gap-x-14 gap-y-8 pb-8 lg:grid-cols-[17rem_minmax(0,1fr)] print:hidden`}
      >
        <div className={`freight-form lg:self-start ${opened ? "" : "max-sm:hidden"}`}>
          {isExample && (
            <p className={`${ready ? "" : "not-asked"} mb-3 text-sm text-quiet`}>
              {m.freight_example()}
              {m.between_sentences()}
              <button
                ref={pressEarly}
                type="button"
                className="needs-scripts min-h-6 font-semibold text-link hover:underline"
                onClick={() => {
                  changeWithUndo(
                    (form) => ({
                      ...form,
                      postcode: form.postcode === page.pallets.postcode ? "" : form.postcode,
                      rows: form.rows.map(emptyRow),
                    }),
                    m.freight_example_gone(),
                  );
                  ref.current?.querySelector<HTMLInputElement>("#freight-0-quantity")?.focus();
                }}
              >
                {m.freight_example_clear()}
              </button>
            </p>
          )}
          {!isExample && kept.length > 0 && (
            <p className="mb-3 text-sm text-quiet">{m.freight_example_kept({ fields: list(kept) })}</p>
          )}
          <FreightForm
            ref={ref}
            fields={fields}
            problems={unserved ? [] : problems}
            unserved={unserved}
            postcodeProblem={misplaced ?? (asksPostcode ? (impossible ?? m.freight_postcode()) : undefined)}
            served={served}
            currency={currency}
            change={enter}
            changeWithUndo={enterWithUndo}
          />
          {parcels && isByPiece(fields) && <FreightTotals parcels={parcels} units={fields.units} />}
        </div>
        <div ref={prices} className="needs-scripts min-w-0">
          <SharedQuoteBanner
            form={fields}
            read={(query) => readFreight(query, page.pallets)}
            isSame={isSameFreight}
            onBack={(sent) => change(() => sent)}
          />
          <div role="status">
            <h2 className="phrased mt-2 mb-4 text-2xl font-semibold tracking-tight">{title}</h2>
            <FreightLeft rows={fields.left} />
          </div>
          {loaded && isHired(loaded.fields) && !cheapest && !asksPostcode && !unserved && (
            <p className="mb-4 max-w-prose">{explainRefusedContainers(page, loaded.fields)}</p>
          )}
          {unserved && (
            <p className="flex flex-wrap gap-x-6">
              <a
                className="min-h-6 font-semibold text-link hover:underline"
                href={`${toLocalPath("/resource/shipping-calculator", shell.locale)}?to=${fields.to}`}
              >
                {m.freight_as_parcels()}
              </a>
              <a
                className="min-h-6 font-semibold text-link hover:underline"
                href={buildAskMail(page.email, fields, names.country(fields.to))}
              >
                {m.take_ask()}
              </a>
            </p>
          )}
          {/* the icons of what follows come with the page */}
          {!loaded && (
            <span hidden>
              {["link", "share", "printer", "download", "mail", "lightbulb"].map((name) => (
                <Icon key={name} name={`lucide:${name}`} />
              ))}
            </span>
          )}
          <div className={isStale ? "opacity-45" : ""}>
            {loaded && (
              <FreightAnswers
                loaded={loaded}
                later={later}
                names={names}
                asksPostcode={asksPostcode}
                offer={offer}
                email={page.email}
                isStale={isStale}
                reference={page.reference}
                chosen={way}
                onChoose={choose}
                along={along}
                onAlong={setAlong}
                onStack={stack}
              />
            )}
            {later?.shipment.parcels[0]?.isTotal && <TotalNote cards={page.cards} loaded={later} />}
            {offer && later && (
              <div className="relative flex justify-end" inert={isStale}>
                <QuoteActions answers={offer.quotes} offer={offer} today={today} email={page.email} />
              </div>
            )}
          </div>
        </div>
      </div>
      {/* where nothing goes, the head says so and the summary leads back to the form */}
      {(opened || !unserved) && (
        <FreightBar
          text={title}
          opened={opened}
          prices={prices}
          onOpen={(open) => {
            setEdited(open);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
      {parcels && offer && later && (
        <>
          <OfferSheet offer={offer} today={today}>
            {plan && printed && !isHired(fields) && (
              <FreightPaper plan={plan} parcels={later.shipment.parcels} fields={later.fields} />
            )}
          </OfferSheet>
          <OfferFoot offer={offer} />
        </>
      )}
    </>
  );
}
