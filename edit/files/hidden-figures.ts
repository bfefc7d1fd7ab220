import { findNamedFigures, replaceFigures } from "#catalog/figures/figure.ts";

const hidden = 0xe000;
const hiding = /[\uE000-\uF8FF]/g;

/**
 * A text whose figures (`{days parcel-line DE}`) are letters without a meaning in YAML, in as many characters: where they
 * stand without quotes, only what the build puts in their place can be read.
 */
export function hideFigures(text: string): string {
  const hide = (one: string) => String.fromCharCode(hidden + one.charCodeAt(0));
  return replaceFigures(text, findNamedFigures(text), ({ text: own }) => own.replaceAll(/[\0-\x7f]/g, hide));
}

/** The text with its figures as they are written. */
export function showFigures(text: string): string {
  return text.replaceAll(hiding, (one) => String.fromCharCode(one.charCodeAt(0) - hidden));
}
