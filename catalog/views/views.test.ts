import { describe, expect, test } from "vitest";
import { getCatalog } from "../catalog.ts";
import { getToday } from "../read/values.ts";
import { getOriginal } from "#site/locales.ts";
import { getNewsArchive, listPath, listPaths } from "../newsroom/archive.ts";
import { buildNewsFeed } from "../newsroom/feeds.ts";
import { buildNewsList } from "../newsroom/list.ts";
import {
  buildAboutPage,
  listGuides,
  buildGuidePage,
  buildHomePage,
  buildTextPage,
  buildResourcePage,
} from "./pages.ts";
import { listCountryOptions } from "./names.ts";
import { writeRateCardCsv } from "./rate-card-csv.ts";
import { listSitePages } from "../site-pages.ts";
import { listSitemapEntries, listSitemapNames, listSocialCards } from "./page-lists.ts";

const content = getCatalog();
const { entries, byYear, byTopic } = getNewsArchive(content, "en");

test("home has the four newest items, and answers its questions", () => {
  const home = buildHomePage(content, "en");
  expect(home.news.map(({ id }) => id)).toEqual(entries.slice(0, 4).map(({ id }) => id));
  expect(home.faq.length).toBeGreaterThan(0);
  for (const { q, html } of home.faq) expect([q.length > 0, html.startsWith("<p>")]).toEqual([true, true]);
  const freight = home.freightLines.map(({ slug }) => getOriginal(content.services.get(slug))?.head.kind);
  expect(new Set(freight)).toEqual(new Set(["b2b"]));
});

test("a guide says how long it takes to read, what it contains, and which others there are", () => {
  for (const [slug, versions] of content.guides) {
    const view = buildGuidePage(content, "en", slug);
    const { words, headings } = getOriginal(versions).prose;
    expect(view?.minutes, slug).toBe(Math.max(1, Math.round(words / 220)));
    expect(view?.contents).toEqual(
      headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ title: text, path: `#${id}` })),
    );
    expect(view?.others.map((other) => other.path)).toEqual(
      listGuides(content, "en").flatMap((other) => (other.slug === slug ? [] : other.path)),
    );
    // front matter that only the build reads is not sent to the browser
    for (const field of ["order", "formerly", "drawing", "checked"]) expect(view).not.toHaveProperty(field);
  }
  expect(buildGuidePage(content, "en", "none")).toBeUndefined();
  const orders = listGuides(content, "en").map(({ slug }) => getOriginal(content.guides.get(slug))?.head.order ?? 0);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("countries are sorted by the language, with what is typed for them", () => {
  for (const locale of ["en", "zh"] as const) {
    const options = listCountryOptions(content, locale);
    expect(options).toHaveLength(content.reference.countries.length);
    expect(options.map(({ name }) => name)).toEqual(
      options.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, locale)),
    );
    for (const { name, inSentence } of options) expect(inSentence).not.toBe(name);
  }
  const [english, chinese] = (["en", "zh"] as const).map((locale) =>
    listCountryOptions(content, locale).find(({ code }) => code === "DE"),
  );
  expect(english).toMatchObject({ name: "Germany", typed: expect.arrayContaining(["德国"]) });
  expect(chinese).toMatchObject({ name: "德国", aliases: expect.arrayContaining(["Germany"]) });
  expect(chinese?.typed).not.toContain("德国");
});

test("downloads are in the order of the menu, parcels first, and say how many of their prices are valid today", () => {
  const { downloads } = buildResourcePage(content, "en");
  const heads = downloads.map(({ service }) => getOriginal(content.services.get(service))?.head);
  expect(heads.map((head) => head?.kind)).toEqual(
    heads
      .map((head) => head?.kind)
      .toSorted()
      .reverse(),
  );
  for (const kind of ["b2c", "b2b"]) {
    const orders = heads.filter((head) => head?.kind === kind).map((head) => head?.order ?? 0);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  }
  const day = getToday();
  const valid = content.cards.filter((card) => card.validFrom <= day && day <= (card.validTo ?? day));
  const count = (cards: typeof valid) => cards.flatMap(({ tariff }) => Object.values(tariff.bands).flat()).length;
  for (const { service, rows, validFrom } of downloads) {
    const csv = (writeRateCardCsv(content, service, "en") ?? "").replace("\uFEFF", "");
    const own = content.cards.filter((card) => card.service === service);
    const prices = csv
      .split("\r\n\r\n")
      .flatMap((part) => (part.startsWith("#") ? [] : part.trim().split("\r\n").slice(1)));
    // an air cargo zone also has a row for its minimum
    const minima = own.flatMap(({ tariff }) => (tariff.method === "breaks" ? Object.keys(tariff.bands) : []));
    expect(prices, service).toHaveLength(count(own) + minima.length);
    expect(rows, service).toBe(count(valid.filter((card) => own.includes(card))));
    expect(valid.some((card) => own.includes(card) && card.validFrom === validFrom)).toBe(true);
    expect(csv.match(/^# Valid from /gm)).toHaveLength(own.length);
  }
  expect(writeRateCardCsv(content, "none", "en")).toBeUndefined();
  // next year's cards can be downloaded, but no parcel is priced by them today
  expect(count(valid)).toBeLessThan(count([...content.cards]));
  expect(buildAboutPage(content, "en").prices).toBe(count(valid));
  expect(downloads.reduce((sum, { rows }) => sum + rows, 0)).toBe(count(valid));
  expect(buildAboutPage(content, "en").lines).toBe(downloads.length);
  expect(() => buildTextPage(content, "en", "none")).toThrow("No page content/pages/none.md");
});

describe("lists of the newsroom", () => {
  test("have twenty-four items a page, each item once, and no page beyond the last", () => {
    const pages = Math.ceil(entries.length / 24);
    const shown = Array.from({ length: pages }, (_, at) => buildNewsList(content, "en", { page: at + 1 }));
    expect(shown.flatMap((view) => view?.entries.map(({ id }) => id) ?? [])).toEqual(entries.map(({ id }) => id));
    for (const view of shown) expect(view?.count).toBe(entries.length);
    for (const page of [0, -1, 1.5, pages + 1]) expect(buildNewsList(content, "en", { page })).toBeUndefined();
    expect(buildNewsList(content, "en", { page: 1, topic: "none" })).toBeUndefined();
    expect(buildNewsList(content, "en", { page: 1, year: "1999" })).toBeUndefined();
    for (const [topic, items] of byTopic)
      expect(buildNewsList(content, "en", { page: 1, topic })?.count).toBe(items.length);
    for (const [year, items] of byYear)
      expect(buildNewsList(content, "en", { page: 1, year })?.count).toBe(items.length);
  });

  test("have addresses that are all listed", () => {
    expect(listPath({ page: 1 })).toBe("/newsroom");
    expect(listPath({ page: 2 })).toBe("/newsroom/page/2");
    expect(listPath({ page: 1, topic: "customs" })).toBe("/newsroom/topic/customs");
    expect(listPath({ page: 3, topic: "customs" })).toBe("/newsroom/topic/customs/3");
    expect(listPath({ page: 2, year: "2026" })).toBe("/newsroom/year/2026/2");
    const all = listPaths(content);
    expect(new Set(all).size).toBe(all.length);
    for (const topic of byTopic.keys()) expect(all).toContain(`/newsroom/topic/${topic}`);
    for (const year of byYear.keys()) expect(all).toContain(`/newsroom/year/${year}`);
    expect(all).toContain("/newsroom");
  });

  test.each([
    [1, [1, 2, 3, 30]],
    [4, [1, 2, 3, 4, 5, 6, 30]],
    [15, [1, 13, 14, 15, 16, 17, 30]],
    [30, [1, 28, 29, 30]],
  ])("of thirty pages, page %d links to its neighbours, the first and the last", (page, numbers) => {
    const [first] = content.news;
    if (!first) throw new Error("there is news");
    const news = new Map(Array.from({ length: 24 * 29 + 1 }, (_, at) => [`${first[0]}-${at}`, first[1]]));
    const view = buildNewsList({ ...content, news }, "en", { page });
    expect(view?.pager.map(({ number }) => number)).toEqual(numbers);
    expect(view?.pages).toBe(30);
  });
});

test("sitemaps contain every news item once in each of its languages, with the day of its last change", () => {
  const names = listSitemapNames(content);
  expect(names).toEqual(["pages", ...[...byYear.keys()].map((year) => `news-${year}`)]);
  const urls = names.slice(1).flatMap((name) => listSitemapEntries(content, name) ?? []);
  expect(new Set(urls.map(({ url }) => url)).size).toBe(urls.length);
  const english = urls.filter(({ url }) => !url.includes("/zh/"));
  expect(english).toHaveLength(content.news.size);
  for (const { id, detailPath } of entries) {
    const { date, corrections } = getOriginal(content.news.get(id))?.head ?? { date: "", corrections: [] };
    const own = english.find(({ url }) => url === content.site.address + detailPath);
    expect(own?.modified, id).toBe(corrections.at(-1)?.date ?? date);
    expect(own?.alternates.length).not.toBe(1);
  }
  expect(["news-1999", "news-2026-2", "other", ""].map((name) => listSitemapEntries(content, name))).toEqual(
    Array(4).fill(undefined),
  );
  const pages = listSitemapEntries(content, "pages") ?? [];
  expect(pages.some(({ url }) => url === content.site.address || url === `${content.site.address}/`)).toBe(true);
});

test("feeds have the newest thirty items with absolute addresses; an unknown topic has none", () => {
  const feed = buildNewsFeed(content, "en");
  expect(feed?.items.map(({ link }) => link)).toEqual(
    entries.slice(0, 30).map(({ detailPath }) => content.site.address + detailPath),
  );
  for (const { content: html = "" } of feed?.items ?? [])
    expect(html).not.toMatch(/(href|src)="\/|srcset="\/|, \/|class="anchor"/);
  expect(buildNewsFeed(content, "en", "none")).toBeUndefined();
  for (const [topic, items] of byTopic)
    expect(buildNewsFeed(content, "en", topic)?.items).toHaveLength(Math.min(30, items.length));
});

test("a social card says what the menu calls the part that its page belongs to", () => {
  const { site } = content;
  const kickers = new Map(listSocialCards(content).map(({ name, kicker }) => [name, kicker]));
  for (const { socialCard, path } of listSitePages(content)) {
    const group = site.navigation.find(({ items }) => items.some(({ to }) => to === path));
    expect([path, kickers.get(socialCard)]).toEqual([path, group ? getOriginal(group.label) : site.name]);
  }
});
