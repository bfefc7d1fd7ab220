import { expect, test } from "@playwright/test";

// documents as built, with their inline styles: nothing needs to load, so all pages are checked within seconds
test.use({ javaScriptEnabled: false });

test("no page is wider than the narrowest phone or than the widest screen", async ({ page, request }) => {
  // some hundred layouts are slow on a busy machine
  test.setTimeout(120_000);
  const text = async (path: string) => (await request.get(path)).text();
  const addresses = async (sitemap: string) =>
    [...(await text(sitemap)).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  const routes = (await Promise.all((await addresses("/sitemap.xml")).map(addresses))).flat();
  expect(routes.length).toBeGreaterThan(90);
  const documents = await Promise.all(
    [...routes, "/not-there", "/diagnostics"].map(async (path) => [path, await text(path)] as const),
  );
  const tooWide: string[] = [];
  for (const width of [320, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, html] of documents) {
      await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, ""), { waitUntil: "commit" });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${path} needs ${needed} px at ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});
