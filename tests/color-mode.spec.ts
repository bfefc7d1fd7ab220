import type { Page } from "@playwright/test";
import { expect, isDark, open, test, watchFirstMode } from "./site.ts";

const key = "yunroute.color-mode";

async function choose(page: Page, mode: "Light" | "Dark" | "Match system"): Promise<void> {
  await page.locator("summary[aria-label^='Colour mode']").click();
  await page.getByRole("button", { name: mode, exact: true }).click();
}

// the other page is always dark: what would be light shows it
for (const [system, all] of [
  ["light", [undefined, "dark", "system"]],
  ["dark", [undefined, "light", "purple"]],
] as const)
  test(`whatever is stored on a ${system} system, the mode is right before anything is painted`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    const first = await watchFirstMode(page);
    for (const stored of all) {
      const expected = stored === "light" || stored === "dark" ? stored : system;
      if (stored) await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
      await open(page, "/esg");
      expect(await first(), stored).toEqual({ mode: expected === "dark" ? "dark" : "", scheme: expected });
      await expect.poll(() => isDark(page)).toBe(expected === "dark");
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
        "content",
        expected === "dark" ? "#0b1220" : "#fbfcfd",
      );
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(stored ?? null);
    }
  });

test("a choice is kept, confirmed, and followed by the other tab", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: "light" });
  await open(second, "/esg");
  await choose(page, "Dark");
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(page.locator(".toast")).toContainText("Setting saved");
  await expect.poll(() => isDark(second)).toBe(true);
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(true);
});

test("with the system's mode chosen, a change of the system is followed at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await expect.poll(() => isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => isDark(page)).toBe(true);
});

test("the open menu is closed by what is pressed elsewhere, and by what opens by itself", async ({ page }) => {
  await open(page, "/esg");
  const menu = page.getByRole("banner").locator("details[open]");
  const summary = page.getByRole("banner").locator("summary[aria-label^='Colour mode']");
  await summary.click();
  await page.locator("h1").click();
  await expect(menu).toHaveCount(0);
  await summary.click();
  await page.evaluate(() => {
    const fold = document.createElement("details");
    document.body.append(fold);
    fold.open = true;
  });
  await expect(menu).toHaveCount(0);
});

test("blocked storage breaks nothing, and a choice holds for the document", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await choose(page, "Dark");
  await expect.poll(() => isDark(page)).toBe(true);
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  await expect.poll(() => isDark(page)).toBe(true);
});
