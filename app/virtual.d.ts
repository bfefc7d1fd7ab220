/** The files of the register's pages by name, each a chunk of its own (see build/vite/page-modules.ts). */
declare module "virtual:pages" {
  import type { PageModule } from "#app/page-module.ts";
  export const pageModules: Readonly<Record<string, () => Promise<PageModule>>>;
}

/** The brand, as the build gives it to the running site ( build/vite/modules.ts). */
declare module "virtual:brand" {
  /** Shapes of a drawing of 32 × 32, in `currentColor`. */
  export const mark: string;
  export const storage: string;
}

/** Traditional Chinese characters, each before its simplified one (see build/vite/modules.ts). */
declare module "virtual:traditional" {
  export const traditional: string;
}

/** The languages of the site, its first one before the others (see build/vite/messages.ts). */
declare module "virtual:languages" {
  import type { Locale } from "#site/locales.ts";
  export const languages: readonly Locale[];
}

declare module "virtual:messages/all" {
  import type { Language } from "#app/messages/m.ts";
  import type { Locale } from "#site/locales.ts";
  export const all: Readonly<Record<Locale, Language>>;
}
