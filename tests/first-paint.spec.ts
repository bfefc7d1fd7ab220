import { expect, test } from "./site.ts";

const menu = (page: import("@playwright/test").Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));

test("a slow line does without the letters and is asked for code after the paint; the page comes to life", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { rtt: 300, downlink: 1.4, saveData: false } });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/esg");
  await expect.poll(() => menu(page)).toBe(true);
  await expect(page.locator("html")).toHaveClass(/slow-line/);
  expect(asked.filter((path) => path.endsWith(".woff2"))).toEqual([]);
  const [painted, code] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(code).toBeGreaterThan(painted ?? 0);
});

test("a page that is never painted comes to life too, with its letters", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "hidden", { value: true });
  });
  const letters = page.waitForRequest(/\.woff2$/);
  await page.goto("/esg");
  await letters;
  await expect.poll(() => menu(page)).toBe(true);
  await expect(page.locator("html")).not.toHaveClass(/slow-line/);
});
