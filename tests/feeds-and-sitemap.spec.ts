import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { RelaxNGValidator, XmlDocument, XsdValidator } from "libxml2-wasm";
import { expect, test } from "./site.ts";

// What machines read is validated against the formats' own definitions (tests/schemas/).

const schema = (name: string) => readFileSync(`tests/schemas/${name}`, "utf8");
const topics = ["", "/topic/customs", "/topic/service-notices", "/topic/peak-season", "/topic/network"];

/** Validates an XML text; throws with the validator's message. */
function validate(text: string, validator: { validate: (document: XmlDocument) => void }): XmlDocument {
  const document = XmlDocument.fromString(text);
  validator.validate(document);
  return document;
}

for (const prefix of ["", "/zh"])
  for (const topic of topics) {
    const base = `${prefix}/newsroom${topic}`;
    test(`${base} has a valid Atom feed and a valid JSON feed that agree`, async ({ request }) => {
      const atom = await request.get(`${base}/feed.xml`);
      expect(atom.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
      const validator = RelaxNGValidator.fromDoc(XmlDocument.fromString(schema("atom.rng")));
      const document = validate(await atom.text(), validator);
      const names = { atom: "http://www.w3.org/2005/Atom" };
      const ids = document.find("//atom:entry/atom:id", names).map((node) => node.content);
      const json = await request.get(`${base}/feed.json`);
      expect(json.headers()["content-type"]).toBe("application/feed+json");
      const feed = await json.json();
      const ajv = new Ajv({ allErrors: true });
      addFormats.default(ajv);
      const valid = ajv.compile(JSON.parse(schema("json-feed.json")));
      valid(feed);
      expect(valid.errors).toBeNull();
      expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      // a feed is read elsewhere, so links to this site must include its host
      for (const { content_html } of feed.items) expect(content_html).not.toMatch(/(href|src)="\//);
    });
  }

test("a page of the newsroom names its feeds", async ({ page, request, baseURL }) => {
  await page.goto("/newsroom/topic/customs");
  const links = await page.locator('link[rel="alternate"][type$="+xml"], link[rel="alternate"][type$="+json"]').all();
  expect(links).toHaveLength(2);
  for (const link of links) {
    const { pathname } = new URL((await link.getAttribute("href")) ?? "", baseURL);
    expect(pathname).toContain("/newsroom/topic/customs/feed.");
    expect((await request.get(pathname)).status()).toBe(200);
  }
});

test("the sitemap is an index of valid sitemaps that list every page once, and each exists", async ({ request }) => {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema("sitemap.xsd")));
  const names = { map: "http://www.sitemaps.org/schemas/sitemap/0.9" };
  const index = validate(await (await request.get("/sitemap.xml")).text(), validator);
  const maps = index.find("//map:sitemap/map:loc", names).map((node) => new URL(node.content).pathname);
  expect(maps.length).toBeGreaterThan(1);
  const pages: string[] = [];
  for (const map of maps) {
    const document = validate(await (await request.get(map)).text(), validator);
    pages.push(...document.find("//map:url/map:loc", names).map((node) => new URL(node.content).pathname));
  }
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain("/newsroom/detail/liege-gateway");
  expect(pages).toContain("/zh");
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
