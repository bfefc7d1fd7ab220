import { onDay } from "#rating/duties/possible-charges.ts";
import { calculateDutyCharges } from "#rating/duties/duty-charges.ts";
import { type ChargeRule, type Conditions, findPlace, type Regime } from "#rating/duties/rules.ts";
import { fromMinor } from "#rating/money/money.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import { type Figure, NoFigure } from "./figure.ts";
import type { Words } from "./words.ts";

const bounds = { value_up_to: "upTo", value_over: "over", value_from: "from", value_under: "under" } as const;

/** `{duty eu duty value_up_to}`: a field of a charge in content/reference/duties, as it applies on the day. */
export function duty(words: Words): Figure {
  const day = words.day();
  const { id, charges, refusals, currency } = readRegime(words);
  const origin = words.data.site.origins[0].code;
  const rows = charges.filter(
    ({ when }) =>
      onDay(when, day) &&
      (!when.dispatchedFrom || when.dispatchedFrom.includes(origin)) &&
      !when.notDispatchedFrom?.includes(origin),
  );
  const charge = words.name("charge", [...rows.map((one) => one.id), "refuse"]);
  const field = words.name("field", ["each", "percent", "less", ...Object.keys(bounds)]);
  const mode = words.option("air", "sea");
  words.end();
  const own = rows.filter((one) => one.id === charge);
  const found =
    charge === "refuse"
      ? refusals.map(({ when }) => readBound(when, field))
      : own.filter(({ when }) => !mode || when.mode === mode).map((row) => readField(row, field));
  const values = [...new Set(found.filter((one) => one !== undefined))];
  const [value] = values;
  if (value === undefined || values.length > 1)
    throw new NoFigure(
      `"${charge}" of ${id} has ${values.length === 0 ? "no" : `${values.length} different`} "${field}" on ${day}`,
      values.length === 0 ? "name another field, or a day on which it counts" : `add what tells them apart: air or sea`,
    );
  if (field === "percent") return { is: "percent", percent: Number(value) };
  const currencies = own.flatMap(({ amount }) => ("each" in amount && amount.currency) || []);
  return { is: "money", amount: Number(value), currency: (field === "each" && currencies[0]) || currency };
}

function readRegime(words: Words): Regime {
  return words.row("law", words.data.reference.dutyRules.regimes, ({ id }) => id);
}

function readField({ amount, when }: ChargeRule, field: string): string | undefined {
  if (field === "each") return "each" in amount ? amount.each : undefined;
  if (field === "less") return "less" in amount ? amount.less : undefined;
  if (field === "percent") return "percent" in amount && "fixed" in amount.percent ? amount.percent.fixed : undefined;
  return readBound(when, field);
}

function readBound({ value }: Conditions, field: string): string | undefined {
  const [, bound] = Object.entries(bounds).find(([name]) => name === field) ?? [];
  return bound && value?.[bound];
}

/** `{members eu}`: the number of countries under one customs law. */
export function members(words: Words): Figure {
  const { countries } = readRegime(words);
  words.end();
  return { is: "plain", value: Object.keys(countries).length };
}

/** `{rate DE vat}`, `{rate CA-M5V hst}`: a tax rate of a country or part of it. */
export function rate(words: Words): Figure {
  const at = words.require(words.place(), "the country");
  const place = findPlace(words.data.reference.dutyRules, at.country, at.postcode);
  const name = words.name("rate", Object.keys(place?.rates ?? {}));
  words.end();
  return { is: "percent", percent: Number(place?.rates[name]) };
}

/** `{tariff EU apparel}`: the duty rate that quotes use for a kind of goods. */
export function tariff(words: Words): Figure {
  const { tariffs } = words.data.reference.dutyRules;
  const place = words.option(...Object.keys(tariffs));
  if (!place) throw new NoFigure("the tariff is missing", `known are ${Object.keys(tariffs).join(", ")}`);
  const goods = words.name(
    "kind of goods",
    words.data.reference.goods.map(({ id }) => id),
  );
  words.end();
  const row = tariffs[place]?.find((one) => one.goods === goods && !one.hs);
  if (!row) throw new NoFigure(`the tariff ${place} has no rate for ${goods}`, "add a row to tariffs.csv");
  return { is: "percent", percent: Number(row.percent) };
}

/**
 * `{taxes MX 60USD}`: a consignment's duties and taxes in the currency of its value, or one of them by its id (`{taxes
 * BR 100USD icms}`); carriage follows the value (`40AUD+8AUD`).
 */
export function taxes(words: Words): Figure {
  const { sum, currency } = calculateDue(words);
  return { is: "money", amount: sum, currency };
}

/** `{landed BR 100USD}`: the value, its carriage and all duties and taxes. */
export function landed(words: Words): Figure {
  const { sum, value, currency } = calculateDue(words);
  return { is: "money", amount: Math.round((sum + value) * 1e6) / 1e6, currency };
}

function calculateDue(words: Words): { sum: number; value: number; currency: string } {
  const { reference } = words.data;
  const at = words.require(words.place(), "the place");
  const { goods, carriage } = words.require(words.value(), "the value");
  const day = words.day();
  const category = words.option(...reference.goods.map(({ id }) => id)) ?? "general";
  const registered = words.option("registered", "unregistered");
  const count = words.quantity();
  const regime = findPlace(reference.dutyRules, at.country, at.postcode)?.regime;
  const only = words.option(...(regime?.charges ?? []).map(({ id }) => id));
  words.end();
  const charges = calculateDutyCharges(
    {
      from: words.data.site.origins[0].code,
      to: at.country,
      ...(at.postcode && { postcode: at.postcode }),
      goods: category,
      value: toMinor(goods.amount, goods.currency),
      currency: goods.currency,
      carriage: carriage ? toMinor(carriage.amount, carriage.currency) : 0,
      carriageCurrency: goods.currency,
      parcels: 1,
      subheadings: count,
      ...(registered && { registered: registered === "registered" }),
      mode: "air",
    },
    reference.dutyRules,
    day,
    reference.engine.exchange,
  );
  if (!Array.isArray(charges))
    throw new NoFigure(`no duties can be said for it (${charges.code.replaceAll("-", " ")})`, `write ${words.form}`);
  const sum = charges.filter(({ id }) => !only || id === only).reduce((total, { amount }) => total + amount, 0);
  return {
    sum: fromMinor(sum, goods.currency),
    value: goods.amount + (carriage?.amount ?? 0),
    currency: goods.currency,
  };
}
