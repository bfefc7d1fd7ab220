import type { CardOption, RateCard, ShipmentOption } from "#rating/card.ts";

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

export const emptyParcel: ParcelFields = { quantity: "1", weight: "", length: "", width: "", height: "" };

/** The most rows that the form takes; more orders than that are a list. */
export const mostParcelRows = 100;

/** A pasted line of an address has its place in the field of the postcode. */
export const longestPostcode = 120;

/** A line that describes a parcel has its place in the field of the destination. */
export const longestLine = 200;

/** The shipment that a provider's form begins with, in kilograms and centimetres. */
export type FormStart = {
  from: string;
  to: string;
  weight_kg: number;
  size_cm: readonly [length: number, width: number, height: number];
  currency: string;
};

/** What the form shows to somebody who came without a query. */
export function startState({ from, to, weight_kg, size_cm, currency }: FormStart): FormState {
  const [length, width, height] = size_cm.map(String);
  return {
    from,
    to,
    postcode: "",
    parcels: [
      { ...emptyParcel, weight: String(weight_kg), ...(length && width && height && { length, width, height }) },
    ],
    goods: "general",
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

/** What can be chosen of any card, once each, in the order of the cards. */
export function listOfferedOptions(cards: readonly RateCard[]): CardOption[] {
  return [...new Map(cards.flatMap(({ options }) => options.map((option) => [option.id, option] as const))).values()];
}

/** The ids chosen in the form. */
export function listChosenOptions({ options }: Pick<FormState, "options">): ShipmentOption[] {
  return [...new Set(options.split(",").filter((id) => id !== ""))];
}

/** Whether what is chosen costs by the goods' value on some card, so that the form asks for it. */
export function requireDeclaredValue(state: Pick<FormState, "options">, cards: readonly RateCard[]): boolean {
  const chosen = listChosenOptions(state);
  return cards.some(({ surcharges }) =>
    surcharges.some(
      ({ when, amount }) =>
        when?.option !== undefined &&
        chosen.includes(when.option) &&
        (amount.per === "value" || (amount.per === "percent" && amount.of.includes("value"))),
    ),
  );
}
