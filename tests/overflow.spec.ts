import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("no page is wider than the narrowest phone or lost on the widest screen", async ({ page, request }) => {
  const addresses = async (sitemap: string) =>
    [...(await (await request.get(sitemap)).text()).matchAll(/<loc>([^<]+)/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
  const routes = (await Promise.all((await addresses("/sitemap.xml")).map(addresses))).flat();
  expect(routes.length).toBeGreaterThan(90);
  // drawings have their size before they load
  await page.route(/\.(svg|png|webp|avif)$/, (route) => route.abort());
  const tooWide: string[] = [];
  for (const route of [...routes, "/not-there", "/diagnostics"]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const width of [320, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) tooWide.push(`${route} needs ${needed} px at ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});
