import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "./site.ts";

test("the icons of a page are in its HTML: none is requested", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/icons/") && asked.push(request.url()));
  await open(page, "/our-solutions/b2c/standard-express");
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  expect(asked).toEqual([]);
});

/** An icon that no page contains: named in a payload, as changed content might. */
const withUnknownIcon = (icon: string) => (text: string) =>
  text.replaceAll(/"icon":"lucide:[a-z-]+"/g, `"icon":"${icon}"`);

for (const [name, icon, answer] of [
  ["that does not exist leaves its box and one warning", "lucide:no-such-icon", undefined],
  ["whose request fails leaves its box and one warning", "lucide:anchor", { status: 500 }],
] as const)
  test(`an icon that the page does not contain ${name}`, async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.route("**/payloads/*/our-solutions/b2c-dedicated-line.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withUnknownIcon(icon)(await response.text()) });
    });
    if (answer) await page.route("**/icons/lucide.json?*", (route) => route.fulfill(answer));
    await open(page, "/esg");
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/icons/") && asked.push(request.url()));
    await page.locator("footer a[href='/our-solutions/b2c-dedicated-line']").click();
    const drawn = page.locator(`main svg[data-icon="${icon}"]`).first();
    await expect(drawn).toBeAttached();
    await expect.poll(() => warnings).toEqual([`Icon not loaded: ${icon}`]);
    const box = await drawn.boundingBox();
    expect(box?.width).toBeGreaterThan(15);
    expect(box?.height).toBe(box?.width);
    expect(asked).toHaveLength(1);
  });

test("icons that the page does not contain are requested together, in order, and once", async ({ page }) => {
  const others = ["lucide:waves", "lucide:anchor"];
  await page.route("**/payloads/*/our-solutions/b2c-dedicated-line.json", async (route) => {
    const response = await route.fetch();
    let number = 0;
    const body = (await response.text()).replaceAll(
      /"icon":"lucide:[a-z-]+"/g,
      () => `"icon":"${others[number++ % others.length]}"`,
    );
    await route.fulfill({ response, body });
  });
  await open(page, "/esg");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/icons/") && asked.push(new URL(request.url()).search));
  for (const _ of [1, 2]) {
    await page.locator("footer a[href='/our-solutions/b2c-dedicated-line']").click();
    await expect(page.locator("main svg[data-icon='lucide:waves'] path").first()).toBeAttached();
    await page.getByRole("link", { name: "ESG", exact: true }).last().click();
    await expect(page.locator("h1")).toHaveText("ESG");
  }
  expect(asked.map(decodeURIComponent)).toEqual(["?icons=anchor,waves"]);
});

test("an icon request is given up after 1,500 ms", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.clock.install();
  await page.route("**/payloads/*/our-solutions/b2c-dedicated-line.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withUnknownIcon("lucide:anchor")(await response.text()) });
  });
  await page.route("**/icons/lucide.json?*", () => {});
  await open(page, "/esg");
  await stopClock(page);
  const asked = page.waitForRequest(/\/icons\//);
  await page.locator("footer a[href='/our-solutions/b2c-dedicated-line']").click();
  await expect(page.locator('main svg[data-icon="lucide:anchor"]').first()).toBeAttached();
  await page.clock.runFor(10);
  await asked;
  await page.clock.runFor(1_400);
  expect(warnings).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => warnings).toEqual(["Icon not loaded: lucide:anchor"]);
});

test.use({ expectedErrors: /500/ });

test("images come in modern formats and two densities, with their size, none larger than twice what is shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const loaded: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && loaded.push(new URL(request.url()).pathname));
  await open(page, "/newsroom/detail/liege-gateway");
  const picture = page.locator("main picture");
  await expect(picture.locator("source").nth(0)).toHaveAttribute("type", "image/avif");
  await expect(picture.locator("source").nth(0)).toHaveAttribute("srcset", /-320\.avif 1x, .*-640\.avif 2x$/);
  await expect(picture.locator("source").nth(1)).toHaveAttribute("srcset", /-672\.avif 1x, .*-1344\.avif 2x$/);
  await expect(picture.locator("source").nth(2)).toHaveAttribute("type", "image/webp");
  const image = picture.locator("img");
  await expect(image).toHaveAttribute("srcset", /-672\.jpeg 1x, .*-1344\.jpeg 2x$/);
  await expect(image).toHaveAttribute("width", "672");
  await expect(image).toHaveAttribute("height", "378");
  await expect(image).toHaveAttribute("fetchpriority", "high");
  await expect(image).toHaveAttribute("alt", /Liège/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBe(672);
  expect(loaded.some((path) => path.endsWith("-672.avif"))).toBe(true);
});

test("a phone loads no image larger than it shows, times its density", async ({ browser, baseURL }) => {
  for (const deviceScaleFactor of [1, 3]) {
    const context = await browser.newContext({
      deviceScaleFactor,
      viewport: { width: 360, height: 740 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/newsroom/detail/liege-gateway");
    const image = page.locator("main picture img");
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    const chosen = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(chosen).toContain(`-${320 * Math.min(deviceScaleFactor, 2)}.avif`);
    await context.close();
  }
});

// A page is painted as it arrives, and a line of text may move by a pixel once the rest is there (about 0.001). Waiting
// for the complete page would avoid that, but delay the first paint on a slow connection.
for (const [path, most] of [
  ["/", 0.002],
  ["/our-solutions/b2c/standard-express", 0.002],
  ["/newsroom/detail/liege-gateway", 0.002],
  ["/resource/shipping-calculator", 0.002],
  // the prerendered answers are replaced by those for the address, for which rows without prices wait
  ["/resource/shipping-calculator?to=US&parcel=2_3_40_30_20", 0.06],
] as const)
  test(`nothing shifts while ${path} loads`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await expectShiftsUpTo(most, page);
  });

test.describe("an address without a page", () => {
  test.use({ expectedErrors: /404/ });
  test("nothing shifts when suggestions appear", async ({ page }) => {
    await watchShifts(page);
    await open(page, "/our-solutions/b2c/standard-expres");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Standard Express");
    await expectShiftsUpTo(0.002, page);
  });
});

/** Records every layout shift of the documents opened from now on, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    const shown = (value: unknown) => (value instanceof Element ? value.outerHTML : String(value)).slice(0, 200);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && "shifts" in window && Array.isArray(window.shifts)) {
          const moved = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
          window.shifts.push({
            value: entry.value,
            moved: moved.map(({ node, previousRect, currentRect }) =>
              [shown(node), JSON.stringify(previousRect), JSON.stringify(currentRect)].join(" "),
            ),
          });
        }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectShiftsUpTo(most: number, page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate((): { value: number; moved: string[] }[] =>
    "shifts" in window && Array.isArray(window.shifts) ? window.shifts : [{ value: 99, moved: [] }],
  );
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    shifts.flatMap(({ moved }) => moved).join("\n"),
  ).toBeLessThanOrEqual(most);
}
