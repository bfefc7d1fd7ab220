import { memo, useEffect, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { joinSentences } from "#app/ui/format.ts";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { useOwnCurrency } from "#app/ui/own-currency.tsx";
import type { Answer, Quote, Refusal } from "#rating/answer.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { formatDayAhead } from "../format/days.ts";
import { convertForDisplay } from "../format/money.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { hideUntilHydrated, useCalculator, useCalculatorStore, useQuoteRequest } from "../store/use-calculator.ts";
import { useQuotes } from "../worker/use-quotes.ts";
import LiveAnnouncement from "#app/ui/live-announcement.tsx";
import {
  countServices,
  describeNoQuote,
  filterOnTime,
  findAwaited,
  makeOnTimeTest,
  sortBestFirst,
} from "./rank-answers.ts";

/** The lowest price at the foot of a phone's screen. It says nothing where the answers have failed: they say so. */
export function LowestPriceBar() {
  const { page } = useCalculatorStore();
  const request = useQuoteRequest();
  const answers = useQuotes(request.shipment, page)?.answers;
  return (
    <div className={`contents ${hideUntilHydrated(request.ready)}`}>
      <SectionBoundary watch={request.shipment} quiet>
        <LowestPrice request={request} answers={answers} />
      </SectionBoundary>
    </div>
  );
}

type LowestPriceProps = {
  request: QuoteRequest;
  /** Missing while the form has a problem. */
  answers: readonly Answer[] | undefined;
};

/** How many lines take the shipment and the lowest price: at the foot of a phone's screen, and said aloud. */
const LowestPrice = memo(function LowestPrice({ request, answers }: LowestPriceProps) {
  const { page, names, update } = useCalculatorStore();
  const { form, shipment, today, unfinished, missing, leftOut } = request;
  const late = (quote: Quote) => isOnTime !== undefined && !isOnTime(quote);
  const editing = useCalculator((snapshot) => snapshot.editing);
  const isOnTime = makeOnTimeTest(form.by, today, shipment, page);
  const all = (answers ?? []).filter((answer): answer is Quote => answer.available);
  const quotes = filterOnTime(all, isOnTime);
  const [best] = sortBestFirst(quotes, convertForComparison(form.currency, page.reference.exchange.rates), isOnTime);
  const about = useOwnCurrency();
  const format = ({ total, currency }: Quote) => convertForDisplay(total, currency, form.currency, page.reference);
  /** With what it is in the readers' own money, where it stands in the card's. */
  const noted = (text: string, { total, currency }: Quote) => {
    const note = currency === form.currency ? about(total, currency) : undefined;
    return note ? m.noted({ text, note }) : text;
  };
  const refusals = answers?.filter((answer): answer is Refusal => !answer.available);
  const unplaced = !best && refusals && findAwaited(refusals) === "postcode-needed" ? form.to : undefined;
  useEffect(() => update({ unplaced }), [unplaced, update]);
  const none = unfinished
    ? m.answers_typing({ field: unfinished })
    : refusals
      ? describeNoQuote(refusals, m.answers_none_short())
      : m.answers_mend();
  const chosen = editing ? undefined : all.find(({ service }) => service === form.service);
  return (
    <>
      {/* the example's price is in view, and nobody has asked for it */}
      {(chosen || !missing.to || !missing.parcel) && (
        <PriceBar
          from={
            best &&
            (late(best) ? m.bar_late({ price: format(best) }) : noted(m.bar_from({ price: format(best) }), best))
          }
          none={none}
          lines={countServices(quotes, isOnTime)}
          chosen={
            chosen && {
              service: chosen.service,
              name: names.service(chosen.service).name,
              price: late(chosen) ? m.bar_late({ price: format(chosen) }) : noted(format(chosen), chosen),
            }
          }
        />
      )}
      <LiveAnnouncement
        text={joinSentences([
          ...(leftOut ? [m.answers_without({ problem: leftOut })] : []),
          !best
            ? none
            : late(best)
              ? m.deadline_none({ day: formatDayAhead(form.by, today) })
              : m.answers_from({ count: quotes.length, price: format(best) }),
        ])}
      />
    </>
  );
});

type PriceBarProps = {
  /** The lowest price in words; nothing where no line takes the shipment. */
  from: string | undefined;
  /** What stands there without one. */
  none: string;
  lines: string;
  /** The line that was chosen, with its price: the bar leads to its button. */
  chosen: { service: string; name: string; price: string } | undefined;
};

/** On a phone, the lowest price at the foot of the screen, above the keyboard, with the way to and from the form. */
function PriceBar({ from, none, lines, chosen }: PriceBarProps) {
  const { openForm } = useCalculatorStore();
  const editing = useCalculator((snapshot) => snapshot.editing);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const place = () => {
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // a keyboard is tall; the few pixels of a browser's own bars are none
      bar.current?.style.setProperty("--keys", view.scale === 1 && hidden > 100 ? `${hidden}px` : "");
    };
    view.addEventListener("resize", place);
    view.addEventListener("scroll", place);
    return () => {
      view.removeEventListener("resize", place);
      view.removeEventListener("scroll", place);
    };
  }, []);
  return (
    <div
      ref={bar}
      className="sticky foot-bar z-20 -mx-5 flex min-h-16 flex-wrap items-center justify-between gap-2 border-t border-line bg-panel px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      <p className={`min-w-0 grow basis-[7rem] leading-5 ${chosen || from ? "" : "text-balance"}`}>
        {chosen ? (
          <>
            <span className="block truncate text-sm text-quiet">{chosen.name}</span>
            <span className="font-semibold">{chosen.price}</span>
          </>
        ) : from === undefined ? (
          <span>{none}</span>
        ) : (
          <>
            <span className="block truncate text-sm text-quiet">{lines}</span>
            <span className="font-semibold">{from}</span>
          </>
        )}
      </p>
      <button
        type="button"
        className={chosen ? "min-h-11 shrink-0 font-semibold text-link" : "button shrink-0"}
        onClick={() => openForm(!editing)}
      >
        {editing ? m.form_show() : m.form_edit()}
      </button>
      {chosen && (
        <a href={`#request-${chosen.service}`} className="button shrink-0">
          {m.bar_next()}
        </a>
      )}
    </div>
  );
}
