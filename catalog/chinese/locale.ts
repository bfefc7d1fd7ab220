import type { Locale } from "#site/locales.ts";

/** The registered language that this folder is about. */
export const chinese: Locale = "zh";
