import { expect, isMarked, markDocument, open, test } from "./site.ts";

const hubs = [
  ["/our-solutions", "/our-solutions/b2c-dedicated-line"],
  ["/our-solutions/b2b", "/our-solutions/b2b-bulk-goods"],
  ["/newsroom/detail", "/newsroom"],
  ["/our-solutions/b2c", "/our-solutions/b2c-dedicated-line"],
  ["/yun-ecosystem", "/yun-ecosystem/partners"],
] as const;

test("a hub, capitals and extra slashes redirect permanently to the one address", async ({ request, baseURL }) => {
  for (const [from, to] of [
    ...hubs,
    ["/ESG/?a=1", "/esg?a=1"],
    ["//newsroom//liege-gateway", "/newsroom/liege-gateway"],
    ["/zh/our-solutions", "/zh/our-solutions/b2c-dedicated-line"],
  ] as const) {
    const response = await request.get(`${baseURL}${from}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([308, to]);
  }
});

test("a client navigation to a hub ends at its page without a document load", async ({ page }) => {
  // until the manifest is requested, the client does not know the redirect and would look for the hub's data
  const manifest = page.waitForRequest(/\/builds\/meta\//);
  await open(page, "/about-us");
  await manifest;
  await markDocument(page);
  for (const [from, to] of hubs) {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement("a"), { href: path, textContent: "hub" });
      document.querySelector("main")?.append(link);
      link.click();
    }, from);
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1")).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  }
});

test.describe("an address without a page", () => {
  test.use({ expectedErrors: /404/ });

  test("is a real 404 that helps", async ({ tab: page }) => {
    const response = await page.goto("/our-solutions/b2c/standart-express?x=1");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL("/our-solutions/b2c/standart-express?x=1");
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page.getByText("Page Not Found: /our-solutions/b2c/standart-express")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle(/^Page Not Found/);
    await page.locator("main").getByRole("link", { name: "Standard Express" }).first().click();
    await expect(page).toHaveURL("/our-solutions/b2c/standard-express");
    await expect(page.locator("h1")).toHaveText("Standard Express");
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test("shows its path as text, never as markup", async ({ tab: page }) => {
    await page.goto("/%3Cimg%20src=x%20onerror=alert(1)%3E");
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page.locator("main img")).toHaveCount(0);
  });

  test("can be searched from", async ({ tab: page }) => {
    await page.goto("/nowhere");
    await expect(page.getByText("Page Not Found: /nowhere")).toBeVisible();
    await page.getByLabel("Search the site").fill("lithium");
    await page.getByRole("link", { name: /Lithium batteries/ }).click();
    await expect(page).toHaveURL("/resource/guides/lithium-batteries");
  });

  test("a newsroom item that is none is a 404", async ({ request }) => {
    for (const id of ["no-such-item", "Not_A_Slug!", "a".repeat(81)])
      for (const path of [`/newsroom/${id}`, `/newsroom/detail/${id}`])
        expect((await request.get(path)).status(), path).toBe(404);
  });

  test("reached by a link replaces the document, and going back restores it", async ({ tab: page }) => {
    await open(page, "/about-us");
    await markDocument(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/no/such-item", textContent: "x" });
      document.querySelector(".prose")?.append(link);
      link.click();
    });
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page).toHaveURL("/no/such-item");
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("About us");
    expect(await isMarked(page)).toBe(true);
  });
});
