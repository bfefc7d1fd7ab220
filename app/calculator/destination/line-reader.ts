import { getLocale } from "#app/platform/current-locale.ts";
import { fetchWithRetry, requireJson } from "#app/platform/http.ts";
import type { PlaceNames } from "#catalog/places/place-names.ts";
import type { Article, GoodsLaw } from "#rating/goods/goods.ts";
import type { Locale } from "#site/locales.ts";
import type { Reading } from "../parse/line/reading.ts";
import type { FormState } from "../store/form-state.ts";
import type { fillForm as FillForm } from "./fill-form.ts";

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

let fill: typeof FillForm | undefined;

/** The form with what a reading says, by code that comes with the reader. */
export function fillFromReading(state: FormState, reading: Reading, at: number): FormState {
  return fill?.(state, reading, at) ?? state;
}

/** The reader where it has been fetched. */
export function getLineReader(): LineReader | undefined {
  return loaded.get(getLocale());
}

function fetchJson<Data>(address: string): Promise<Data> {
  return fetchWithRetry<Data>(address, { onResponse: requireJson });
}

async function makeLineReader(locale: Locale): Promise<LineReader> {
  const code = Promise.all([import("../parse/line/read-line.ts"), import("./fill-form.ts")]);
  const names = await fetchJson<PlaceNames>(`/search/${locale}/places.json`);
  const [{ law }, ...lists] = await Promise.all([
    fetchJson<{ law: GoodsLaw }>(names.goods.law),
    ...names.goods.articles.map((address) => fetchJson<{ articles: Article[] }>(address)),
  ]);
  const [{ buildLineReader }, { fillForm }] = await code;
  fill = fillForm;
  const reader: LineReader = buildLineReader(
    names,
    lists.map(({ articles }) => articles),
    law,
  );
  loaded.set(locale, reader);
  return reader;
}
