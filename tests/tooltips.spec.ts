import { expect, open, stopClock, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, "/about-us");
  // the first tooltip loads the code for all
  const code = page.waitForResponse(/\/assets\/tooltips-/);
  await page.locator("[data-tooltip]").first().hover();
  await code;
  await page.mouse.move(5, 400);
  await expect(page.locator("#tooltip")).toBeAttached();
  await page.clock.runFor(2_000);
  await expect(page.locator("#tooltip")).toBeHidden();
  await stopClock(page);
  // a second one next to it
  await page.evaluate(() => {
    const [first] = document.querySelectorAll("[data-tooltip]");
    const button = Object.assign(document.createElement("button"), { id: "second", textContent: "second" });
    button.dataset.tooltip = "Another text";
    first?.before(button);
  });
});

test("opens after 700 ms of hover, and Escape closes it", async ({ page }) => {
  const tooltip = page.locator("#tooltip");
  await page.locator("summary[data-tooltip]").hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText("Colour mode");
  await expect(page.locator("summary[data-tooltip]")).toHaveAttribute("aria-describedby", "tooltip");
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

test("another one opens at once within 300 ms of closing, and not after", async ({ page }) => {
  const tooltip = page.locator("#tooltip");
  await page.locator("#second").hover();
  await page.clock.runFor(710);
  await expect(tooltip).toHaveText("Another text");
  await page.locator("summary[data-tooltip]").hover();
  await expect(tooltip).toHaveText("Colour mode");
  await page.keyboard.press("Escape");
  await page.mouse.move(5, 400);
  await page.clock.runFor(400);
  await page.locator("#second").hover();
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
});

test("an open menu is not covered", async ({ page }) => {
  const tooltip = page.locator("#tooltip");
  await page.locator("#second").hover();
  await page.clock.runFor(710);
  await expect(tooltip).toBeVisible();
  await page.locator("summary[data-tooltip]").click();
  await page.locator("#second").hover();
  await expect(tooltip).toHaveText("Another text");
  await page.locator("summary[data-tooltip]").hover();
  await page.clock.runFor(2_000);
  await expect(tooltip).toBeHidden();
});

test("its text can be hovered", async ({ page }) => {
  const tooltip = page.locator("#tooltip");
  await page.locator("#second").hover();
  await page.clock.runFor(710);
  await tooltip.hover();
  await page.clock.runFor(2_000);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(500);
  await expect(tooltip).toBeHidden();
});

test("opens at once on keyboard focus", async ({ page }) => {
  await page.getByRole("banner").getByRole("link", { name: "Price a shipment" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#second")).toBeFocused();
  await expect(page.locator("#tooltip")).toBeVisible();
});

test.describe("on touch", () => {
  test.use({ hasTouch: true });
  test("a tap shows the text", async ({ page }) => {
    await page.locator("#second").tap();
    await expect(page.locator("#tooltip")).toHaveText("Another text");
    await page.locator("summary[data-tooltip]").tap();
    await expect(page.locator("#tooltip")).toBeHidden();
  });
});
