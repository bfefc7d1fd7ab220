import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { firstPaints } from "./first-paint.ts";
import { median } from "./median.ts";

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
const containers =
  "to=US&postcode=90001&parcel=400_1_60_50_50&parcel=300_22_70_45_40&parcel=150_30_80_60_55&parcel=24_350_120_100_110";
const calculator = `http://localhost:${port}/resource/shipping-calculator`;

try {
  await firstPaints(browser, port);
  await orders();
  await typing("a parcel", calculator);
  await typing("containers", `${calculator}?${containers}`);
  await navigation();
} finally {
  await browser.close();
  server.kill();
}

/** From choosing a file of 100,000 orders to its totals on screen. */
async function orders(): Promise<void> {
  const countries = ["DE", "FR", "GB", "US", "JP", "AU", "ES", "IT", "CA", "NL"];
  const rows = Array.from(
    { length: 100_000 },
    (_, at) =>
      `N-${at},${countries[at % 10]},10115,${(50 + ((at * 37) % 3000)) / 1000},${10 + (at % 30)},${8 + (at % 20)},${3 + (at % 12)},1`,
  );
  const buffer = Buffer.from(`Order,Country,Postcode,Weight (kg),Length,Width,Height,Quantity\n${rows.join("\n")}\n`);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await browser.newPage();
    await page.goto(calculator);
    await page.locator("summary", { hasText: "Many orders at once" }).click();
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    await page
      .locator("input[type=file]")
      .evaluate((input) => input.addEventListener("change", () => performance.mark("chosen"), { capture: true }));
    await page.locator("input[type=file]").setInputFiles({ name: "many.csv", mimeType: "text/csv", buffer });
    await page.getByRole("heading", { name: /100,000 of 100,000/ }).waitFor();
    times.push(
      await page.evaluate(() => performance.now() - (performance.getEntriesByName("chosen")[0]?.startTime ?? 0)),
    );
    await page.close();
  }
  console.log(
    `100,000 orders (${(buffer.length / 1e6).toFixed(1)} MB) from drop to totals: ${times.map((time) => Math.round(time)).join(", ")} ms`,
  );
}

/** The longest task while a weight is typed, on a processor slowed down four times. */
async function typing(what: string, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    Object.assign(window, { tasks: [] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        if ("tasks" in window && Array.isArray(window.tasks)) window.tasks.push(duration);
    }).observe({ type: "longtask" });
  });
  await page.getByLabel("Weight each, kg").first().pressSequentially("2.345", { delay: 120 });
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => ("tasks" in window && Array.isArray(window.tasks) ? window.tasks : []));
  console.log(
    `Typing at 4× slow-down, ${what}: ${tasks.length} tasks over 50 ms${tasks.length > 0 ? `, the longest ${Math.max(...tasks)} ms` : ""}`,
  );
  await page.close();
}

/**
 * Main-thread work of a client navigation to a prefetched page, on a processor slowed down four times. Clicked by place
 * and waited for by the clock: a query of the page would itself take half of what is measured.
 */
async function navigation(): Promise<void> {
  const works: { script: number; style: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "How it is computed" }).hover();
    // what a page does once it has been there for a while is no part of it
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
  const middle = (kind: "script" | "style") => Math.round(median(works.map((work) => work[kind])));
  console.log(
    `Navigation to a prefetched page at 4× slow-down: ${middle("script")} ms of script, ${middle("style")} ms of style and layout (median of ${works.length})`,
  );
}
