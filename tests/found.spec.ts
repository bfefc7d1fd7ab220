import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./site.ts";

test("the sitemap lists each canonical page once", async ({ request, baseURL }) => {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  };
  const maps = await locations("/sitemap.xml");
  const urls = (await Promise.all(maps.map((map) => locations(new URL(map).pathname)))).flat();
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) {
    const path = new URL(url).pathname;
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], path).toBe(url);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(
    "Sitemap: https://www.yunroute.example/sitemap.xml",
  );
});

test("every document names itself in each language, and the documents it names refer back to it", () => {
  const documents = globSync("dist/site/current/public/**/*.html")
    .filter((file) => !file.endsWith("/404.html"))
    .map((file) => {
      const html = readFileSync(file, "utf8");
      const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
      return {
        file,
        language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? "",
        canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "",
        named: Object.fromEntries(links.map(([, language = "", address = ""]) => [language, address])),
      };
    });
  expect(documents.length).toBeGreaterThan(120);
  const byAddress = new Map(documents.map((document) => [document.canonical, document]));
  const languages = [...new Set(documents.map(({ language }) => language))].sort();
  for (const { file, language, canonical, named } of documents) {
    expect(Object.keys(named).sort(), file).toEqual([...languages, "x-default"].sort());
    expect(named[language], file).toBe(canonical);
    for (const one of languages) expect(byAddress.get(named[one] ?? "")?.named, `${file} in ${one}`).toEqual(named);
  }
});

for (const [path, types] of [
  ["/", ["Organization", "WebSite", "FAQPage"]],
  ["/our-solutions/b2c/standard-express", ["BreadcrumbList", "Service", "FAQPage"]],
  ["/newsroom/detail/liege-gateway", ["BreadcrumbList", "NewsArticle"]],
] as const)
  test(`${path} carries ${types.join(", ")}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json)["@type"],
    );
    expect(found).toEqual(types);
  });

test("the web manifest and its icons, and the card of each page, exist", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.icons.map(({ purpose = "any" }) => purpose)).toContain("maskable");
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe(type);
  for (const path of [
    "/",
    "/esg",
    "/newsroom/liege-gateway",
    "/resource/guides/chargeable-weight",
    "/our-solutions/b2b-bulk-goods",
  ]) {
    const html = await (await request.get(path)).text();
    const card = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
    const response = await request.get(card);
    expect(response.headers()["content-type"], card).toBe("image/png");
    expect((await response.body()).length).toBeLessThan(150_000);
  }
});

test("responses carry the headers of the policy, and no inline script runs that is not in it", async ({ request }) => {
  const page = await request.get("/");
  const headers = page.headers();
  expect(headers["content-security-policy"]).not.toMatch(/unsafe/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["set-cookie"]).toBeUndefined();
  expect((await request.post("/")).status()).toBe(405);
});
