import type { Minor } from "../money.ts";

/** What the law looks at: everything that one consignee receives at once, in however many parcels. */
export type Consignment = {
  /** ISO 3166-1 alpha-2 of the destination. */
  to: string;
  postcode?: string | undefined;
  /** Goods category of the site. */
  goods: string;
  /** Two to ten digits of the HS code, if known. */
  hs?: string | undefined;
  /** Of all goods together, in minor units of `currency`. */
  value?: Minor | undefined;
  currency: string;
  /** Freight and surcharges, in minor units of `carriageCurrency`, which is also the answer's. */
  carriage: Minor;
  carriageCurrency: string;
  parcels: number;
  /** Number of different tariff sub-headings (six digits); one if absent. */
  subheadings?: number | undefined;
  /** Whether the seller accounts for the tax itself (IOSS, VOEC …); if absent, the regime's default applies. */
  registered?: boolean | undefined;
  mode: "air" | "sea";
};

/** How much of each currency one unit of the base currency buys, on a given day. */
export type Exchange = { base: string; date: string; rates: Readonly<Record<string, number>> };
