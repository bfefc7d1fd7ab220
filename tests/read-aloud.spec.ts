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
  ];
}

test("each document has ids once, tables with names, and names only where they are read", async ({ page }) => {
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

test("structured data read right without their page: whole addresses, and fields that search engines require", () => {
  const required: Readonly<Record<string, readonly string[]>> = {
    Organization: ["name", "url", "logo"],
    WebSite: ["name", "url"],
    Service: ["name", "provider"],
    NewsArticle: ["headline", "datePublished", "author"],
    BreadcrumbList: ["itemListElement"],
    FAQPage: ["mainEntity"],
  };
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const path of published)
    for (const [, json = ""] of readDocument(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      const thing: Record<string, unknown> = JSON.parse(json);
      const kind = String(thing["@type"]);
      kinds.add(kind);
      if (thing["@context"] !== "https://schema.org") wrong.push(`${path}: ${kind} has no context`);
      for (const field of required[kind] ?? []) if (!thing[field]) wrong.push(`${path}: ${kind} has no ${field}`);
      if (/href=\\?"(?!https?:|mailto:)|"(?:url|item|image|logo)":"(?!https?:)/.test(json))
        wrong.push(`${path}: ${kind} has an address that is not whole`);
    }
  expect(wrong).toEqual([]);
  expect(Object.keys(required).filter((kind) => !kinds.has(kind))).toEqual([]);
});
