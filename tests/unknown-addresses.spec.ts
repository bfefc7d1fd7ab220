import type { Page } from "@playwright/test";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

/** Follows a link to an address that no page of the site contains. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "x" });
    // not among what may still be coming alive
    document.body.append(link);
    link.click();
  }, href);
}

test.describe("the document for an address without a page", () => {
  test.use({ expectedErrors: /404/ });

  test("has room on a phone, however long the address is", async ({ tab: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${"a-very-long-address-without-a-page".repeat(6)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("says so before any script runs, and comes to life", async ({ tab: page, request }) => {
    for (const [path, title, home] of [
      ["/nowhere", "Page Not Found – Yunroute", "/zh"],
      ["/newsroom/no-such-item", "Page Not Found – Yunroute", "/zh"],
      ["/zh/mei-you", "页面不存在（Page Not Found） – Yunroute", "/"],
    ] as const) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(title);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      await open(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("main p", { hasText: path })).toBeVisible();
      // no address is like it: what its language adds to every address counts for nothing
      if (path !== "/newsroom/no-such-item")
        await expect(page.getByRole("heading", { name: /^(Main pages|主要页面)$/ })).toBeVisible();
      await expect(page.locator("header a[hreflang]")).toHaveAttribute("href", home);
      await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/zh") ? "zh-Hans" : "en");
    }
  });
});

test.describe("a navigation that the running build cannot answer", () => {
  test.use({
    expectedErrors: /40[34]|50\d|Failed to load|PageLoadError|FetchError|Error: head|TypeError|Incomplete|No payload/,
  });

  test("an address without a page keeps its spelling, by a link as by itself", async ({ tab: page }) => {
    for (const path of ["/Dead/Link_1", "/newsroom/Dead_Item"]) {
      await open(page, "/about-us");
      await follow(page, path);
      await expect(page.locator("h1")).toHaveText("Page not found");
      await expect(page).toHaveURL(path);
    }
    await open(page, "/about-us");
    await follow(page, "/Resource//Guides/Chargeable-Weight/");
    await expect(page).toHaveURL("/resource/guides/chargeable-weight");
  });

  test.describe("to a search engine", () => {
    test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
    test("a dead link is no copy of the page that has it", async ({ page }) => {
      await open(page, "/about-us");
      await follow(page, "/dead-link");
      await expect(page.locator("h1")).toHaveText("Page not found");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });
  });

  test("a missing payload leads to a document, with query and fragment; so do empty data, another page's, and data without a head", async ({
    page,
  }) => {
    await open(page, "/resource");
    // each on its way to another page: within ten seconds none is loaded as a document twice
    for (const [to, heading, answer] of [
      ["/esg?from=test#people", "ESG", { status: 404 }],
      ["/imprint", "Legal notice", { json: { data: {} } }],
      ["/privacy-policy", "Privacy policy", { json: { page: "about-us", data: { title: "x" }, icons: {} } }],
      ["/about-us", "About us", undefined],
    ] as const) {
      const [path = ""] = to.split("?");
      await page.route(`**/payloads/*${path}.json`, async (route) => {
        if (answer) return route.fulfill(answer);
        const { head: _, ...payload } = await (await route.fetch()).json();
        await route.fulfill({ json: payload });
      });
      await markDocument(page);
      await follow(page, to);
      await expect(page.locator("h1"), to).toHaveText(heading);
      await expect(page).toHaveURL(to);
      await expect(page).toHaveTitle(`${heading} – Yunroute`);
      expect(await isMarked(page), to).toBe(false);
      await alive(page);
    }
  });

  test("a chart that fails affects only its section", async ({ page }) => {
    await page.route("**/payloads/*/esg.json", async (route) => {
      const payload = await (await route.fetch()).json();
      const [figure] = payload.data.figures;
      for (const [name, value] of Object.entries(figure)) if (Array.isArray(value)) figure[name] = null;
      await route.fulfill({ json: payload });
    });
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page, "/esg");
    await expect(page.locator("h1")).toHaveText("ESG");
    await expect(page.getByRole("alert")).toHaveText(/This part could not be shown/);
    await expect(page.getByRole("heading", { name: "Governance" })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("an address that only a newer build has is loaded as a document", async ({ page }) => {
    await open(page, "/about-us");
    await markDocument(page);
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "newer", code: "newer" } }));
    await follow(page, "/a/new/page");
    await expect(page.locator("h1")).toHaveText("Page not found");
    expect(await isMarked(page)).toBe(false);
  });

  test("without the manifest, the server decides what an address is", async ({ page }) => {
    await page.route("**/builds/meta/*.json", (route) => route.fulfill({ status: 503 }));
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page, "/resource/guides?from=test");
    await expect(page).toHaveURL("/resource?from=test");
    expect(await isMarked(page)).toBe(false);
  });
});

test("an invalid fragment is treated like any other", async ({ tab: page }) => {
  await open(page, "/about-us");
  await follow(page, "/esg#100%");
  await expect(page.locator("h1")).toHaveText("ESG");
  await expect(page).toHaveURL("/esg#100%");
});

test("every title ends with the brand", async ({ request }) => {
  for (const path of ["/", "/zh", "/esg"])
    expect(await (await request.get(path)).text()).toMatch(/<title>[^<]+ – Yunroute<\/title>/);
});

test("every step of every palette is a token", async ({ tab: page }) => {
  await open(page, "/esg");
  const missing = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const roles = ["primary", "secondary", "success", "info", "warning", "error", "neutral"];
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
    return roles
      .flatMap((role) => steps.map((step) => `--color-${role}-${step}`))
      .filter((name) => style.getPropertyValue(name) === "");
  });
  expect(missing).toEqual([]);
});

test("one policy applies to every page", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of ["/", "/zh", "/esg", "/about-us", "/resource/shipping-calculator", "/nowhere"])
    policies.add((await request.get(path)).headers()["content-security-policy"]);
  expect(policies.size).toBe(1);
  expect([...policies][0]).not.toContain("unsafe");
});

test.describe("markup and workers", () => {
  test.use({ expectedErrors: /action has been blocked/ });
  test("are the site's own: what others write is refused", async ({ tab: page }) => {
    await open(page, "/esg");
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
          return "done";
        } catch (error) {
          return error instanceof Error ? error.name : "thrown";
        }
      };
      const rules = { createHTML: String, createScript: String, createScriptURL: String };
      return [
        attempt(() => document.createElement("p").setHTMLUnsafe("<b>text</b>")),
        attempt(() => void new Worker("/assets/any.js")),
        attempt(() => globalThis.trustedTypes?.createPolicy("another", rules)),
        attempt(() => globalThis.trustedTypes?.createPolicy("site", rules)),
      ];
    });
    expect(outcomes).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  });
});

test("dates are formatted by the build, whatever locale data the browser has", async ({ page }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.format = () => "another browser's date";
    Date.prototype.toLocaleDateString = () => "another browser's date";
  });
  await open(page, "/newsroom/liege-gateway");
  await page.getByRole("link", { name: "Read in full" }).click();
  await expect(page.locator("main time").first()).toHaveText(/^\d{1,2}\s[A-Z][a-z]+ 20\d\d$/);
});
