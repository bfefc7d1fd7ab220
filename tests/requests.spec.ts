import type { Page, Request } from "@playwright/test";
import { kinds, published } from "./routes.ts";
import { alive, expect, open, test } from "./site.ts";

// Over HTTP/1.1 a browser has six connections to a site, and each request on them costs a way there and back.

/**
 * The most requests of a first visit and after a link from any page, until all of it is there and has been kept for times
 * without a connection; the document of a page reached by a link follows if somebody stays (app/offline/keep-pages.ts).
 */
const most = { visit: 16, link: 8 };

/** What a page and its worker ask for from now on, each address once, and what of it is on its way. */
function watchRequests(page: Page) {
  const [asked, pending] = [new Set<string>(), new Set<Request>()];
  const context = page.context().removeAllListeners("request");
  context.on("request", (request) => {
    pending.add(request);
    const { pathname } = new URL(request.url());
    // the browser asks for the icon of its tab when it likes, if it has tabs
    if (pathname !== "/favicon.svg") asked.add(pathname);
  });
  context.on("requestfinished", (request) => pending.delete(request));
  context.on("requestfailed", (request) => pending.delete(request));
  return { asked, pending };
}

/** Waits until the page is alive and has all it wants, and its worker what it keeps: `last` at the end. */
async function settle(page: Page, { asked, pending }: ReturnType<typeof watchRequests>, last: RegExp): Promise<void> {
  await alive(page);
  // pages are kept a few seconds later, by a worker that starts then
  await page.clock.fastForward(2_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.clock.fastForward(2_000);
  let before = -1;
  const isDone = () => {
    const stays = pending.size === 0 && asked.size === before;
    before = asked.size;
    return stays && [...asked].some((path) => last.test(path));
  };
  await expect.poll(isDone, { intervals: [150] }).toBe(true);
}

test("no document names more than six files to load with it", async ({ request }) => {
  for (const path of published) {
    const html = (await (await request.get(path)).text()).replaceAll(/<noscript>.*?<\/noscript>/gs, "");
    const named = html.matchAll(
      /<(?:link rel="(?:modulepreload|preload|stylesheet)"[^>]*href|script[^>]*\bsrc|img[^>]*?\bsrc)="([^"]+)"/g,
    );
    expect(new Set([...named].map(([, file]) => file)).size, path).toBeLessThanOrEqual(6);
  }
});

/** Pages that go on loading once they are alive: prices, a worker, what is searched through, pictures. */
const busy = [
  "/",
  "/resource/shipping-calculator",
  "/resource/freight-calculator",
  "/resource/order-files",
  "/resource/what-can-i-ship",
  kinds.find((path) => path.startsWith("/newsroom/detail/")) ?? "",
];

/** So many places further on the register has a page that next to nothing is shared with. */
const far = 9;

for (const path of busy)
  test(`few requests until all of a page is there, and of a link from it: ${path}`, async ({ page }) => {
    const first = watchRequests(page);
    await page.clock.install();
    await open(page, path);
    // its worker asks last for the styles of the other pages
    await settle(page, first, /\.css$/);
    const visited = first.asked;
    // what reads rows is apart, so that the page of parcels is 5 kB lighter
    const apart = path === "/resource/freight-calculator" ? 1 : 0;
    expect(visited.size, [...visited].join("\n")).toBeLessThanOrEqual(most.visit + apart);
    const second = watchRequests(page);
    const to = kinds[(kinds.indexOf(path) + far) % kinds.length] ?? "";
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "there" });
      document.body.append(link);
      link.click();
    }, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await settle(page, second, /^\/payloads\//);
    const added = second.asked.difference(visited);
    expect(added.size, [`to ${to}:`, ...added].join("\n")).toBeLessThanOrEqual(most.link);
  });
