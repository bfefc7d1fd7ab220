import { fromMinor } from "#rating/money/money.ts";
import type { Quote } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { quote } from "#rating/quote.ts";
import { fromCardMass } from "#rating/shipment/units.ts";
import { type Shipment, sumMass } from "#rating/shipment/shipment.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { filterCards, convertToKilograms, requireWord, readShipment, type Words } from "./words.ts";

/**
 * `{price parcel-line DE 1.2kg 40x30x10cm}`: the calculator's price for the shipment; with `return`, of the way back by
 * the terms of carriage: without fuel and peak surcharges.
 */
export function price(words: Words, form: string): Figure {
  const service = words.service();
  const isReturn = words.option("return") !== undefined;
  const shipment = readShipment(words, service, form);
  words.end(form);
  const { total, charges, currency } = quoteShipment(words, service, shipment);
  const waived = charges.filter(({ id }) => isReturn && (id === "fuel" || id === "peak"));
  const amount = waived.reduce((rest, charge) => rest - charge.amount, total);
  return { is: "money", amount: fromMinor(amount, currency), currency };
}

/** `{billed fast-line 1.2kg 35x25x12cm}`: the billable weight, for a parcel to any place on the card. */
export function billed(words: Words, form: string): Figure {
  const service = words.service();
  const [card] = filterCards(words.data, service, words.data.day);
  const [zone] = card?.zones ?? [];
  const kg = requireWord(words.kilograms(), "the weight", form);
  const sides = words.sides();
  const quantity = words.quantity();
  words.end(form);
  const postcode = zone?.postcodes?.[0];
  const shipment: Shipment = {
    from: card?.origins[0] ?? "",
    to: zone?.country ?? "",
    ...(postcode && { postcode: "prefix" in postcode ? postcode.prefix : postcode.from }),
    parcels: [
      {
        quantity,
        mass: Math.round(kg * 8e9),
        ...(sides && { sides: [sides[0] * 10_000, sides[1] * 10_000, sides[2] * 10_000] }),
      },
    ],
    goods: card?.goods[0] ?? "",
    currency: card?.currency ?? "",
    incoterm: card?.incoterms.includes("DAP") ? "DAP" : "DDP",
    shipDate: words.data.day,
  };
  const { billable } = quoteShipment(words, service, shipment);
  return { is: "mass", kg: [convertToKilograms(fromCardMass(billable.mass, billable.unit))] };
}

/** `{share A B DE 1kg}`: A's price as a percentage of B's, for the same shipment; `{saving …}`: the remainder. */
export function share(words: Words, form: string): Figure {
  return { is: "percent", percent: Math.round(100 * ratio(words, form)) };
}

export function saving(words: Words, form: string): Figure {
  const percent = Math.round(100 * (1 - ratio(words, form)));
  if (percent > 0) return { is: "percent", percent };
  throw new NoFigure("the first service saves nothing against the second", "swap the two, or write it another way");
}

function ratio(words: Words, form: string): number {
  const [one, other] = [words.service(), words.service()];
  const shipment = readShipment(words, one, form);
  words.end(form);
  return quoteShipment(words, one, shipment).total / quoteShipment(words, other, shipment).total;
}

/** `{change parcel-line DE 1kg 2027-01-01}`: the change in price from the day before to a day, without peaks. */
export function change(words: Words, form: string): Figure {
  const service = words.service();
  const freightAlone = words.option("freight") !== undefined;
  const shipment = readShipment(words, service, form);
  words.end(form);
  const [old, now] = [getDayBefore(shipment.shipDate), shipment.shipDate].map((shipDate) => {
    const { charges } = quoteShipment(words, service, { ...shipment, shipDate });
    return charges
      .filter(({ code, id }) => (freightAlone ? code === "freight" : id !== "peak"))
      .reduce((sum, { amount }) => sum + amount, 0);
  });
  return { is: "percent", percent: Math.round((1000 * ((now ?? 0) - (old ?? 0))) / (old ?? 1)) / 10 };
}

/** `{rise parcel-line 2027-01-01}`: the change in freight on a day, across all prices of the card. */
export function rise(words: Words, form: string): Figure {
  const service = words.service();
  const day = words.day();
  words.end(form);
  const [old, now] = [getDayBefore(day), day].map((one) => sumPrices(filterCards(words.data, service, one)));
  return { is: "percent", percent: Math.round((1000 * ((now ?? 0) - (old ?? 0))) / (old ?? 1)) / 10 };
}

function sumPrices(cards: readonly RateCard[]): number {
  const rows: object[] = cards.flatMap(({ tariff }) => Object.values<readonly object[]>(tariff.bands).flat());
  const prices = rows.flatMap((row) => Object.entries(row)).filter(([name]) => /^per|[pP]rice$/.test(name));
  return prices.reduce((sum, [, price]) => sum + Number(price), 0);
}

function getDayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** `{emission parcel-line DE 1kg}`: kilograms of CO₂ equivalent, or with `per-kg` per kilogram of cargo. */
export function emission(words: Words, form: string): Figure {
  const service = words.service();
  const perKg = words.option("per-kg") !== undefined;
  const shipment = readShipment(words, service, form);
  words.end(form);
  const { emissions } = quoteShipment(words, service, shipment);
  if (emissions === undefined) throw new NoFigure("no emissions are known for this way", `write ${form}`);
  const all = perKg ? convertToKilograms(sumMass(shipment)) : 1;
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
