import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Reason, Refusal } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { convertForDisplay } from "../format/money.ts";
import type { CalculatorNames } from "../format/names.ts";
import { describeShipment } from "../format/shipment.ts";
import { readCount } from "../parse/amount.ts";
import { readMass, unitsOf } from "../parse/measure.ts";
import { trimZeros } from "../store/write-parcels.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import type { FormState } from "../store/form-state.ts";
import { readShipment } from "../store/read-shipment.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { AmendLink } from "./amend-link.tsx";
import { type Fix, findFix } from "./refusal-row.tsx";

/** Where no line takes the shipment: the fewest changes after which one does, at its price, and whom to ask. */
export default function NearestLine({ refusals, request }: { refusals: readonly Refusal[]; request: QuoteRequest }) {
  const { page, names, known } = useCalculatorStore();
  const { form, firstDay } = request;
  const judged = useCalculator(({ articles }) => articles);
  const nearest = useMemo(() => {
    const inOne = convertForComparison(form.currency, page.reference.exchange.rates);
    const articles = judged === "failed" ? undefined : judged;
    const ways = refusals.flatMap((refusal) => {
      const way = findWay(refusal, form, names);
      const { shipment } = way ? readShipment(way.next, { ...known, today: firstDay, articles }) : {};
      const cards = page.cards.filter(({ service }) => service === refusal.service);
      const [answer] = shipment ? quote(shipment, cards, page.reference, "later") : [];
      return way && answer?.available ? [{ ...way, answer }] : [];
    });
    return ways.sort((a, b) => a.labels.length - b.labels.length || inOne(a.answer) - inOne(b.answer))[0];
  }, [refusals, form, firstDay, page, names, known, judged]);
  const { answer, labels = [], next = form } = nearest ?? {};
  const label = labels.join(" · ");
  const body = encodeURIComponent(`${describeShipment(form, names)}\n`);
  const ask = (
    <a
      href={`mailto:${page.email}?subject=${encodeURIComponent(m.ask_subject())}&body=${body}`}
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      {m.take_ask()}
    </a>
  );
  if (!answer) return <p className="mt-4">{ask}</p>;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-lg bg-(--saving) px-4 py-2">
      <span>
        {m.fix_way({
          name: names.service(answer.service).name,
          price: convertForDisplay(answer.total, answer.currency, form.currency, page.reference),
        })}
      </span>
      <AmendLink
        from={form}
        to={next}
        done={label}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {label}
      </AmendLink>
      <span className="ms-auto">{ask}</span>
    </p>
  );
}

/** The form after every change that a refusing line asks for, with what they are called; nothing where one cannot be made. */
function findWay(
  { reasons }: Refusal,
  form: FormState,
  names: CalculatorNames,
): { labels: string[]; next: FormState } | undefined {
  // of two changes of one field the second says what it comes to
  const labels = new Map<string | undefined, string>();
  let next = form;
  for (const reason of reasons) {
    // what is too much of a change stays so in two steps
    const fix = splitParcel(reason, next) ?? (findFix(reason, form, names) && findFix(reason, next, names));
    if (!fix) return undefined;
    labels.set(reason.fix?.field, fix.label);
    next = fix.next;
  }
  return { labels: [...labels.values()], next };
}

/** More boxes than this are another shipment. */
const mostBoxes = 10;

/** Too heavy a parcel as boxes of its size, as few as go, which is more use than to say that it must weigh less. */
function splitParcel({ fix, code }: Reason, state: FormState): Fix | undefined {
  if (fix?.field !== "parcelMass" || code === "parcel-too-light") return undefined;
  const [parcel, ...others] = state.parcels;
  const mass = parcel && readMass(parcel.weight, state.units);
  if (!parcel || !mass || others.length > 0) return undefined;
  const count = Math.ceil(mass / fix.mass);
  if (count < 2 || count > mostBoxes) return undefined;
  const unit = unitsOf[state.units].mass;
  // to the hundredth above: what is entered has no nine decimals
  const weight = trimZeros(Math.ceil(convertMass(unit, mass / count) * 100 - 1e-6) / 100);
  return {
    label: m.fix_split({ count, weight: `${formatNumber(Number(weight), 3)} ${formatUnit(unit)}` }),
    next: { ...state, parcels: [{ ...parcel, quantity: String(count * (readCount(parcel.quantity) ?? 1)), weight }] },
  };
}
