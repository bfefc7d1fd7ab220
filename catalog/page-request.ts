import type { Catalog } from "./catalog.ts";
import type { Locale } from "#site/locales.ts";

/** What a page's data are made from. */
export type PageRequest = {
  catalog: Catalog;
  locale: Locale;
  /** The address without its language prefix. */
  path: string;
  /** The named parts of the address in the register, such as `slug`. */
  params: Readonly<Record<string, string | undefined>>;
};
