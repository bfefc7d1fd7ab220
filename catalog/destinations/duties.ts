import { cachePossible, type Due, holdsUnder } from "#rating/duties/possible-charges.ts";
import { findPlace, listParts, type Place, type Source } from "#rating/duties/rules.ts";
import { getLocaleEntry, type Locale, resolveLocale } from "#site/locales.ts";
import { formatRoundAmount } from "../drawings/formats.ts";
import { type MessageName, translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import type { DestinationLaw, LawRow } from "../page-parts.ts";
import { addDays, getToday } from "../read/values.ts";
import { listDatedSources } from "../views/names.ts";

/** Goods of no special kind, bought by a private person and sent by air: what most parcels are. */
const usual = { goods: "general", buyer: "private", mode: "air" } as const;

/** What a private buyer's parcel is charged on import to a country today, from which value, and what changes next. */
export function describeLaw(catalog: Catalog, locale: Locale, code: string): DestinationLaw | undefined {
  const { dutyRules } = catalog.reference;
  const place = findPlace(dutyRules, code, undefined);
  if (!place) return undefined;
  const today = getToday();
  const now = listDue(catalog, place, today);
  const rows = writeRows(now, place, locale);
  const next = findNextChange(catalog, place, locale, rows);
  const sources = [...now, ...(next?.due ?? [])].map(({ due }) => due.source);
  return {
    rows,
    duty: describeThreshold(now, "duty", place, locale),
    tax: describeThreshold(now, "tax", place, locale),
    parts: listParts(dutyRules, code)
      .filter(({ part }) => part.rates && !part.refused)
      .map(({ part, rates }) => ({
        name: resolveLocale<string>(part.name, locale).value,
        rate: Object.values(rates)
          .filter((rate) => Number(rate) > 0)
          .map((rate) => formatPercent(rate, locale))
          .join(" + "),
      })),
    ...(next && { next: { day: next.day, rows: next.rows } }),
    open: place.regime.open
      .filter(({ when }) => (!when.countries || when.countries.includes(code)) && isOn(when, today))
      .map(({ question }) => resolveLocale<string>(question, locale).value),
    sources: listDatedSources(catalog, locale, dateSources(sources)),
  };
}

type Told = { due: Due; registered: boolean };

/** The charges of the usual parcel on a day whatever its value, with and without the seller's registration. */
function listDue({ reference, site }: Catalog, place: Place, day: string): Told[] {
  const schemes = place.regime.scheme ? [true, false] : [false];
  return schemes.flatMap((registered) => {
    const known = { ...usual, day, from: site.origins[0].code, registered };
    const { charges, assumed } = cachePossible(place, reference.dutyRules, known);
    return charges.filter(({ charge }) => holdsUnder(charge.when, assumed)).map((due) => ({ due, registered }));
  });
}

function isOn({ from, to }: { from?: string; to?: string }, day: string): boolean {
  return (!from || from <= day) && (!to || day <= to);
}

/** Each charge in words once, with all consignments that it is due on. */
function writeRows(all: readonly Told[], place: Place, locale: Locale): LawRow[] {
  const groups = Map.groupBy(all, ({ due }) => JSON.stringify([due.charge.label, writeRate(due, place, locale)]));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { due } = first;
    return {
      name: resolveLocale<string>(due.charge.label, locale).value,
      rate: writeRate(due, place, locale),
      when: writeOccasions(own, place, locale),
    };
  });
}

function writeRate({ charge: { amount }, percent }: Due, { regime }: Place, locale: Locale): string {
  if ("each" in amount)
    return translate(each[amount.per], locale, {
      amount: formatRoundAmount(amount.each, amount.currency ?? regime.currency, locale),
    });
  const share = formatPercent(percent ?? "0", locale);
  if ("tariff" in amount.percent) return translate("law_by_code", locale, { percent: share });
  // a tax on a tax
  const bases = regime.charges.filter(({ id }) => amount.of.includes(id)).map(({ label }) => label);
  const [base] = amount.of.includes("goods") ? [] : bases;
  return base
    ? translate("law_percent_of", locale, { percent: share, base: resolveLocale<string>(base, locale).value })
    : share;
}

/** The values for which a charge is due; the seller's scheme is named where it makes a difference. */
function writeOccasions(own: readonly Told[], { regime }: Place, locale: Locale): string {
  const between = translate("between_items", locale);
  const write = (of: readonly Told[]) => {
    const bounds = of.map(({ due }) => due.charge.when.value);
    if (coverAll(bounds)) return translate("law_any_value", locale);
    return [...new Set(bounds.map((one) => describeBounds(one, regime.currency, locale)))].join(between);
  };
  const { scheme } = regime;
  const [registered, others] = [own.filter((one) => one.registered), own.filter((one) => !one.registered)];
  if (!scheme || write(registered) === write(others)) return write(others);
  return [
    registered.length > 0 && translate("law_with_scheme", locale, { values: write(registered), scheme: scheme.name }),
    others.length > 0 && translate("law_without_scheme", locale, { values: write(others), scheme: scheme.name }),
  ]
    .filter((text) => text !== false)
    .join(between);
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
  const { over, from, upTo, under } = bounds;
  const money = (amount: string) => formatRoundAmount(amount, currency, locale);
  return [
    over !== undefined && translate("law_over", locale, { value: money(over) }),
    from !== undefined && translate("law_from", locale, { value: money(from) }),
    upTo !== undefined && translate("law_up_to", locale, { value: money(upTo) }),
    under !== undefined && translate("law_under", locale, { value: money(under) }),
  ]
    .filter((text) => text !== false)
    .join(translate("between_clauses", locale));
}

/** From which value a kind of charge is due: from the first cent, over an amount, or not at all. */
function describeThreshold(all: readonly Told[], kind: "duty" | "tax", place: Place, locale: Locale): string {
  const own = all.filter(({ due }) => due.charge.kind === kind);
  if (own.length === 0) return translate("law_none", locale);
  const lowest = own
    .map(({ due }) => due.charge.when.value)
    .toSorted((a, b) => Number(a?.over ?? a?.from ?? 0) - Number(b?.over ?? b?.from ?? 0))[0];
  if (Number(lowest?.over ?? lowest?.from ?? 0) <= 1) return translate("law_first_cent", locale);
  const { over, from } = lowest ?? {};
  return describeBounds(
    { of: "goods", ...(over ? { over } : { ...(from && { from }) }) },
    place.regime.currency,
    locale,
  );
}

/** The first day after today on which something else is charged, and what is then. */
function findNextChange(catalog: Catalog, place: Place, locale: Locale, now: readonly LawRow[]) {
  const today = getToday();
  const tariffs = Object.values(catalog.reference.dutyRules.tariffs).flat();
  const days = [...place.regime.charges.map(({ when }) => when), ...tariffs]
    .flatMap(({ from, to }) => [from, to && addDays(to, 1)])
    .filter((day) => day !== undefined && day > today);
  const before = new Set(now.map((row) => JSON.stringify(row)));
  for (const day of [...new Set(days)].toSorted()) {
    const due = listDue(catalog, place, day ?? "");
    const rows = writeRows(due, place, locale);
    const fresh = rows.filter((row) => !before.has(JSON.stringify(row)));
    if (day && (fresh.length > 0 || rows.length < now.length)) {
      const left = new Set(rows.map((row) => JSON.stringify(row)));
      const ended = now.filter((row) => !left.has(JSON.stringify(row)));
      return {
        day,
        due,
        rows: [...fresh.map((row) => ({ ...row, begins: true })), ...ended.map((row) => ({ ...row, begins: false }))],
      };
    }
  }
  return undefined;
}

function formatPercent(percent: string, locale: Locale): string {
  return (Number(percent) / 100).toLocaleString(getLocaleEntry(locale).numbers, {
    style: "percent",
    maximumFractionDigits: 4,
  });
}

/** The sources of some rows, each with the day on which it was read. */
export function dateSources(all: readonly Source[]) {
  const sources = [...new Map(all.map((source) => [source.title, source])).values()];
  return { sources, checked: sources.map(({ title, date }) => ({ source: title, read: date })) };
}
