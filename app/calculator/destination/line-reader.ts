import { getLocale } from "#app/platform/current-locale.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { Locale } from "#site/locales.ts";
import type { Reading } from "../parse/line/reading.ts";

/** Reads a line as people type it. */
export type LineReader = (text: string) => Reading;

const loading = new Map<Locale, Promise<LineReader>>();
const loaded = new Map<Locale, LineReader>();

/** The reader of lines in the document's language, with the names that it knows: fetched once, when somebody is about to type. */
export function loadLineReader(): Promise<LineReader> {
  const locale = getLocale();
  const known = loading.get(locale) ?? makeLineReader(locale);
  loading.set(locale, known);
  // a failure is forgotten: the next key tries again
  known.catch(() => loading.delete(locale));
  return known;
}

/** The reader where it has been fetched. */
export function getLineReader(): LineReader | undefined {
  return loaded.get(getLocale());
}

async function makeLineReader(locale: Locale): Promise<LineReader> {
  const [names, { buildPlaceIndex }, { readLine }] = await Promise.all([
    fetchWithRetry<PlaceNames>(`/search/${locale}/places.json`, { onResponse: requireJson }),
    import("../parse/line/places.ts"),
    import("../parse/line/read-line.ts"),
  ]);
  const places = buildPlaceIndex(names);
  const reader: LineReader = (text) => readLine(text, { places, findGoods: () => undefined });
  loaded.set(locale, reader);
  return reader;
}
