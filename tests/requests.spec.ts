import type { Page } from "@playwright/test";
import { kinds } from "./routes.ts";
import { alive, expect, open, test } from "./site.ts";

// Over HTTP/1.1 a browser has six connections to a site, and each request on them costs a way there and back.

/**
 * The most requests of a first visit, and of a page come to by a link. The aim is 16 and 8 everywhere; the calculators
 * and an item at a glance are over it, and must not get further away.
 */
function getLimits(path: string): { visit: number; link: number } {
  if (/calculator$|order-files$/.test(path)) return { visit: 20, link: 13 };
  return { visit: 16, link: path.startsWith("/newsroom/detail/") ? 9 : 8 };
}

function listRequests(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // the browser asks for the icon of its tab when it likes, if it has tabs
    if (pathname !== "/favicon.svg") found.push(pathname);
  });
  return found;
}

for (const path of kinds)
  test(`few requests until all of a page is there: ${path}`, async ({ page }) => {
    const asked = listRequests(page);
    const manifest = page.waitForRequest(/\/builds\/meta\//);
    await open(page, path);
    // the last thing that a page asks for by itself
    await manifest;
    await page.waitForLoadState("networkidle");
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(getLimits(path).visit);
  });

test("a link to any kind of page asks for little", async ({ page }) => {
  for (const path of kinds.filter((each) => each !== "/")) {
    const manifest = page.waitForRequest(/\/builds\/meta\//);
    await open(page, "/");
    await manifest;
    await page.waitForLoadState("networkidle");
    const asked = listRequests(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "there" });
      document.body.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await alive(page);
    await page.waitForLoadState("networkidle");
    page.removeAllListeners("request");
    expect.soft(asked.length, `${path}\n${asked.join("\n")}`).toBeLessThanOrEqual(getLimits(path).link);
  }
});
