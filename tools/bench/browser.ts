import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SiteTable } from "#server/policy/table.ts";
import type { Browser, Page } from "@playwright/test";
import { findMedian } from "./median.ts";
import { serveSite, startChromium } from "../compare-sites/build-site.ts";

const release = join(process.env.SITE ?? "dist/site", "current");
const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
const script = /<script[^>]*>.*?<\/script>/gs;
const link = /<link rel="(?:preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>/g;

/**
 * Serves each page of the built site as bare markup and style in one file, without scripts, data and preloads, to
 * compare its paint with. Pictures are served, since they are part of the markup.
 */
function serveBarePages(port: number): Promise<Server> {
  const server = createServer(({ url = "/" }, response) => {
    const entry = table.files[url];
    if (!entry || url.startsWith("/assets/")) return response.writeHead(404).end();
    const body = readFileSync(join(release, "public", entry.file));
    if (!entry.type.startsWith("text/html")) return response.writeHead(200, { "Content-Type": entry.type }).end(body);
    const bare = brotliCompressSync(body.toString().replace(script, "").replace(link, ""));
    response.writeHead(200, { "Content-Type": entry.type, "Content-Encoding": "br", "Content-Length": bare.length });
    return response.end(bare);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

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
const barePort = 3221;
/** Slow 4G as in Lighthouse: 1.6 Mbit/s and 150 ms; a browser's own throttling needs 0.9 and 3.75 times as much. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

type Seen = { paint: number; blocking: number; longest: number };

/** First load of each kind of page on a phone, on slow 4G with fourfold CPU slowdown, compared with its bare markup. */
async function firstPaints(browser: Browser): Promise<void> {
  const bare = await serveBarePages(barePort);
  console.log(
    `First loads on slow 4G at 4× slow-down, median of ${rounds}: largest paint, that of the bare page; blocking`,
  );
  for (const [kind, path] of kinds) {
    const whole: Seen[] = [];
    const alone: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await firstLoad(browser, `http://localhost:${barePort}${path}`, (page) => page.waitForTimeout(700)));
      whole.push(await firstLoad(browser, site.origin + path, waitUntilHydrated));
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

/** `npm run bench`: what a visitor of the built site waits for, in Chromium. Build first. */
const site = await serveSite(process.cwd());
const browser = await startChromium();

try {
  await firstPaints(browser);
  await navigation();
} finally {
  await browser.close();
  site.stop();
}

/**
 * Main-thread work of a client navigation to a prefetched page, with a fourfold CPU slowdown. Clicks by position and
 * waits by the clock, because querying the page would take half of the time measured.
 */
async function navigation(): Promise<void> {
  const works: { script: number; style: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "How it is worked out" }).hover();
    // exclude what a page does some time after loading
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
      return { script: of("ScriptDuration"), style: of("RecalcStyleDuration") + of("LayoutDuration") };
    };
    await page.waitForTimeout(500);
    const before = await busy();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(1500);
    const after = await busy();
    if (!page.url().endsWith("/esg")) throw new Error(`The link led to ${page.url()}`);
    works.push({ script: after.script - before.script, style: after.style - before.style });
    await page.close();
  }
  const middle = (kind: "script" | "style") => Math.round(findMedian(works.map((work) => work[kind])));
  console.log(
    `Navigation to a prefetched page at 4× slow-down: ${middle("script")} ms of script, ${middle("style")} ms of style and layout (median of ${works.length})`,
  );
}
