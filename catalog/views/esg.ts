import { daysOnTheWay } from "#rating/transit.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import type { z } from "zod";
import type { Catalog } from "../catalog.ts";
import { endOfScale, notchOf, scaleAxis, scaleBar, type ScalePart, shareWithRoom } from "../drawings/scale-bar.ts";
import { say } from "../words.ts";
import { rangeText } from "#site/range.ts";
import { inLanguages, inLocale, original } from "../localized.ts";
import type { esgFigureSchema } from "../schema/documents.ts";
import { peakOf } from "./peak.ts";
import { countryName } from "./country-name.ts";
import { destinations } from "./destinations.ts";
import { answerFor, sampleFor, suitedTo } from "./sample-prices.ts";
import { cardOfToday } from "./service-lines.ts";

type Figure = z.output<typeof esgFigureSchema>;
export type EsgRow = { label: string; place?: string; days?: { min: number; max: number }; parts: ScalePart[] };

const kinds = ["air", "sea", "road", "rest"] as const;

/** The figures of the climate page, each with its bars on one scale. */
export function esgView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.esg, locale).value;
  return {
    ...value,
    ...inLanguages(catalog.esg, locale),
    figures: value.figures.map((figure) => {
      const { id, title, unit, scale, note, computed } = figure;
      const rows = rowsOf(catalog, locale, figure);
      const end = endOfScale(Math.max(...rows.map(totalOf)));
      return {
        ...{ id, title, unit, note, computed },
        notch: say("drawn_notch", locale, {
          amount: `${notchOf(end).toLocaleString(localeEntry(locale).numbers, { maximumSignificantDigits: 3 })}${scale === "%" ? "" : " "}${scale}`,
        }),
        axis: scaleAxis(end, scale, localeEntry(locale).numbers),
        rows: rows.map((row) => {
          const amount = amountOf(row, localeEntry(locale).numbers);
          // beside the bar where it leaves room, otherwise above its end
          const beside = totalOf(row) / end < shareWithRoom;
          const said = unit.startsWith("%") ? `${amount}%` : `${amount} ${unit}`;
          return {
            ...{ label: row.label, amount, beside },
            ...noteOf(row, locale),
            drawn: scaleBar(row.parts, end, beside ? said : ""),
          };
        }),
        // if each bar has a single colour, its row says what it is
        kinds: kinds.filter((kind) =>
          rows.some(({ parts }) => parts.length > 1 && parts.some((part) => part.kind === kind)),
        ),
        ...(figure.lines && { peak: peakOf(catalog, locale, linesOf(catalog)) }),
      };
    }),
  };
}

/** The rows of a figure: as written, or calculated from the cards and the emission factors. */
export function rowsOf(catalog: Catalog, locale: Locale, figure: Figure): EsgRow[] {
  if (figure.lines) return kilogramByLine(catalog, locale, figure.lines.to);
  if (figure.year) return yearOf(catalog, figure.year);
  return (figure.series ?? []).map(({ label, value, kind }) => ({ label, parts: [{ kind: kind ?? "rest", value }] }));
}

/** A kilogram on each line, in kg: to a given country, or to the line's first if it does not go there. */
function kilogramByLine(catalog: Catalog, locale: Locale, to: string): EsgRow[] {
  return linesOf(catalog).flatMap((slug) => {
    const versions = catalog.services.get(slug);
    if (!versions) return [];
    const card = cardOfToday(catalog, slug);
    const served = destinations(catalog, slug).map(({ code }) => code);
    const country = served.includes(to) ? to : served[0];
    if (!card || !country) return [];
    const parts = wayOf(catalog, country, card.mode, 1);
    const { name, kind, shown } = inLocale(versions, locale).value.head;
    const where = shown.find((place) => place.to === country);
    const sample = suitedTo(catalog, slug, { ...sampleFor(catalog, kind), to: country, postcode: where?.postcode });
    const answer = answerFor(catalog, slug, sample);
    return [
      {
        label: name,
        parts,
        ...(country !== to && { place: countryName(catalog, country, locale) }),
        ...(answer.available && { days: daysOnTheWay(answer.transit) }),
      },
    ];
  });
}

/** Every line, parcels first. */
function linesOf({ services }: Catalog): string[] {
  return [...services]
    .filter(([, versions]) => !original(versions).head.overview)
    .sort(([, a], [, b]) => rank(original(a).head) - rank(original(b).head))
    .map(([slug]) => slug);
}

function noteOf({ place, days }: EsgRow, locale: Locale): { note?: string } {
  const time = days && say("drawn_days", locale, { days: rangeText(days, locale) });
  const note = [place, time].filter((text) => text !== undefined).join(" · ");
  return note ? { note } : {};
}

/** A seller's year, in tonnes: a share of the stock by sea, the rest by air. */
function yearOf(catalog: Catalog, { to, parcels, weight_kg, mixes }: NonNullable<Figure["year"]>): EsgRow[] {
  const kg = parcels * weight_kg;
  return mixes.map(({ label, by_sea }) => {
    const air = wayOf(catalog, to, "air", (kg * (100 - by_sea)) / 100);
    const sea = wayOf(catalog, to, "sea", (kg * by_sea) / 100);
    const sum = (kind: ScalePart["kind"]) =>
      [...air, ...sea].reduce((total, part) => total + (part.kind === kind ? part.value : 0), 0) / 1000;
    const all = (["air", "sea", "road"] as const).map((kind) => ({ kind, value: sum(kind) }));
    return { label, parts: all.filter(({ value }) => value > 0) };
  });
}

/** Kilograms of CO₂ equivalent for the main leg and for the road, calculated as in the engine. */
function wayOf(catalog: Catalog, to: string, mode: "air" | "sea", kg: number): ScalePart[] {
  const { distances, perTonneKm } = catalog.reference.engine.emissions;
  const distance = distances[to];
  const main = distance?.[mode];
  if (!distance || main === undefined) return [];
  return [
    { kind: mode, value: (kg * main * perTonneKm[mode]) / 1e6 },
    { kind: "road", value: (kg * distance.road * perTonneKm.road) / 1e6 },
  ];
}

/** Two significant digits; whole numbers from a hundred. */
function amountOf(row: EsgRow, numbers: string): string {
  const total = totalOf(row);
  return total.toLocaleString(numbers, total < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
}

function totalOf({ parts }: EsgRow): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function rank({ kind, order }: { kind: string; order: number }): number {
  return (kind === "b2c" ? 0 : 1_000) + order;
}
