import { z } from "zod";
import type { RateCard } from "#rating/card.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import { baseLocale, getOriginal, type Localized } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { getToday } from "../read/values.ts";
import { weekdays } from "../schema/reference.ts";

import { describeSurcharge, describeWeightRules } from "../views/card-rules.ts";
import { writePostcodes } from "../views/rule-text.ts";
import { listDestinations } from "../views/service-lines.ts";
import { type DataName, dataSchemas, dataVersion, listOpenData } from "./schemas.ts";

/** The data file or the schema at an address; undefined for any other. Data that break their own schema end the build. */
export function writeOpenData(catalog: Catalog, path: string): string | undefined {
  const { address: site, name: provider, illustrative } = catalog.site;
  const file = listOpenData().find(({ address, schema }) => address === path || schema === path);
  if (!file) return undefined;
  const schema = dataSchemas[file.name];
  if (path === file.schema)
    return JSON.stringify({
      $id: site + file.schema,
      title: file.name,
      ...z.toJSONSchema(schema, { io: "input", target: "draft-7" }),
    });
  const head = { $schema: site + file.schema, version: dataVersion, made: getToday(), provider, note: illustrative };
  return JSON.stringify(schema.parse({ ...head, ...writers[file.name](catalog) }));
}

const writers: Readonly<Record<DataName, (catalog: Catalog) => object>> = {
  "rate-cards": (catalog) => ({
    cards: catalog.cards
      .filter(({ validTo }) => validTo === undefined || validTo >= getToday())
      .map((card) => writeCard(catalog, card)),
  }),
  destinations: (catalog) => {
    const { cards, reference } = catalog;
    const services = [...new Set(cards.map(({ service }) => service))];
    const served = new Map(
      services.map((service) => [service, listDestinations(catalog, service).map(({ code }) => code)]),
    );
    return {
      destinations: reference.countries.map(({ code, name, currency, postcode }) => ({
        country: code,
        name,
        currency,
        services: services.filter((service) => served.get(service)?.includes(code)),
        ...(postcode && { postcodeForms: postcode.forms, postcodeExample: postcode.example }),
      })),
    };
  },
  goods: ({ cards, reference }) => ({
    goods: reference.goods.map(({ id, label, rule }) => ({
      id,
      name: label,
      rule,
      services: [...new Set(cards.filter(({ goods }) => goods.includes(id)).map(({ service }) => service))],
    })),
  }),
  articles: ({ reference }) => ({
    classes: reference.articles.law.classes.map(({ label, ...one }) => ({ ...one, name: label })),
    articles: reference.articles.articles.map(({ question, ...one }) => ({
      ...one,
      ...(question !== undefined && { question: reference.articles.questions[question] }),
    })),
  }),
  calendar: ({ reference }) => {
    const { hubs, departures, peaks, holidays } = reference.engine.calendar;
    const onDays = (days: readonly number[]) => days.map((one) => weekdays[one]);
    return {
      hubs: Object.entries(hubs).map(([origin, { open, hours, closings, ...hub }]) => ({
        origin,
        open: onDays(open),
        ...hours,
        handOverBy: hub.handOverBy,
        handOverByService: hub.handOverByService,
        closings: closings.map(({ id: _, ...closing }) => closing),
      })),
      departures: departures.map(({ on, ...departure }) => ({ ...departure, on: onDays(on) })),
      peaks: peaks.map(({ id: _, ...peak }) => peak),
      holidays: holidays
        .filter(({ day }) => day >= getToday())
        .map(({ expected = false, ...holiday }) => ({ ...holiday, expected })),
    };
  },
};

/** A rate card in units of its currency and of its weight. What only words can say exactly is said in words. */
function writeCard(catalog: Catalog, card: RateCard): object {
  const { service, mode, currency, unit, validFrom, validTo, origins, goods, incoterms, zones, tariff } = card;
  const own = { card, catalog, locale: baseLocale };
  const minimum = tariff.minimumFreight ?? {};
  const bands = Object.entries<readonly object[]>(tariff.bands);
  const name: Localized<string> = Object.fromEntries(
    Object.entries(catalog.services.get(service) ?? {}).map(([locale, doc]) => [locale, doc?.head.name]),
  );
  return {
    service,
    name: getOriginal(name) === undefined ? { [baseLocale]: service } : name,
    mode,
    method: tariff.method,
    currency,
    unit,
    validFrom,
    ...(validTo && { validTo }),
    origins,
    goods,
    terms: incoterms,
    zones: zones.map(({ zone, country, postcodes }) => ({
      zone,
      country,
      ...(postcodes && { postcodes: postcodes.map(writePostcodes) }),
    })),
    excluded: (card.excluded ?? []).map(({ country, postcodes }) => ({
      country,
      postcodes: postcodes.map(writePostcodes),
    })),
    weightRules: describeWeightRules(own),
    surcharges: card.surcharges.map((one) => ({ id: one.id, rule: describeSurcharge(one, own) })),
    prices: bands.flatMap(([zone, rows]) =>
      rows.map((row) => {
        const least = minimum[zone];
        return { zone, ...writePrices(row), ...(least !== undefined && { minimum: least / 1e6 }) };
      }),
    ),
  };
}

const masses = ["upTo", "from", "first", "step"];
const asTheyAre = ["transitMin", "transitMax"];

/** A row of prices: millionths become units of the currency, masses kilograms or pounds. */
function writePrices(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== "number" || asTheyAre.includes(name)) return [name, value];
      return [name, masses.includes(name) ? toMassAmount(value) : value / 1e6];
    }),
  );
}
