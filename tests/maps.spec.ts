import type { Locator } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const placeOf = (country: string) => `.map:visible .map-place:has(a[data-place=${country}])`;

/** The centre of a dot on the screen. */
async function middle(place: Locator): Promise<[number, number]> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.locator(".map-halo").boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

test("a dot shows price, days and a link to the calculator, by mouse and keyboard", async ({ page }) => {
  await open(page, "/our-solutions/b2c/standard-express");
  const japan = page.locator(placeOf("JP"));
  const card = japan.locator("a");
  await expect(card).toHaveCSS("opacity", "0");
  const at = await middle(japan);
  await page.mouse.move(...at);
  await expect(card).toHaveCSS("opacity", "1");
  await expect(card).toContainText(/Japan \$\d+\.\d\d for 0\.5\skg \d+–\u2060?\d+\sworking\sdays/);
  await page.mouse.move(5, 5);
  await expect(card).toHaveCSS("opacity", "0");
  // only the link can be focused; Escape hides its card
  await card.focus();
  await expect(card).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCSS("opacity", "0");
  // the map is one stop: arrows lead from place to place, Tab leads out
  await expect(page.locator(".map:visible a[data-place][tabindex='0']")).toHaveCount(1);
  await card.focus();
  await page.keyboard.press("ArrowDown");
  await expect(card).not.toBeFocused();
  await expect(page.locator(".map:visible .map-place > a:focus")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await expect(page.locator(".map .map-place > a:focus")).toHaveCount(0);
  // the focus has moved the page
  await page.mouse.click(...(await middle(japan)));
  await expect(page).toHaveURL(/shipping-calculator\?to=JP&parcel=.*service=standard-express/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the first tap shows a dot's card, the second follows it", async ({ page }) => {
    await open(page, "/zh/our-solutions/b2c/standard-express");
    const australia = page.locator(placeOf("AU"));
    const at = await middle(australia);
    await page.touchscreen.tap(...at);
    await expect(australia.locator("a")).toHaveCSS("opacity", "1");
    await expect(australia.locator("a")).toContainText("在计算器中查看");
    expect(new URL(page.url()).pathname).toBe("/zh/our-solutions/b2c/standard-express");
    await page.touchscreen.tap(...at);
    await expect(page).toHaveURL(/\/zh\/resource\/shipping-calculator\?to=AU/);
  });
});
