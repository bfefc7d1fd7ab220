import type { Catalog } from "./catalog.ts";
import type { Locale } from "#site/locales.ts";

/** What the data of a page are made of. */
export type PageRequest = {
  catalog: Catalog;
  locale: Locale;
  /** The address without its language. */
  path: string;
  /** Its parts that the register names, such as `slug`. */
  params: Readonly<Record<string, string | undefined>>;
};
