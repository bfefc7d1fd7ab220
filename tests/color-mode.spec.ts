import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const key = "yunroute.color-mode";
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

async function choose(page: Page, mode: "Light" | "Dark" | "Match system"): Promise<void> {
  await page.locator("summary[aria-label^='Colour mode']").click();
  await page.getByRole("button", { name: mode, exact: true }).click();
}

for (const system of ["light", "dark"] as const)
  for (const [stored, expected] of [
    ["light", "light"],
    ["dark", "dark"],
    ["system", system],
    ["purple", system],
    [undefined, system],
  ] as const)
    for (const path of ["/esg", "/about-us"]) {
      const wanted = path === "/about-us" ? "dark" : expected;
      test(`${path} with ${stored} stored on a ${system} system is ${wanted} before anything is painted`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: system });
        await page.addInitScript(
          ([name, value]) => {
            if (value) localStorage.setItem(String(name), value);
            // what the body's first frame would show
            new MutationObserver((_, observer) => {
              if (!document.body) return;
              observer.disconnect();
              Object.assign(window, {
                firstMode: document.documentElement.className,
                firstScheme: document.documentElement.style.colorScheme,
              });
            }).observe(document, { childList: true, subtree: true });
          },
          [key, stored],
        );
        await open(page, path);
        const first = await page.evaluate(() => ({
          ...("firstMode" in window && { mode: window.firstMode }),
          ...("firstScheme" in window && { scheme: window.firstScheme }),
        }));
        expect(first).toEqual({ mode: wanted === "dark" ? "dark" : "", scheme: wanted });
        await expect.poll(() => isDark(page)).toBe(wanted === "dark");
        await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
          "content",
          wanted === "dark" ? "#0b1220" : "#fbfcfd",
        );
        expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(stored ?? null);
      });
    }

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

test("a page that forces its mode says so, leaves the preference alone, and gives it back", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await choose(page, "Light");
  await page.getByRole("link", { name: "About us" }).click();
  await expect(page.locator("h1")).toHaveText("About us");
  await expect.poll(() => isDark(page)).toBe(true);
  const off = page.getByRole("button", { name: /always shown Dark/ });
  await expect(off).toHaveAttribute("aria-disabled", "true");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("light");
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  await expect.poll(() => isDark(page)).toBe(false);
  // the switch, which has come back, is closed like any menu: by what is pressed elsewhere, and by what opens by itself
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
