import type { Browser, Page } from "@playwright/test";
import { serveBarePages } from "./bare-pages.ts";
import { findMedian } from "./median.ts";

const kinds: readonly [kind: string, path: string][] = [
  ["home", "/"],
  ["content", "/esg"],
  ["guide", "/resource/guides/eu-import-rules"],
  ["news item", "/newsroom/detail/liege-gateway"],
  ["overview", "/our-solutions/b2c-dedicated-line"],
  ["service", "/our-solutions/b2c/standard-express"],
  ["calculator", "/resource/shipping-calculator"],
  ["order files", "/resource/order-files"],
];
const rounds = 3;
const barePaintort = 3221;
/** Slow 4G as in Lighthouse: 1.6 Mbit/s and 150 ms; a browser's own throttling needs 0.9 and 3.75 times as much. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

type Seen = { paint: number; blocking: number; longest: number };

/** First load of each kind of page on a phone, on slow 4G with fourfold CPU slowdown, compared with its bare markup. */
export async function firstPaints(browser: Browser, port: number): Promise<void> {
  const bare = await serveBarePages(barePaintort);
  console.log(
    `First loads on slow 4G at 4× slow-down, median of ${rounds}: largest paint, that of the bare page; blocking`,
  );
  for (const [kind, path] of kinds) {
    const whole: Seen[] = [];
    const alone: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(
        await firstLoad(browser, `http://localhost:${barePaintort}${path}`, (page) => page.waitForTimeout(700)),
      );
      whole.push(await firstLoad(browser, `http://localhost:${port}${path}`, waitUntilHydrated));
    }
    const middle = (seen: readonly Seen[], name: keyof Seen) => Math.round(findMedian(seen.map((each) => each[name])));
    const [paint, barePaint] = [middle(whole, "paint"), middle(alone, "paint")];
    // style and layout of the markup are the browser's own work, with or without the site's code
    const [longest, bareLongest] = [whole, alone].map((seen) => middle(seen, "longest") || "under 50");
    console.log(
      `${kind.padEnd(12)} ${paint} ms, ${barePaint} ms: ${(paint / barePaint).toFixed(2)}; ${middle(whole, "blocking")} ms, the longest task ${longest} ms, ${bareLongest} ms on the bare page`,
    );
  }
  bare.close();
}

async function firstLoad(browser: Browser, address: string, ready: (page: Page) => Promise<void>): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(address);
  await ready(page);
  const seen = await page.evaluate<{ paint: number; tasks: number[] }>("seen");
  await context.close();
  return {
    paint: seen.paint,
    blocking: seen.tasks.reduce((sum, task) => sum + task - 50, 0),
    longest: Math.max(0, ...seen.tasks),
  };
}

/** Waits until all parts of the page are hydrated, and a while longer. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
}

/** Runs in the page: records its largest paint, and every task over 50 ms after its first paint. */
function watch(): void {
  const seen = { paint: 0, tasks: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    for (const { startTime, duration } of list.getEntries())
      if (painted && startTime + duration > painted.startTime) seen.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
}
