import { kinds } from "./routes.ts";
import { alive, expect, open, test } from "./site.ts";

for (const path of kinds)
  test(`on a screen of 640 × 320 nothing stays in front of the text: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    await page.evaluate(() => window.scrollTo(0, Math.min(1_500, document.documentElement.scrollHeight / 2)));
    const covered = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > innerWidth / 2)
        .map(({ element, box }) => `${element.tagName}.${element.className} takes ${Math.round(box.height)} px`),
    );
    expect(covered).toEqual([]);
  });

test.describe("an address without a page", () => {
  test.use({ expectedErrors: /404/ });

  test("has room on a phone, however long it is", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${"a-very-long-address-without-a-page".repeat(6)}`);
    await alive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
