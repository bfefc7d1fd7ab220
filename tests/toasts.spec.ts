import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "./site.ts";

const toast = (page: Page) => page.locator(".toast");

/** Shows a toast as a visitor would, by copying the link. */
async function raise(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(toast(page).last()).toContainText("Link copied");
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await open(page, "/newsroom/detail/liege-gateway");
  await stopClock(page);
});

test("copies the link, and is gone after 5,000 ms", async ({ page, baseURL }) => {
  await raise(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/newsroom/detail/liege-gateway`);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4_900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test("one in which there is something to press stays for twice as long", async ({ page }) => {
  await page.clock.resume();
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10");
  // no program for mails is opened
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: "Request this line" }).click();
  await expect(toast(page)).toContainText("An e-mail to");
  await page.mouse.move(10, 10);
  await stopClock(page);
  await page.clock.runFor(7_000);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(3_100);
  await expect(toast(page)).toHaveCount(0);
});

test("its words wrap on the narrowest phone, enlarged too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await raise(page);
  const wide = await toast(page).evaluate((box) =>
    [box, ...box.querySelectorAll("*")]
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > 320),
  );
  expect(wide).toEqual([]);
});

test("waits under the pointer and with focus inside", async ({ page }) => {
  await raise(page);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole("button", { name: "Close" }).focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Copy link" }).focus();
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("waits while the window is not focused", async ({ page }) => {
  await raise(page);
  await page.mouse.move(10, 10);
  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event("blur"));
  });
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(1);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event("focus"));
  });
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a swipe past 50 px dismisses, a shorter one springs back", async ({ page }) => {
  await raise(page);
  const swipe = async (by: number) => {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error("no toast");
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + by, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toHaveCSS("transform", "none");
  await swipe(55);
  await expect(toast(page)).toHaveCount(0);
});

test("F8 leads to the messages and back; a message closes by its button and by Escape", async ({ page }) => {
  await raise(page);
  const button = page.getByRole("button", { name: "Copy link" });
  await button.focus();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Messages" })).toBeFocused();
  await page.keyboard.press("F8");
  await expect(button).toBeFocused();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Messages" })).toBeFocused();
});

test("is announced politely, a failure at once", async ({ page }) => {
  await raise(page);
  await expect(page.locator('[aria-live="polite"] .toast')).toHaveCount(1);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } }),
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator('[aria-live="assertive"] .toast')).toContainText("did not allow copying");
});
