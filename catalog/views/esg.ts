import { getTransitDays } from "#rating/answer.ts";
import type { Mode } from "#rating/card.ts";
import { findMainLeg } from "#rating/reference.ts";
import { getLocaleEntry, getPageLanguages, type Locale, resolveLocale } from "#site/locales.ts";
import type { z } from "zod";
import type { Catalog } from "../model.ts";
import { pickScaleEnd, drawScaleAxis, drawScaleBar, type ScalePart } from "../drawings/axes.ts";
import { formatTransit } from "../drawings/formats.ts";
import type { esgFigureSchema } from "../schema/pages.ts";
import { listDestinations, findCurrentCard, findPeak, listLines, mergeDays } from "./service-lines.ts";
import { getCountryName } from "./names.ts";
import { quoteFittingSample, getSample } from "./sample-prices.ts";
import type { EsgPage } from "../page-data.ts";
import type { Days } from "../page-parts.ts";

type Figure = z.output<typeof esgFigureSchema>;
export type EsgRow = { label: string; place?: string; days?: Days; parts: ScalePart[] };

const kinds = ["air", "sea", "rail", "road", "rest"] as const;

/** The figures of the climate page, each with its bars on one scale. */
export function buildEsgPage(catalog: Catalog, locale: Locale): EsgPage {
  const { value } = resolveLocale(catalog.esg, locale).value;
  return {
    ...value,
    ...getPageLanguages(catalog.esg, locale),
    figures: value.figures.map((figure) => {
      const { id, title, unit, scale, note, computed } = figure;
      const rows = joinEqualRows(buildRows(catalog, locale, figure), locale);
      const end = pickScaleEnd(Math.max(...rows.map(sumParts)));
      return {
        ...{ id, title, note, computed },
        // the unit in full stands once, on the axis: beside a bar of a phone some have no room
        axis: drawScaleAxis(end, scale === "%" ? scale : unit, getLocaleEntry(locale).numbers),
        rows: rows.map((row) => {
          const amount = formatAmount(row, getLocaleEntry(locale).numbers);
          const said = unit.startsWith("%") ? `${amount}%` : `${amount} ${unit}`;
          return {
            ...{ label: row.label, said },
            ...describeRow(row, locale),
            drawn: drawScaleBar(row.parts, end, scale === "%" ? `${amount}%` : `${amount} ${scale}`),
          };
        }),
        // if each bar has a single colour, its row says what it is
        kinds: kinds.filter((kind) =>
          rows.some(({ parts }) => parts.length > 1 && parts.some((part) => part.kind === kind)),
        ),
        ...(figure.lines && { peak: findPeak(catalog, locale, listLines(catalog)) }),
      };
    }),
  };
}

/** The rows of a figure: as written, or calculated from the cards and the emission factors. */
export function buildRows(catalog: Catalog, locale: Locale, figure: Figure): EsgRow[] {
  if (figure.lines) return listLineEmissions(catalog, locale, figure.lines.to);
  if (figure.year) return buildYear(catalog, figure.year);
  const rest = figure.illustrative ? "invented" : "rest";
  return (figure.series ?? []).map(({ label, value, kind }) => ({ label, parts: [{ kind: kind ?? rest, value }] }));
}

/** Rows that differ in their names and days alone are one row: what is read off a chart is the difference. */
function joinEqualRows(rows: readonly EsgRow[], locale: Locale): EsgRow[] {
  const equal = Map.groupBy(rows, ({ parts, place }) => JSON.stringify([parts, place]));
  const list = new Intl.ListFormat(getLocaleEntry(locale).tag);
  return [...equal.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const days = mergeDays(all.flatMap((row) => row.days ?? []));
    return { ...first, label: list.format(all.map(({ label }) => label)), ...(days && { days }) };
  });
}

/** A kilogram on each line, in kg: to a given country, or to the line's first if it does not go there. */
function listLineEmissions(catalog: Catalog, locale: Locale, to: string): EsgRow[] {
  return listLines(catalog).flatMap(({ slug, versions }) => {
    const card = findCurrentCard(catalog, slug);
    const served = listDestinations(catalog, slug).map(({ code }) => code);
    const country = served.includes(to) ? to : served[0];
    if (!card || !country) return [];
    const parts = estimateRouteEmissions(catalog, country, card.mode, 1);
    const { name, kind, shown } = resolveLocale(versions, locale).value.head;
    const where = shown.find((place) => place.to === country);
    const sample = { ...getSample(catalog, kind), to: country, postcode: where?.postcode };
    const answer = quoteFittingSample(catalog, slug, sample);
    return [
      {
        label: name,
        parts,
        ...(country !== to && { place: getCountryName(catalog, country, locale) }),
        ...(answer.available && { days: getTransitDays(answer.transit) }),
      },
    ];
  });
}

function describeRow({ place, days }: EsgRow, locale: Locale): { note?: string } {
  const time = days && formatTransit(days, locale);
  const note = [place, time].filter((text) => text !== undefined).join(" · ");
  return note ? { note } : {};
}

/** A seller's year, in tonnes: a share of the stock by sea, the rest by air. */
function buildYear(catalog: Catalog, { to, parcels, weight_kg, mixes }: NonNullable<Figure["year"]>): EsgRow[] {
  const kg = parcels * weight_kg;
  return mixes.map(({ label, by_sea }) => {
    const air = estimateRouteEmissions(catalog, to, "air", (kg * (100 - by_sea)) / 100);
    const sea = estimateRouteEmissions(catalog, to, "sea", (kg * by_sea) / 100);
    const sum = (kind: ScalePart["kind"]) =>
      [...air, ...sea].reduce((total, part) => total + (part.kind === kind ? part.value : 0), 0) / 1000;
    const all = (["air", "sea", "road"] as const).map((kind) => ({ kind, value: sum(kind) }));
    return { label, parts: all.filter(({ value }) => value > 0) };
  });
}

/** Kilograms of CO₂ equivalent for the main leg and for the road, calculated as in the engine. */
function estimateRouteEmissions(catalog: Catalog, to: string, mode: Mode, kg: number): ScalePart[] {
  const { emissions } = catalog.reference.engine;
  const main = findMainLeg(emissions, to, mode);
  if (!main) return [];
  return [
    { kind: mode, value: (kg * main.km * main.factor) / 1e6 },
    { kind: "road", value: (kg * main.last * emissions.perTonneKm.road) / 1e6 },
  ];
}

/** Two significant digits; whole numbers from a hundred. */
function formatAmount(row: EsgRow, numbers: string): string {
  const total = sumParts(row);
  return total.toLocaleString(numbers, total < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
}

function sumParts({ parts }: EsgRow): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
