import { joiner } from "#site/typography.ts";
import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatDate, formatMoney, formatNumber, joinSentences, list } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import type { Certainty } from "#rating/duties/answer.ts";
import { findPlace, type Regime } from "#rating/duties/rules.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import type { Reference } from "#rating/reference.ts";
import type { FormState } from "../store/form-state.ts";
import type { CalculatorNames } from "../format/names.ts";
import { PartsBar } from "../results/parts-bar.tsx";
import { sourceText } from "../format/charges.ts";
import { explainReason } from "../format/reasons.ts";
import { isLanded, type Landed, type LandedSides, listShareRows, type NotLanded } from "./landed-sides.ts";
import { describeExchange, formatAmountSpan } from "../format/money.ts";
import { ShareTable } from "./share-table.tsx";
import { assignPartLooks, buildBarParts, labelShare, type PartLook } from "./share-text.ts";

type LandedBothProps = {
  sides: LandedSides;
  service: string;
  state: FormState;
  names: CalculatorNames;
  reference: Reference;
};

/** DDP and DAP beside each other, as bars and as a table; or why one of them is not possible. */
export default function LandedBoth({ sides, service, state, names, reference }: LandedBothProps) {
  const { ddp, dap, currency } = sides;
  const scale: BarScale = {
    most: Math.max(...[ddp, dap].map((side) => (isLanded(side) ? side.total : 0))),
    looks: assignPartLooks(listShareRows(sides)),
  };
  const explain = ({ reasons }: NotLanded) =>
    joinSentences(reasons.map((reason) => explainReason(reason, state.units, names)));
  const { certainty, carriage } = [dap, ddp].find(isLanded) ?? {};
  const exchange = carriage && describeExchange(carriage.currency, currency, reference);
  return (
    <>
      <div className="mt-8 space-y-6 print:mt-3 print:space-y-2 print:break-inside-avoid">
        {(["ddp", "dap"] as const).map((name) => {
          const side = sides[name];
          const title = name === "dap" && isDutyFromSender(side) ? m.landed_dap_sender() : titles[name]();
          return isLanded(side) ? (
            <SideBar key={name} title={title} side={side} currency={currency} scale={scale} />
          ) : (
            <p key={name} className="text-quiet">
              {m.landed_not({ side: title, why: explain(side) })}
            </p>
          );
        })}
      </div>
      {certainty && <ShareTable sides={sides} service={service} />}
      {exchange && <p className="phrased mt-4 max-w-3xl text-sm text-quiet">{m.landed_converted(exchange)}</p>}
      {certainty && <CertaintyNote certainty={certainty} currency={currency} />}
      {certainty && (
        <p className="mt-4 max-w-3xl text-sm text-quiet print:mt-2">
          {joinSentences([
            ...(isLanded(dap) && dap.atDoor > 0 ? [m.landed_collecting()] : []),
            describeGifts(findPlace(reference.dutyRules, state.to, undefined)?.regime),
          ])}
        </p>
      )}
    </>
  );
}

/** What a gift would be free up to: what has been worked out is for goods that are sold. */
function describeGifts(regime: Regime | undefined): string {
  if (!regime?.gift) return m.landed_gift();
  const { upTo, source } = regime.gift;
  const amount = formatMoney(toMinor(Number(upTo), regime.currency), regime.currency);
  return m.landed_gift_limit({ amount, source: sourceText(source) });
}

const titles = { ddp: m.landed_ddp, dap: m.landed_dap };

/** Whether duty or a fee of the import is billed to the seller, although the price leaves it out. */
function isDutyFromSender(side: Landed | NotLanded): boolean {
  return isLanded(side) && side.shares.some(({ kind, payment }) => kind !== "carriage" && payment === "seller-us");
}

/** The amount, in minor units, that is as long as the whole bar, and how its parts look. */
type BarScale = { most: number; looks: ReadonlyMap<string, PartLook> };

type SideBarProps = {
  title: string;
  side: Landed;
  currency: string;
  scale: BarScale;
};

/** The shares of a side end to end, to the scale of both sides; read out as a sentence. */
function SideBar({ title, side, currency, scale: { most, looks } }: SideBarProps) {
  const { shares, total, atDoor } = side;
  const words = list(
    shares.map((share) => m.labelled({ label: labelShare(share), text: formatMoney(share.amount, currency) })),
  );
  return (
    // on a phone the bar needs the whole width
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-[1.0625rem] leading-6 font-semibold">{title}</h3>
        <p className={`landed-sum text-sm ${atDoor > 0 ? "text-quiet" : "font-semibold text-good"}`}>
          {atDoor > 0 ? m.landed_due({ amount: formatMoney(atDoor, currency) }) : m.landed_nothing_due()}
        </p>
      </div>
      <PartsBar
        label={m.landed_bar({ title, parts: words, total: formatMoney(total, currency) })}
        parts={buildBarParts(shares, most, looks)}
        className="max-sm:order-last max-sm:col-span-full"
      />
      <p className="landed-sum text-end text-lg font-semibold tabular-nums sm:min-w-20">
        <span>{formatMoney(total, currency)}</span>
        <OwnCurrencyAmount amount={total} currency={currency} />
      </p>
    </div>
  );
}

function formatPercents({ low, high }: { low: string; high: string }): string {
  // what another duty takes the place of is least where the sum is greatest
  const [least, most] = [Number(low), Number(high)].sort((a, b) => a - b).map((percent) => formatNumber(percent));
  return m.tariff_percent({ percent: least === most ? `${least}` : `${least}–${joiner}${most}` });
}

/** How sure duty and tax are: the range, the reading of the law behind each amount, what is exempt, and outdated sources. */
function CertaintyNote({ certainty, currency }: { certainty: Certainty; currency: string }) {
  const { open, headings, all, measures, stale } = certainty;
  const exempt = measures.filter(({ status }) => status === "exempt");
  if (open.length === 0 && headings.length === 0 && exempt.length === 0 && stale.length === 0) return null;
  return (
    <div className="mt-4 max-w-3xl space-y-2 text-sm text-quiet print:mt-2 print:space-y-1 print:break-inside-avoid">
      {all.low !== all.high && (
        <p className="font-semibold text-ink">
          {m.certainty_range({ low: formatMoney(all.low, currency), high: formatMoney(all.high, currency) })}
        </p>
      )}
      {headings.length > 0 && (
        <div>
          <p>{m.duty_by_heading()}</p>
          <ul className="list-disc ps-5 tabular-nums">
            {headings.map(({ hs, percents, all: span }, at) => {
              const due = percents.filter(({ low, high }) => Number(low) + Number(high) > 0);
              const rates = (due.length > 0 ? due : percents.slice(0, 1)).map(formatPercents).join(" + ");
              const text = `${hs.slice(0, 4)}.${hs.slice(4)}: ${rates}`;
              const values = { amount: formatAmountSpan(span, currency), text };
              return <li key={hs}>{at === 0 ? m.certainty_used(values) : m.certainty_reading(values)}</li>;
            })}
          </ul>
          <p>{m.goods_no_ruling({ count: headings.length })}</p>
        </div>
      )}
      {open.map(({ id, question, readings }) => (
        <div key={id}>
          <p>{getLocalText(question)}</p>
          <ul className="list-disc ps-5 tabular-nums">
            {readings.map(({ text, assumed, all: amount }, at) => {
              const values = { amount: formatMoney(amount, currency), text: getLocalText(text) };
              return <li key={at}>{assumed ? m.certainty_used(values) : m.certainty_reading(values)}</li>;
            })}
          </ul>
        </div>
      ))}
      {exempt.length > 0 && <p>{m.certainty_exempt({ list: list(exempt.map(({ label }) => getLocalText(label))) })}</p>}
      {stale.map((source) => (
        <p key={source.title}>{m.certainty_stale({ source: source.title, date: formatDate(source.date, "short") })}</p>
      ))}
    </div>
  );
}
