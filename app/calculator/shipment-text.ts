import { isDay } from "#rating/calendar/days.ts";
import { massIn } from "#rating/mass.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number, weekday } from "#app/ui/format.ts";
import { shownParcel } from "./change-units.ts";
import type { FormState } from "./form-state.ts";
import { readMass, unitsOf } from "./measure.ts";
import type { CalculatorNames } from "./names.ts";
import { readAmount } from "./read-amount.ts";
import { clauses } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { sizeText } from "#app/ui/size-text.ts";

/** What is priced, in a line: `0.8 kg to Norway, 40 × 30 × 10 cm`. */
export function shipmentText(state: FormState, names: Pick<CalculatorNames, "countryInSentence">): string {
  const [unit = "", side = ""] = (state.units === "metric" ? ["kg", "cm"] : ["lb", "in"]).map(unitText);
  const parcels = state.parcels.map((parcel) => shownParcel(parcel, state.units));
  const [first, ...others] = parcels;
  const amount = (text = "") => readAmount(text) ?? 0;
  const pieces = parcels.reduce((sum, { quantity }) => sum + amount(quantity), 0);
  const total = state.parcels.reduce(
    (sum, { quantity, weight }) => sum + amount(quantity) * (readMass(weight, state.units) ?? 0),
    0,
  );
  const to = names.countryInSentence(state.to);
  const weight = `${number(massIn(unitsOf[state.units].mass, total), 3)}\u00a0${unit}`;
  const start = pieces > 1 ? m.shipment_pieces({ pieces, weight, to }) : m.shipment_one({ weight, to });
  const sides = [first?.length, first?.width, first?.height].map(amount);
  if (others.length > 0 || sides.includes(0)) return start;
  return clauses([
    start,
    sizeText(
      sides.map((one) => number(one, 1)),
      side,
    ),
  ]);
}

/** What the folded part of the form says: `Tue 24 Nov, general cargo, buyer pays duty`. */
export function moreText(state: FormState, page: Pick<CalculatorPage, "goods">, today: string): string {
  const goods = page.goods.find(({ id }) => id === state.goods)?.label;
  return clauses([dayText(state, today), ...byText(state), ...(goods ? [goods] : []), termsText(state)]);
}

/** What the line above the prices says of them: the hand-over, the goods where they are not the usual ones, the terms. */
export function handOverText(state: FormState, page: Pick<CalculatorPage, "goods">, today: string): string {
  const special = page.goods.slice(1).find(({ id }) => id === state.goods);
  return clauses([
    m.axis_hand_over({ day: dayText(state, today) }),
    ...byText(state),
    ...(special ? [special.label] : []),
    termsText(state),
  ]);
}

function dayText({ date }: FormState, today: string): string {
  return weekday(isDay(date) ? date : today);
}

function byText({ by }: FormState): string[] {
  return isDay(by) ? [m.shipment_by({ day: weekday(by) })] : [];
}

function termsText({ terms }: FormState): string {
  return terms === "DDP" ? m.shipment_ddp() : m.shipment_dap();
}
