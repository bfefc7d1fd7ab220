import { type Locale, toLocalPath } from "#site/locales.ts";
import { buildPlaceNames } from "../places/place-names.ts";
import type { Catalog } from "../model.ts";
import type { DestinationsPage } from "../place-page-data.ts";
import { findDestination, getDestinationPath } from "../site-pages.ts";
import { getCountryName, listCountryOptions } from "../views/names.ts";
import { buildTextPage } from "../views/pages.ts";
import { lineWeights, listDestinationLines, summariseLines } from "./lines.ts";
import { listServedDestinations } from "./list-destinations.ts";

const [kg] = lineWeights.b2c;

/** Where nobody lives who could be sent a parcel, but for the crews of stations. */
const uninhabited = new Set(["AQ", "BV", "GS", "HM", "IO", "TF", "UM"]);

/** Served places named beside one that is not. */
const mostNearest = 2;

/** All countries by name: those that are served with their fastest and cheapest, the others with what is nearest. */
export function buildDestinationsPage(catalog: Catalog, locale: Locale): DestinationsPage {
  const options = listCountryOptions(catalog, locale);
  const names = buildPlaceNames(catalog, locale);
  const codes = new Set(listServedDestinations(catalog).map(({ country }) => country.code));
  const hasPage = (code: string) => findDestination(catalog, code.toLowerCase()) !== undefined;
  const link = (code: string) =>
    toLocalPath(hasPage(code) ? getDestinationPath(code) : `/resource/shipping-calculator?to=${code}`, locale);
  return {
    ...buildTextPage(catalog, locale, "destinations"),
    kg,
    served: options
      .filter(({ code }) => codes.has(code))
      .map(({ code, name, aliases, typed }) => ({
        code,
        name,
        also: [...aliases, ...typed],
        path: link(code),
        ...summariseDestination(catalog, locale, code),
      })),
    others: names.others
      .filter(({ code, nearest }) => nearest.length > 0 && !uninhabited.has(code))
      .map(({ code, names: [name = code, ...also], nearest }) => ({
        code,
        name,
        also: also.slice(0, 3),
        nearest: (names.origins.some((origin) => origin.code === code) ? [] : nearest.slice(0, mostNearest)).map(
          (near) => ({
            title: getCountryName(catalog, near, locale),
            path: link(near),
          }),
        ),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

function summariseDestination(catalog: Catalog, locale: Locale, code: string) {
  const lines = listDestinationLines(catalog, locale, code);
  return { lines: [...new Set(lines.map(({ name }) => name))], ...summariseLines(lines) };
}
