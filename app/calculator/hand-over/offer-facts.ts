import type { Shipment } from "#rating/shipment.ts";
import { m } from "#app/messages/m.ts";
import { date, money } from "#app/ui/format.ts";
import { shownParcel } from "../change-units.ts";
import type { FormState, ParcelFields } from "../form-state.ts";
import type { CalculatorNames } from "../names.ts";
import { clauses, list } from "#app/ui/joined.ts";
import { unitText } from "#app/ui/unit-text.ts";
import { unitsOf } from "../measure.ts";
import { sizeText } from "#app/ui/size-text.ts";

/** What an offer is for, as label and text: what paper, mail and table say alike. */
export function offerFacts(
  shipment: Shipment,
  state: FormState,
  names: CalculatorNames,
  /** The day on which the hub takes it: that of the shipment, or the next on which it is open. */
  openDay: string,
  today: string,
): readonly (readonly [label: string, text: string])[] {
  const { from, to, postcode, goods, incoterm, value, subheadings, registered, options = [] } = shipment;
  return [
    [m.offer_route(), `${names.origin(from)} → ${names.country(to)}${postcode ? ` ${postcode}` : ""}`],
    [
      m.field_parcels(),
      state.parcels.map((parcel) => parcelText(shownParcel(parcel, state.units), state.units)).join(m.between_groups()),
    ],
    [m.field_goods(), names.goods(goods)],
    [m.field_terms(), incoterm === "DDP" ? m.terms_ddp() : m.offer_dap()],
    ...(value === undefined ? [] : [[m.field_value(), money(value, state.currency)] as const]),
    ...(subheadings === undefined ? [] : [[m.field_subheadings(), String(subheadings)] as const]),
    ...(registered === undefined ? [] : [[m.offer_registered(), registered ? m.yes() : m.no()] as const]),
    ...(options.length === 0 ? [] : [[m.field_options(), list(options.map(names.option))] as const]),
    [m.field_date(), openDay < today ? m.noted({ text: date(openDay), note: m.offer_past() }) : date(openDay)],
    ...(state.by ? [[m.deadline_field(), date(state.by)] as const] : []),
  ];
}

function parcelText({ quantity, weight, length, width, height }: ParcelFields, units: FormState["units"]): string {
  const { mass, length: side } = unitsOf[units];
  const start = `${quantity} × ${weight} ${unitText(mass)}`;
  return length ? clauses([start, sizeText([length, width, height], side)]) : start;
}
