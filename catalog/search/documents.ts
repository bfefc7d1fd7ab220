import type { Catalog } from "../catalog.ts";
import { type Locale, locales, localPath } from "#site/locales.ts";
import { chinese } from "../chinese/locale.ts";
import { typedKeys } from "../chinese/pinyin.ts";
import { inLocale, original } from "../localized.ts";
import { newsArchive } from "../newsroom/archive.ts";
import { sitePages } from "../site-pages.ts";
import { say } from "../words.ts";
import { withSounds } from "./sounds.ts";

/** What the search knows about a page. */
export type SearchDocument = {
  path: string;
  kind: "place" | "service" | "guide" | "news" | "page";
  title: string;
  /** Searched in addition to the title, and shown below it. */
  text: string;
  /** Headings and other words: searched but not shown. */
  more?: string;
  /** The sound of its Chinese words, syllable by syllable: what is typed on a Latin keyboard. */
  sound?: string;
  /** What is typed for a place only: its code, its Chinese name, `deguo`, `dg`. */
  typed?: string;
  date?: string;
};

/** The most news items per file of documents. */
const perFile = 1000;
/** Items searched immediately; older ones are in files of their own, fetched when needed. */
const recent = 300;

/** The file that a search opens first: all pages and the newest items, and how much else there is. */
export type SearchFile = { documents: SearchDocument[]; archive: { files: number; items: number } };

/** Addresses of all files of documents of a locale. */
export function searchPaths(catalog: Catalog, locale: Locale): string[] {
  const { files } = archiveOf(catalog, locale);
  return ["recent", ...Array.from({ length: files }, (_, at) => `archive-${at + 1}`)].map(
    (name) => `/search/${locale}/${name}.json`,
  );
}

/** A file of documents by name: `recent`, or `archive-1` and so on, oldest items first. Undefined for any other. */
export function searchFile(catalog: Catalog, locale: Locale, name: string): SearchFile | undefined {
  const file = fileIn(catalog, locale, name);
  if (!file || !locales.includes(chinese)) return file;
  const inChinese = locale === chinese ? file : fileIn(catalog, chinese, name);
  return inChinese ? { ...file, documents: withSounds(file.documents, inChinese.documents) } : file;
}

function fileIn(catalog: Catalog, locale: Locale, name: string): SearchFile | undefined {
  const archive = archiveOf(catalog, locale);
  if (name === "recent")
    return {
      documents: [
        ...places(catalog, locale),
        ...pages(catalog, locale),
        ...trackingDocument(catalog, locale),
        ...hubsDocument(catalog, locale),
        ...newest(catalog, locale).map((entry) => newsDocument(entry)),
      ],
      archive: { files: archive.files, items: archive.older.length },
    };
  const at = Number(/^archive-(\d+)$/.exec(name)?.[1]) - 1;
  if (!(at >= 0 && at < archive.files)) return undefined;
  // counted from the oldest, so that a new item changes only the last file
  const documents = archive.older.slice(at * perFile, (at + 1) * perFile).map((entry) => newsDocument(entry));
  return { documents, archive: { files: archive.files, items: archive.older.length } };
}

function newest(catalog: Catalog, locale: Locale) {
  return newsArchive(catalog, locale).entries.slice(0, recent);
}

function archiveOf(catalog: Catalog, locale: Locale) {
  const older = newsArchive(catalog, locale).entries.slice(recent).reverse();
  return { older, files: Math.ceil(older.length / perFile) };
}

type Entry = ReturnType<typeof newsArchive>["entries"][number];

function newsDocument({ path, title, summary, date, topicName }: Entry): SearchDocument {
  return { path, kind: "news", title, text: summary, more: topicName, date };
}

/** Destinations, in the same order in every language: each opens the calculator with all lines' prices to it. */
function places({ reference }: Catalog, locale: Locale): SearchDocument[] {
  return reference.countries.map(({ code, name, aliases }) => ({
    path: `${localPath("/resource/shipping-calculator", locale)}?to=${code}`,
    kind: "place",
    title: inLocale(name, locale).value,
    text: "",
    more: [original(name), ...aliases].join(" "),
    typed: [code, name[chinese] ?? "", ...typedKeys(name[chinese] ?? "")].join(" "),
  }));
}

/** Where to track a parcel, for those who search for that. */
function trackingDocument({ site }: Catalog, locale: Locale): SearchDocument[] {
  if (!site.tracking) return [];
  const path = `${localPath("/about-us", locale)}#track`;
  return [{ path, kind: "page", title: say("track_title", locale), text: say("track_text", locale) }];
}

/** Where goods are handed over, which people look for by many names. */
function hubsDocument({ site }: Catalog, locale: Locale): SearchDocument[] {
  if (site.hubs.length === 0) return [];
  return [
    {
      path: `${localPath("/about-us", locale)}#hubs`,
      kind: "page",
      title: say("contact_hubs", locale),
      text: site.hubs.map(({ address }) => inLocale(address, locale).value).join(say("between_clauses", locale)),
      more: say("contact_hubs_also", locale),
    },
  ];
}

/** Services and guides, then the other pages. */
function pages(catalog: Catalog, locale: Locale): SearchDocument[] {
  const kinds = ["service", "guide", "page"];
  return sitePages(catalog)
    .filter(({ unlisted }) => !unlisted)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ path, kind, versions }) => ({
      path: localPath(path, locale),
      kind,
      ...inLocale(versions, locale).value,
    }));
}
