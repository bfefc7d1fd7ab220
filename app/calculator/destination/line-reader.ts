import { getLocale } from "#app/platform/current-locale.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { Locale } from "#site/locales.ts";
import type { Reading } from "../parse/line/reading.ts";
import type { FormState } from "../store/form-state.ts";
import type { LineJudge } from "./judge-line.ts";
import type { fillForm as FillForm } from "./fill-form.ts";
import type { findFreightPath as FindFreightPath } from "./freight-path.ts";

/** Reads a line as people type it. */
export type LineReader = (text: string) => Reading;

const loading = new Map<Locale, Promise<LineReader>>();
/** The reader with what it comes with. */
type Loaded = {
  read: LineReader;
  judge: LineJudge;
  fillForm: typeof FillForm;
  findFreightPath: typeof FindFreightPath;
};
const loaded = new Map<Locale, Loaded>();

/** The reader of lines in the document's language: fetched once, when somebody is about to type. */
export function loadLineReader(): Promise<LineReader> {
  const locale = getLocale();
  const known = loading.get(locale) ?? fetchLineReader(locale);
  loading.set(locale, known);
  // a failure is forgotten: the next key tries again
  known.catch(() => loading.delete(locale));
  return known;
}

async function fetchLineReader(locale: Locale): Promise<LineReader> {
  const [{ makeLineReader, fillForm, findFreightPath }, names] = await Promise.all([
    import("./make-line-reader.ts"),
    fetchWithRetry<PlaceNames>(`/search/${locale}/places.json`, { onResponse: requireJson }),
  ]);
  const reader = await makeLineReader(names);
  loaded.set(locale, { ...reader, fillForm, findFreightPath });
  return reader.read;
}

/** A country, with what stands in the field of the postcode: of a city one in its middle, where that is known. */
export type CityPlace = { to: string; postcode: string };

/**
 * Where the city is that a text without figures names; nothing where it names none, or where the reader does not come: the
 * field says that it holds no postcode.
 */
export async function findCity(text: string): Promise<CityPlace | undefined> {
  if (!/^\D{2,}$/.test(text)) return undefined;
  const read = await loadLineReader().catch(() => undefined);
  const { to, area = "", cityPostcode = area, within } = read?.(text) ?? {};
  return to && within ? { to, postcode: cityPostcode } : undefined;
}

/** The form with what a reading says, by code that comes with the reader. */
export function fillFromReading(state: FormState, reading: Reading, at: number): FormState {
  return loaded.get(getLocale())?.fillForm(state, reading, at) ?? state;
}

/** Where the freight of a reading is priced, once it is clear, by code that comes with the reader. */
export function getFreightPath(reading: Reading): string | undefined {
  const locale = getLocale();
  return loaded.get(locale)?.findFreightPath(reading, locale);
}

/** Whether the goods of a reading may go where it says, by data that come with the reader. */
export const judgeReading: LineJudge = (reading) => loaded.get(getLocale())?.judge(reading);

/** The reader where it has been fetched. */
export function getLineReader(): LineReader | undefined {
  return loaded.get(getLocale())?.read;
}
