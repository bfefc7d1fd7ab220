export type ParcelFields = { quantity: string; weight: string; length: string; width: string; height: string };

export const orders = ["price", "time", "emissions"] as const;
export type Order = (typeof orders)[number];

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
  sort: Order;
  /** The service that somebody came from: shown first and open. */
  service: string;
};

export const emptyParcel: ParcelFields = { quantity: "1", weight: "", length: "", width: "", height: "" };

/** The most rows that the form takes; more orders than that are a list. */
export const mostParcelRows = 20;

/** What the form shows to somebody who came without a query. */
export function startState(from: string, currency: string): FormState {
  return {
    from,
    to: "DE",
    postcode: "",
    parcels: [{ quantity: "1", weight: "0.8", length: "40", width: "30", height: "10" }],
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
