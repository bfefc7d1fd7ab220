import type { Page } from "@playwright/test";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

// Without a connection: pages visited before open and work, and say what they cannot do.

test.use({
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|route module|dynamically imported|fetching the script/,
});

test.beforeEach(({ page }) => page.clock.install());

/** Waits until the worker has cached an address: a few seconds later, by the page's clock. */
async function kept(page: Page, address: string): Promise<void> {
  const isKept = async () => {
    await page.clock.fastForward(5_000);
    return page.evaluate(async (document) => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const wanted = [document, ...loaded.filter((name) => /^\/assets\/.*\.js$/.test(name))];
      return (await Promise.all(wanted.map((name) => caches.match(name)))).every((found) => found);
    }, address);
  };
  await expect.poll(isKept, { intervals: [50] }).toBe(true);
}

test("the calculator works without a connection, even after a reload, with its cards", async ({ page, context }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20");
  const quote = page.locator("h3 button", { hasText: "Standard Express" });
  // the day in the address takes effect once the page is hydrated
  await expect(page.getByRole("button", { name: "Handover Fri 20 Nov" })).toBeVisible();
  await expect(quote).toBeVisible();
  const price = await quote.innerText();
  await kept(page, "/resource/shipping-calculator");
  await kept(
    page,
    await page.evaluate(
      () => new URL(document.querySelector<HTMLLinkElement>('link[href*="/calculator-rates-"]')?.href ?? "").pathname,
    ),
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("0.8");
  await expect.poll(() => quote.innerText()).toBe(price);
  await page.getByLabel("Weight each, kg").fill("2");
  await expect(quote).not.toHaveText(price);
  await expect(page.locator("[data-quote]").first()).toContainText("Rate card valid from 1 September 2026");
});

test("a page visited before opens by its link and by a reload; any other page is waited for", async ({
  page,
  context,
}) => {
  await open(page, "/about-us");
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  // whoever stays there has its document, too
  await kept(page, "/esg");
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("About us");
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  for (const address of fetched.filter((name) => /\/esg[.-]/.test(name))) await kept(page, address);
  await context.setOffline(true);
  await markDocument(page);
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  expect(await isMarked(page)).toBe(true);
  // it was reached by a link, and its document was fetched in addition
  await page.reload();
  await expect(page.locator("h1")).toHaveText("ESG");
  await alive(page);
  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page.locator(".toast")).toContainText("when the connection is back");
  await expect(page.locator("h1")).toHaveText("ESG");
  await context.setOffline(false);
  await expect(page.locator("h1")).toHaveText("Privacy policy");
});

test("a page visited as a document opens by a link, too", async ({ page, context }) => {
  await open(page, "/about-us");
  await kept(page, "/about-us");
  await open(page, "/esg");
  await kept(page, "/esg");
  await context.setOffline(true);
  await page.getByRole("link", { name: "About us", exact: true }).first().click();
  await expect(page.locator("h1")).toHaveText("About us");
  await alive(page);
});

test("a page that was never visited says so without a connection", async ({ page, context }) => {
  await open(page, "/about-us");
  await kept(page, "/about-us");
  await context.setOffline(true);
  await page.goto("/privacy-policy");
  await expect(page.locator("h1")).toHaveText("You are offline");
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Privacy policy");
});

test("with a connection the worker answers nothing, so that visitors see what is served now", async ({ page }) => {
  await open(page, "/esg");
  await kept(page, "/esg");
  await page.route("**/esg", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<title>ESG", "<title>Changed") });
  });
  expect(await (await page.reload())?.text()).toContain("<title>Changed");
});

test("a switch stops it, and removes what it cached", async ({ page }) => {
  await open(page, "/cookies-policy");
  await kept(page, "/cookies-policy");
  await page.getByRole("checkbox", { name: /Save the pages I visit/ }).uncheck();
  await expect(page.locator(".toast")).toContainText("no longer saved");
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await open(page, "/esg");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await open(page, "/cookies-policy");
  await expect(page.getByRole("checkbox", { name: /Save the pages I visit/ })).not.toBeChecked();
});
