import type { z } from "zod";
import { getOriginal, type Locale, resolveLocale, toLocalPath } from "#site/locales.ts";
import { buildAddress } from "#site/pages.ts";
import type { Catalog, Prose } from "./model.ts";
import type { SearchDocument } from "./page-parts.ts";
import type { trackingSchema } from "./schema/pages.ts";
import { getServicePath, listSitePages } from "./site-pages.ts";

/** How much of a text is shown below its title. */
const shownLength = 160;

/**
 * What stands within pages: sections of texts and questions with their answers, each with the address of its place. News
 * items are found by their summaries alone.
 */
export function listSearchTexts(catalog: Catalog, locale: Locale): SearchDocument[] {
  const titles = new Map(
    listSitePages(catalog).map(({ path, versions }) => [path, resolveLocale(versions, locale).value.title]),
  );
  return listPageTexts(catalog, locale).map(({ path, title, text }) => {
    const page = titles.get(path.split("#")[0] ?? "") ?? "";
    const shown = text.length > shownLength ? text.slice(0, shownLength).replace(/\s+\S*$/, "") : text;
    return {
      path: toLocalPath(path, locale),
      kind: "answer",
      title,
      // a heading alone, such as "What is added", does not say what it is about
      text: `${page} · ${shown}${shown === text ? "" : " …"}`,
      more: listOtherWords(`${page} ${title} ${shown}`, text.slice(shown.length)),
    };
  });
}

type TrackingTexts = z.output<typeof trackingSchema>;
type PageText = { path: string; title: string; text: string };

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
    .filter(({ body }) => body !== "")
    .map(({ id, text, body }) => ({ path: `${path}#${id}`, title: text, text: body }));
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
