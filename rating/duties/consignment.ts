import type { Minor } from "../money.ts";

/** What the law looks at: everything one consignee gets at once, whatever the number of parcels. */
export type Consignment = {
  /** ISO 3166-1 alpha-2 of the destination. */
  to: string;
  postcode?: string | undefined;
  /** Goods category of the site. */
  goods: string;
  /** Two to ten digits of the HS code, where known. */
  hs?: string | undefined;
  /** Of all goods together, in minor units of `currency`. */
  value?: Minor | undefined;
  currency: string;
  /** Freight and surcharges, in minor units of `carriageCurrency`, which is also the answer's. */
  carriage: Minor;
  carriageCurrency: string;
  parcels: number;
  /** Different tariff sub-headings (six digits); one where not said. */
  subheadings?: number | undefined;
  /** Whether the seller accounts for the tax itself (IOSS, VOEC …); the regime says what is assumed. */
  registered?: boolean | undefined;
  mode: "air" | "sea";
};

/** How much one unit of the base currency buys, by currency, on a day. */
export type Exchange = { base: string; date: string; rates: Readonly<Record<string, number>> };
