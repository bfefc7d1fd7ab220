import type { Page } from "@playwright/test";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

const chunk = "**/assets/esg-*.js";
const follow = (page: Page) => page.locator('footer a[href="/esg"]').click();
// the page's module, which its file may also pass on under a name of one letter
const names = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `page as ${letter}`);
const throwing = {
  contentType: "text/javascript",
  body: `function Page() { throw new Error("boom"); }
const page = { default: Page, Head: () => null };
export { Page as default, ${names.join(", ")} };`,
};

test.describe("a page that throws", () => {
  test.use({ expectedErrors: /./ });

  test("shows the error page to a person, with a way home that clears it", async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill(throwing));
    await page.goto("/esg");
    await expect(page.locator("h1")).toHaveText("Internal server error");
    await expect(page.getByText("500")).toBeVisible();
    await expect(page).toHaveTitle(/^Internal Server Error/);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.locator("h1")).toContainText("Every parcel");
  });

  test("says it in a few words where the error page does not come either", async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill(throwing));
    await page.route("**/layout/error-page.json", (route) => route.abort());
    await page.goto("/esg");
    await expect(page.getByRole("alert")).toContainText("This part could not be shown.");
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("h1")).toHaveText("ESG");
  });

  for (const userAgent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 Chrome-Lighthouse",
  ])
    test(`keeps the served content for ${userAgent.slice(-30)}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.route(chunk, (route) => route.fulfill(throwing));
      await page.goto("/esg");
      await expect.poll(() => logged.join()).toContain("boom");
      await expect(page.locator("h1")).toHaveText("ESG");
      await expect(page).toHaveTitle("ESG – Yunroute");
      await expect(page.getByText("One tonne for one kilometre").first()).toBeVisible();
      expect((await page.goto("/no-such-page"))?.status()).toBe(404);
      await context.close();
    });
});

test.describe("a document that somebody else has changed", () => {
  test.use({ expectedErrors: /./ });

  test("is left for a whole one", async ({ page }) => {
    await open(page, "/esg");
    // as an extension does that tidies pages up
    await page.evaluate(() => document.querySelector("main > *")?.remove());
    await page.evaluate(() => document.querySelector("main h1")?.parentElement?.remove());
    await page.locator('footer a[href="/about-us"]').click();
    await expect(page.locator("h1")).toHaveText("About us");
    await alive(page);
  });
});

test.describe("a chunk that fails to load", () => {
  test.use({ expectedErrors: /./ });

  test("turns the navigation into a document load of its target, once in ten seconds, and again once they are over", async ({
    page,
  }) => {
    const start = new Date("2026-11-24");
    await page.clock.setFixedTime(start);
    await page.route(chunk, (route) => route.abort());
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page);
    await expect(page).toHaveURL("/esg");
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(false);

    await open(page, "/about-us");
    await markDocument(page);
    await follow(page);
    await expect(page.locator("h1")).toHaveText("Internal server error");
    await expect(page).toHaveURL("/esg");
    expect(await isMarked(page)).toBe(true);

    await page.unroute(chunk);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("h1")).toHaveText("ESG");

    await page.route(chunk, (route) => route.abort());
    await page.clock.setFixedTime(start.getTime() + 10_001);
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page);
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(false);
  });

  for (const userAgent of [undefined, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"])
    test(`never loops if session storage is blocked, nor shows ${userAgent ? "a bot" : "anybody"} another page`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...(userAgent && { userAgent }), ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.addInitScript(() =>
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        }),
      );
      await page.route(chunk, (route) => route.abort());
      await open(page, "/about-us");
      await follow(page);
      await expect(page.locator("h1")).toHaveText("Internal server error");
      await expect(page).toHaveURL("/esg");
      await context.close();
    });

  test("the same applies to its data", async ({ page }) => {
    await page.route("**/payloads/*/esg.json", (route) => route.fulfill({ status: 500 }));
    await open(page, "/about-us");
    await markDocument(page);
    await follow(page);
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(false);
  });
});

test.describe("what needs code to be answered", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|PageStatus|React error #418/ });

  const pages = [
    ["rates", "calculator-rates-*.json", "/resource/shipping-calculator?to=FR", "Shipping calculator"],
    ["code", "resource-order-files-*.js", "/resource/order-files", "Order files"],
  ] as const;
  for (const [what, file, address, heading] of pages)
    test(`requests a second document for its ${what}; if that fails, says so and tries again`, async ({ page }) => {
      // the ten seconds in which no third document is requested
      await page.clock.setFixedTime("2026-11-24");
      let documents = 0;
      page.on("request", (request) => request.isNavigationRequest() && documents++);
      await page.route(`**/assets/${file}`, (route) => route.abort());
      await page.goto(address);
      await expect(page.locator("h1")).toHaveText("Internal server error");
      expect(documents).toBe(2);
      await page.unroute(`**/assets/${file}`);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator("h1")).toHaveText(heading);
      await alive(page);
    });
});

test.describe("a prefetch that fails", () => {
  // Chromium itself logs the failed request
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("is silent", async ({ page, baseURL }) => {
    await page.route("**/payloads/*/esg.json", (route) => route.abort());
    await open(page, "/about-us");
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    const failed = page.waitForEvent("requestfailed");
    await page.locator('footer a[href="/esg"]').focus();
    await failed;
    expect(problems).toEqual([]);
    await expect(page).toHaveURL(`${baseURL}/about-us`);
  });
});

test.describe("a navigation while offline", () => {
  test.use({
    expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module|route module|fetching the script/,
  });

  test("is told of before, stays on the page, and goes on once the connection is back", async ({ page, context }) => {
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await open(page, "/about-us");
    await manifest;
    await markDocument(page);
    await context.setOffline(true);
    await expect(page.locator(".toast")).toContainText("You are offline");
    await context.setOffline(false);
    await expect(page.locator(".toast")).toContainText("online again");
    await context.setOffline(true);
    await page.locator('footer a[href="/esg"]').evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator(".toast").filter({ hasText: "when the connection is back" })).toBeVisible();
    await expect(page.locator("h1")).toHaveText("About us");
    expect(await isMarked(page)).toBe(true);
    await context.setOffline(false);
    await expect(page.locator("h1")).toHaveText("ESG");
  });
});

test("the base address in the served page is used without a rebuild", async ({ page }) => {
  await page.route("**/esg", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"baseUrl":"/"', '"baseUrl":"/mirror"') });
  });
  const asked = page.waitForRequest(/\/mirror\/builds\/meta\//);
  await page.route("**/mirror/**", (route) => route.fulfill({ json: {} }));
  await page.goto("/esg");
  await asked;
});
