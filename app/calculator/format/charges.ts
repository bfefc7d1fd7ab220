import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { formatDate, formatMoney, list } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import type { Charge } from "#rating/answer.ts";
import { formatFormula, type Formula, type FormulaWords, type RoundingMode } from "#rating/money/formula.ts";
import { formatCurrency } from "./money.ts";

const words: Record<Charge["code"], () => string> = {
  freight: m.charge_freight,
  handling: m.charge_handling,
  surcharge: m.charge_surcharge,
  duty: m.charge_duty,
  vat: m.charge_vat,
  "import-fee": m.charge_import_fee,
  disbursement: m.charge_disbursement,
  minimum: m.charge_minimum,
  rounding: m.charge_rounding,
};

/** What a charge is called: the card's own words where it has them. */
export function labelCharge({ code, label, name }: Charge): string {
  const own = name ?? label;
  if (own === undefined) return words[code]();
  return typeof own === "string" ? own : getLocalText(own);
}

const rounded: Readonly<Record<RoundingMode, (inputs: { text: string; to: string }) => string>> = {
  "half-up": m.formula_round,
  up: m.formula_roundup,
  down: m.formula_rounddown,
};

/** A choice and a rounding as a person says them. */
const said: FormulaWords = {
  choice: (op, parts) => {
    const inputs = { first: list(parts.slice(0, -1)), last: parts.at(-1) ?? "" };
    return op === "max" ? m.formula_max(inputs) : m.formula_min(inputs);
  },
  rounding: (mode, text, to) => rounded[mode]({ text, to }),
  open: true,
};

/**
 * A formula as the language of the page writes it, with its units, currencies, days and brackets:
 * `1.5 kg × 6.59 USD/kg`, `1.5 公斤 × 6.59 美元/公斤`, `the greater of 4.00 USD and 0.5% × 900.00 USD`. The numbers are
 * those of the formula.
 */
export function getFormulaWords(formula: Formula): string {
  const words = formatFormula(formula, said)
    .replaceAll(/([\d.]+) W\/M/g, (_, amount: string) => m.revenue_tons({ amount }))
    .replaceAll(/[A-Za-z]+[²³]?/g, translateFormulaWord)
    .replaceAll("40HC", () => m.way_40hc())
    .replaceAll("45HC", () => m.way_45hc())
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => formatDate(day, "short"))
    // a line may end before what is multiplied, not between it and its sign
    .replaceAll(/(?<=[\d%]) ×/g, "\u00a0×")
    .replaceAll(/× (?=[^\s(])/g, "×\u00a0");
  const [open = "", close = ""] = m.noted({ text: "", note: "\n" }).split("\n");
  return open.endsWith("(") ? words : words.replaceAll(/ ?\(/g, open).replaceAll(/\) ?/g, close);
}

function translateFormulaWord(word: string): string {
  return formatCurrency(formatUnit(word));
}

/** The formula of a charge as a person reads it: amounts of other charges go by their names, not by the ids of the card. */
export function formatChargeFormula({ formula }: Charge, charges: readonly Charge[]): string {
  return charges.reduce(
    (text, other) =>
      other.id
        ? text.replaceAll(m.noted({ text: "", note: other.id }), m.noted({ text: "", note: labelCharge(other) }))
        : text,
    getFormulaWords(formula),
  );
}

/** The same with signs for currencies, `1.5 kg × $6.59`; nothing where one of something costs the amount itself. */
export function formatBriefFormula(charge: Charge, charges: readonly Charge[]): string {
  const { formula } = charge;
  if (formula.op === "×" && formula.parts.length === 2) {
    const [count, price] = formula.parts;
    if (count?.op === "number" && count.value === "1" && !count.unit && price?.op === "number" && !price.note)
      return "";
  }
  return formatChargeFormula({ ...charge, formula: withSigns(formula) }, charges);
}

/** Amounts and prices with the sign of their currency, where it has one. */
function withSigns(formula: Formula): Formula {
  if (formula.op === "number") {
    // a rate of exchange is no amount
    const [, currency] = /^([A-Z]{3})(?:\/(?![A-Z]{3}$)|$)/.exec(formula.unit ?? "") ?? [];
    const sign = currency && formatMoney(0, currency).replace(/[\d.,\s]/g, "");
    if (!sign || /\p{L}/u.test(sign)) return formula;
    const { unit: _, ...plain } = formula;
    return { ...plain, value: formula.value.replace(/^-?/, `$&${sign}`) };
  }
  return "parts" in formula
    ? { ...formula, parts: formula.parts.map(withSigns) }
    : { ...formula, of: withSigns(formula.of) };
}

type Source = { title: string; date: string; edition?: string };

/** Where a figure of the law was taken from: the source, the state of the law that it gave, the day it was read. */
export function sourceText({ title, date: read, edition }: Source): string {
  const day = formatDate(read, "short");
  const isDay = edition !== undefined && /^\d{4}-\d\d-\d\d$/.test(edition);
  // a title often names its own edition
  if (edition === undefined || title.includes(isDay ? formatDate(edition) : edition))
    return m.source_of({ source: title, date: day });
  return m.source_edition_of({ source: title, edition: isDay ? formatDate(edition, "short") : edition, date: day });
}
