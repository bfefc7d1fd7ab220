import type { Day } from "../card.ts";
import { amountOf, evaluate, type Formula, joined, number } from "../formula.ts";
import type { Minor } from "../money.ts";
import { decimalText, parseDecimal, smaller } from "../rational.ts";
import type { DutyLine } from "./answer.ts";
import type { Consignment, Exchange } from "./consignment.ts";
import { exchangedFormula, fixedMoney, money } from "./exchanged.ts";
import type { Place } from "./place.ts";
import type { Charge, DutyRules, EachAmount, PercentAmount, Source } from "./rules.ts";
import { tariffRate } from "./tariff.ts";

/** What every charge of one consignment shares. */
export type Setting = {
  consignment: Consignment & { value: Minor };
  place: Place;
  rules: DutyRules;
  day: Day;
  exchange: Exchange;
};

/** The line of a charge whose conditions hold; nothing where its rate or amount is zero, or waived. */
export function chargeLine(charge: Charge, earlier: readonly DutyLine[], setting: Setting): DutyLine | undefined {
  const { amount: rule } = charge;
  const made = "each" in rule ? eachFormula(rule, setting) : percentFormula(rule, earlier, setting);
  if (!made || isWaived(charge, made.formula, setting)) return undefined;
  const { id, kind, label, collected, unsettled } = charge;
  const amount = amountOf(made.formula, setting.consignment.carriageCurrency);
  if (amount === 0) return undefined;
  const source = "source" in made && made.source ? made.source : charge.source;
  return { id, kind, label, ...made, amount, collected, source, ...(unsettled && { unsettled }) };
}

type Made = { formula: Formula; base: DutyLine["base"]; source?: Source };

function eachFormula({ each, currency, per }: EachAmount, { consignment, place, exchange }: Setting): Made {
  const own = currency ?? place.regime.currency;
  const count = { "sub-heading": counted(consignment.subheadings), parcel: consignment.parcels, consignment: 1 }[per];
  const amount = fixedMoney(each, own);
  const all: Formula = count === 1 ? amount : { op: "×", parts: [number(String(count)), amount] };
  return { formula: exchangedFormula(all, own, consignment.carriageCurrency, exchange), base: [] };
}

/** One where nobody said, or said nonsense. */
function counted(subheadings = 1): number {
  return Number.isInteger(subheadings) && subheadings >= 1 ? Math.min(subheadings, 1_000_000) : 1;
}

function percentFormula(rule: PercentAmount, earlier: readonly DutyLine[], setting: Setting): Made | undefined {
  const found = percentOf(rule.percent, setting);
  if (!found || parseDecimal(found.percent).numerator === 0n) return undefined;
  const { consignment, place, exchange } = setting;
  const own = place.regime.currency;
  const shown = consignment.carriageCurrency;
  const parts = baseParts(rule.of, earlier, setting);
  const sum = joined(
    "+",
    parts.map(({ formula }) => formula),
  );
  const toShown = (formula: Formula) => exchangedFormula(formula, own, shown, exchange);
  const rounded = (step: string): Formula =>
    toShown({ op: "round", to: step, mode: "half-up", of: exchangedFormula(sum, shown, own, exchange) });
  const base = rule.baseStep ? rounded(rule.baseStep) : sum;
  const whole = rule.inside ? ({ op: "÷", parts: [base, number(rest(found.percent))] } as const) : base;
  let formula: Formula = { op: "%", percent: found.percent, of: whole };
  if (rule.less) formula = { op: "−", parts: [formula, toShown(fixedMoney(rule.less, own))] };
  if (rule.min) formula = { op: "max", parts: [toShown(fixedMoney(rule.min, own)), formula] };
  if (rule.max) formula = { op: "min", parts: [toShown(fixedMoney(rule.max, own)), formula] };
  const amounts = parts.map(({ part, formula: one }) => ({ part, amount: amountOf(one, shown) }));
  return { formula, base: amounts, ...(found.source && { source: found.source }) };
}

/** Of 17 percent "0.83": what is left of one when the tax is inside. */
function rest(percent: string): string {
  const { numerator, denominator } = parseDecimal(percent);
  return decimalText(denominator * 100n - numerator, denominator.toString().length + 1);
}

function percentOf(
  percent: PercentAmount["percent"],
  { consignment, place, rules, day }: Setting,
): { percent: string; source?: Source } | undefined {
  if ("fixed" in percent) return { percent: percent.fixed };
  if ("own" in percent) {
    const own = place.rates[percent.own];
    return own === undefined ? undefined : { percent: own };
  }
  return tariffRate(rules.tariffs[percent.tariff] ?? [], consignment.goods, consignment.hs, day);
}

/** Goods and carriage in the shown currency; earlier charges as the amounts of their lines. */
function baseParts(of: readonly string[], earlier: readonly DutyLine[], { consignment, exchange }: Setting) {
  const { value, currency, carriage, carriageCurrency } = consignment;
  return of.flatMap((part): { part: string; formula: Formula }[] => {
    if (part === "goods")
      return [{ part, formula: exchangedFormula(money(value, currency), currency, carriageCurrency, exchange) }];
    if (part === "carriage") return carriage === 0 ? [] : [{ part, formula: money(carriage, carriageCurrency) }];
    return earlier
      .filter(({ id, amount }) => id === part && amount !== 0)
      .map(({ amount }) => ({ part, formula: money(amount, carriageCurrency) }));
  });
}

function isWaived({ waivedUpTo }: Charge, formula: Formula, { consignment, place, exchange }: Setting): boolean {
  if (waivedUpTo === undefined) return false;
  const own = exchangedFormula(formula, consignment.carriageCurrency, place.regime.currency, exchange);
  return !smaller(parseDecimal(waivedUpTo), evaluate(own));
}
