import { expect, test } from "vitest";
import { catalog } from "#catalog/catalog.ts";
import { findingsIn, glossaryOfSite } from "#catalog/chinese/check-chinese.ts";
import { forbiddenWords } from "#catalog/chinese/glossary.ts";
import { allowedLatin, latinWordsIn } from "#catalog/chinese/latin-words.ts";
import { original } from "#catalog/localized.ts";
import { newsFeed } from "#catalog/newsroom/feeds.ts";
import { rateCardCsv } from "#catalog/views/rate-card-csv.ts";
import { socialCards } from "#catalog/views/social-cards.ts";
import { type Locale, socialCardName } from "#site/locales.ts";
import { offlineDocuments } from "./offline-document.ts";
import { make as webManifest } from "./web-manifest.ts";

const content = catalog();
const withoutMarks = (html: string) =>
  html.replace(/<(code|kbd|style)>.*?<\/\1>|<a href="http[^"]*"[^>]*>.*?<\/a>/gs, "").split(/<[^>]*>/);

/** The texts in the feeds of the newsroom and of each topic: titles, descriptions and items. */
function feedTexts(locale: Locale): string[] {
  const topics = [undefined, ...Object.keys(original(content.newsroom).value.topics)];
  return topics.flatMap((topic) => {
    const feed = newsFeed(content, locale, topic);
    const { title = "", description = "", copyright = "" } = feed?.options ?? { title: "", copyright: "" };
    const items = (feed?.items ?? []).flatMap((item) => [
      item.title,
      ...[item.description, item.content].flatMap((text) => withoutMarks(text ?? "")),
      ...(item.category ?? []).map(({ name = "" }) => name),
    ]);
    return [title, description, copyright, ...items];
  });
}

/** The words in downloaded rate cards; zones, countries and postcodes appear there as codes. */
function cardTexts(locale: Locale): string[] {
  const files = [...new Set(content.cards.map(({ service }) => service))].map((service) =>
    rateCardCsv(content, service, locale),
  );
  return files
    .flatMap((file = "") => file.split(/[\r\n,"、：；]+|^\uFEFF?# /m))
    .filter((cell) => !/^[A-Z\d -]*$/.test(cell));
}

const texts: Record<string, (locale: Locale) => string[]> = {
  feeds: feedTexts,
  "rate cards": cardTexts,
  "the offline document": (locale) => withoutMarks(offlineDocuments(content.site)[locale === "en" ? "" : locale] ?? ""),
  "the web manifest": (locale) => {
    const { description } = JSON.parse(webManifest({ catalog: content, locale, params: {}, path: "" }));
    return [description];
  },
  "social cards": (locale) =>
    socialCards(content)
      .filter(({ name }) => name.startsWith("zh-") === (locale === "zh") && socialCardName("", "zh") === "zh-")
      .flatMap(({ title, kicker }) => [title, kicker]),
};

test.each(Object.entries(texts))("%s in Chinese contain no English text, forbidden word or slip", (_, textsIn) => {
  const allowed = allowedLatin(glossaryOfSite());
  const forbidden = forbiddenWords(glossaryOfSite());
  const said = (locale: Locale) => new Set(textsIn(locale).map((text) => text.trim()));
  const [english, chinese] = [said("en"), said("zh")];
  expect([...chinese].filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(0);
  const found = [...chinese].flatMap((text) => [
    ...(english.has(text) && latinWordsIn(text, allowed).length > 0 ? [`as in English: ${text}`] : []),
    ...latinWordsIn(text, allowed).map((word) => `${word} in “${text.slice(0, 80)}”`),
    ...findingsIn({ file: "", line: 0, text }, forbidden).map(({ wrong }) => `${wrong} in “${text.slice(0, 80)}”`),
  ]);
  expect(found).toEqual([]);
});
