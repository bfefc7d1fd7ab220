import type { Browser, Locator, Page } from "@playwright/test";
import { serveSite, startChromium } from "../compare-sites/build-site.ts";
import { findMedian } from "./median.ts";

/**
 * `node tools/bench/calculator.ts`: how long someone waits who types into the calculator, or drops a file of orders. Build
 * first. `BEFORE=<folder of another built checkout>` also prices the same file there, alternating with this one.
 */
const here = await serveSite(process.cwd());
const before = process.env.BEFORE ? await serveSite(process.env.BEFORE) : undefined;
const browser = await startChromium();
const calculator = "/resource/shipping-calculator";
const orderFiles = "/resource/order-files";
const parcel = "to=DE&parcel=1_0.8_40_30_10";
const containers =
  "freight=pallet_US_90001_20_120_100_180_240_n&freight=carton_400_60_50_50_18_y&freight=carton_300_70_45_40_22_y";

try {
  await typing("a parcel", parcel);
  await typing("a parcel with its curve", parcel, {
    prepare: (page) => page.locator("summary", { hasText: "Price by weight" }).click(),
  });
  await typing("a parcel, duties paid", `${parcel}&terms=DDP&value=120`);
  await typing("a deadline", `${parcel}&by=2027-01-15`);
  await typing("the form on a phone", parcel, {
    phone: true,
    prepare: (page) => page.getByRole("button", { name: "Edit", exact: true }).first().click(),
  });
  await typing("containers", containers, {
    // the first kind of piece is open
    field: (page) => page.locator("#freight-0-weight"),
    answer: "#freight ul.grid",
    keys: "987654",
  });
  await orders();
} finally {
  await browser.close();
  here.stop();
  before?.stop();
}

type Typing = {
  phone?: boolean;
  /** What is done before the first key. */
  prepare?: (page: Page) => Promise<void>;
  field?: (page: Page) => Locator;
  /** What shows the answer. */
  answer?: string;
  keys?: string;
};

declare global {
  interface Window {
    measured: { waits: number[]; tasks: number[] };
  }
}

/**
 * Typing a weight with a fourfold CPU slowdown: the time from each key to the first frame with a new price, and tasks
 * over 50 ms.
 */
async function typing(
  what: string,
  query: string,
  {
    phone,
    prepare,
    field = (page) => page.getByLabel("Weight each, kg").first(),
    answer = "[data-total]",
    keys = "2.345678",
  }: Typing = {},
): Promise<void> {
  const page = await browser.newPage(phone ? { viewport: { width: 390, height: 844 } } : {});
  await page.goto(`${here.origin}${calculator}?${query}`);
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate((shows) => {
    const waits: number[] = [];
    const tasks: number[] = [];
    let typed = 0;
    window.measured = { waits, tasks };
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    document.addEventListener("input", ({ timeStamp }) => (typed = timeStamp), { capture: true });
    const shown = () => [...document.querySelectorAll(shows)].map((price) => price.textContent).join();
    let last = shown();
    new MutationObserver(() => {
      const now = shown();
      if (now === last || typed === 0) return;
      last = now;
      const since = typed;
      typed = 0;
      requestAnimationFrame(() => waits.push(performance.now() - since));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, answer);
  await field(page).press("ControlOrMeta+a");
  for (const key of keys)
    await field(page)
      .press(key, { delay: 20 })
      .then(() => page.waitForTimeout(400));
  await page.waitForTimeout(1000);
  const { waits, tasks } = await page.evaluate(() => window.measured);
  const ms = (time: number) => `${Math.round(time)} ms`;
  console.log(
    `Typing at 4× slow-down, ${what}: ${waits.length} answers, median ${ms(findMedian(waits))}, the slowest ${ms(Math.max(0, ...waits))}; ` +
      `${tasks.length} tasks over 50 ms${tasks.length > 0 ? ` (${tasks.map(Math.round).join(", ")})` : ""}`,
  );
  await page.close();
}

/** From choosing a file of 100,000 orders to seeing its totals. */
async function orders(): Promise<void> {
  const places =
    "DE,10115 FR,75008 GB,SW1A 1AA US,90001 JP,100-0001 AU,2000 ES,28001 IT,00118 CA,K1A 0B1 NL,1012 AB".split(
      / (?=[A-Z]{2},)/,
    );
  const rows = Array.from(
    { length: 100_000 },
    (_, at) =>
      `N-${at},${places[at % 10]},${(50 + ((at * 37) % 3000)) / 1000},${10 + (at % 30)},${8 + (at % 20)},${3 + (at % 12)},1`,
  );
  const buffer = Buffer.from(`Order,Country,Postcode,Weight (kg),Length,Width,Height,Quantity\n${rows.join("\n")}\n`);
  const size = `${(buffer.length / 1e6).toFixed(1)} MB`;
  const own: number[] = [];
  const older: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    own.push(await dropped(browser, here.origin + orderFiles, buffer));
    if (before) older.push(await dropped(browser, before.origin + orderFiles, buffer));
  }
  const times = (all: readonly number[]) => all.map((time) => Math.round(time)).join(", ");
  console.log(`100,000 orders (${size}) from drop to totals: ${times(own)} ms`);
  if (before)
    console.log(
      `The same in ${process.env.BEFORE}: ${times(older)} ms; now ${(findMedian(own) / findMedian(older)).toFixed(2)} times that`,
    );
}

async function dropped(own: Browser, address: string, buffer: Buffer): Promise<number> {
  const page = await own.newPage();
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  await page
    .locator("input[type=file]")
    .evaluate((input) => input.addEventListener("change", () => performance.mark("chosen"), { capture: true }));
  await page.locator("input[type=file]").setInputFiles({ name: "many.csv", mimeType: "text/csv", buffer });
  await page.getByRole("heading", { name: /100,000 of 100,000/ }).waitFor();
  const time = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName("chosen")[0]?.startTime ?? 0),
  );
  await page.close();
  return time;
}
