import type { CardOption, RateCard, ShipmentOption } from "#rating/card.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { convertMeasureText } from "../parse/measure.ts";

export type ParcelFields = { quantity: string; weight: string; length: string; width: string; height: string };

export const sortKeys = ["price", "time", "emissions"] as const;
export type SortKey = (typeof sortKeys)[number];

/** What stands in the form, as it was typed. */
export type FormState = {
  from: string;
  to: string;
  postcode: string;
  parcels: readonly ParcelFields[];
  goods: string;
  /** The ids of the articles that the goods are, with commas between; empty: only their kind is known. */
  article: string;
  /** The word of a line that calls it a gift; it is priced as what is sold. */
  gift: string;
  terms: "DAP" | "DDP";
  value: string;
  /** How many different tariff sub-headings the goods fall under. */
  subheadings: string;
  /** Whether the seller accounts for the tax itself (IOSS …); empty: as the law of the place assumes. */
  registered: "" | "yes" | "no";
  /** Ids of what is chosen besides, with commas between. */
  options: string;
  currency: string;
  /** Empty: today. */
  date: string;
  /** The day by which it must be there; empty: none. */
  by: string;
  units: "metric" | "imperial";
  sort: SortKey;
  /** The service that somebody came from: shown first and open. */
  service: string;
};

/** The kind of goods that are nothing else. */
export const usualGoods = "general";

export const emptyParcel: ParcelFields = { quantity: "1", weight: "", length: "", width: "", height: "" };

/** The most rows that the form takes; more orders than that are a list. */
export const mostParcelRows = 100;

/** The name of freight in an address, once for each kind of piece. */
export const freightParam = "freight";
/** The way that is open in it. */
export const wayParam = "way";
/** In which currency prices are shown, of parcels and of freight. */
export const currencyParam = "currency";

/** A pasted line of an address has its place in the field of the postcode. */
export const longestPostcode = 120;

/** The longest text in a field of a parcel. */
export const longestCell = 60;

/** A line that describes a parcel has its place in the field of the destination. */
export const longestLine = 200;

/** The shipment that a provider's prices are shown for until a visitor enters one, in kilograms and centimetres. */
export type Example = {
  from: string;
  to: string;
  weight_kg: number;
  size_cm: readonly [length: number, width: number, height: number];
  currency: string;
};

/** What the form holds for somebody who came without a query: nothing of a stranger's parcel. */
export function startState({ from, currency }: Pick<Example, "from" | "currency">): FormState {
  return {
    from,
    to: "",
    postcode: "",
    parcels: [emptyParcel],
    goods: usualGoods,
    article: "",
    gift: "",
    terms: "DAP",
    value: "",
    subheadings: "1",
    registered: "",
    options: "",
    currency,
    date: "",
    by: "",
    units: "metric",
    sort: "price",
    service: "",
  };
}

export type FieldName = Exclude<keyof FormState, "parcels">;

type Field<Value> = {
  /** From an address; undefined: it cannot be read, and is as at the start. */
  read: (text: string) => Value | undefined;
  /** What it may be, if that is known. */
  choices?: readonly Value[];
  /** It changes only how prices are looked at. */
  viewOnly?: true;
  /**
   * What it says of the shipment, where it cannot be wrong; what can be is read in `read-shipment.ts`. Its `options` are
   * added to those that are chosen.
   */
  toShipment?: (value: Value) => Partial<Shipment>;
};

const upTo = (most: number) => ({ read: (text: string) => text.slice(0, most) });
const oneOf = <Choice extends string>(choices: readonly Choice[]) => ({
  choices,
  read: (text: string) => choices.find((choice) => choice === text),
});

/**
 * Every field but the parcels, in the order in which addresses name them. One that is missing here does not compile: it
 * would be lost from the links that people share.
 */
export const fields: { readonly [Name in FieldName]: Field<FormState[Name]> } = {
  from: upTo(8),
  // a name or a line that is no code stays as it was typed, for the form to read it
  to: {
    read: (text) => text.slice(0, longestLine).replace(/^[a-z]{2}$/, (code) => code.toUpperCase()),
  },
  postcode: upTo(longestPostcode),
  goods: upTo(40),
  article: upTo(200),
  gift: { ...upTo(20), viewOnly: true },
  terms: oneOf(["DAP", "DDP"]),
  value: upTo(24),
  subheadings: upTo(4),
  registered: {
    ...oneOf(["yes", "no"]),
    toShipment: (answer) => (answer === "" ? {} : { registered: answer === "yes" }),
  },
  options: upTo(200),
  currency: { ...upTo(3), viewOnly: true },
  date: upTo(10),
  by: upTo(10),
  units: { ...oneOf(["metric", "imperial"]), viewOnly: true },
  sort: { ...oneOf(sortKeys), viewOnly: true },
  service: { ...upTo(80), viewOnly: true },
};
export const fieldNames = Object.keys(fields).filter((name): name is FieldName => name in fields);

/** What the fields say of a shipment that cannot be wrong. */
export function readPlainFields(state: FormState): Partial<Shipment> {
  const read = <Name extends FieldName>(name: Name) => fields[name].toShipment?.(state[name]) ?? {};
  const said = fieldNames.map(read);
  const options = said.flatMap((one) => one.options ?? []);
  return Object.assign({}, ...said, options.length > 0 && { options });
}

/** The form with its prices in a currency that the site offers: an address may name any. */
export function keepOfferedCurrency(
  form: FormState,
  { currencies, start }: { currencies: readonly string[]; start: Pick<Example, "currency"> },
): FormState {
  return currencies.includes(form.currency) ? form : { ...form, currency: start.currency };
}

/** Which parts of a shipment nobody has entered yet, so that the example stands in for them. */
export type Missing = { to: boolean; parcel: boolean };

/** A single parcel without a weight is not entered yet; of several, each is. */
export function findMissing({ to, parcels }: Pick<FormState, "to" | "parcels">): Missing {
  return { to: to.trim() === "", parcel: parcels.length === 1 && parcels[0]?.weight.trim() === "" };
}

/** The form that is priced: with the example where nothing has been entered. A size goes with the weight it was made for. */
export function fillInExample(state: FormState, { to, weight_kg, size_cm }: Example): FormState {
  const missing = findMissing(state);
  const [parcel = emptyParcel] = state.parcels;
  if (!missing.to && !missing.parcel) return state;
  const [length = "", width = "", height = ""] = size_cm.map((side) =>
    convertMeasureText(String(side), "metric", state.units, "length"),
  );
  const sized = [parcel.length, parcel.width, parcel.height].some((side) => side.trim() !== "");
  const example = {
    ...parcel,
    weight: convertMeasureText(String(weight_kg), "metric", state.units, "mass"),
    ...(!sized && { length, width, height }),
  };
  return { ...state, ...(missing.to && { to }), ...(missing.parcel && { parcels: [example] }) };
}

/** What can be chosen of any card, once each, in the order of the cards. */
export function listOfferedOptions(cards: readonly RateCard[]): CardOption[] {
  return [...new Map(cards.flatMap(({ options }) => options.map((option) => [option.id, option] as const))).values()];
}

/** The ids chosen in the form. */
export function listChosenOptions({ options }: Pick<FormState, "options">): ShipmentOption[] {
  return [...new Set(options.split(",").filter((id) => id !== ""))];
}

/** The day of handover that is priced, today where none is given. A deadline counts from today: a day that is over meets none. */
export function findHandoverDay({ date, by }: Pick<FormState, "date" | "by">, today: string): string {
  return isDay(date) && !(isDay(by) && date < today) ? date : today;
}

/** The ids of the articles that the goods are. */
export function listArticleIds({ article }: Pick<FormState, "article">): string[] {
  return [...new Set(article.split(",").filter((id) => id !== ""))];
}

/** What can be chosen that costs by the goods' value on some card: without that value it has no price. */
export function listOptionsByValue(cards: readonly RateCard[]): Set<ShipmentOption> {
  const found = new Set<ShipmentOption>();
  // as `dependsOnValue` has it, which comes with the engine and would take this file along to the home page
  for (const { surcharges } of cards)
    for (const { when, amount } of surcharges)
      if (when?.option && (amount.per === "value" || (amount.per === "percent" && amount.of.includes("value"))))
        found.add(when.option);
  return found;
}
