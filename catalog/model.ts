import type { z } from "zod";
import type { RateCard } from "#rating/card.ts";
import { type Locale, type Localized, locales } from "#site/locales.ts";
import type { DayMark } from "./drawings/calendar.ts";
import type { Reference } from "./markdown/references.ts";
import type { Network, ReferenceData } from "./reference/read-reference.ts";
import type { Located } from "./read/yaml.ts";
import type { guideSchema, newsSchema, proseSchema, serviceSchema } from "./schema/documents.ts";
import type { optionalPageSchemas, pageSchemas } from "./schema/pages.ts";
import type { Site } from "./schema/site.ts";

/** A document in one locale: head, prose, and where both are. */
export type Doc<T> = { file: string; head: T; lineOf: Located<T>["lineOf"]; prose: Prose; references: Reference[] };

/** Markdown documents with their translations, by slug or id. */
type Documents<Schema extends z.ZodType> = ReadonlyMap<string, Localized<Doc<z.output<Schema>>>>;

/** YAML pages with fields of their own, by the names of their files, each with its translations. */
export type Pages<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: Localized<Located<z.output<Schemas[Name]>>>;
};

/** What each of them has, whatever else its file contains. */
type StructuredPage = Localized<Located<{ title: string; description: string; also?: string | undefined }>>;

/** The head of a news item as written. */
export type NewsHead = z.output<typeof newsSchema>;

/** A news item with its days as dates. */
export type News = Doc<Omit<NewsHead, "days"> & { days: readonly DayMark[] }>;

/** All of `content/`, checked: what pages, drawings, search and figures are made from. */
export type Catalog = Pages<typeof pageSchemas> &
  Partial<Pages<typeof optionalPageSchemas>> & {
    /** The folder that it was read from. */
    root: string;
    site: Site;
    /** The line of `site.yaml` at which a field is. */
    siteLine: Located<Site>["lineOf"];
    services: Documents<typeof serviceSchema>;
    guides: Documents<typeof guideSchema>;
    news: ReadonlyMap<string, Localized<News>>;
    pages: Documents<typeof proseSchema>;
    /** The pages with fields of their own, to look one up by the name of its file. */
    structured: Readonly<Record<string, StructuredPage | undefined>>;
    reference: ReferenceData;
    network: Network;
    cards: readonly RateCard[];
  };

type Texts = Pick<Catalog, "services" | "guides" | "news" | "pages">;

/** The texts of all kinds in the languages that they have. */
export function listDocuments({ services, guides, news, pages }: Texts) {
  return [services, guides, news, pages].flatMap((kind) =>
    [...kind.values()].flatMap((versions) =>
      locales.flatMap((locale): { locale: Locale; text: Doc<{ sources: readonly { title: string }[] }> }[] => {
        const text = versions[locale];
        return text ? [{ locale, text }] : [];
      }),
    ),
  );
}

/**
 * A rendered text. `body` of a heading is what stands below it, to the next one, without markup; `tables`: what stands in
 * tables there, which are no sentences.
 */
export type Prose = {
  html: string;
  headings: { id: string; text: string; depth: number; body: string; tables: string }[];
  words: number;
};

/** What a page's data are made from. */
export type PageRequest = {
  catalog: Catalog;
  locale: Locale;
  /** The address without its language prefix. */
  path: string;
  /** The named parts of the address in the register, such as `slug`. */
  params: Readonly<Record<string, string | undefined>>;
};
