import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Reason, Refusal } from "#rating/answer.ts";
import { quote } from "#rating/quote.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import { convertForDisplay } from "../format/money.ts";
import type { CalculatorNames } from "../format/names.ts";
import { explainReason } from "../format/reasons.ts";
import { describeShipment } from "../format/shipment.ts";
import { readAmount } from "../parse/amount.ts";
import { formatInUnits, readMass, type Units, unitsOf } from "../parse/measure.ts";
import { trimZeros } from "../store/write-parcels.ts";
import type { QuoteRequest } from "../store/calculator-store.ts";
import { type FormState, listChosenOptions, type ParcelFields } from "../store/form-state.ts";
import { readShipment } from "../store/read-shipment.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { AmendLink } from "./amend-link.tsx";

type Fix = { label: string; next: FormState };

/** A change that lifts a reason: what to call it, and the form after it. Nothing where the form cannot make it. */
function findFix({ fix, code }: Reason, state: FormState, names: CalculatorNames): Fix | undefined {
  if (!fix) return undefined;
  const metric = state.units === "metric";
  switch (fix.field) {
    case "parcelMass": {
      // half of a pallet is no advice
      if (
        code !== "parcel-too-light" &&
        state.parcels.some(({ weight }) => (readMass(weight, state.units) ?? 0) > 2 * fix.mass)
      )
        return undefined;
      const weight = trimZeros(convertMass(metric ? "kg" : "lb", fix.mass));
      return {
        label: m.fix_weight({ weight: `${formatNumber(Number(weight), 3)} ${formatUnit(metric ? "kg" : "lb")}` }),
        next: mapParcels(state, (parcel) => withWeight(parcel, weight, state.units, code === "parcel-too-light")),
      };
    }
    case "longestSide": {
      const side = trimZeros(convertLength(metric ? "cm" : "in", fix.length));
      return {
        label: m.fix_side({ side: `${formatNumber(Number(side), 1)} ${formatUnit(metric ? "cm" : "in")}` }),
        next: mapParcels(state, (parcel) => clampSides(parcel, side, state.units)),
      };
    }
    case "goods":
      return { label: m.fix_goods({ goods: names.goods(fix.goods) }), next: { ...state, goods: fix.goods } };
    case "incoterm":
      return { label: m.fix_incoterm({ incoterm: fix.incoterm }), next: { ...state, terms: fix.incoterm } };
    case "shipDate":
      return { label: m.fix_date({ date: formatDate(fix.date) }), next: { ...state, date: fix.date } };
    case "from":
      return { label: m.fix_from({ from: names.origin(fix.origin) }), next: { ...state, from: fix.origin } };
    case "option":
      return {
        label: m.fix_option({ option: names.option(fix.without) }),
        next: {
          ...state,
          options: listChosenOptions(state)
            .filter((id) => id !== fix.without)
            .join(","),
        },
      };
    case "totalMass":
    case "split":
      return undefined;
  }
}

/** Too heavy a parcel as two boxes of its size, which is more use than to say that it must weigh less. */
function splitInTwo({ fix, code }: Reason, state: FormState): Fix | undefined {
  if (fix?.field !== "parcelMass" || code === "parcel-too-light") return undefined;
  const [parcel, ...others] = state.parcels;
  const mass = parcel && readMass(parcel.weight, state.units);
  if (!parcel || !mass || others.length > 0 || mass <= fix.mass || mass > 2 * fix.mass) return undefined;
  const unit = unitsOf[state.units].mass;
  const weight = trimZeros(convertMass(unit, Math.ceil(mass / 2)));
  return {
    label: m.fix_split({ weight: `${formatNumber(Number(weight), 3)} ${formatUnit(unit)}` }),
    next: { ...state, parcels: [{ ...parcel, quantity: String(2 * (readAmount(parcel.quantity) ?? 1)), weight }] },
  };
}

function mapParcels(state: FormState, change: (parcel: ParcelFields) => ParcelFields): FormState {
  return { ...state, parcels: state.parcels.map(change) };
}

/** The weight of parcels that are on the wrong side of a limit; the others keep theirs. */
function withWeight(parcel: ParcelFields, limit: string, units: Units, least: boolean): ParcelFields {
  const weight = readAmount(formatInUnits(parcel.weight, units, "mass")) ?? 0;
  const wrong = least ? weight < Number(limit) : weight > Number(limit);
  return wrong ? { ...parcel, weight: limit } : parcel;
}

/** No side longer than `most`; what is shorter, or cannot be read, stays. */
function clampSides(parcel: ParcelFields, most: string, units: Units): ParcelFields {
  const cap = (text: string) => ((readAmount(formatInUnits(text, units, "length")) ?? 0) > Number(most) ? most : text);
  return { ...parcel, length: cap(parcel.length), width: cap(parcel.width), height: cap(parcel.height) };
}

/** The form after every change that a refusing line asks for, with what they are called; nothing where one cannot be made. */
function findWay(
  { reasons }: Refusal,
  form: FormState,
  names: CalculatorNames,
): { labels: string[]; next: FormState } | undefined {
  const labels: string[] = [];
  let next = form;
  for (const reason of reasons) {
    const fix = splitInTwo(reason, next) ?? findFix(reason, next, names);
    if (!fix) return undefined;
    labels.push(fix.label);
    next = fix.next;
  }
  return { labels, next };
}

/** Where no line takes the shipment: the fewest changes after which one does, at its price, and whom to ask. */
export function NearestLine({ refusals, request }: { refusals: readonly Refusal[]; request: QuoteRequest }) {
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
  const label = list(labels);
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

/** A line that says no: each reason, and the change that would lift it. */
export function RefusalRow({ refusal, form }: { refusal: Refusal; form: FormState }) {
  const { name, path } = useCalculatorStore().names.service(refusal.service);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr]">
      <a href={path} className="font-semibold hover:underline hover:underline-offset-4">
        {name}
      </a>
      <Reasons refusal={refusal} form={form} />
    </li>
  );
}

/** Why a line refuses, each reason with the change that would lift it. */
export function Reasons({ refusal, form }: { refusal: Refusal; form: FormState }) {
  const { names } = useCalculatorStore();
  const fixes = refusal.reasons.map((reason) => findFix(reason, form, names));
  // a change that leaves another reason standing is no way to a price
  const helps = fixes.every((fix) => fix !== undefined);
  return (
    <ul className="space-y-2">
      {refusal.reasons.map((reason, at) => {
        const fix = helps && fixes[at];
        return (
          <li key={reason.code} className="flex flex-wrap items-baseline gap-x-3 text-quiet">
            <span>{explainReason(reason, form.units, names)}</span>
            {fix && (
              <AmendLink
                from={form}
                to={fix.next}
                done={fix.label}
                className="inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-6"
              >
                {fix.label}
              </AmendLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
