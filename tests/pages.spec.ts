import { violations } from "./accessibility.ts";
import { kinds, published, routes } from "./routes.ts";
import { alive, expect, isDark, isMarked, markDocument, open, test } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const contrast = { rules: ["color-contrast"] };

/** What stays in front of the text and is wider than half of the window. Runs in the browser. */
function listCovering(): string[] {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > innerWidth / 2)
    .map(({ element, box }) => `${element.tagName}.${element.className} takes ${Math.round(box.height)} px`);
}

/** Pages that are another on a phone: what only one screen shows is looked at in both modes. */
const ofTwoLooks = ["/", "/resource/shipping-calculator"];

// of each kind one on a phone in one mode and at a desk in the other; further texts and languages, which look alike, once
for (const [at, route] of routes.entries())
  test(`${route} on a phone${kinds.includes(route) ? " and at a desk, in light and dark" : ""}`, async ({
    tab: page,
  }) => {
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
    const show = async (colorScheme: "light" | "dark") => {
      // the mode follows the system at once
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => isDark(page)).toBe(colorScheme === "dark");
    };
    const [first, second] = at % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const);
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await alive(page);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await needed(), "horizontal scroll on a phone").toBeLessThanOrEqual(390);
    await show(first);
    expect(await violations(page, { tags }), `${first}, on a phone`).toEqual([]);
    if (!kinds.includes(route)) return;
    await show(second);
    if (ofTwoLooks.includes(route)) expect(await violations(page, contrast), `${second}, on a phone`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await needed(), "horizontal scroll at a desk").toBeLessThanOrEqual(1440);
    expect(await violations(page, { tags }), `${second}, at a desk`).toEqual([]);
    if (ofTwoLooks.includes(route)) {
      await show(first);
      expect(await violations(page, contrast), `${first}, at a desk`).toEqual([]);
    }
    await page.setViewportSize({ width: 640, height: 320 });
    expect(await needed(), "horizontal scroll on a low screen").toBeLessThanOrEqual(640);
    await page.evaluate(() => window.scrollTo(0, Math.min(1_500, document.documentElement.scrollHeight / 2)));
    await expect.poll(() => page.evaluate(listCovering), "in front of the text on a low screen").toEqual([]);
  });

test("on a line's page its own bar stays in view, under the menus while these are", async ({ page }) => {
  await open(page, "/our-solutions/b2c/standard-express");
  const bar = page.getByRole("link", { name: "Customs", exact: true });
  await page.locator("header summary", { hasText: "Resources" }).click();
  const entry = page.locator("header").getByRole("link", { name: "Hubs" });
  await entry.click({ trial: true });
  await page.keyboard.press("Escape");
  await bar.click();
  await expect(page.getByRole("heading", { name: "Customs and duty" })).toBeInViewport();
  await bar.click({ trial: true });
  await expect(page.locator("header.site")).not.toBeInViewport();
});

test("a line's page says what the line is, then what it costs and where to go on, the facts last", async ({
  request,
}) => {
  const html = await (await request.get("/our-solutions/b2c/standard-express")).text();
  const order =
    /<h1[^>]*>[^<]+<\/h1><p [^>]*>[^<]+<\/p>.*id="prices-title".*<\/table>.*class="button button-quiet".*<dl/s;
  expect(html).toMatch(order);
});

test("under way, the days of a delivery stand whole beside the departure on a phone, and below it on the smallest", async ({
  page,
}) => {
  await open(page, "/our-solutions/b2c/apparel-dedicated-line");
  const rows = page.getByRole("listitem").filter({ hasText: /^(?:Left|Leaves).*Delivery/ });
  for (const [width, lines] of [
    [390, 1],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [departs, due] = [...row.querySelectorAll("span")].map((text) => text.getBoundingClientRect());
        return [departs && due && due.top > departs.top + 9 ? 2 : 1, due && due.height < 30 ? 1 : 2];
      }),
    );
    expect(heights.length).toBeGreaterThan(1);
    expect(new Set(heights.map(String))).toEqual(new Set([`${lines},1`]));
  }
});

test("every page has a title of its own, one heading, a description and its one address", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of published) {
    const html = await (await request.get(route)).text();
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    expect(title, route).toMatch(/Yunroute/);
    expect(titles.get(title), `${route} has the title of another page`).toBeUndefined();
    titles.set(title, route);
    expect(html.match(/<h1\b/g), route).toHaveLength(1);
    expect(html, route).toMatch(/<meta name="description" content="[^"]{15,}"/);
    expect(html.match(/<link rel="canonical"/g), route).toHaveLength(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });
  test("every kind of page has its text, and no button that only code answers", async ({ page }) => {
    for (const route of kinds) {
      await page.goto(route);
      await expect(page.locator("h1"), route).toBeVisible();
      expect((await page.locator("main").innerText()).length, route).toBeGreaterThan(400);
      // one in a heading is text
      const idle = await page
        .locator("button:visible")
        .evaluateAll((all) =>
          all
            .filter((button) => !button.closest("form[action]") && getComputedStyle(button).pointerEvents !== "none")
            .map((button) => button.textContent || button.ariaLabel),
        );
      expect(idle, route).toEqual([]);
    }
  });

  test("a page with a form says that it needs scripts, and waits for nothing", async ({ page }) => {
    for (const path of [
      "/",
      "/zh/resource/freight-calculator",
      "/resource/order-files",
      "/resource/shipping-calculator",
    ]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(
        main.getByText(/so this form needs JavaScript|在您的浏览器中计算，需要启用 JavaScript/),
        path,
      ).toBeVisible();
      await expect(main.getByRole("link", { name: /rate cards open|报价表/ }), path).toHaveAttribute(
        "href",
        /#rate-cards$/,
      );
      await expect(main.getByText(/Loading …|正在加载/).filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test("menus, folds and languages work; what needs scripts is not offered, and says so", async ({ page }) => {
    await page.goto("/tracking");
    await expect(page.locator("main input")).toBeHidden();
    await expect(page.getByText("Checking a number needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
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

test("the last entry of the first and of the last menu, and a link beside them, open by clicking, in one document", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  const nav = page.locator("header nav");
  const menus = nav.locator("details");
  expect(await menus.count()).toBeGreaterThan(1);
  for (const [entry, menu] of [
    [nav.locator("> a").first(), undefined],
    [menus.first().locator("li:last-child a").last(), menus.first()],
    [menus.last().locator("li:last-child a").last(), menus.last()],
  ] as const) {
    const path = (await entry.getAttribute("href")) ?? "";
    if (menu) await menu.locator("summary").first().click();
    await entry.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel="canonical"]`)).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  expect(await isMarked(page)).toBe(true);
});
