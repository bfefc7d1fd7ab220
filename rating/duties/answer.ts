import type { Formula } from "../formula.ts";
import type { Minor } from "../money.ts";
import type { LocalText, OpenQuestion, Source } from "./rules.ts";

/** What customs and the treasury will take for a consignment, or why no figure can be said. */
export type DutyAnswer =
  | {
      available: true;
      charges: readonly DutyCharge[];
      /** What, if known or changed, would change the charges: a form needs to ask nothing else. */
      questions: readonly DutyQuestion[];
      open: readonly OpenQuestion[];
    }
  | { available: false; reason: DutyRefusal; questions: readonly DutyQuestion[] };

export type DutyCharge = {
  /** The charge's name in its file, such as `duty`, `vat` or `mpf`. */
  id: string;
  kind: "duty" | "tax" | "fee";
  label: LocalText;
  /** In the currency of the consignment's carriage; gives the amount. */
  formula: Formula;
  amount: Minor;
  /** The formula's base in parts: the goods, the carriage, earlier charges; empty for a fixed amount. */
  base: readonly { part: string; amount: Minor }[];
  collected: "at-import" | "by-seller";
  source: Source;
  unsettled?: LocalText;
};

export type DutyQuestion =
  | { ask: "value" }
  /** How many different tariff sub-headings the goods fall under. */
  | { ask: "subheadings" }
  /** Whether the seller accounts for the tax itself, under the scheme named (IOSS, VOEC …). */
  | { ask: "registered"; scheme: string; assumed: boolean }
  | { ask: "postcode" };

export type DutyRefusal =
  | { code: "value-missing" }
  | { code: "currency-without-rate"; currency: string }
  | { code: "destination-without-rule"; to: string }
  | { code: "day-without-rule"; to: string }
  | { code: "postcode-needed"; to: string }
  /** A part of the country, or a consignment, for which the law is too intricate for a figure. */
  | { code: "beyond-rules"; reason: LocalText; source: Source };
