import { findPort } from "./free-port.ts";
import { startEmbedded } from "./servers.ts";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

// Faults between a visitor and the server: the page says so, keeps what was typed, and recovers by itself.

test.use({ expectedErrors: /./ });

const next = (page: import("@playwright/test").Page) => page.getByRole("link", { name: "ESG", exact: true });

test.describe("a server that is stopped and restarted while a tab is open", () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  test.use({ baseURL: async ({}, use) => use(`http://localhost:${await findPort()}`) });

  test("is waited for, and the requested page then opens by itself", async ({ page, baseURL }) => {
    const start = () => startEmbedded(Number(new URL(baseURL ?? "").port), { HOST: "localhost" });
    let server = await start();
    await open(page, "/resource/shipping-calculator?to=DE");
    await markDocument(page);
    await page.getByLabel("Weight each, kg").fill("2.5");
    await expect(page).toHaveURL(/parcel=1_2\.5/);
    await server.stop();
    await next(page).click();
    await expect(page.locator(".toast")).toContainText("cannot be reached");
    // the form is still there and works
    await page.getByLabel("Weight each, kg").fill("3");
    await expect(page.getByRole("heading", { name: /lines, from/ })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    server = await start();
    await expect(page.locator("h1")).toHaveText("ESG");
    await page.goBack();
    await expect(page.getByLabel("Weight each, kg")).toHaveValue(/^(2\.5|3)$/);
    await server.stop();
  });
});

test("503 with Retry-After is waited out", async ({ page }) => {
  await open(page, "/");
  await markDocument(page);
  let away = true;
  await page.route(/\/(payloads\/\w+\/esg\.json|esg)$/, (route) =>
    away ? route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "Busy" }) : route.fallback(),
  );
  await next(page).click();
  await expect(page.locator(".toast")).toContainText("cannot be reached");
  expect(await isMarked(page)).toBe(true);
  away = false;
  await expect(page.locator("h1")).toHaveText("ESG");
});

test("data that is cut in half, replaced by a page to log in, or empty is fetched as a document instead", async ({
  page,
}) => {
  await open(page, "/");
  // each on its way to another page: within ten seconds none is loaded as a document twice
  for (const [to, heading, answer] of [
    ["esg", "ESG", { contentType: "application/json", body: '{"data":{"title":"ES' }],
    ["about-us", "About us", { contentType: "text/html", body: "<h1>Log in to this network</h1>" }],
    ["imprint", "Legal notice", { contentType: "application/json", body: "" }],
  ] as const) {
    await markDocument(page);
    await page.route(`**/payloads/*/${to}.json`, (route) => route.fulfill(answer));
    await page.locator(`footer a[href="/${to}"]`).click();
    await expect(page.locator("h1")).toHaveText(heading);
    expect(await isMarked(page), answer.body).toBe(false);
    await alive(page);
  }
});

test("code that takes ten seconds is waited for, with a progress indicator", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  await page.getByLabel("Weight each, kg").fill("2");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/esg-*.js", async (route) => {
    await held;
    await route.fallback();
  });
  await next(page).click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("2");
  release();
  await expect(page.locator("h1")).toHaveText("ESG");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
});

test("a page whose styles and code never arrive is still readable", async ({ page }) => {
  await page.route("**/assets/*", (route) => route.abort());
  await page.goto("/our-solutions/b2c/standard-express");
  await expect(page.locator("h1")).toHaveText("Standard Express");
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /rate card/i })
      .first(),
  ).toBeVisible();
});
