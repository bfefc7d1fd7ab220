import { violations } from "./accessibility.ts";
import { kinds, published, routes } from "./routes.ts";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What stays in front of the text and is wider than half of the window. Runs in the browser. */
function listCovering(): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > innerWidth / 2)
    .map(({ element, box }) => `${element.tagName}.${element.className} takes ${Math.round(box.height)} px`);
}

// a page of each kind at the width of a desk, and in each language on a phone
for (const [width, paths] of [
  [390, routes],
  [1440, kinds],
] as const)
  for (const route of paths)
    test(`${route} at ${width} px, in light and dark`, async ({ page }) => {
      const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: "light" });
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await alive(page);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(/Yunroute/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      expect(await needed(), "horizontal scroll").toBeLessThanOrEqual(width);
      expect(await violations(page, { tags })).toEqual([]);
      // the mode follows the system at once; only contrast can differ
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(page.locator("html")).toHaveClass(/dark/);
      expect(await violations(page, { rules: ["color-contrast"] })).toEqual([]);
      if (width < 1000) return;
      await page.setViewportSize({ width: 640, height: 320 });
      expect(await needed(), "horizontal scroll on a low screen").toBeLessThanOrEqual(640);
      await page.evaluate(() => window.scrollTo(0, Math.min(1_500, document.documentElement.scrollHeight / 2)));
      await expect.poll(() => page.evaluate(listCovering), "in front of the text on a low screen").toEqual([]);
    });

test("on a line's page its own bar stays in view, under the menus while these are", async ({ page }) => {
  await open(page, "/our-solutions/b2c/standard-express");
  const bar = page.getByRole("link", { name: "Customs", exact: true });
  await page.locator("header summary", { hasText: "Help" }).click();
  const entry = page.locator("header").getByRole("link", { name: "Hubs" });
  await entry.click({ trial: true });
  await page.keyboard.press("Escape");
  await bar.click();
  await expect(page.getByRole("heading", { name: "Customs and duty" })).toBeInViewport();
  await bar.click({ trial: true });
  await expect(page.locator("header.site")).not.toBeInViewport();
});

test("every page has a title of its own", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of published) {
    const html = await (await request.get(route)).text();
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    expect(title, route).toMatch(/Yunroute/);
    expect(titles.get(title), `${route} has the title of another page`).toBeUndefined();
    titles.set(title, route);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });
  for (const route of kinds)
    test(`${route} has its text`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
      // a button that only code answers is not shown; one in a heading is text
      const idle = await page
        .locator("button:visible")
        .evaluateAll((all) =>
          all
            .filter((button) => !button.closest("form[action]") && getComputedStyle(button).pointerEvents !== "none")
            .map((button) => button.textContent || button.ariaLabel),
        );
      expect(idle).toEqual([]);
    });

  for (const path of ["/", "/zh/resource/freight-calculator", "/resource/order-files", "/resource/shipping-calculator"])
    test(`${path} says that its form needs scripts, and waits for nothing`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText(/so this form needs JavaScript|本表单需要启用 JavaScript/)).toBeVisible();
      await expect(main.getByRole("link", { name: /rate cards open|报价表/ })).toHaveAttribute("href", /#rate-cards$/);
      await expect(main.getByText(/Loading …|正在加载/).filter({ visible: true })).toHaveCount(0);
    });

  test("menus, folds and languages work; what needs scripts is not offered, and says so", async ({ page }) => {
    await page.goto("/our-solutions/b2c/standard-express");
    await page.locator("header nav summary").first().click();
    await page.locator("header nav details[open] a").first().click();
    await expect(page).not.toHaveURL(/standard-express$/);
    await page.locator("header a[hreflang]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await page.goto("/our-solutions/b2c/standard-express");
    const fold = page.locator("main details:not(.narrow-fold)").last();
    await fold.locator("summary").click();
    await expect(fold.locator("> :last-child")).toBeVisible();
    await expect(page.locator("header button:visible")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "All pages" })).toHaveAttribute("href", "#all-pages");
    await page.goto("/nowhere");
    await expect(page.getByText("requires JavaScript")).toBeVisible();
    await expect(page.locator("main input")).toBeHidden();
  });
});

test("every page of the navigation opens by clicking, in one document", async ({ page }) => {
  await open(page, "/");
  await markDocument(page);
  const links = await page
    .locator("header nav a")
    .evaluateAll((all) => [...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
  expect(links.length).toBeGreaterThan(14);
  for (const path of links) {
    const beside = page.locator(`header nav > a[href="${path}"]`);
    if ((await beside.count()) > 0) {
      await beside.click();
      await expect(page).toHaveURL(path);
      continue;
    }
    const menu = page
      .locator("header details")
      .filter({ has: page.locator(`a[href="${path}"]`) })
      .first();
    await menu.locator("summary").click();
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel="canonical"]`)).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  expect(await isMarked(page)).toBe(true);
});
