import { z } from "zod";
import type { RateCard, Surcharge, SurchargeAmount } from "#rating/card.ts";
import { fromMinor, toMicro } from "#rating/money/money.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import type { CardMass, MassUnit } from "#rating/shipment/units.ts";
import { resolveLocale } from "#site/locales.ts";
import { type Figure, NoFigure } from "../figures/figure.ts";
import { formatUnit } from "../drawings/formats.ts";
import { massText, type Quantity } from "../read/values.ts";
import { currency, finer, lineRounding, price, wholeMillionths } from "../schema/surcharge.ts";
import {
  formatMass,
  joinRules,
  joinTexts,
  listTexts,
  millionths,
  type Setting,
  type Table,
  toMajor,
  writeText,
} from "../views/rule-text.ts";

/**
 * All that the content knows of a surcharge's amount, kind by kind: how a card's file writes it and is read, its sentence
 * on the downloaded card, and its figure in a text. What it costs is worked out in `rating/surcharges/amount.ts`.
 */

/** May be negative: a discount. */
const signedPrice = z
  .number()
  .gt(-1e8)
  .lt(1e8)
  .refine((amount) => amount !== 0, "a price cannot be zero")
  .refine(wholeMillionths, finer);

/** What every amount may have: the currency that it and its bounds are in, if not the card's, and its rounding. */
const bounds = {
  minimum: price.optional(),
  maximum: price.optional(),
  round: lineRounding.optional(),
  currency: currency.optional(),
};
/** Only those above so many are counted. */
const beyond = z.int().positive().optional();
const by = z.enum(["billable", "actual"]).default("billable");
/** For the whole line, and for what each parcel is charged. */
const boundsOfEach = { minimum_per_parcel: price.optional(), maximum_per_parcel: price.optional() };
const tierPrices = z.record(z.string(), z.number().min(0).lt(1e8).refine(wholeMillionths, finer));

/** The kinds of amount, each identified by the field of its name. */
export const amounts = {
  percent: z.strictObject({
    percent: z
      .number()
      .min(-100)
      .max(10_000)
      .refine((share) => share !== 0, "a percentage cannot be zero")
      .refine(wholeMillionths, "a percentage has six decimals at most"),
    of: z.union([z.enum(["freight", "value", "parcels", "duties"]), z.array(z.string()).min(1)]).optional(),
    of_only: z.array(z.string()).min(1).optional(),
    plus: price.optional(),
    ...bounds,
    ...boundsOfEach,
  }),
  per_unit: z.strictObject({
    per_unit: signedPrice,
    step: massText,
    beyond: massText.optional(),
    by,
    ...bounds,
    ...boundsOfEach,
  }),
  per_parcel: z.strictObject({ per_parcel: signedPrice, beyond, ...bounds }),
  per_subheading: z.strictObject({ per_subheading: signedPrice, beyond, ...bounds }),
  per_shipment: z.strictObject({ per_shipment: signedPrice, ...bounds }),
  per_container: z.strictObject({ per_container: signedPrice, beyond, ...bounds }),
  per_wm: z.strictObject({ per_wm: signedPrice, ...bounds }),
  per_value: z.strictObject({ per_value: price, step: price, free: price.optional(), ...bounds }),
  tiers: z.strictObject({
    tiers: z.array(z.strictObject({ up_to: massText.optional(), prices: tierPrices })).min(1),
    by,
    ...bounds,
    ...boundsOfEach,
  }),
};
type Amounts = typeof amounts;
export type AmountFile = { [Key in keyof Amounts]: z.output<Amounts[Key]> }[keyof Amounts];

export const amount = z.record(z.string(), z.unknown()).transform((given, context): AmountFile => {
  const [kind] = Object.entries(amounts).filter(([key]) => Object.hasOwn(given, key));
  if (!kind) {
    const message = `an amount is one of ${Object.keys(amounts).join(", ")}`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }
  const read = kind[1].safeParse(given);
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.addIssue({ ...issue });
  return z.NEVER;
});

/** An amount as the engine reads it; `mass` makes whole numbers of weights, in the card's own unit. */
export function toAmount(
  amount: AmountFile,
  mass: (quantity: Quantity<MassUnit>) => CardMass,
  currency: string,
): SurchargeAmount {
  if ("percent" in amount) {
    const { percent, of = "freight", of_only } = amount;
    if (of === "parcels") return { per: "share", millionths: toMicro(percent) };
    const base = of_only ?? (typeof of === "string" ? [of] : ["freight", ...of.filter((id) => id !== "freight")]);
    return {
      per: "percent",
      millionths: toMicro(percent),
      of: base,
      ...(amount.plus && { plus: toMicro(amount.plus) }),
    };
  }
  if ("per_unit" in amount)
    return {
      per: "unit",
      price: toMicro(amount.per_unit),
      step: mass(amount.step),
      ...(amount.beyond && { beyond: mass(amount.beyond) }),
      ...(amount.by === "actual" && { by: amount.by }),
    };
  const counted = (per: "parcel" | "sub-heading" | "container", price: number, beyond: number | undefined) => ({
    per,
    price: toMicro(price),
    ...(beyond && { beyond }),
  });
  if ("per_parcel" in amount) return counted("parcel", amount.per_parcel, amount.beyond);
  if ("per_subheading" in amount) return counted("sub-heading", amount.per_subheading, amount.beyond);
  if ("per_container" in amount) return counted("container", amount.per_container, amount.beyond);
  if ("per_shipment" in amount) return { per: "shipment", price: toMicro(amount.per_shipment) };
  if ("per_wm" in amount) return { per: "ton", price: toMicro(amount.per_wm) };
  if ("per_value" in amount)
    return {
      per: "value",
      price: toMicro(amount.per_value),
      step: toMinor(amount.step, currency),
      free: toMinor(amount.free ?? 0, currency),
    };
  if ("tiers" in amount) {
    const tiers = amount.tiers.map(({ up_to, prices }) => ({
      upTo: up_to ? mass(up_to) : Number.MAX_SAFE_INTEGER,
      prices: Object.fromEntries(Object.entries(prices).map(([zone, price]) => [zone, toMicro(price)])),
    }));
    return { per: "tier", tiers, ...(amount.by === "actual" && { by: amount.by }) };
  }
  // a new kind in `amounts` does not compile until it is read above
  return amount satisfies never;
}

/** What a surcharge is called. */
export function labelSurcharge({ label }: Surcharge, { locale }: Pick<Setting, "locale">): string {
  return typeof label === "string" ? label : resolveLocale<string>(label, locale).value;
}

const flatAmounts = {
  parcel: "card_amount_parcel",
  shipment: "card_amount_shipment",
  container: "card_amount_container",
  ton: "card_amount_ton",
  "sub-heading": "card_amount_subheading",
} as const satisfies Partial<Table<SurchargeAmount["per"]>>;

/** An amount in the words of the downloaded card. */
export function describeAmount(amount: SurchargeAmount, own: Setting): string {
  const { card, locale } = own;
  const unit = formatUnit(card.unit, locale);
  switch (amount.per) {
    case "percent": {
      // what is charged per item counts as freight, though a quote lists it apart
      const freight = card.tariff.method === "per-kg-and-item" ? "card_base_handled" : "card_base_freight";
      const of = amount.of.map((id) => {
        const other = card.surcharges.find((surcharge) => surcharge.id === id);
        if (other) return labelSurcharge(other, own);
        return writeText(own, id === "value" ? "card_base_value" : id === "duties" ? "card_base_duties" : freight);
      });
      const share = writeText(own, "card_amount_percent", {
        percent: amount.millionths / millionths,
        of: joinTexts("card_and", of, own),
      });
      return amount.plus ? joinTexts("card_and", [String(toMajor(amount.plus)), share], own) : share;
    }
    case "share":
      return writeText(own, "card_amount_share", { percent: amount.millionths / millionths });
    case "unit":
      return joinRules(
        own,
        writeText(own, "card_amount_unit", {
          price: toMajor(amount.price),
          unit,
          step: formatMass(amount.step, own),
        }),
        amount.by && writeText(own, "card_by_actual"),
        amount.beyond && writeText(own, "card_amount_beyond", { amount: formatMass(amount.beyond, own) }),
      );
    case "value":
      return writeText(own, "card_amount_value", {
        price: toMajor(amount.price),
        step: fromMinor(amount.step, card.currency),
        free: fromMinor(amount.free, card.currency),
      });
    case "tier": {
      const tiers = amount.tiers.map(({ upTo, prices }) => {
        const { "*": usual, ...zones } = prices;
        const all = listTexts(
          usual !== undefined && String(toMajor(usual)),
          Object.entries(zones).map(([zone, there]) =>
            writeText(own, "card_tier_zone", { zone, price: toMajor(there) }),
          ),
        );
        return writeText(own, "card_tier", {
          limit: formatMass(upTo, own),
          prices: joinTexts("between_items", all, own),
        });
      });
      const all = writeText(own, "card_amount_tier", { tiers: joinRules(own, tiers) });
      return joinRules(own, all, amount.by && writeText(own, "card_by_actual"));
    }
    case "parcel":
    case "shipment":
    case "container":
    case "ton":
    case "sub-heading": {
      const rate = writeText(own, flatAmounts[amount.per], { price: toMajor(amount.price) });
      return joinRules(
        own,
        rate,
        amount.beyond && writeText(own, "card_amount_beyond_count", { count: amount.beyond }),
      );
    }
  }
}

/** A surcharge's amount as a figure, unless texts cannot write it. */
export function toAmountFigure({ amount, id, ...surcharge }: Surcharge, card: RateCard): Figure {
  const { unit } = card;
  const currency = surcharge.currency ?? card.currency;
  switch (amount.per) {
    case "percent":
      if (amount.plus)
        throw new NoFigure(`the surcharge "${id}" is an amount and a percentage`, "describe it without its figure");
      return { is: "percent", percent: amount.millionths / 1e6 };
    case "share":
      return { is: "percent", percent: amount.millionths / 1e6 };
    case "tier": {
      const prices = amount.tiers.flatMap((tier) => Object.values(tier.prices));
      const [least, most] = [Math.min(...prices) / 1e6, Math.max(...prices) / 1e6];
      return { is: "money", amount: least, to: most, currency, per: "parcel" };
    }
    case "unit":
      if (unit !== "kg")
        throw new NoFigure(
          `the surcharge "${id}" is per ${unit}`,
          "describe it without its figure: texts write per kg",
        );
      return { is: "money", amount: amount.price / 1e6, currency, per: "kg" };
    case "parcel":
    case "shipment":
      return { is: "money", amount: amount.price / 1e6, currency, per: amount.per };
    case "container":
    case "ton":
    case "sub-heading":
    case "value":
      throw new NoFigure(`the surcharge "${id}" is per ${amount.per}`, "describe it without its figure");
  }
}
