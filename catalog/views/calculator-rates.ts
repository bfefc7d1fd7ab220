import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { type DataFile, dataFile } from "./data-file.ts";
import { engineCards, engineReference } from "./engine-reference.ts";

/** What the calculator prices with: nine tenths of its page's data, shared with the page of order files. */
type Rates = { cards: readonly RateCard[]; reference: Reference };
type Written = { rates: Rates; file: DataFile };

const written = new WeakMap<Catalog, Map<Locale, Written>>();

/** The rates for pages in one language, and the file that these pages share. */
export function calculatorRates(catalog: Catalog, locale: Locale): Written {
  const files = written.get(catalog) ?? new Map<Locale, Written>();
  written.set(catalog, files);
  const file = files.get(locale) ?? write(catalog, locale);
  files.set(locale, file);
  return file;
}

function write({ cards, reference }: Catalog, locale: Locale): Written {
  const rates = { cards: engineCards(cards, reference, locale), reference: engineReference(reference, locale) };
  return { rates, file: dataFile(`calculator-rates-${locale}`, rates) };
}
