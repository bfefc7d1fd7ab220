import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listDutyCharges } from "#rating/duties/duty-charges.ts";
import { findPlace, listParts } from "#rating/duties/rules.ts";
import { getMinorDigits } from "#rating/money/minor-digits.ts";
import { quote } from "#rating/quote.ts";
import { loadCatalog } from "../catalog.ts";
import type { DestinationPage } from "../place-page-data.ts";
import { addDays, getToday } from "../read/values.ts";
import { fitSampleToService, makeSampleBoxes, makeSampleShipment } from "../views/sample-prices.ts";
import { buildDestinationPage } from "./destination-page.ts";
import { listServedDestinations } from "./list-destinations.ts";

// what is published: each page is held against the files and the engine that it is made of, not against itself
const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { reference, cards, site } = catalog;
const today = getToday();
const [{ code: from }] = site.origins;

const rows = (file: string) =>
  readFileSync(`content/reference/${file}`, "utf8")
    .split("\n")
    .filter((row) => /^\d{4}-/.test(row))
    .map((row) => row.split(","));
const figures = (text: string) => (text.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/[.,]$/, "")).sort();
const build = (locale: "en" | "zh", code: string): DestinationPage => {
  const page = buildDestinationPage(catalog, locale, code.toLowerCase());
  if (!page) throw new Error(`${code} has no page`);
  return page;
};
const codes = listServedDestinations(catalog)
  .map(({ country }) => country.code)
  .filter((code) => buildDestinationPage(catalog, "en", code.toLowerCase()));

/** The engine's answer to a line's lightest parcel on a day, in a part of the country. */
function ask(slug: string, kind: "b2b" | "b2c", code: string, kg: number, day = today) {
  const own = cards.filter(({ service }) => service === slug);
  const postcodes = new Set(
    own.flatMap(({ zones }) => zones.filter((one) => one.country === code).map((one) => one.zone)),
  );
  const places = catalog?.network.gateways?.places ?? [];
  return [...postcodes].flatMap((zone) => {
    const postcode = places.find((place) => place.zone === zone)?.postcode;
    const sample = { to: code, postcode, ...makeSampleBoxes({ site }, kind, kg) };
    const shipment = catalog && makeSampleShipment(catalog, fitSampleToService(catalog, slug, sample));
    return shipment ? quote({ ...shipment, shipDate: day }, own, reference.engine) : [];
  });
}

describe.each(codes)("%s", (code) => {
  const page = build("en", code);

  test("its lines are those whose cards reach it today, at the prices and in the days of the calculator", () => {
    const reached = cards.filter(
      ({ zones, validFrom, validTo }) =>
        zones.some(({ country }) => country === code) && validFrom <= today && (validTo ?? today) >= today,
    );
    expect(new Set(page.lines.map(({ slug }) => slug))).toEqual(new Set(reached.map(({ service }) => service)));
    for (const { slug, kind, prices, days } of page.lines)
      for (const [at, kg] of page.weights[kind].entries()) {
        const answers = ask(slug, kind, code, kg).filter((answer) => answer.available);
        const price = prices[at];
        if (!price) continue;
        expect(
          answers.map(({ total, currency }) => ({ amount: total, currency })),
          slug,
        ).toContainEqual(price);
        expect(answers.map(({ transit: { plan } }) => plan?.workingDays)).toContainEqual(days);
      }
    const parcels = page.lines.filter(({ kind, prices: [price] }) => kind === "b2c" && price);
    expect(page.cheapest?.price.amount ?? Infinity).toBe(
      Math.min(...parcels.map(({ prices: [price] }) => price?.amount ?? Infinity)),
    );
    expect((page.fastest ?? page.cheapest)?.days.max ?? Infinity).toBe(
      Math.min(...parcels.map(({ days }) => days?.max ?? Infinity)),
    );
  });

  test("its thresholds and charges are those of the law", () => {
    const whole = findPlace(reference.dutyRules, code, undefined);
    if (!whole || !page.law) throw new Error(`${code} has no law`);
    // where the part decides, a figure is given for a part alone
    const place = whole.regime.partNeeded ? (listParts(reference.dutyRules, code)[0] ?? whole) : whole;
    const { scheme, currency } = place.regime;
    const minor = 10 ** getMinorDigits(currency);
    const charge = (amount: number, registered: boolean) => {
      const { exchange } = reference.engine;
      const goods = { goods: "general", buyer: "private", mode: "air", registered, parcels: 1 } as const;
      const money = { value: Math.round(amount * minor), currency, carriage: 0, carriageCurrency: currency };
      const consignment = { from, to: code, ...goods, ...money };
      const charges = listDutyCharges({ place, consignment, rules: reference.dutyRules, day: today, exchange });
      return Array.isArray(charges) ? charges : undefined;
    };
    for (const [kind, text] of [
      ["duty", page.law.duty],
      ["tax", page.law.tax],
    ] as const)
      for (const part of text.split("; ")) {
        const sellers = scheme && / with(out)? /.test(part) ? [/ with /.test(part)] : scheme ? [true, false] : [false];
        const bound = Number(/[\d,]+(?:\.\d+)?/.exec(part)?.[0].replaceAll(",", ""));
        const isDue = (amount: number, registered: boolean) =>
          charge(amount, registered)?.some(
            (one) => one.kind === kind && (one.base.length === 0 || one.base.includes("goods")),
          );
        for (const registered of sellers)
          if (part.startsWith("from the first cent"))
            // a waived sum is that of a parcel of 10, not of one of 100
            expect([isDue(10, registered), isDue(100, registered)], part).toEqual([!part.includes("waived"), true]);
          else if (part.startsWith("over"))
            expect([isDue(bound, registered), isDue(bound + 1, registered)], `${kind} ${part}`).toEqual([false, true]);
          else if (part.startsWith("from"))
            expect([isDue(bound - 1, registered), isDue(bound, registered)], `${kind} ${part}`).toEqual([false, true]);
          else expect([isDue(10, registered), isDue(100, registered)], `${kind} ${part}`).toEqual([false, false]);
      }
    const named = page.law.rows.map(({ name }) => name);
    // the rates of a part are told beside its postcodes
    if (place === whole)
      for (const amount of [1, 10, 50, 100, 160, 400, 900, 3000, 20000])
        for (const registered of [true, false])
          for (const { label } of charge(amount, registered) ?? []) expect(named).toContain(label.en);
  });

  test("its days of rest are those of the list, and its last days still arrive, the next ones not", () => {
    const listed = rows("calendar/holidays.csv").filter(
      ([day = "", , , regions = ""]) => day >= today && regions.split(" ").includes(code),
    );
    expect(page.holidays.map(({ day, name }) => [day, name])).toEqual(
      listed.slice(0, 8).map(([day, name]) => [day, name]),
    );
    for (const last of page.last) {
      if (!("by" in last)) continue;
      for (const { day, names } of last.rows)
        for (const { slug, kind } of page.lines.filter(({ name }) => day && names.includes(name))) {
          const arrive = (on: string) =>
            ask(slug, kind, code, page.weights[kind][0] ?? 0, on).flatMap((answer) =>
              answer.available && !answer.transit.plan?.handOver.moved ? [answer.transit.latest] : [],
            );
          const late = (on: string) => arrive(on).some((one) => one > last.by);
          expect(late(day ?? ""), `${slug} ${day}`).toBe(false);
          const next = Array.from({ length: 12 }, (_, at) => addDays(day ?? "", at + 1)).find(
            (on) => arrive(on).length,
          );
          expect(late(next ?? ""), `${slug} after ${day}`).toBe(true);
        }
    }
  });

  test("both languages say the same figures", () => {
    const told = build("zh", code);
    const list = ({ lines, law, last, holidays }: DestinationPage) => [
      ...lines.map(({ slug, limits }) => [slug, ...figures(limits)]),
      ...(law ? [law.duty, law.tax, ...law.rows.flatMap(({ rate, when }) => [rate, when])].map(figures) : []),
      ...last.flatMap(({ rows }) => rows.map(({ day }) => day)),
      ...holidays.map(({ day }) => day),
    ];
    expect(list(told)).toEqual(list(page));
    // abbreviations and names of their own stay as they are, descriptions are translated
    expect(`${told.law?.duty} ${told.law?.tax}`).not.toMatch(/registration/);
  });
});
