import { m } from "#app/messages/m.ts";
import { formatDate, formatMoney, joinClauses, list } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import type { Quote } from "#rating/answer.ts";
import type { Day } from "#rating/card.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { CalculatorNames } from "../format/names.ts";
import { convertSides } from "../landed-cost/convert-sides.ts";
import { isLanded, type LandedSides } from "../landed-cost/landed-sides.ts";
import { formatAmountSpan } from "../format/money.ts";
import { unitsOf } from "../parse/measure.ts";
import type { QuoteDocument } from "./quote-text.ts";
import { convertParcelUnits } from "../store/actions.ts";
import type { FormState, ParcelFields } from "../store/form-state.ts";

/** What an offer is for, as label and text: what paper, mail and table say alike. */
export function listQuoteFacts(
  shipment: Shipment,
  state: FormState,
  names: CalculatorNames,
  /** The day on which the hub takes it: that of the shipment, or the next on which it is open. */
  openDay: string,
  today: string,
): readonly (readonly [label: string, text: string])[] {
  const { from, to, postcode, goods, incoterm, value, subheadings, registered, options = [] } = shipment;
  type Fact = readonly [label: string, text: string];
  // in this order; a fact of a shipment that is new does not compile until it is told, or listed as told with another
  const facts: Readonly<Record<keyof Shipment, readonly Fact[]>> = {
    from: [[m.offer_route(), `${names.origin(from)} → ${names.country(to)}${postcode ? ` ${postcode}` : ""}`]],
    to: [],
    postcode: [],
    parcels: [
      [
        m.field_parcels(),
        state.parcels
          .map((parcel) => describeParcelFields(convertParcelUnits(parcel, state.units), state.units))
          .join(m.between_groups()),
      ],
    ],
    goods: [[m.field_goods(), names.goods(goods)]],
    hs: [],
    classified: [],
    judged: [],
    incoterm: [[m.field_terms(), incoterm === "DDP" ? m.offer_ddp() : m.offer_dap()]],
    value: value === undefined ? [] : [[m.field_value(), formatMoney(value, state.currency)]],
    currency: [],
    subheadings: subheadings === undefined ? [] : [[m.field_subheadings(), String(subheadings)]],
    registered: registered === undefined ? [] : [[m.offer_registered(), registered ? m.yes() : m.no()]],
    options: options.length === 0 ? [] : [[m.field_options(), list(options.map(names.option))]],
    shipDate: [
      [
        m.field_date(),
        openDay < today ? m.noted({ text: formatDate(openDay), note: m.offer_past() }) : formatDate(openDay),
      ],
    ],
  };
  return [...Object.values(facts).flat(), ...(state.by ? [[m.deadline_field(), formatDate(state.by)] as const] : [])];
}

function describeParcelFields(
  { quantity, weight, length, width, height }: ParcelFields,
  units: FormState["units"],
): string {
  const { mass, length: side } = unitsOf[units];
  const start = `${quantity} × ${weight} ${formatUnit(mass)}`;
  return length ? joinClauses([start, formatSize([length, width, height], side)]) : start;
}

/** The landed cost of both ways to pay duty, as a mail says it: as it is billed, and in the currency that is read. */
export function listLandedFacts(
  sides: LandedSides | undefined,
  { currency, reference }: QuoteDocument["shown"],
): (readonly [label: string, text: string])[] {
  if (!sides) return [];
  const told = convertSides(sides, currency, reference);
  return (["ddp", "dap"] as const).flatMap((name) => {
    const [billed, own] = [sides, told].map((some) => {
      const side = some[name];
      return isLanded(side) ? formatAmountSpan(side.span.total, some.currency) : "";
    });
    if (!billed || !own) return [];
    const label = name === "ddp" ? m.offer_landed() : m.offer_landed_buyer();
    return [[label, own === billed ? billed : m.noted({ text: billed, note: own })]];
  });
}

/** The day of hand-over that a price is for: that of the shipment, or the next on which the hub is open. */
export function getHandoverDay({ transit }: Quote, { shipDate }: Shipment): Day {
  return transit.plan?.handOver.day ?? shipDate;
}
