import type { Due } from "#rating/duties/possible-charges.ts";
import type { Place } from "#rating/duties/rules.ts";
import { getLocaleEntry, type Locale, resolveLocale } from "#site/locales.ts";
import { formatMoney } from "../figures/write.ts";
import { type MessageName, translate } from "../messages.ts";
import type { LawRow } from "../page-parts.ts";

/** A charge of the law on the usual parcel, for a seller who uses the regime's scheme or for one who does not. */
export type Told = { due: Due; registered: boolean };

/** Each charge in words once, with all consignments that it is due on. */
export function writeRows(all: readonly Told[], place: Place, locale: Locale): LawRow[] {
  const rate = (due: Due) => writeRate(due, all, place, locale);
  const groups = Map.groupBy(all, ({ due }) => JSON.stringify([due.charge.label, rate(due)]));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { due } = first;
    return {
      name: resolveLocale<string>(due.charge.label, locale).value,
      rate: rate(due),
      when: writeBySeller(own, place, locale, (of) => {
        const bounds = of.flatMap((one) => listBounds(one, all));
        if (coverAll(bounds)) return translate("law_any_value", locale);
        const texts = new Set(bounds.map((one) => describeBounds(one, place.regime.currency, locale)));
        return [...texts].join(translate("between_items", locale));
      }),
    };
  });
}

/** From which value a kind of charge is due: from the first cent, over an amount, or not at all. */
export function describeThreshold(
  all: readonly Told[],
  kind: "duty" | "tax",
  { place, locale }: { place: Place; locale: Locale },
): string {
  const own = all.filter(({ due }) => due.charge.kind === kind && !isOnCharge(due));
  if (own.length === 0) return translate("law_none", locale);
  return writeBySeller(own, place, locale, (of) => {
    const least = (one: Told) => Number(one.due.charge.when.value?.over ?? one.due.charge.when.value?.from ?? 0);
    const [lowest] = of.toSorted((a, b) => least(a) - least(b));
    if (!lowest) return translate("law_first_cent", locale);
    const { upTo: _upTo, under: _under, ...start } = lowest.due.charge.when.value ?? { of: "goods" };
    const { currency } = place.regime;
    const from = least(lowest) === 0 ? translate("law_first_cent", locale) : describeBounds(start, currency, locale);
    return [from, ...describeWaived(lowest.due, currency, locale)].join(translate("between_clauses", locale));
  });
}

/** Up to which value a gift between private persons is free of both. */
export function describeGiftLimit({ regime: { gift, currency } }: Place, locale: Locale): string | undefined {
  if (!gift) return undefined;
  return translate("law_up_to", locale, { value: formatMoney({ amount: Number(gift.upTo), currency }, locale) });
}

/** A sum so small that the law does not collect it. */
function describeWaived({ charge: { waivedUpTo } }: Due, currency: string, locale: Locale): string[] {
  if (waivedUpTo === undefined) return [];
  return [translate("law_waived", locale, { amount: formatMoney({ amount: Number(waivedUpTo), currency }, locale) })];
}

/** What holds for all sellers is said once, otherwise for those in the scheme and for the others. */
function writeBySeller(
  own: readonly Told[],
  { regime: { scheme } }: Place,
  locale: Locale,
  write: (of: readonly Told[]) => string,
): string {
  const [registered, others] = [own.filter((one) => one.registered), own.filter((one) => !one.registered)];
  if (!scheme || write(registered) === write(others)) return write(others);
  const name = nameScheme(scheme, locale);
  return [
    registered.length > 0 && translate("law_with_scheme", locale, { values: write(registered), scheme: name }),
    others.length > 0 && translate("law_without_scheme", locale, { values: write(others), scheme: name }),
  ]
    .filter((text) => text !== false)
    .join(translate("between_groups", locale));
}

/** What a scheme is called: an abbreviation is the same in every language. */
export function nameScheme({ name }: NonNullable<Place["regime"]["scheme"]>, locale: Locale): string {
  return typeof name === "string" ? name : resolveLocale<string>(name, locale).value;
}

/** Whether a charge is a share of other charges alone, like a local part of a tax. */
function isOnCharge({ charge: { amount } }: Due): boolean {
  return "percent" in amount && !amount.of.includes("goods");
}

/** The values for which a charge is due: its own bounds, or those of the charges that it is a share of. */
function listBounds({ due, registered }: Told, all: readonly Told[]): (Bounds | undefined)[] {
  const { amount, when } = due.charge;
  if (when.value || "each" in amount || !isOnCharge(due)) return [when.value];
  return all
    .filter((one) => one.registered === registered && amount.of.includes(one.due.charge.id))
    .flatMap((one) => listBounds(one, all));
}

function writeRate(due: Due, all: readonly Told[], { regime }: Place, locale: Locale): string {
  const { amount } = due.charge;
  const money = (value: string, currency = regime.currency) => formatMoney({ amount: Number(value), currency }, locale);
  if ("each" in amount) return translate(each[amount.per], locale, { amount: money(amount.each, amount.currency) });
  const share = formatPercent(due.percent ?? "0", locale);
  // a tax on a tax
  const base = isOnCharge(due) && all.find((one) => amount.of.includes(one.due.charge.id))?.due.charge.label;
  const { less, min, max, goodsPercent, inside } = amount;
  return [
    "tariff" in amount.percent
      ? translate("law_by_code", locale, { percent: share })
      : base
        ? translate("law_percent_of", locale, { percent: share, base: resolveLocale<string>(base, locale).value })
        : share,
    less !== undefined && translate("law_less", locale, { amount: money(less) }),
    min !== undefined && translate("law_at_least", locale, { amount: money(min) }),
    max !== undefined && translate("law_at_most", locale, { amount: money(max) }),
    goodsPercent !== undefined &&
      translate("law_goods_share", locale, { percent: formatPercent(goodsPercent, locale) }),
    inside && translate("law_inside", locale),
    ...describeWaived(due, regime.currency, locale),
  ]
    .filter((text) => typeof text === "string")
    .join(translate("between_clauses", locale));
}

/** Whether every value is within one of the bounds. */
function coverAll(all: readonly (Bounds | undefined)[]): boolean {
  const [least, most] = [all.map((one) => one?.upTo ?? one?.under), all.map((one) => one?.over ?? one?.from)];
  return all.some((one) => !one) || least.some((end) => end !== undefined && most.includes(end));
}

const each = {
  "sub-heading": "law_each_subheading",
  parcel: "law_each_parcel",
  consignment: "law_each_consignment",
} as const satisfies Record<string, MessageName>;

type Bounds = NonNullable<Due["charge"]["when"]["value"]>;

function describeBounds(bounds: Bounds | undefined, currency: string, locale: Locale): string {
  if (!bounds) return translate("law_any_value", locale);
  const { of, over, from, upTo, under } = bounds;
  const money = (amount: string) => formatMoney({ amount: Number(amount), currency }, locale);
  const values = [
    over !== undefined && translate("law_over", locale, { value: money(over) }),
    from !== undefined && translate("law_from", locale, { value: money(from) }),
    upTo !== undefined && translate("law_up_to", locale, { value: money(upTo) }),
    under !== undefined && translate("law_under", locale, { value: money(under) }),
  ]
    .filter((text) => text !== false)
    .join(translate("between_clauses", locale));
  return of === "with-carriage" ? translate("law_with_carriage", locale, { values }) : values;
}

/** A percentage of the law in the language's figures: `9.975%`. */
export function formatPercent(percent: string, locale: Locale): string {
  return (Number(percent) / 100).toLocaleString(getLocaleEntry(locale).numbers, {
    style: "percent",
    maximumFractionDigits: 4,
  });
}
