import type { Page } from "@playwright/test";
import { serveSite, startChromium } from "../compare-sites/build-site.ts";

/**
 * `node tools/bench/first-view.ts`: what the calculator asks of somebody who has just come, in `main` alone, since header
 * and footer are the same everywhere. Build first; `ORIGIN=http://localhost:3000` counts a site that is being served.
 *
 * A control is whatever can be pressed or typed into; a stop is what the Tab key reaches: the lines side by side are one, as
 * is a row of radio buttons. A word has letters and no digits, and figures are none: neither `0.8` nor `$7.25`.
 * Chinese is cut into words by the browser's dictionary, without the invisible joiners of its dates; 月 and 日 after a
 * figure belong to it, as a reader would say.
 */
const here = process.env.ORIGIN ? undefined : await serveSite(process.cwd());
const origin = process.env.ORIGIN ?? here?.origin;
const browser = await startChromium();
const address = "/resource/shipping-calculator";
const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const queries = { "a bare visit": "", "a shared address": "?to=DE&parcel=1_0.8_40_30_10" };

try {
  for (const [language, path] of await listLanguages())
    for (const viewport of views)
      for (const [what, query] of Object.entries(queries)) {
        const page = await browser.newPage({ viewport });
        await page.goto(origin + path + query);
        // hidden until the address has been read
        await page.locator("[data-total]:visible").first().waitFor();
        await page.waitForLoadState("networkidle");
        const { controls, stops, words, price, request, height } = await countFirstView(page);
        const opened = await countOpened(page);
        console.log(
          `${language} ${viewport.width} × ${viewport.height}, ${what}: ${controls.length} controls, ${stops} stops, ${words} words, ` +
            `first price at ${price} px, its button at ${request} px, page ${height} px; ` +
            `with every fold opened ${opened.fields} fields, ${opened.buttons} buttons`,
        );
        if (process.argv.includes("--list")) console.log(`  ${controls.join(" | ")}`);
        await page.close();
      }
} finally {
  await browser.close();
  here?.stop();
}

/** The page in each language, as its head lists them. */
async function listLanguages(): Promise<[language: string, path: string][]> {
  const page = await browser.newPage();
  await page.goto(origin + address);
  const links = await page
    .locator("link[rel=alternate][hreflang]:not([hreflang=x-default])")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
  await page.close();
  return links.map(([language, href]) => [language ?? "", new URL(href ?? address, origin).pathname]);
}

/** What stands in `main` above the foot of the window. */
function countFirstView(page: Page) {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const drawn = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return drawn && width > 1 && height > 1 && top < window.innerHeight && bottom > 0;
    };
    const named = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent.trim()).slice(0, 24) || element.id;
    const single = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input:not([type="radio"]), select, summary, [tabindex="0"])',
      ),
    ].filter(isSeen);
    const choices = [...document.querySelectorAll("main fieldset:has([type=radio])")].filter(isSeen);
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const segments = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
    let words = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parentElement = node.parentElement;
      const laidOut = document.createRange();
      laidOut.selectNodeContents(node);
      if (!parentElement || laidOut.getClientRects().length === 0 || !isSeen(parentElement)) continue;
      if (parentElement.closest(".sr-only, noscript")) continue;
      words += [
        ...segments.segment((node.nodeValue ?? "").replaceAll("\u2060", "").replaceAll(/(\d)[月日]/g, "$1")),
      ].filter(({ segment }) => /\p{L}/u.test(segment) && !/\d/.test(segment)).length;
    }
    const foot = (element: Element | null) => Math.round(element?.getBoundingClientRect().bottom ?? 0);
    return {
      controls: [...single, ...choices].map(named),
      stops: single.filter(({ tabIndex }) => tabIndex >= 0).length + choices.length,
      words,
      price: foot(document.querySelector("[data-total]")),
      request: foot(document.querySelector("[id^=request-]")),
      height: document.documentElement.scrollHeight,
    };
  });
}

/** Fields and buttons on the whole page once each fold has been opened; one row of radio buttons is one field. */
async function countOpened(page: Page): Promise<{ fields: number; buttons: number }> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });
  const line = page.getByRole("main").locator("form button[aria-expanded]");
  // on a phone a shared address is a summary, and the bar at its foot opens the form
  if (!(await line.isVisible())) await page.getByRole("main").locator(".sticky button").click();
  await line.click();
  await page.locator("#terms select").first().waitFor();
  const count = (what: string) => page.locator(`main :is(${what}):visible`).count();
  return {
    fields: await count("input:not([type=radio]), select, fieldset:has([type=radio])"),
    buttons: await count("button, summary"),
  };
}
