import { fromMinor } from "#rating/money/money.ts";
import type { Quote } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { quote } from "#rating/quote.ts";
import { convertMass, fromCardMass } from "#rating/shipment/units.ts";
import { type Shipment, sumMass } from "#rating/shipment/shipment.ts";
import { addDays } from "../read/values.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { readParcel, readShipment, type Words } from "./words.ts";

/**
 * `{price parcel-line DE 1.2kg 40x30x10cm}`: the calculator's price for the shipment; with `return`, of the way back by
 * the terms of carriage: without fuel and peak surcharges.
 */
export function price(words: Words): Figure {
  const service = words.service();
  const isReturn = words.flag("return");
  const shipment = readShipment(words, service);
  words.end();
  const { total, charges, currency } = quoteShipment(words, service, shipment);
  const waived = charges.filter(({ id }) => isReturn && (id === "fuel" || id === "peak"));
  const amount = waived.reduce((rest, charge) => rest - charge.amount, total);
  return { is: "money", amount: fromMinor(amount, currency), currency };
}

/** `{billed fast-line 1.2kg 35x25x12cm}`: the billable weight, for a parcel to any place on the card. */
export function billed(words: Words): Figure {
  const service = words.service();
  const [card] = words.cards(service, words.data.day);
  const [zone] = card?.zones ?? [];
  const parcel = readParcel(words);
  words.end();
  const postcode = zone?.postcodes?.[0];
  const shipment: Shipment = {
    from: card?.origins[0] ?? "",
    to: zone?.country ?? "",
    ...(postcode && { postcode: "prefix" in postcode ? postcode.prefix : postcode.from }),
    parcels: [parcel],
    goods: card?.goods[0] ?? "",
    currency: card?.currency ?? "",
    incoterm: card?.incoterms.includes("DAP") ? "DAP" : "DDP",
    shipDate: words.data.day,
  };
  const { billable } = quoteShipment(words, service, shipment);
  return { is: "mass", kg: [convertMass("kg", fromCardMass(billable.mass, billable.unit))] };
}

/** `{share A B DE 1kg}`: A's price as a percentage of B's, for the same shipment; `{saving …}`: the remainder. */
export function share(words: Words): Figure {
  return { is: "percent", percent: Math.round(100 * ratio(words)) };
}

export function saving(words: Words): Figure {
  const percent = Math.round(100 * (1 - ratio(words)));
  if (percent > 0) return { is: "percent", percent };
  throw new NoFigure("the first service saves nothing against the second", "swap the two, or write it another way");
}

function ratio(words: Words): number {
  const [one, other] = [words.service(), words.service()];
  const shipment = readShipment(words, one);
  words.end();
  return quoteShipment(words, one, shipment).total / quoteShipment(words, other, shipment).total;
}

/** `{change parcel-line DE 1kg 2027-01-01}`: the change in price from the day before to a day, without peaks. */
export function change(words: Words): Figure {
  const service = words.service();
  const freightAlone = words.flag("freight");
  const shipment = readShipment(words, service);
  words.end();
  return compareWithDayBefore(shipment.shipDate, (shipDate) => {
    const { charges } = quoteShipment(words, service, { ...shipment, shipDate });
    return charges
      .filter(({ code, id }) => (freightAlone ? code === "freight" : id !== "peak"))
      .reduce((sum, { amount }) => sum + amount, 0);
  });
}

/** `{rise parcel-line 2027-01-01}`: the change in freight on a day, across all prices of the card. */
export function rise(words: Words): Figure {
  const service = words.service();
  const day = words.day();
  words.end();
  return compareWithDayBefore(day, (one) => sumPrices(words.cards(service, one)));
}

/** In per cent, to a tenth. */
function compareWithDayBefore(day: string, measure: (day: string) => number): Figure {
  const before = measure(addDays(day, -1));
  return { is: "percent", percent: Math.round((1000 * (measure(day) - before)) / before) / 10 };
}

function sumPrices(cards: readonly RateCard[]): number {
  const rows: object[] = cards.flatMap(({ tariff }) => Object.values<readonly object[]>(tariff.bands).flat());
  const prices = rows.flatMap((row) => Object.entries(row)).filter(([name]) => /^per|[pP]rice$/.test(name));
  return prices.reduce((sum, [, price]) => sum + Number(price), 0);
}

/** `{emission parcel-line DE 1kg}`: kilograms of CO₂ equivalent, or with `per-kg` per kilogram of cargo. */
export function emission(words: Words): Figure {
  const service = words.service();
  const perKg = words.flag("per-kg");
  const shipment = readShipment(words, service);
  words.end();
  const { emissions } = quoteShipment(words, service, shipment);
  if (emissions === undefined) throw new NoFigure("no emissions are known for this way", `write ${words.form}`);
  const all = perKg ? convertMass("kg", sumMass(shipment)) : 1;
  const kg = Number((emissions / 1000 / all).toPrecision(2));
  return { is: "unit", value: kg, unit: "kg" };
}

function quoteShipment(words: Words, service: string, shipment: Shipment): Quote {
  const { cards, reference } = words.data;
  const own = cards.filter((card) => card.service === service);
  const [answer] = quote(shipment, own, reference.engine);
  if (answer?.available) return answer;
  const reasons = answer?.reasons.map(({ code }) => code.replaceAll("-", " ")).join(", ");
  throw new NoFigure(
    `${service} has no price for this shipment (${reasons ?? "no card"})`,
    "change what the reason names, or the service",
  );
}
