import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { firstPaints } from "./first-paint.ts";
import { findMedian } from "./median.ts";

/** `npm run bench`: what a visitor of the built site waits for, in Chromium. Build first. */
const port = 3219;
const server = spawn("node", ["server/main.ts"], { env: { ...process.env, PORT: String(port), LOG: "off" } });
await new Promise<void>((resolve) =>
  server.stdout.on("data", (text) => String(text).includes("is served") && resolve()),
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

try {
  await firstPaints(browser, port);
  await navigation();
} finally {
  await browser.close();
  server.kill();
}

/**
 * Main-thread work of a client navigation to a prefetched page, with a fourfold CPU slowdown. Clicks by position and
 * waits by the clock, because querying the page would take half of the time measured.
 */
async function navigation(): Promise<void> {
  const works: { script: number; style: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
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
