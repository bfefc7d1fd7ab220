import { readFileSync } from "node:fs";
import { expect, open, test } from "./site.ts";

test("the checklist remembers its ticks in this browser", async ({ page }) => {
  await open(page, "/yun-ecosystem/marketplace-onboarding");
  await page.getByLabel(/Product list with HS code/).check();
  await expect(page.getByText("1 of 16 done")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 of 16 done")).toBeVisible();
  await page.getByRole("button", { name: "Clear all ticks" }).click();
  await expect(page.getByText("0 of 16 done")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("yunroute.onboarding"))).toBeNull();
});

test("ticks of another version, or none at all, break nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("yunroute.onboarding", '{"version":9}'));
  await open(page, "/yun-ecosystem/marketplace-onboarding");
  await expect(page.getByText("0 of 16 done")).toBeVisible();
});

test("the checklist says so if nothing can be stored", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await open(page, "/yun-ecosystem/marketplace-onboarding");
  await page.getByLabel(/Product list with HS code/).check();
  await expect(page.getByText("ticks will be lost when you close the page")).toBeVisible();
});

test("the cookies policy lists what is stored, live, and clears it; no cookie is ever set", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/cookies-policy");
  await expect(page.getByText("Nothing, except perhaps")).toBeVisible();
  await page.locator("summary[aria-label^='Colour mode']").click();
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  const stored = page.getByRole("region", { name: "Stored in this browser right now" });
  await expect(stored.getByText("yunroute.color-mode")).toBeVisible();
  await stored.getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByText("Nothing, except perhaps")).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.documentElement.className])).toEqual([0, ""]);
  expect(await context.cookies()).toEqual([]);
});

test("the policy names every key that the site uses", async ({ tab: page }) => {
  await open(page, "/cookies-policy");
  const policy = await page.locator("main").innerText();
  for (const key of [
    "yunroute.boxes",
    "yunroute.color-mode",
    "yunroute.onboarding",
    "yunroute.order-file",
    "yunroute.reload",
    "yunroute.scroll",
  ])
    expect(policy).toContain(key);
});

test("the newsroom's filter and search are kept in the address", async ({ tab: page }) => {
  await open(page, "/newsroom");
  await expect(page.getByText("15 items")).toBeVisible();
  await page.getByRole("navigation", { name: "Topic" }).getByRole("link", { name: "Customs" }).click();
  await expect(page).toHaveURL(/\/newsroom\/topic\/customs$/);
  // the address is there before the page, whose field is another one
  await expect(page.getByRole("heading", { level: 1, name: "Customs" })).toBeVisible();
  expect(await page.locator("main h3").count()).toBeGreaterThan(1);
  await page.getByLabel("Search the news").fill("flat duty");
  await expect(page).toHaveURL(/q=flat\+duty/);
  await expect(page.locator("main h3").first()).toContainText("flat duty");
  await page.getByLabel("Search the news").fill("zebra");
  await expect(page.getByText("No items match")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByText(/^\d+ items?$/)).toBeVisible();
});

test("an item opens in short next to the list, and leads to the full text", async ({ tab: page }) => {
  await open(page, "/newsroom");
  await page.getByRole("link", { name: /Second European gateway/ }).click();
  await expect(page).toHaveURL("/newsroom/liege-gateway");
  const list = page.getByRole("navigation", { name: "All news items" });
  await expect(list.locator("[aria-current=page]")).toBeInViewport();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/newsroom\/detail\/liege-gateway$/);
  await page.getByRole("link", { name: "Read in full" }).click();
  await expect(page).toHaveURL("/newsroom/detail/liege-gateway");
  await expect(page.getByText("A single gateway is a single point of failure")).toBeVisible();
});

test("the directory of partners is filtered by role and region", async ({ tab: page }) => {
  await open(page, "/yun-ecosystem/partners");
  await page.getByLabel("Role").selectOption({ label: "Customs" });
  await page.getByLabel("Region").selectOption("Europe");
  await expect(page.getByText("1 firm", { exact: true })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: "Maas Customs House" })).toBeVisible();
});

test("a rate card is downloaded as a file that contains the prices shown", async ({ tab: page }) => {
  await open(page, "/resource");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the Standard Express rate card as CSV" }).click();
  const path = await (await download).path();
  const csv = readFileSync(path, "utf8");
  expect(csv).toContain("Illustrative rates");
  expect(csv).toMatch(/zone,up_to_kg,per_kg,per_item,transit_min,transit_max/);
  expect(csv.split("\r\n").length).toBeGreaterThan(300);
});
