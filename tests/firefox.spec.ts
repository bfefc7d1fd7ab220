import { test as base, expect } from "@playwright/test";
import type { Browser, Page } from "puppeteer-core";
import { click, eventually, fill, firefox, launchFirefox } from "./firefox-browser.ts";
import { startProxiedSite } from "./proxied-site.ts";
import { isAlive } from "./site.ts";

// The main journeys in Debian's Firefox, which Playwright cannot drive (it needs its own build).

const test = base.extend<{ tab: Page }, { fox: Browser }>({
  fox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ fox }, use) => {
    const context = await fox.createBrowserContext();
    const page = await context.newPage();
    // a tab behind another one has neither focus nor frames
    await page.bringToFront();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    // Firefox gives an error as a handle, without its words: where it was logged tells more
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} at ${JSON.stringify(message.stackTrace())}`);
    });
    await use(page);
    expect(problems).toEqual([]);
    await context.close();
  },
});

test.skip(!firefox, "Firefox is not there: its journeys are NOT tested");

/** Opens a page and waits until it is hydrated. */
async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await eventually(async () => expect(await tab.evaluate(isAlive)).toBe(true));
}

/** Firefox's extended release tells Puppeteer nothing of the entries that a page adds to its history. */
const readAddress = (tab: Page) => tab.evaluate(() => location.href);

const price = (tab: Page) =>
  tab.$$eval(
    "h3 button",
    (all) =>
      all.find((button) => button.textContent?.includes("Standard Express"))?.querySelector("[data-total]")
        ?.textContent ?? "",
  );
const textOf = (tab: Page, selector: string) => tab.$eval(selector, (element) => element.textContent ?? "");

test("pages open one after another in one document, and back returns", async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/`);
  await tab.evaluate(() => Object.assign(window, { testMark: true }));
  await click(tab, "footer a[href='/esg']");
  await eventually(async () => expect(await textOf(tab, "h1")).toBe("ESG"));
  await eventually(async () => expect(await tab.title()).toBe("ESG – Yunroute"));
  await eventually(async () => expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("H1"));
  await tab.evaluate(() => history.back());
  await eventually(async () => expect(await textOf(tab, "h1")).toContain("Every parcel"));
  expect(await tab.evaluate(() => "testMark" in window)).toBe(true);
  // by script rather than by mouse: animated elements ignore the mouse
  await tab.$eval("header a[hreflang]", (link) => link instanceof HTMLElement && link.click());
  await eventually(async () => expect(await tab.evaluate(() => document.documentElement.lang)).toBe("zh-Hans"));
});

test("a page that comes alive after Back is the one of the address", async ({ tab, baseURL }) => {
  const site = await startProxiedSite(baseURL ?? "");
  await open(tab, `${site.origin}/about-us`);
  await click(tab, "footer a[href='/esg']");
  await eventually(async () => expect(await textOf(tab, "h1")).toBe("ESG"));
  const letGo = site.holdCode();
  await tab.evaluate(() => location.reload());
  const loaded = () => performance.getEntriesByType("navigation")[0]?.toJSON().type;
  await eventually(async () => expect(await tab.evaluate(loaded)).toBe("reload"));
  await tab.evaluate(() => history.back());
  letGo();
  await eventually(async () => expect(await textOf(tab, "h1")).toBe("About us"));
  await eventually(async () => expect(await tab.title()).toBe("About us – Yunroute"));
  // by script rather than by mouse, which a page that is still moving into its place does not hear
  await tab.$eval("footer a[href='/imprint']", (link) => link instanceof HTMLElement && link.click());
  await eventually(async () => expect(await textOf(tab, "h1")).toBe("Legal notice"));
  site.stop();
});

test("links within a page lead to their targets, and Back to each place in turn", async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/resource/guides/eu-import-rules`);
  const where = () => tab.evaluate(() => Math.round(scrollY));
  const contents = await tab.$$eval("main nav a[href^='#']", (links) => links.map((link) => link.getAttribute("href")));
  const places: number[] = [];
  for (const target of [1, 4, 2].map((at) => contents[at] ?? "")) {
    // the place that is left, in the moment of leaving it
    const leave = (link: Element) => {
      const place = Math.round(scrollY);
      if (link instanceof HTMLElement) link.click();
      return place;
    };
    places.push(await tab.$eval(`main nav a[href='${target}']`, leave));
    await eventually(async () => expect(await tab.evaluate(() => `#${document.activeElement?.id}`)).toBe(target));
    // on from the heading, by hand
    await tab.evaluate(() => scrollBy(0, 120));
  }
  for (const place of places.reverse()) {
    await tab.evaluate(() => history.back());
    await eventually(async () => expect(await where()).toBe(place));
  }
});

test("what is typed before the code is there stays, with the focus", async ({ tab, baseURL }) => {
  for (const [path, field] of [
    ["/", "main input[name=weight]"],
    ["/resource/shipping-calculator", "main input[id^=weight]"],
  ] as const) {
    // with an address of its own, whose code is in no cache
    const site = await startProxiedSite(baseURL ?? "");
    const letGo = site.holdCode();
    await tab.goto(site.origin + path, { waitUntil: "domcontentloaded" });
    await fill(tab, field, "2.5");
    expect(await tab.evaluate(isAlive)).toBe(false);
    letGo();
    await eventually(async () => expect(await tab.evaluate(isAlive)).toBe(true));
    const kept = await tab.$eval(field, (own) => [
      own instanceof HTMLInputElement && own.value,
      own === document.activeElement,
    ]);
    expect(kept).toEqual(["2.5", true]);
    site.stop();
  }
});

test("a parcel is priced and its price opens to show its lines", async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10`);
  await eventually(async () => expect(await price(tab)).toMatch(/^\$\d+\.\d\d$/));
  const before = await price(tab);
  await click(tab, "::-p-xpath(//h3//button[contains(., 'Priority Express')])");
  await eventually(async () => expect(await textOf(tab, "main")).toMatch(/Priority Express, \$\d+\.\d\d/));
  await fill(tab, "input[id*=weight]", "2.5");
  await eventually(async () => expect(await readAddress(tab)).toContain("parcel=1_2.5_40_30_10"));
  await eventually(async () => expect(await price(tab)).not.toBe(before));
});

test("a file of orders is priced", async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/resource/order-files`);
  const orders = await (await fetch(`${baseURL}/sample-orders.csv`)).text();
  await eventually(() =>
    tab.$eval(
      "input[type=file]",
      (input, text) => {
        if (!(input instanceof HTMLInputElement)) throw new Error("no input");
        const files = new DataTransfer();
        files.items.add(new File([text], "orders.csv", { type: "text/csv" }));
        input.files = files.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      },
      orders,
    ),
  );
  await eventually(async () => expect(await textOf(tab, "main")).toMatch(/\d+ of 29 orders priced/));
});

test("mode, messages and the newsroom's filter work", async ({ tab, baseURL }) => {
  await open(tab, `${baseURL}/newsroom`);
  await click(tab, "summary[aria-label^='Colour mode']");
  await click(tab, "::-p-aria(Dark[role='button'])");
  await eventually(async () => expect(await tab.evaluate(() => document.documentElement.className)).toBe("dark"));
  await eventually(async () => expect(await textOf(tab, ".toast")).toContain("Setting saved"));
  await fill(tab, "main input[type=search]", "liege");
  await eventually(async () => expect(await readAddress(tab)).toContain("q=liege"));
  await eventually(async () => expect(await textOf(tab, "main")).toContain("Liège"));
});
