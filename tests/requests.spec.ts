import type { Page } from "@playwright/test";
import { kinds } from "./routes.ts";
import { alive, expect, open, test } from "./site.ts";

// Over HTTP/1.1 a browser has six connections to a site, and each request on them costs a way there and back.

/**
 * The most requests of a first visit and after a link from any page, until all of it is there and has been kept for times
 * without a connection; the document of a page reached by a link follows if somebody stays (app/offline/keep-pages.ts).
 */
const most = { visit: 16, link: 8 };

/** Each address that the page and its worker ask for; what they ask for again, the browser has. */
function listRequests(page: Page): Set<string> {
  const found = new Set<string>();
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    // the browser asks for the icon of its tab when it likes, if it has tabs
    if (pathname !== "/favicon.svg") found.add(pathname);
  });
  return found;
}

/** Waits until the page is alive and has asked for all it wants, and its worker for what it keeps: `last` at the end. */
async function settle(page: Page, asked: ReadonlySet<string>, last: RegExp): Promise<void> {
  await alive(page);
  await page.waitForLoadState("networkidle");
  // pages are kept a few seconds later
  await page.clock.fastForward(4_000);
  await expect.poll(() => [...asked].some((path) => last.test(path)), { intervals: [50] }).toBe(true);
  for (let before = -1; before < asked.size; ) {
    before = asked.size;
    await page.waitForTimeout(250);
  }
}

/** Opens a page as one does at first. Its worker asks last for the styles of the other pages. */
async function visit(page: Page, path: string): Promise<Set<string>> {
  const asked = listRequests(page);
  await page.clock.install();
  await open(page, path);
  await settle(page, asked, /\.css$/);
  return asked;
}

/** So many places further on the register has a page that next to nothing is shared with. */
const far = 9;

for (const [at, path] of kinds.entries())
  test(`few requests until all of a page is there, and of a link from it: ${path}`, async ({ page }) => {
    const visited = await visit(page, path);
    expect(visited.size, [...visited].join("\n")).toBeLessThanOrEqual(most.visit);
    page.context().removeAllListeners("request");
    const asked = listRequests(page);
    const to = kinds[(at + far) % kinds.length] ?? "";
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "there" });
      document.body.append(link);
      link.click();
    }, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await settle(page, asked, /^\/payloads\//);
    const added = asked.difference(visited);
    expect(added.size, [`to ${to}:`, ...added].join("\n")).toBeLessThanOrEqual(most.link);
  });
