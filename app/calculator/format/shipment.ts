import { isDay } from "#rating/calendar/calendar.ts";
import { convertMass } from "#rating/shipment/units.ts";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatNumber, formatWeekday, joinClauses, list } from "#app/ui/format.ts";
import { formatDayAhead } from "./days.ts";
import { convertParcelUnits } from "../store/actions.ts";
import { findHandoverDay, type FormState, listArticleIds } from "../store/form-state.ts";
import { readMass, unitsOf } from "../parse/measure.ts";
import type { CalculatorNames } from "./names.ts";
import { readAmount } from "../parse/amount.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import type { Snapshot } from "../store/calculator-store.ts";

/** What is priced, in a line: `0.8 kg to Norway, 40 × 30 × 10 cm`. */
export function describeShipment(state: FormState, names: Pick<CalculatorNames, "countryInSentence">): string {
  const { mass, length } = unitsOf[state.units];
  const parcels = state.parcels.map((parcel) => convertParcelUnits(parcel, state.units));
  const [first, ...others] = parcels;
  const amount = (text = "") => readAmount(text) ?? 0;
  const pieces = parcels.reduce((sum, { quantity }) => sum + amount(quantity), 0);
  const total = state.parcels.reduce(
    (sum, { quantity, weight }) => sum + amount(quantity) * (readMass(weight, state.units) ?? 0),
    0,
  );
  const to = names.countryInSentence(state.to);
  const weight = `${formatNumber(convertMass(mass, total), 3)}\u00a0${formatUnit(mass)}`;
  const start = pieces > 1 ? m.shipment_pieces({ pieces, weight, to }) : m.shipment_one({ weight, to });
  const sides = [first?.length, first?.width, first?.height].map(amount);
  if (others.length > 0 || sides.includes(0)) return start;
  return joinClauses([
    start,
    formatSize(
      sides.map((one) => formatNumber(one, 1)),
      formatUnit(length),
    ),
  ]);
}

/** What the line above the prices says of them: the hand-over, the goods where they are not the usual ones, the terms. */
export function describeHandover(
  state: FormState,
  page: Pick<CalculatorPage, "goods">,
  today: string,
  article?: string,
): string {
  const special = page.goods.slice(1).find(({ id }) => id === state.goods);
  const said = [
    m.axis_hand_over({ day: formatWeekday(findHandoverDay(state, today)) }),
    isDay(state.by) ? m.shipment_by({ day: formatDayAhead(state.by, today) }) : "",
    article ?? special?.label ?? "",
    state.terms === "DDP" ? m.shipment_ddp() : m.shipment_dap(),
  ];
  return joinClauses(said.filter(Boolean));
}

/** What the articles of a form are called, once that is known. */
export function nameArticles({ form, articles }: Pick<Snapshot, "form" | "articles">): string | undefined {
  if (!articles || articles === "failed") return undefined;
  const names = listArticleIds(form).flatMap((id) => articles.headings[id]?.name ?? []);
  return names.length > 0 ? list(names) : undefined;
}
