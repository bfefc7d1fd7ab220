import { alive, expect, isAlive, test } from "./site.ts";

test("a slow line does without the webfont, and code is requested once the page can be painted", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { rtt: 300, downlink: 1.4, saveData: false } });
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.codeBefore = String(document.querySelectorAll("script[src]").length);
    });
  });
  const letters: string[] = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && letters.push(request.url()));
  await page.goto("/esg");
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("data-code-before", "0");
  await expect(page.locator("html")).toHaveAttribute("data-line", "slow");
  expect(letters).toEqual([]);
});

test("a page that is never painted is hydrated too, and a fast connection gets the webfont", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "hidden", { value: true });
    Object.defineProperty(navigator, "connection", { value: { rtt: 0, downlink: 10, saveData: false } });
  });
  const letters = page.waitForRequest(/\.woff2$/);
  await page.goto("/esg");
  await letters;
  // waitForFunction polls once per frame, and there are no frames here
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  await expect(page.locator("html")).not.toHaveAttribute("data-line");
});
