import type { Locale } from "#site/locales.ts";

/** The language of the register that this room is about. */
export const chinese: Locale = "zh";
