import { lostZeroReader } from "#rating/lost-zero.ts";
import { readSize } from "../read-size.ts";
import { postcodesOf } from "../postcodes.ts";
import type { Setup, Wanted } from "./messages.ts";
import { currencyIn } from "./money-text.ts";
import type { Reading } from "./read-order.ts";
import { tellsPostcodes } from "./tells-postcodes.ts";
import { weightUnitOf } from "./units.ts";

/** What the rows of a file are read with, from what the page knows and what was chosen for the file. */
export function readingOf(
  setup: Setup,
  { columns, units, marks, header, box, goods, terms, amountsIn }: Wanted,
): Reading {
  const countries = new Map<string, string>();
  const shared = new Set<string>();
  for (const { code, name, aliases } of setup.countries)
    for (const known of [code, name, ...aliases].map((text) => text.toUpperCase())) {
      if ((countries.get(known) ?? code) !== code) shared.add(known);
      countries.set(known, code);
    }
  // "Channel Islands" is Jersey or Guernsey: nobody can tell which
  for (const known of shared) countries.delete(known);
  const knownGoods = new Map(
    setup.goods.flatMap(({ id, label }) => [id, label].map((name) => [name.toLowerCase(), id] as const)),
  );
  const headed = (at: number | undefined) => currencyIn(header[at ?? -1] ?? "", terms.currency);
  return {
    columns,
    units,
    marks,
    box: readSize(box),
    goods,
    knownGoods,
    countries,
    postcodes: postcodesOf(setup.countries, lostZeroReader),
    byPostcode: new Set(setup.countries.flatMap(({ code }) => (tellsPostcodes(setup.cards, code) ? [code] : []))),
    currency: terms.currency,
    rates: setup.reference.exchange.rates,
    headed: {
      value: headed(columns.value) ?? amountsIn,
      billed: headed(columns.billed) ?? amountsIn,
      weight: weightUnitOf(header[columns.weight ?? -1] ?? ""),
    },
  };
}
