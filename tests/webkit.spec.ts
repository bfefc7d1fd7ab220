import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { findPort } from "./free-port.ts";
import { type ProxiedSite, startProxiedSite } from "./proxied-site.ts";
import { kinds } from "./routes.ts";
import { isAlive } from "./site.ts";
import { startWebKit, type WebKit, webKitBrowser } from "./webkit-driver.ts";

// The main journeys in WebKitGTK, which stands in for Safari: the same engine, apart from what Apple's systems draw.

/** Records errors, from before the page's own scripts run. */
const watcher = `window.problems = [];
addEventListener("error", ({ message, target }) => problems.push(message ?? String(target.src ?? target.href)), true);
addEventListener("unhandledrejection", (event) => setTimeout(() => event.defaultPrevented || problems.push(String(event.reason))));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => problems.push(violatedDirective + " " + blockedURI));
const { error } = console;
console.error = (...all) => { problems.push(all.join(" ")); error(...all); };`;

const test = base.extend<{ tab: WebKit }, { webKit: WebKit; site: ProxiedSite }>({
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const webKit = await startWebKit(await findPort());
      await use(webKit);
      await webKit.close();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const site = await startProxiedSite(project.use.baseURL ?? "", watcher);
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ webKit }, use) => {
    await use(webKit);
    expect(await webKit.run("return window.problems")).toEqual([]);
  },
});
test.describe.configure({ mode: "default" });
test.skip(!webKitBrowser, "WebKit is not there: its pages are NOT tested");

/** Opens a page and waits until it is hydrated. */
async function open(tab: WebKit, address: string): Promise<void> {
  await tab.open(address);
  const hasComeAlive = () => tab.run(`return (${String(isAlive)})()`);
  await expect.poll(hasComeAlive, { message: address, intervals: [50] }).toBe(true);
}

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const expectText = (tab: WebKit, selector: string) =>
  expect.poll(() => tab.run(`return ${find(selector)}?.textContent ?? ""`), selector);
const total = "h3 button [data-total]";

test("every kind of page is hydrated as it was served", async ({ tab, site }) => {
  for (const route of kinds) {
    await open(tab, site.origin + route);
    const served = await (await fetch(site.origin + route)).text();
    const title = /<title>([^<]*)/.exec(served)?.[1];
    expect(await tab.run("return document.title"), route).toBe(
      title?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
    );
    expect(await tab.run("return window.problems"), route).toEqual([]);
  }
});

test("pages open one after another in one document, one overtakes another, Back returns, and the language changes", async ({
  tab,
  site,
}) => {
  await open(tab, `${site.origin}/`);
  await tab.run("window.testMark = true");
  await tab.click("footer a[href='/esg']");
  await expectText(tab, "h1").toBe("ESG");
  await tab.run(`${find("footer a[href='/imprint']")}.click(); ${find("footer a[href='/about-us']")}.click()`);
  await expectText(tab, "h1").toBe("About us");
  await tab.run("history.back()");
  await expectText(tab, "h1").toBe("ESG");
  expect(await tab.run("return window.testMark")).toBe(true);
  expect(await tab.run("return window.problems")).toEqual([]);
  // by script: animated elements ignore the mouse
  await tab.run(`${find("header a[hreflang]")}.click()`);
  await expect.poll(() => tab.run("return document.documentElement.lang")).toBe("zh-Hans");
});

test("a page that comes alive after Back is the one of the address", async ({ tab, site }) => {
  await open(tab, `${site.origin}/about-us`);
  await tab.click("footer a[href='/esg']");
  await expectText(tab, "h1").toBe("ESG");
  const letGo = site.holdCode();
  await tab.run("location.reload()");
  await expect.poll(() => tab.run("return performance.getEntriesByType('navigation')[0]?.type")).toBe("reload");
  await tab.run("history.back()");
  letGo();
  await expectText(tab, "h1").toBe("About us");
  await expect.poll(() => tab.run("return document.title")).toBe("About us – Yunroute");
  await tab.click("footer a[href='/imprint']");
  await expectText(tab, "h1").toBe("Legal notice");
});

test("links within a page lead to their targets, and Back to each place in turn", async ({ tab, site }) => {
  await open(tab, `${site.origin}/resource/guides/eu-import-rules`);
  const where = () => tab.run("return Math.round(scrollY)");
  const places: unknown[] = [];
  for (const at of [1, 4, 2]) {
    places.push(await where());
    const link = `document.querySelectorAll("main nav a[href^='#']")[${at}]`;
    const target = await tab.run(`${link}.click(); return ${link}.hash`);
    await expect.poll(() => tab.run("return '#' + document.activeElement.id")).toBe(target);
    // on from the heading, by hand
    await tab.run("scrollBy(0, 120)");
  }
  for (const place of places.reverse()) {
    await tab.run("history.back()");
    await expect.poll(where).toBe(place);
  }
});

test("what is typed before the code is there stays, with the focus", async ({ tab, site }) => {
  for (const [path, field] of [
    ["/", "main input[name=weight]"],
    ["/resource/shipping-calculator", "main input[id^=weight]"],
  ] as const) {
    const letGo = site.holdCode();
    // the mark goes with the document that stood there
    await tab.run(`window.stoodBefore = true; location.href = ${JSON.stringify(site.origin + path)}`);
    await expect.poll(() => tab.run(`return !window.stoodBefore && ${find(field)} !== null`)).toBe(true);
    await tab.type(field, "2.5");
    expect(await tab.run(`return (${String(isAlive)})()`)).toBe(false);
    letGo();
    await expect.poll(() => tab.run(`return (${String(isAlive)})()`)).toBe(true);
    const own = find(field);
    expect(await tab.run(`return [${own}.value, ${own} === document.activeElement]`)).toEqual(["2.5", true]);
  }
});

test("a choice of the colour mode is kept and said", async ({ tab, site }) => {
  await open(tab, `${site.origin}/newsroom`);
  await tab.click("summary[aria-label^='Colour mode']");
  await tab.run(
    `[...document.querySelectorAll("header button")].find(({ textContent }) => textContent === "Dark").click()`,
  );
  await expect.poll(() => tab.run("return document.documentElement.className")).toBe("dark");
  await expectText(tab, ".toast").toContain("Setting saved");
  await open(tab, `${site.origin}/esg`);
  expect(await tab.run("return document.documentElement.className")).toBe("dark");
});

test("a parcel is priced, and a price opens", async ({ tab, site }) => {
  await open(tab, `${site.origin}/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10`);
  await expectText(tab, total).toMatch(/^\$\d+\.\d\d$/);
  const before = await tab.run(`return ${find(total)}.textContent`);
  await tab.type("input[id*=weight]", "2.5");
  await expect.poll(() => tab.run("return location.search")).toContain("parcel=1_2.5_40_30_10");
  await expectText(tab, total).not.toBe(before);
});

test("a file of orders is priced", async ({ tab, site }, info) => {
  const file = info.outputPath("orders.csv");
  writeFileSync(file, await (await fetch(`${site.origin}/sample-orders.csv`)).text());
  await open(tab, `${site.origin}/resource/order-files`);
  await expect.poll(() => tab.run(`return ${find("input[type=file]")} !== null`)).toBe(true);
  await tab.type("input[type=file]", file);
  await expectText(tab, "main").toMatch(/\d+ of 29 orders priced/);
});

test("freight is priced in every way, as it is typed, and goes along into the other language", async ({
  tab,
  site,
}) => {
  await open(
    tab,
    `${site.origin}/resource/freight-calculator?date=2026-11-24&freight=pallet_US_90001_20_120_100_180_240_n`,
  );
  await expectText(tab, "main").toMatch(/5 options, from \$\d/);
  await tab.type("#freight-0-weight", "200");
  await expect.poll(() => tab.run("return location.search")).toContain("_200_n");
  await expectText(tab, "main").toContain("4,000 kg");
  await tab.run(`${find("header a[hreflang]")}.click()`);
  await expect.poll(() => tab.run("return document.documentElement.lang")).toBe("zh-Hans");
  await expect.poll(() => tab.run(`return ${find("#freight-0-weight")}?.value`)).toBe("200");
  await expectText(tab, "main").toMatch(/5\s种方式，\$\d/);
});
