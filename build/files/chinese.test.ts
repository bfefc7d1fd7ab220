import { expect, test } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import {
  checkText,
  readGlossary,
  findLatinWords,
  readAllowedLatin,
  readForbiddenWords,
} from "#catalog/chinese/check-chinese.ts";
import { getOriginal, getSocialCardName, type Locale } from "#site/locales.ts";
import { buildNewsFeed } from "#catalog/newsroom/feeds.ts";
import { writeRateCardCsv } from "#catalog/views/rate-card-csv.ts";
import { listSocialCards } from "#catalog/views/page-lists.ts";
import { renderOfflineDocuments } from "./service-worker.ts";
import { makeWebManifest } from "../files.ts";

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const content = catalog;
const withoutMarks = (html: string) =>
  html.replace(/<(code|kbd|style)>.*?<\/\1>|<a href="http[^"]*"[^>]*>.*?<\/a>/gs, "").split(/<[^>]*>/);

/** The texts in the feeds of the newsroom and of each topic: titles, descriptions and items. */
function feedTexts(locale: Locale): string[] {
  const topics = [undefined, ...Object.keys(getOriginal(content.newsroom).value.topics)];
  return topics.flatMap((topic) => {
    const feed = buildNewsFeed(content, locale, topic);
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
    writeRateCardCsv(content, service, locale),
  );
  return files
    .flatMap((file = "") => file.split(/[\r\n,"、：；]+|^\uFEFF?# /m))
    .filter((cell) => !/^[A-Z\d -]*$/.test(cell));
}

const texts: Record<string, (locale: Locale) => string[]> = {
  feeds: feedTexts,
  "rate cards": cardTexts,
  "the offline document": (locale) =>
    withoutMarks(renderOfflineDocuments(content.site)[locale === "en" ? "" : locale] ?? ""),
  "the web manifest": (locale) => {
    const { description } = JSON.parse(makeWebManifest({ catalog: content, locale, params: {}, path: "" }));
    return [description];
  },
  "social cards": (locale) =>
    listSocialCards(content)
      .filter(({ name }) => name.startsWith("zh-") === (locale === "zh") && getSocialCardName("", "zh") === "zh-")
      .flatMap(({ title, kicker }) => [title, kicker]),
};

test.each(Object.entries(texts))("%s in Chinese contain no English text, forbidden word or slip", (_, textsIn) => {
  const allowed = readAllowedLatin(readGlossary());
  const forbidden = readForbiddenWords(readGlossary());
  const said = (locale: Locale) => new Set(textsIn(locale).map((text) => text.trim()));
  const [english, chinese] = [said("en"), said("zh")];
  expect([...chinese].filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(0);
  const found = [...chinese].flatMap((text) => [
    ...(english.has(text) && findLatinWords(text, allowed).length > 0 ? [`as in English: ${text}`] : []),
    ...findLatinWords(text, allowed).map((word) => `${word} in “${text.slice(0, 80)}”`),
    ...checkText({ file: "", line: 0, text }, forbidden).map(({ wrong }) => `${wrong} in “${text.slice(0, 80)}”`),
  ]);
  expect(found).toEqual([]);
});
