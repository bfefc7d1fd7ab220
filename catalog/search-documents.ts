import { getOriginal, type Locale, locales, resolveLocale, toLocalPath } from "#site/locales.ts";
import { chinese } from "./chinese/language.ts";
import { listTypedKeys, splitSyllables } from "./chinese/pinyin.ts";
import { translate } from "./messages.ts";
import type { Catalog, Prose } from "./model.ts";
import { getNewsArchive } from "./newsroom/archive.ts";
import type { SearchDocument, SearchFile } from "./page-parts.ts";
import { hasPage, listSitePages, getServicePath } from "./site-pages.ts";
import { listDestinations, listLines } from "./views/service-lines.ts";
import { getContactPath } from "./views/shell.ts";
import type { z } from "zod";
import { buildAddress } from "#site/pages.ts";
import type { trackingSchema } from "./schema/pages.ts";

/**
 * Makes documents findable by what is typed for their Chinese words: `ranyou` for 燃油. `chinese` are the same documents
 * in Chinese; documents in another language also become findable by their Chinese titles, in characters.
 */
function withSounds(documents: readonly SearchDocument[], chinese: readonly SearchDocument[]): SearchDocument[] {
  return documents.map((document, at) => {
    const own = chinese[at];
    if (!own) return document;
    if (own.path === document.path) return { ...document, sound: toSound([own.title, own.text, own.more ?? ""]) };
    const { more = "" } = document;
    return {
      ...document,
      more: more.includes(own.title) ? more : [more, own.title].filter(Boolean).join(", "),
      sound: toSound([own.title]),
    };
  });
}

function toSound(texts: readonly string[]): string {
  return texts.map((text) => splitSyllables(text).join(" ")).join(", ");
}

/** The most news items per file of documents. */
const perFile = 1000;
/** Items searched immediately; older ones are in files of their own, fetched when needed. */
const recent = 300;

/** Addresses of all files of documents of a locale. */
export function searchPaths(catalog: Catalog, locale: Locale): string[] {
  const { files } = buildArchive(catalog, locale);
  return ["recent", "texts", ...Array.from({ length: files }, (_, at) => `archive-${at + 1}`)].map(
    (name) => `/search/${locale}/${name}.json`,
  );
}

/** A file of documents by name: `recent`, `texts` (what stands within pages), or `archive-1` and so on, oldest items first. Undefined for any other. */
export function searchFile(catalog: Catalog, locale: Locale, name: string): SearchFile | undefined {
  const file = buildFile(catalog, locale, name);
  if (!file || name === "texts" || !locales.includes(chinese)) return file;
  const inChinese = locale === chinese ? file : buildFile(catalog, chinese, name);
  return inChinese ? { ...file, documents: withSounds(file.documents, inChinese.documents) } : file;
}

function buildFile(catalog: Catalog, locale: Locale, name: string): SearchFile | undefined {
  const archive = buildArchive(catalog, locale);
  if (name === "recent")
    return {
      documents: [
        ...places(catalog, locale),
        ...pages(catalog, locale),
        ...hubsDocument(catalog, locale),
        ...newest(catalog, locale).map((entry) => newsDocument(catalog, locale, entry)),
      ],
      archive: { files: archive.files, items: archive.older.length },
    };
  if (name === "texts") return { documents: listSearchTexts(catalog, locale), archive: { files: 0, items: 0 } };
  const at = Number(/^archive-(\d+)$/.exec(name)?.[1]) - 1;
  if (!(at >= 0 && at < archive.files)) return undefined;
  // counted from the oldest, so that a new item changes only the last file
  const documents = archive.older
    .slice(at * perFile, (at + 1) * perFile)
    .map((entry) => newsDocument(catalog, locale, entry));
  return { documents, archive: { files: archive.files, items: archive.older.length } };
}

function newest(catalog: Catalog, locale: Locale) {
  return getNewsArchive(catalog, locale).entries.slice(0, recent);
}

function buildArchive(catalog: Catalog, locale: Locale) {
  const older = getNewsArchive(catalog, locale).entries.slice(recent).reverse();
  return { older, files: Math.ceil(older.length / perFile) };
}

type Entry = ReturnType<typeof getNewsArchive>["entries"][number];

/** A table of last days of handover is looked for by names that its text need not have: "cut-off for Christmas". */
function newsDocument({ news }: Catalog, locale: Locale, entry: Entry): SearchDocument {
  const { id, path, title, summary, date, topicName } = entry;
  const hasLastDays = getOriginal(news.get(id))?.head.calendar?.cut_offs !== undefined;
  const more = hasLastDays ? `${topicName}, ${translate("search_also_last_days", locale)}` : topicName;
  return { path, kind: "news", title, text: summary, more, date };
}

/** Destinations, in the same order in every language: each opens the calculator with all lines' prices to it. */
function places({ reference }: Catalog, locale: Locale): SearchDocument[] {
  return reference.countries.map(({ code, name, aliases }) => ({
    path: `${toLocalPath("/resource/shipping-calculator", locale)}?to=${code}`,
    kind: "place",
    title: resolveLocale(name, locale).value,
    text: "",
    more: [getOriginal(name), ...aliases].join(", "),
    typed: [code, name[chinese] ?? "", ...listTypedKeys(name[chinese] ?? "")].join(" "),
  }));
}

/** Where goods are handed over, which people look for by many names. */
function hubsDocument(catalog: Catalog, locale: Locale): SearchDocument[] {
  const { site } = catalog;
  // a page about them says more
  if (site.hubs.length === 0 || hasPage(catalog, "/resource/hubs")) return [];
  return [
    {
      path: `${getContactPath(catalog, locale)}#hubs`,
      kind: "page",
      title: translate("contact_hubs", locale),
      text: site.hubs
        .map(({ address }) => resolveLocale(address, locale).value)
        .join(translate("between_clauses", locale)),
      more: translate("contact_hubs_also", locale),
    },
  ];
}

/** Services and guides, then the other pages. Each is found by its title and other names in every language. */
function pages(catalog: Catalog, locale: Locale): SearchDocument[] {
  const kinds = ["service", "guide", "page"];
  const served = new Map(
    listLines(catalog).map(({ slug, versions }) => [
      getServicePath(slug, getOriginal(versions).head),
      listDestinations(catalog, slug).map(({ code }) => code),
    ]),
  );
  return listSitePages(catalog)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map(({ path, kind, versions }) => {
      const { value: own } = resolveLocale(versions, locale);
      const others = locales.flatMap((one) => versions[one] ?? []).filter((version) => version !== own);
      const more = [own, ...others].flatMap((version) => [version === own ? "" : version.title, version.more ?? ""]);
      const serves = served.get(path) ?? [];
      return {
        path: toLocalPath(path, locale),
        kind,
        ...own,
        more: more.filter(Boolean).join(", "),
        ...(serves.length > 0 && { serves }),
      };
    });
}

/** How much of a text is shown below its title. */
const shownLength = 160;

/**
 * What stands within pages: sections of texts and questions with their answers, each with the address of its place. News
 * items are found by their summaries alone.
 */
function listSearchTexts(catalog: Catalog, locale: Locale): SearchDocument[] {
  const titles = new Map(
    listSitePages(catalog).map(({ path, versions }) => [path, resolveLocale(versions, locale).value.title]),
  );
  // its title is what the site says of itself
  titles.set("/", translate("search_home", locale));
  return listPageTexts(catalog, locale).map(({ path, title, text, tables = "" }) => {
    const page = titles.get(path.split("#")[0] ?? "") ?? "";
    const shown = text.length > shownLength ? text.slice(0, shownLength).replace(/\s+\S*$/, "") : text;
    const told = `${shown}${shown === text ? "" : " …"}`;
    return {
      path: toLocalPath(path, locale),
      kind: "answer",
      title,
      // a question says what it is about; a heading alone, such as "What is added", does not
      ...(/[?？]$/.test(title) || page.includes(title) ? { text: `${page} · ${told}` } : { lead: page, text: told }),
      more: listOtherWords(`${page} ${title} ${shown}`, `${text.slice(shown.length)} ${tables}`),
    };
  });
}

type TrackingTexts = z.output<typeof trackingSchema>;
type PageText = { path: string; title: string; text: string; tables?: string };

function listPageTexts(catalog: Catalog, locale: Locale): PageText[] {
  const { services, guides, pages, home, onboarding, tracking, contact } = catalog;
  return [
    ...[...services].flatMap(([slug, versions]) => {
      const { head, prose } = resolveLocale(versions, locale).value;
      const path = getServicePath(slug, getOriginal(versions).head);
      return [...listSections(path, prose), ...listQuestions(path, head.faq)];
    }),
    ...[...guides].flatMap(([slug, versions]) =>
      listSections(buildAddress("guides", slug), resolveLocale(versions, locale).value.prose),
    ),
    ...listSitePages(catalog).flatMap(({ path }) => {
      const versions = pages.get(path.slice(path.lastIndexOf("/") + 1));
      return versions ? listSections(path, resolveLocale(versions, locale).value.prose) : [];
    }),
    ...listQuestions("/", resolveLocale(home, locale).value.value.faq),
    ...listQuestions("/yun-ecosystem/marketplace-onboarding", resolveLocale(onboarding, locale).value.value.faq),
    ...(tracking ? listTrackingTexts(resolveLocale(tracking, locale).value.value) : []),
    ...(contact ? resolveLocale(contact, locale).value.value.requests : []).map(({ id, title, text }) => ({
      path: `/contact#${id}`,
      title,
      text,
    })),
  ];
}

function listSections(path: string, { headings }: Prose): PageText[] {
  return headings
    .filter(({ body, tables }) => body + tables !== "")
    .map(({ id, text, body, tables }) => ({ path: `${path}#${id}`, title: text, text: body, tables }));
}

/** The fragment is that of `app/ui/faq.tsx`. */
function listQuestions(path: string, questions: readonly { q: string; a: string }[]): PageText[] {
  return questions.map(({ q, a }, at) => ({
    path: `${path}#question-${at + 1}`,
    title: q,
    // an answer is Markdown of a few sentences: its links and marks are no words
    text: a.replace(/\]\([^)]*\)|[[*_`]/g, ""),
  }));
}

function listTrackingTexts({ stages, faq }: TrackingTexts): PageText[] {
  return [
    ...listQuestions("/tracking", faq),
    ...stages.flatMap(({ events }, stage) =>
      events.map(({ seen, means }, at) => ({
        path: `/tracking#event-${stage + 1}-${at + 1}`,
        title: seen,
        text: means,
      })),
    ),
  ];
}

/** The words of a text that do not stand in what is shown of it, each once. */
function listOtherWords(shown: string, text: string): string {
  const known = new Set(splitPlainWords(shown));
  return [...new Set(splitPlainWords(text))].filter((word) => !known.has(word)).join(" ");
}

function splitPlainWords(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}][\p{L}\p{N}.,]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
}
