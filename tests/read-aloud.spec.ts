import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { published, routes } from "./routes.ts";

// What screen readers and other machines read in each document, as it is served.

test.use({ javaScriptEnabled: false });

const folder = join(process.env.SITE ?? "dist/site", "current/public");
const readDocument = (path: string) => readFileSync(join(folder, path === "/" ? "index.html" : `${path}.html`), "utf8");

/** Names that a screen reader would miss, or read of something else. Runs in the browser. */
function listUnread(): string[] {
  const shown = [...document.querySelectorAll("body *")];
  const ids = shown.flatMap(({ id }) => id || []);
  const named = "[aria-label], [aria-labelledby]";
  return [
    ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} stands twice`)),
    ...[...document.querySelectorAll("table")]
      // a table of a text stands in a group that scrolls and has its name
      .filter((table) => !table.caption && !table.matches(named) && !table.closest(`[role="group"]:is(${named})`))
      .map((table) => `a table has no name: ${table.textContent?.slice(0, 40)}`),
    // a name that these elements cannot have is not read
    ...[...document.querySelectorAll("dl[aria-label], p[aria-label]:not([role]), span[aria-label]:not([role])")].map(
      (element) => `${element.tagName} is called ${element.ariaLabel}`,
    ),
    ...shown
      .flatMap((element) => [element.getAttribute("aria-labelledby"), element.getAttribute("aria-describedby")])
      .flatMap((names) => names?.split(" ") ?? [])
      .filter((id) => !document.getElementById(id))
      .map((id) => `${id} is referred to and not there`),
    // neither Tab nor a search engine goes to it, though it is drawn as the others are
    ...[...document.querySelectorAll("a:not([href])")].map((link) => `a link leads nowhere: ${link.textContent}`),
  ];
}

test("each document has ids once, tables with names, links with addresses, and names only where they are read", async ({
  page,
}) => {
  const unread: string[] = [];
  for (const path of published) {
    const html = readDocument(path).replaceAll(/<script\b.*?<\/script>|<style\b.*?<\/style>|<link\b[^>]*>/gs, "");
    await page.setContent(html, { waitUntil: "commit" });
    unread.push(...(await page.evaluate(listUnread)).map((what) => `${path}: ${what}`));
  }
  expect(published.length).toBeGreaterThan(200);
  expect(unread).toEqual([]);
});

test("every kind of page is valid HTML", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const wrong: string[] = [];
  for (const path of [...routes, "/404"]) {
    const { results } = await validator.validateString(readDocument(path));
    for (const { line, column, message } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path} at ${line}:${column}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

/**
 * What schema.org calls the properties used here, by type: `!` where search engines require one, or recommend it and every
 * site can state it (Google's guides to Article, Breadcrumb, Dataset, FAQPage, ItemList and Organization).
 */
const properties: Readonly<Record<string, string>> = {
  AboutPage: "name! description!",
  Answer: "text!",
  BreadcrumbList: "itemListElement!",
  ContactPage: "name! description!",
  Country: "name!",
  DataDownload: "name! encodingFormat! contentUrl!",
  Dataset: "name! description! url! creator! distribution! isAccessibleForFree",
  FAQPage: "mainEntity!",
  ItemList: "name! itemListElement! numberOfItems",
  ListItem: "position! name! item url",
  NewsArticle: "headline! description! datePublished! image! author! publisher! mainEntityOfPage! dateModified",
  OfferCatalog: "itemListElement!",
  Organization: "name! url! email description logo",
  Place: "name! address! telephone",
  Question: "name! acceptedAnswer!",
  Service: "name! url description provider serviceType areaServed hasOfferCatalog",
  TechArticle: "headline! description! dateModified! image! author! mainEntityOfPage!",
  WebApplication: "name! description! applicationCategory! operatingSystem! browserRequirements",
  WebSite: "name! url! inLanguage! publisher!",
};

/** What a thing and those within it lack, say with words that schema.org does not have for them, or leave empty. */
function listLacking(thing: object): string[] {
  const fields = Object.entries(thing);
  const kind = "@type" in thing ? String(thing["@type"]) : "a thing without a type";
  const known = properties[kind]?.split(" ") ?? [];
  return [
    ...(known.length === 0 ? [`${kind} is not known`] : []),
    ...known
      .filter((name) => name.endsWith("!") && !(name.slice(0, -1) in thing))
      .map((name) => `${kind} lacks ${name}`),
    ...fields
      .filter(([name]) => !name.startsWith("@") && !known.some((one) => one.replace("!", "") === name))
      .map(([name]) => `${kind} has no property ${name}`),
    ...fields.filter(([, value]) => value === "" || value === null).map(([name]) => `${kind} leaves ${name} empty`),
    ...fields
      .filter(([name, value]) => /^date/.test(name) && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
      .map(([name]) => `${kind} has no day as its ${name}`),
    ...fields.flatMap(([, value]) =>
      (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
        typeof one === "object" && one !== null ? listLacking(one) : [],
      ),
    ),
  ];
}

test("structured data read right without their page: its own addresses, and what search engines ask for", () => {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const path of published) {
    const document = readDocument(path);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(document) ?? [];
    const { origin } = new URL(canonical);
    const things = document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    for (const [, json = ""] of things) {
      const thing: Record<string, unknown> = JSON.parse(json);
      const kind = String(thing["@type"]);
      kinds.add(kind);
      if (thing["@context"] !== "https://schema.org") wrong.push(`${path}: ${kind} has no context`);
      wrong.push(...listLacking(thing).map((what) => `${path}: ${what}`));
      if (/href=\\?"(?!https?:|mailto:)|"(?:url|item|image|logo|contentUrl)":"(?!https?:)/.test(json))
        wrong.push(`${path}: ${kind} has an address that is not whole`);
      // a page's data are those of its address in its language, and lead to others that are there
      const items = [...json.matchAll(/"item":"([^"]+)"/g)].map(([, item = ""]) => item);
      const own = thing.mainEntityOfPage ?? (kind === "Dataset" ? thing.url : items.at(-1)) ?? canonical;
      if (own !== canonical) wrong.push(`${path}: ${kind} is that of ${String(own)}`);
      for (const item of items)
        if (!published.includes(item.slice(origin.length))) wrong.push(`${path}: ${item} is not there`);
      if (path.startsWith("/zh") && items.some((item) => !item.startsWith(`${origin}/zh`)))
        wrong.push(`${path}: its way leads through another language`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  const parts = ["Answer", "Country", "DataDownload", "ListItem", "OfferCatalog", "Question"];
  expect(Object.keys(properties).filter((kind) => !kinds.has(kind) && !parts.includes(kind))).toEqual([]);
});
