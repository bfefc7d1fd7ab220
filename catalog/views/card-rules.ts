import type { PieceCondition, RateCard, Surcharge, SurchargeAmount, Threshold, WeightSteps } from "#rating/card.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import { cubeOf, massAmount } from "#rating/scale.ts";
import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";
import { say } from "../words.ts";
import { countryName } from "./country-name.ts";
import { longDay } from "./long-day.ts";
import { goodsLabels } from "./service-lines.ts";

/** What a rule is written in. */
type Setting = { card: RateCard; catalog: Catalog; locale: Locale };
type Values = Readonly<Record<string, string | number>>;

const millionths = 1e6;

function words({ locale }: Setting, name: string, values?: Values): string {
  return say(`card_${name}`, locale, values);
}

function joinedBy(between: string, parts: readonly string[], { locale }: Setting): string {
  return parts.join(say(between, locale));
}

function mass(amount: number, { card, locale }: Setting): string {
  return say("card_measured", locale, { amount: massAmount(amount), unit: say(`sign_${card.unit}`, locale) });
}

/** How a card comes from a shipment to the weight or measure that its prices are for: one text a rule. */
export function weightRules(card: RateCard, catalog: Catalog, locale: Locale): string[] {
  const own: Setting = { card, catalog, locale };
  const { weight, tariff } = card;
  const { unit: side } = cubeOf[card.unit];
  const cube = say(`sign_${side}3`, locale);
  const basis =
    weight.divisor === undefined
      ? words(own, "weight_actual")
      : words(own, `weight_${weight.volume}`, { cube, divisor: weight.divisor });
  const rules = [
    words(own, `weight_per_${weight.per}`),
    basis,
    ...(weight.divisor === undefined
      ? []
      : [words(own, `weight_sides_${weight.sideRounding}`, { step: limitText("side", weight.sideStep, own) })]),
    ...volumeWhen(own),
    ...(weight.minimum > 0 ? [words(own, "at_least", { amount: mass(weight.minimum, own) })] : []),
    ...stepRules(weight.steps, own),
  ];
  const pieces = [
    ...(weight.pieceMinimum > 0 ? [words(own, "at_least", { amount: mass(weight.pieceMinimum, own) })] : []),
    ...stepRules(weight.pieceSteps, own),
    ...weight.minimums.map((minimum) =>
      joinedBy(
        "card_between_rules",
        [words(own, "at_least", { amount: mass(minimum.mass, own) }), piecesWith(minimum.when, own)],
        own,
      ),
    ),
  ];
  const average = weight.averageMinimum;
  return [
    words(own, "weight", { rules: joinedBy("card_between_rules", rules, own) }),
    ...(pieces.length > 0 ? [words(own, "weight_pieces", { rules: joinedBy("card_between_rules", pieces, own) })] : []),
    ...(average ? [words(own, "weight_average", { amount: mass(average, own) })] : []),
    ...(tariff.method === "weight-or-measure"
      ? [words(own, "revenue_tons", { minimum: tariff.minimum / 1000, step: tariff.step / 1000 })]
      : []),
    ...totalRule(own),
  ];
}

function totalRule(own: Setting): string[] {
  const { roundTotal, currency } = own.card;
  if (!roundTotal) return [];
  return [words(own, `total_${roundTotal.rounding}`, { step: minor(roundTotal.step, currency) })];
}

function volumeWhen(own: Setting): string[] {
  const { when } = own.card.weight;
  if (!when) return [];
  const limits = [
    ["over", "ratio", when.ratioOver],
    ["from", "ratio", when.ratioFrom],
    ["over", "volume", when.volumeOver],
    ["from", "volume", when.volumeFrom],
    ["over", "side", when.sideOver],
    ["from", "side", when.sideFrom],
  ] as const;
  const said = limits.flatMap(([is, of, limit]) => (limit === undefined ? [] : threshold({ of, is, limit }, own)));
  return said.length > 0 ? [words(own, "volume_when", { conditions: joinedBy("card_and", said, own) })] : [];
}

function stepRules(steps: WeightSteps, own: Setting): string[] {
  return steps.map(({ upTo, step }) => {
    const amount = mass(step, own);
    return upTo === Number.MAX_SAFE_INTEGER
      ? words(own, "rounded", { step: amount })
      : words(own, "rounded_up_to", { step: amount, limit: mass(upTo, own) });
  });
}

/** A surcharge with its rate, its bounds and when it is charged: all that is needed to work it out. */
export function surchargeRule(surcharge: Surcharge, card: RateCard, catalog: Catalog, locale: Locale): string {
  const own: Setting = { card, catalog, locale };
  const { minimum, maximum, each } = surcharge;
  const bounds = [
    minimum !== undefined && words(own, "at_least", { amount: price(minimum) }),
    maximum !== undefined && words(own, "at_most", { amount: price(maximum) }),
    each?.minimum !== undefined && words(own, "at_least_each", { amount: price(each.minimum) }),
    each?.maximum !== undefined && words(own, "at_most_each", { amount: price(each.maximum) }),
  ].filter((bound) => bound !== false);
  const rules = [
    amountRule(surcharge.amount, own),
    ...bounds,
    ...conditions(surcharge, own),
    ...groupRule(surcharge, own),
  ];
  return words(own, "surcharge", {
    name: nameOf(surcharge, own),
    rules: joinedBy("card_between_rules", rules, own),
  });
}

function nameOf({ label }: Surcharge, { locale }: Setting): string {
  return typeof label === "string" ? label : inLocale<string>(label, locale).value;
}

function amountRule(amount: SurchargeAmount, own: Setting): string {
  const { card, locale } = own;
  const unit = say(`sign_${card.unit}`, locale);
  switch (amount.per) {
    case "percent": {
      const of = amount.of.map((id) => {
        const other = card.surcharges.find((surcharge) => surcharge.id === id);
        return other ? nameOf(other, own) : words(own, id === "value" ? "base_value" : "base_freight");
      });
      return words(own, "amount_percent", {
        percent: amount.millionths / millionths,
        of: joinedBy("card_and", of, own),
      });
    }
    case "share":
      return words(own, "amount_share", { percent: amount.millionths / millionths });
    case "unit": {
      const rate = words(own, "amount_unit", { price: price(amount.price), unit, step: mass(amount.step, own) });
      if (!amount.beyond) return rate;
      const beyond = words(own, "amount_beyond", { amount: mass(amount.beyond, own) });
      return joinedBy("card_between_rules", [rate, beyond], own);
    }
    case "value":
      return words(own, "amount_value", {
        price: price(amount.price),
        step: minor(amount.step, card.currency),
        free: minor(amount.free, card.currency),
      });
    case "tier": {
      const tiers = amount.tiers.map(({ upTo, prices }) => {
        const { "*": usual, ...zones } = prices;
        const all = [
          ...(usual === undefined ? [] : [String(price(usual))]),
          ...Object.entries(zones).map(([zone, amountThere]) =>
            words(own, "tier_zone", { zone, price: price(amountThere) }),
          ),
        ];
        return words(own, "tier", { limit: mass(upTo, own), prices: joinedBy("between_items", all, own) });
      });
      return words(own, "amount_tier", { tiers: joinedBy("card_between_rules", tiers, own) });
    }
    default:
      return words(own, `amount_${amount.per}`, { price: price(amount.price) });
  }
}

function conditions({ when = {} }: Surcharge, own: Setting): string[] {
  const { catalog, locale, card } = own;
  const list = (items: readonly string[]) => joinedBy("between_items", items, own);
  const only = (name: string, items: readonly string[] | undefined) =>
    items && items.length > 0 ? [words(own, `only_${name}`, { list: list(items) })] : [];
  const option = card.options.find(({ id }) => id === when.option);
  const days = when.from ? (when.to ? "only_days" : "only_from_day") : when.to ? "only_until_day" : undefined;
  return [
    ...only("goods", when.goods && goodsLabels(catalog, when.goods, locale)),
    ...only("zones", when.zones),
    ...only(
      "countries",
      when.countries?.map((country) => countryName(catalog, country, locale)),
    ),
    ...only(
      "origins",
      when.origins?.map((origin) => countryName(catalog, origin, locale)),
    ),
    ...only(
      "postcodes",
      when.postcodes?.map((rule) => ("prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`)),
    ),
    ...only("terms", when.incoterm && [when.incoterm]),
    ...only(
      "option",
      when.option === undefined ? undefined : [option ? inLocale<string>(option.name, locale).value : when.option],
    ),
    ...(days
      ? [words(own, days, { from: longDay(when.from ?? "", locale), until: longDay(when.to ?? "", locale) })]
      : []),
    ...(when.shipment && when.shipment.length > 0
      ? [words(own, "only_shipments", { conditions: thresholds(when.shipment, own) })]
      : []),
    ...(when.piece ? [piecesWith(when.piece, own)] : []),
    ...only("containers", when.container?.kinds),
    ...(when.container && when.container.payload.length > 0
      ? [words(own, "only_payload", { conditions: thresholds(when.container.payload, own) })]
      : []),
  ];
}

function groupRule({ group, id }: Surcharge, own: Setting): string[] {
  const before = own.card.surcharges.slice(
    0,
    own.card.surcharges.findIndex((other) => other.id === id),
  );
  const others = before
    .filter((other) => group !== undefined && other.group === group)
    .map((other) => nameOf(other, own));
  return others.length > 0 ? [words(own, "not_with", { list: joinedBy("between_items", others, own) })] : [];
}

function piecesWith({ all, any }: PieceCondition, own: Setting): string {
  const either = any?.map((each) => thresholds(each, own)) ?? [];
  const parts = [
    ...(all.length > 0 ? [thresholds(all, own)] : []),
    ...(either.length > 0 ? [joinedBy("card_or", either, own)] : []),
  ];
  return words(own, "only_parcels", { conditions: joinedBy("card_and", parts, own) });
}

function thresholds(list: readonly Threshold<string>[], own: Setting): string {
  return joinedBy(
    "card_and",
    list.map((one) => threshold(one, own)),
    own,
  );
}

function threshold({ of, is, limit }: Threshold<string>, own: Setting): string {
  return words(own, `is_${is.replace("-", "_")}`, {
    measure: words(own, `of_${of.replaceAll("-", "_")}`),
    limit: limitText(of, limit, own),
  });
}

function limitText(of: string, limit: number, own: Setting): string {
  const { card, locale } = own;
  const { unit: side, parts } = cubeOf[card.unit];
  const sign = (amount: number, unit: string) =>
    say("card_measured", locale, { amount, unit: say(`sign_${unit}`, locale) });
  switch (of) {
    case "mass":
    case "billable":
    case "total-mass":
    case "total-billable":
    case "payload":
      return mass(limit, own);
    case "volume":
      return sign(limit / parts ** 3, `${side}3`);
    case "ratio":
      return `${limit / millionths}%`;
    case "value":
      return String(minor(limit, card.currency));
    case "parcels":
      return String(limit);
    default:
      return sign(limit / parts, side);
  }
}

function price(micro: number): number {
  return micro / 1e6;
}

function minor(amount: number, currency: string): number {
  return amount / 10 ** minorDigits(currency);
}
