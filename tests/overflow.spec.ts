import { expect, test } from "@playwright/test";
import { kinds, published } from "./routes.ts";

// documents as built, with their inline styles: nothing needs to load, so all pages are checked within seconds
test.use({ javaScriptEnabled: false });

/** Figures whose unit stands on the next line. Runs in the browser. */
function tornApart(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { index, 0: words } of (node.textContent ?? "").matchAll(
      /\d (?:(?:kg|g|cm|lb|days?|working|hours|cartons?|parcels?|litres?)\b|公斤|厘米|天|件|箱)|\d ×|× \d/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + words.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
      if (new Set(tops).size > 1) found.push((node.textContent ?? "").slice(Math.max(0, index - 20), index + 20));
    }
  return found;
}

test("no page is wider than the narrowest phone or than the widest screen, and no figure is torn from its unit on a phone", async ({
  page,
  request,
}) => {
  // some hundred layouts are slow on a busy machine
  test.setTimeout(480_000);
  const text = async (path: string) => (await request.get(path)).text();
  const addresses = async (sitemap: string) =>
    [...(await text(sitemap)).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  const routes = (await Promise.all((await addresses("/sitemap.xml")).map(addresses))).flat();
  expect(routes.length).toBeGreaterThan(90);
  const documents = await Promise.all([...routes, "/not-there"].map(async (path) => [path, await text(path)] as const));
  const tooWide: string[] = [];
  const torn: string[] = [];
  for (const width of [320, 390, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, html] of documents) {
      // words that are too wide are too wide for the narrowest phone; what else is, is the layout of its kind of page
      if (width > 320 && !kinds.includes(path)) continue;
      await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, ""), { waitUntil: "commit" });
      // what is folded may be opened
      const needed = await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
        return document.documentElement.scrollWidth;
      });
      if (needed > width) tooWide.push(`${path} needs ${needed} px at ${width}`);
      if (width < 400) torn.push(...(await page.evaluate(tornApart)).map((words) => `${path} at ${width}: ${words}`));
    }
  }
  expect(tooWide).toEqual([]);
  expect(torn).toEqual([]);
});

test("text alone at 200 %, while the layout stays that of the screen, widens no page", async ({ page, request }) => {
  const tooWide: string[] = [];
  const both = [...kinds, ...kinds.map((path) => (path === "/" ? "/zh" : `/zh${path}`))];
  for (const path of both.filter((each) => published.includes(each))) {
    const html = await (await request.get(path)).text();
    const enlarged = html.replace("</head>", "<style>html { font-size: 200% !important }</style></head>");
    for (const width of [390, 640, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.setContent(enlarged.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, ""), { waitUntil: "commit" });
      // what is folded may be opened
      const needed = await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
        return document.documentElement.scrollWidth;
      });
      if (needed > width) tooWide.push(`${path} needs ${needed} px at ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
});
