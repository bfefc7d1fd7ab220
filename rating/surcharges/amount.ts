import type { Surcharge, SurchargeAmount } from "../card.ts";
import {
  explainExchange,
  formatAmountNumber,
  type Formula,
  joinFormulas,
  number,
  priceNumber,
} from "../money/formula.ts";
import { formatDecimal, microPerMinor } from "../money/money.ts";
import { countSubheadings } from "../duties/duty-charges.ts";
import { calculateShare, priceByTier, priceByUnit } from "./by-parcel.ts";
import { type Amount, countContainers, countParcels, type Scene, type Setting } from "./scene.ts";

/** Prepares an amount. Those based on the goods' value only exist as a formula, which is evaluated. */
export function compileAmount(surcharge: Surcharge, setting: Setting): Amount {
  const { amount } = surcharge;
  const { currency } = setting;
  const perMinor = microPerMinor(currency);
  const counted = (
    { price, beyond = 0 }: { price: number; beyond?: number },
    count: (scene: Scene) => number,
  ): Amount => ({
    gather: (scene, sum) => {
      sum.add(Math.max(0, count(scene) - beyond), price);
      return perMinor;
    },
    tell: (scene) => {
      const all = number(String(count(scene)));
      const further: Formula = { op: "−", parts: [all, number(String(beyond))] };
      const due = beyond === 0 ? all : count(scene) > beyond ? further : number("0");
      return { op: "×", parts: [due, priceNumber(price, currency)] };
    },
  });
  switch (amount.per) {
    case "percent":
      return calculatePercent(amount, setting);
    case "unit":
      return priceByUnit(amount, surcharge, setting);
    case "parcel":
      return counted(amount, countParcels);
    case "shipment":
      return counted(amount, () => 1);
    case "sub-heading":
      return counted(amount, ({ cargo }) => countSubheadings(cargo.shipment.subheadings));
    case "container":
      return counted(amount, (scene) => countContainers(surcharge, scene, setting.card.unit));
    case "ton":
      return {
        gather: ({ out }, sum) => {
          sum.add(out.revenueTons, amount.price);
          return 1000 * perMinor;
        },
        tell: ({ out }) => ({
          op: "×",
          parts: [number(formatDecimal(out.revenueTons, 3), "W/M"), priceNumber(amount.price, currency)],
        }),
      };
    case "share":
      return calculateShare(amount.millionths, surcharge, setting);
    case "tier":
      return priceByTier(amount, surcharge, setting);
    case "value":
      return { gather: () => perMinor, tell: (scene) => priceByValue(amount, scene, currency) };
  }
}

function calculatePercent(
  { millionths, plus = 0 }: Extract<SurchargeAmount, { per: "percent" }>,
  { currency, base, ids }: Setting,
): Amount {
  const perMinor = microPerMinor(currency);
  return {
    gather: ({ out, amounts }, sum) => {
      let whole = 0;
      for (const at of base)
        whole += at === -1 ? out.freight + out.handling : at === -3 ? out.duties : (amounts[at] ?? 0);
      sum.add(whole, millionths);
      if (plus !== 0) sum.add(plus, 1e8 / perMinor);
      return 1e8;
    },
    tell: (scene) => {
      const { out, amounts } = scene;
      const parts: Formula[] = [];
      for (const at of base) {
        if (at === -2) parts.push(explainValue(scene, currency));
        else if (at === -3) parts.push(formatAmountNumber(out.duties, currency));
        else if (at === -1) {
          if (out.freight !== 0) parts.push(formatAmountNumber(out.freight, currency));
          if (out.handling !== 0) parts.push(formatAmountNumber(out.handling, currency));
        } else if (amounts[at]) parts.push(formatAmountNumber(amounts[at], currency, ids[at]));
      }
      const share: Formula = {
        op: "%",
        percent: formatDecimal(millionths, 6),
        of: parts.length > 0 ? joinFormulas("+", parts) : formatAmountNumber(0, currency),
      };
      return plus === 0 ? share : { op: "+", parts: [priceNumber(plus, currency), share] };
    },
  };
}

function explainValue({ cargo: { shipment }, reference }: Scene, currency: string): Formula {
  return explainExchange(shipment.value ?? 0, shipment.currency, currency, reference) ?? number("0");
}

function priceByValue(amount: Extract<SurchargeAmount, { per: "value" }>, scene: Scene, currency: string): Formula {
  const value = explainValue(scene, currency);
  const step = formatAmountNumber(amount.step, currency);
  const over: Formula =
    amount.free === 0
      ? value
      : { op: "max", parts: [number("0"), { op: "−", parts: [value, formatAmountNumber(amount.free, currency)] }] };
  const begun: Formula = { op: "round", to: "1", mode: "up", of: { op: "÷", parts: [over, step] } };
  return { op: "×", parts: [begun, priceNumber(amount.price, currency)] };
}
