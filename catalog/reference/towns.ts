import type { RateCard } from "#rating/card.ts";
import { makePostcodeReader, type PostcodeForm } from "#rating/shipment/postcode-form.ts";
import { listCountryCodes } from "#site/country-codes.ts";
import type { Localized } from "#site/locales.ts";
import { nameColumns, readCsv, readName, splitList } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";

export type City = { name: Localized<string>; aliases: string[] };

/** A city or a state that somebody may type, in any country of the world. */
export type Town = City & {
  country: string;
  isState: boolean;
  /** How a state is written behind its city. */
  short: string;
  /** One in the middle of a city. */
  postcode: string;
  /** The zone of rate cards in which it lies, where that is a part of its country told by postcode. */
  zone: string;
  /** Where it stands in the file. */
  line: number;
};

/** `cities.csv`, which is optional. Places in countries that are not served are named too: whoever types one is told. */
export function readTowns(file: string, files: Files, problems: Problems): Town[] {
  if (!files.has(file)) return [];
  const known = listCountryCodes();
  const columns = ["country", ...nameColumns.required()];
  const optional = [...nameColumns.optional(), "kind", "short", "aliases", "postcode", "zone"];
  return readCsv(file, files.text(file), columns, optional, problems).map(({ cells, line, error }) => {
    const { country = "", kind = "", short = "", postcode = "", zone = "" } = cells;
    if (!known.includes(country)) error(`"${country}" is not a country code`, suggestName(country, known));
    if (kind !== "" && kind !== "state")
      error(`the kind "${kind}" is not known`, 'write "state", or nothing for a city');
    const isState = kind === "state";
    return { country, name: readName(cells), aliases: splitList(cells.aliases), isState, short, postcode, zone, line };
  });
}

/** The postcodes of cities are written as their countries write them. */
export function checkTownPostcodes(
  file: string,
  towns: readonly Town[],
  forms: ReadonlyMap<string, PostcodeForm>,
  problems: Problems,
): void {
  for (const { country, postcode, line } of towns) {
    const form = forms.get(country);
    if (postcode && form && makePostcodeReader(country, form)(postcode) === undefined)
      problems.error(file, line, `"${postcode}" is no postcode of ${country}`, `write one like ${form.example}`);
  }
}

/** The zones that `cities.csv` names are on a card, for the country: else a place would get the price of the mainland. */
export function checkTownZones(
  towns: readonly Town[],
  cards: readonly RateCard[],
  files: Files,
  problems: Problems,
): void {
  for (const { country, zone, line } of towns) {
    const zones = cards.flatMap((card) =>
      card.zones.flatMap((one) => (one.country === country && one.postcodes ? [one.zone] : [])),
    );
    if (zone === "" || cards.length === 0 || zones.includes(zone)) continue;
    problems.error(
      `${files.root}/reference/cities.csv`,
      line,
      `no rate card has the zone "${zone}" of ${country} by postcode`,
      suggestName(zone, zones),
    );
  }
}
