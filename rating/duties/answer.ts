import type { Formula } from "../formula.ts";
import type { Minor } from "../money.ts";
import type { LocalText, OpenQuestion, Source } from "./rules.ts";

/** What customs and the tax authority will charge on a consignment, or why no figure can be given. */
export type DutyAnswer =
  | {
      available: true;
      charges: readonly DutyCharge[];
      /** The facts that, if given or changed, would change the charges: a form need ask no others. */
      questions: readonly DutyQuestion[];
      open: readonly OpenQuestion[];
    }
  | { available: false; reason: DutyRefusal; questions: readonly DutyQuestion[] };

export type DutyCharge = {
  /** The charge's name in its file, such as `duty`, `vat` or `mpf`. */
  id: string;
  kind: "duty" | "tax" | "fee";
  label: LocalText;
  /** In the currency of the consignment's carriage; evaluates to `amount`. */
  formula: Formula;
  amount: Minor;
  /** What the formula's base consists of: the goods, the carriage, earlier charges; empty for a fixed amount. */
  base: readonly { part: string; amount: Minor }[];
  collected: "at-import" | "by-seller";
  source: Source;
  unsettled?: LocalText;
};

export type DutyQuestion =
  | { ask: "value" }
  /** How many different tariff sub-headings the goods fall under. */
  | { ask: "subheadings" }
  /** Whether the seller accounts for the tax itself, under the named scheme (IOSS, VOEC …). */
  | { ask: "registered"; scheme: string; assumed: boolean }
  | { ask: "postcode" };

export type DutyRefusal =
  | { code: "value-missing" }
  | { code: "currency-without-rate"; currency: string }
  | { code: "destination-without-rule"; to: string }
  | { code: "day-without-rule"; to: string }
  | { code: "postcode-needed"; to: string }
  /** Part of a country, or a consignment, whose law is too intricate for a figure. */
  | { code: "beyond-rules"; reason: LocalText; source: Source };
