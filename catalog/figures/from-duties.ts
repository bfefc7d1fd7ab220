import { onDay } from "#rating/duties/possible-charges.ts";
import { calculateDutyCharges } from "#rating/duties/duty-charges.ts";
import { type ChargeRule, type Conditions, findPlace, type Regime } from "#rating/duties/rules.ts";
import { fromMinor } from "#rating/money/money.ts";
import { toMinor } from "#rating/money/minor-digits.ts";
import { suggestName } from "../read/problems.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { requireWord, type Words } from "./words.ts";

const fields = ["each", "percent", "less", "value_up_to", "value_over", "value_from", "value_under"] as const;

/** `{duty eu duty value_up_to}`: a field of a charge in content/reference/duties, as it applies on the day. */
export function duty(words: Words, form: string): Figure {
  const { regimes } = words.data.reference.dutyRules;
  const day = words.day();
  const id = words.name(
    "law",
    regimes.map((one) => one.id),
  );
  const regime = regimes.find((one) => one.id === id);
  const origin = words.data.site.origins[0]?.code ?? "";
  const rows = (regime?.charges ?? []).filter(
    ({ when }) =>
      onDay(when, day) &&
      (!when.dispatchedFrom || when.dispatchedFrom.includes(origin)) &&
      !when.notDispatchedFrom?.includes(origin),
  );
  const charge = words.name("charge", [...new Set(rows.map((one) => one.id)), "refuse"]);
  const field = words.name("field", fields);
  const mode = words.option("air", "sea");
  words.end(form);
  if (!regime)
    throw new NoFigure(
      `the law "${id}" is not known`,
      suggestName(
        id,
        regimes.map((one) => one.id),
      ),
    );
  const found =
    charge === "refuse"
      ? regime.refusals.map(({ when }) => readBound(when, field))
      : rows
          .filter((one) => one.id === charge && (!mode || one.when.mode === mode))
          .map((row) => readField(row, field));
  const values = [...new Set(found.filter((one) => one !== undefined))];
  const [value] = values;
  if (value === undefined || values.length > 1)
    throw new NoFigure(
      `"${charge}" of ${id} has ${values.length === 0 ? "no" : `${values.length} different`} "${field}" on ${day}`,
      values.length === 0 ? "name another field, or a day on which it counts" : `add what tells them apart: air or sea`,
    );
  if (field === "percent") return { is: "percent", percent: Number(value) };
  const currency = rows.find((one) => one.id === charge && "each" in one.amount && one.amount.currency);
  const own = currency && "each" in currency.amount && field === "each" ? currency.amount.currency : undefined;
  return { is: "money", amount: Number(value), currency: own ?? regime.currency };
}

function readField({ amount, when }: ChargeRule, field: string): string | undefined {
  if (field === "each") return "each" in amount ? amount.each : undefined;
  if (field === "less") return "less" in amount ? amount.less : undefined;
  if (field === "percent") return "percent" in amount && "fixed" in amount.percent ? amount.percent.fixed : undefined;
  return readBound(when, field);
}

function readBound({ value }: Conditions, field: string): string | undefined {
  if (field === "value_up_to") return value?.upTo;
  if (field === "value_over") return value?.over;
  if (field === "value_from") return value?.from;
  return field === "value_under" ? value?.under : undefined;
}

/** `{members eu}`: the number of countries under one customs law. */
export function members(words: Words, form: string): Figure {
  const { regimes } = words.data.reference.dutyRules;
  const id = words.name(
    "law",
    regimes.map((one) => one.id),
  );
  words.end(form);
  return { is: "plain", value: Object.keys(regimes.find((one) => one.id === id)?.countries ?? {}).length };
}

/** `{rate DE vat}`, `{rate CA-M5V hst}`: a tax rate of a country or part of it. */
export function rate(words: Words, form: string): Figure {
  const at = requireWord(words.place(), "the country", form);
  const place = findPlace(words.data.reference.dutyRules, at.country, at.postcode);
  const name = words.name("rate", Object.keys(place?.rates ?? {}));
  words.end(form);
  return { is: "percent", percent: Number(place?.rates[name]) };
}

/** `{tariff EU apparel}`: the duty rate that quotes use for a kind of goods. */
export function tariff(words: Words, form: string): Figure {
  const { tariffs } = words.data.reference.dutyRules;
  const place = words.option(...Object.keys(tariffs));
  if (!place) throw new NoFigure("the tariff is missing", `known are ${Object.keys(tariffs).join(", ")}`);
  const goods = words.name(
    "kind of goods",
    words.data.reference.goods.map(({ id }) => id),
  );
  words.end(form);
  const row = tariffs[place]?.find((one) => one.goods === goods && !one.hs);
  if (!row) throw new NoFigure(`the tariff ${place} has no rate for ${goods}`, "add a row to tariffs.csv");
  return { is: "percent", percent: Number(row.percent) };
}

/**
 * `{taxes MX 60USD}`: a consignment's duties and taxes in the currency of its value, or one of them by its id (`{taxes
 * BR 100USD icms}`); carriage follows the value (`40AUD+8AUD`).
 */
export function taxes(words: Words, form: string): Figure {
  const { sum, currency } = calculateDue(words, form);
  return { is: "money", amount: sum, currency };
}

/** `{landed BR 100USD}`: the value, its carriage and all duties and taxes. */
export function landed(words: Words, form: string): Figure {
  const { sum, value, currency } = calculateDue(words, form);
  return { is: "money", amount: Math.round((sum + value) * 1e6) / 1e6, currency };
}

function calculateDue(words: Words, form: string): { sum: number; value: number; currency: string } {
  const { reference } = words.data;
  const at = requireWord(words.place(), "the place", form);
  const { goods, carriage } = requireWord(words.value(), "the value", form);
  const day = words.day();
  const category = words.option(...reference.goods.map(({ id }) => id)) ?? "general";
  const registered = words.option("registered", "unregistered");
  const count = words.quantity();
  const regime: Regime | undefined = findPlace(reference.dutyRules, at.country, at.postcode)?.regime;
  const only = words.option(...(regime?.charges ?? []).map(({ id }) => id));
  words.end(form);
  const charges = calculateDutyCharges(
    {
      from: words.data.site.origins[0]?.code ?? "",
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
    throw new NoFigure(`no duties can be said for it (${charges.code.replaceAll("-", " ")})`, `write ${form}`);
  const sum = charges.filter(({ id }) => !only || id === only).reduce((total, { amount }) => total + amount, 0);
  return {
    sum: fromMinor(sum, goods.currency),
    value: goods.amount + (carriage?.amount ?? 0),
    currency: goods.currency,
  };
}
