import type { Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { type Hand, hands, widths } from "./hands.ts";
import { manyOrders } from "./many-orders.ts";
import { expect, open, test } from "./site.ts";

// Every journey through the calculator, by mouse on a phone or by keyboard only on a desktop.

const calculator = "/resource/shipping-calculator";
const weight = (page: Page) => page.getByLabel("Weight each, kg");
const quote = (page: Page, service: string) => page.locator("h3 button", { hasText: service });
const lines = (page: Page) => page.locator("[data-quote] dl").first();

/** Opens a line, unless it is open already. */
async function openLine(page: Page, hand: Hand, service: string) {
  await showPrices(page, hand);
  const { press } = hand;
  const line = quote(page, service);
  const isOpen = async () => (await line.getAttribute("aria-expanded")) === "true";
  // a line that opens of itself between look and press is closed by it
  await expect(async () => {
    if (!(await isOpen())) await press(line);
    await expect(line).toHaveAttribute("aria-expanded", "true", { timeout: 2_000 });
  }).toPass();
}

/** On a phone the form opens on request. */
async function edit(page: Page, { press }: Hand) {
  const button = page.getByRole("button", { name: "Edit" }).first();
  if (await button.isVisible()) await press(button);
}

/** And gives way to the prices again. */
async function showPrices(page: Page, { press }: Hand) {
  const button = page.getByRole("button", { name: "Show prices" });
  if (await button.isVisible()) await press(button);
}

async function writeCargo(page: Page, hand: Hand, cargo: readonly [string, string, string, string, string]) {
  await edit(page, hand);
  const [quantity, mass, ...sides] = cargo;
  await hand.write(page.getByLabel("Quantity"), quantity);
  await hand.write(weight(page), mass);
  await hand.write(page.getByLabel("Size, cm"), sides.join("x"));
  // which line is open of itself hangs on the prices of all that was typed
  await expect(page).toHaveURL(new RegExp(cargo.join("_")));
}

async function openOrders(page: Page, { press }: Hand) {
  await open(page, calculator);
  await press(page.getByRole("main").locator("summary", { hasText: "Parcels, freight, files" }));
  await press(page.getByRole("main").getByRole("link", { name: "Order files" }));
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
}

const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const journeys = {
  "one parcel": async (page: Page, hand: Hand) => {
    await open(page, calculator);
    await edit(page, hand);
    await hand.write(page.getByRole("combobox", { name: "To" }), "germany");
    await page.keyboard.press("Enter");
    await hand.write(weight(page), "0.8");
    await expect(page).toHaveURL(/parcel=1_0\.8_/);
    await openLine(page, hand, "Standard Express");
    await expect(page.getByRole("heading", { name: /^Standard Express, \$/ })).toBeVisible();
    await hand.press(page.locator("summary", { hasText: "Price by weight" }));
    await expect(page.getByRole("slider", { name: "Weight per parcel to look up" })).toBeVisible();
  },
  "cargo with breaks, less than a container, and full ones": async (page: Page, hand: Hand) => {
    await open(page, calculator);
    await edit(page, hand);
    await hand.write(page.getByRole("combobox", { name: "To" }), "united states");
    await page.keyboard.press("Enter");
    await hand.write(page.getByLabel("Postcode"), "90001");
    await hand.press(page.getByRole("button", { name: "More parcels" }));
    await hand.press(page.getByRole("button", { name: "Another parcel" }));
    await writeCargo(page, hand, ["6", "7", "40", "30", "30"]);
    await openLine(page, hand, "Air freight to the US");
    await expect(page.getByText(/Billed at the 45 kg break: \$[\d.]+ less/)).toBeVisible();
    await writeCargo(page, hand, ["60", "15", "60", "50", "50"]);
    await openLine(page, hand, "Ocean freight to the US");
    await expect(page.getByRole("heading", { name: "You pay for 9 W/M" })).toBeVisible();
    await writeCargo(page, hand, ["900", "18", "60", "50", "50"]);
    await openLine(page, hand, "Ocean freight to the US");
    await expect(lines(page)).toContainText(/\d\s×\s\$[\d,.]+ \((20GP|40GP|40HC)\)/);
  },
  "a line that says no, and its nearest change": async (page: Page, hand: Hand) => {
    await open(page, `${calculator}?to=DE&parcel=1_2.4_20_20_10`);
    await hand.press(page.locator("summary", { hasText: "Not available for this shipment" }));
    const economy = page.locator("details li", { has: page.getByRole("link", { name: "Economy Express" }) }).first();
    await expect(economy).toContainText("One piece weighs 2.4 kg; the limit is 2 kg");
    const change = economy.getByRole("link", { name: "Make it 2 kg" });
    await expect(change).toHaveAttribute("href", "?to=DE&parcel=1_2_20_20_10");
    await hand.press(change);
    await expect(weight(page)).toHaveValue("2");
    await expect(quote(page, "Economy Express")).toBeVisible();
  },
  "a link that is shared": async (page: Page, hand: Hand) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, calculator);
    await edit(page, hand);
    await hand.write(weight(page), "1.7");
    await expect(page).toHaveURL(/1\.7/);
    await showPrices(page, hand);
    await openLine(page, hand, "Standard Express");
    await expect(lines(page)).toContainText("1.7 kg");
    const price = await quote(page, "Standard Express").innerText();
    await hand.press(page.locator("summary", { hasText: "Share" }));
    await hand.press(page.getByRole("button", { name: "Copy link" }));
    await expect(page.locator(".toast")).toContainText("Link copied");
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(weight(page)).toHaveValue("1.7");
    await expect.poll(() => quote(page, "Standard Express").innerText()).toBe(price);
  },
  "five thousand orders": async (page: Page, hand: Hand) => {
    await openOrders(page, hand);
    await hand.choose(page, csv("many.csv", manyOrders(5_000)));
    await expect(page.getByRole("heading", { name: /5,000 of 5,000 orders priced/ })).toBeVisible();
    const rows = page.getByRole("group", { name: "All rows" });
    await hand.press(rows.getByRole("button", { name: "Price", exact: true }));
    await expect(rows.locator("th[aria-sort=ascending]")).toHaveText("Price");
    expect(await rows.locator("tbody tr").count()).toBeLessThan(60);
  },
  "pricing that is cancelled": async (page: Page, hand: Hand) => {
    await openOrders(page, hand);
    // a worker that never finishes, so the file is still being priced
    await page.route("**/assets/worker-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'onmessage = ({ data }) => data.kind === "read" ? postMessage({ kind: "table", header: ["country", "weight"], columns: { country: 0, weight: 1 }, units: { weight: "kg", side: "cm" }, doubts: {}, chosen: false, rows: 9, skus: [], sample: [], products: [] }) : data.kind === "price" && postMessage({ kind: "progress", asked: data.asked, done: 3 });',
      }),
    );
    await hand.choose(page, csv("slow.csv", "country,weight\nDE,1\n"));
    await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("value", "3");
    await hand.press(page.getByRole("button", { name: "Close the file" }));
    await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveCount(0);
    await page.unroute("**/assets/worker-*.js");
    await hand.choose(page, csv("next.csv", "country,weight\nDE,1\n"));
    await expect(page.getByRole("heading", { name: /^1 of 1 orders priced/ })).toBeVisible();
  },
  "the print view": async (page: Page, hand: Hand) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await open(page, `${calculator}?service=standard-express`);
    await hand.press(page.locator("summary", { hasText: "Share" }));
    await hand.press(page.getByRole("button", { name: "Print" }));
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("form", { name: "Your shipment" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await expect(page.locator("header.site")).toBeHidden();
    const paper = page.locator("[data-offer]");
    await expect(paper).toContainText("Mainland China → Germany");
    await expect(paper).toContainText("Standard Express");
    await expect(page.locator("[data-offer-foot]")).toContainText("shipping-calculator?");
    await expect(
      page.locator("main").locator("button:visible, input:visible, select:visible, summary:visible"),
    ).toHaveCount(0);
  },
};

// each by one hand: what they press alike is pressed by the other in another of them
for (const [by, names] of [
  [
    "mouse",
    ["cargo with breaks, less than a container, and full ones", "a link that is shared", "five thousand orders"],
  ],
  [
    "keyboard",
    ["one parcel", "a line that says no, and its nearest change", "pricing that is cancelled", "the print view"],
  ],
] as const)
  for (const name of names)
    test(`${name} by ${by}, without axe violations`, async ({ page }) => {
      const width = widths[by];
      await page.setViewportSize({ width, height: 900 });
      await journeys[name](page, hands[by]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    });
