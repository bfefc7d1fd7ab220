import { expect, test } from "@playwright/test";
import { kinds } from "./routes.ts";

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

/** What is too wide is told with the width in px that it needs; what is folded may be opened. Runs in the browser. */
function measureOpened(letters: string): number {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  document.documentElement.style.setProperty("font-size", letters, "important");
  return document.documentElement.scrollWidth;
}

/**
 * Of a family in one language, such as the countries, the pages with the longest words; of all others each. Only words make
 * one of a family wider than the other; what a space without a break holds together is one.
 */
function pickWide(documents: readonly (readonly [path: string, html: string])[]) {
  const families = Map.groupBy(documents, ([path]) => path.replace(/\/[^/]*$/, ""));
  const measureLongest = ([, html]: readonly [string, string]) => {
    const words = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<[^>]+>/gs, " ").split(/[ \n\p{Script=Han}]+/u);
    return Math.max(...words.map(({ length }) => length));
  };
  return [...families.values()].flatMap((family) =>
    family.length <= 20
      ? family
      : family.toSorted((one, other) => measureLongest(other) - measureLongest(one)).slice(0, 6),
  );
}

/** Words that are too wide are too wide for the narrowest phone; what else is, is the layout of its kind of page. */
const everywhere = [{ width: 320, letters: "100%" }];
const ofKinds = [...everywhere, { width: 390, letters: "100%" }, { width: 2560, letters: "100%" }];
/** Text alone at 200 %, while the layout stays that of the screen. */
const enlarged = [320, 640, 1440].map((width) => ({ width, letters: "200%" }));

test("no page is wider than the narrowest phone or than the widest screen, nor with text at 200 %, and no figure is torn from its unit on a phone", async ({
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
  let at = 0;
  const checked = pickWide(documents);
  for (const kind of kinds)
    if (!checked.some(([path]) => path === kind)) checked.push(...documents.filter(([path]) => path === kind));
  for (const [path, html] of checked) {
    await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, ""), { waitUntil: "commit" });
    const views = [...(kinds.includes(path) ? ofKinds : everywhere), ...(kinds.includes(path) ? enlarged : [])];
    for (const { width, letters } of views) {
      if (width !== at) await page.setViewportSize({ width, height: 800 });
      at = width;
      const needed = await page.evaluate(measureOpened, letters);
      if (needed > width) tooWide.push(`${path} needs ${needed} px at ${width}, text at ${letters}`);
      if (width < 400 && letters === "100%")
        torn.push(...(await page.evaluate(tornApart)).map((words) => `${path} at ${width}: ${words}`));
    }
  }
  expect(tooWide).toEqual([]);
  expect(torn).toEqual([]);
});
