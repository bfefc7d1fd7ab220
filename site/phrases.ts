import { type Locale, getLanguageTag } from "./locales.ts";

// creating one costs far more than using it
const segmenters: Record<string, Intl.Segmenter> = {};

/** Must not start a line: belongs to the word before. */
const trailing = /^(?:[专快]线|状态|[的了着过吗呢吧里上中内外后前等们个条种家项起时号年月日元%）》”、，。：；？！])/u;
/** Belongs to the word after it. */
const leading = /^[与和或及至在从对向把被须不可各每第先再未应满（《“]$|^(?:自行|定额|何时|怎[么样]|如何)$/u;
/** A number with its measure word: its noun follows. */
const counted = /^[一两三四五六七八九十每几]个$/u;
const han = /\p{Script=Han}/u;

/**
 * Splits a heading into pieces between which a line may break. Chinese has no spaces, and a line that breaks within a
 * word (退 / 税) has to be read twice. A clause of up to `whole` characters is a single piece, and so is a text in
 * another script.
 */
export function splitPhrases(text: string, locale: Locale, whole = 8): string[] {
  if (!han.test(text) || !("Segmenter" in Intl)) return [text];
  const tag = getLanguageTag(locale);
  segmenters[tag] ??= new Intl.Segmenter(tag, { granularity: "word" });
  const pieces: string[] = [];
  let open = true;
  for (const { segment } of segmenters[tag].segment(text)) {
    const before = pieces.at(-1) ?? "";
    if (open || !startsPiece(segment, before)) pieces[Math.max(0, pieces.length - 1)] = before + segment;
    else pieces.push(segment);
    const last = pieces.at(-1) ?? "";
    // a piece of one character, or one ending in a connecting word, waits for the next word
    open =
      counted.test(last) ||
      (!trailing.test(segment) && (leading.test(segment) || [...last].length === 1 || !han.test(segment)));
  }
  return shortClausesWhole(pieces, whole);
}

function shortClausesWhole(pieces: readonly string[], whole: number): string[] {
  const kept: string[] = [];
  let clause: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    clause.push(piece);
    if (at < pieces.length - 1 && !/[、，。：；？！]$/u.test(piece)) continue;
    const text = clause.join("");
    kept.push(...([...text].length > whole ? clause : [text]));
    clause = [];
  }
  return kept;
}

function startsPiece(segment: string, before: string): boolean {
  if (!han.test(segment) || trailing.test(segment)) return false;
  if (leading.test(segment) || /[的\p{P}]$/u.test(before)) return true;
  return segment.length > 1;
}
