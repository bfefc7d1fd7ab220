import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { manyOrders } from "./many-orders.ts";
import { expect, open, test as base } from "./site.ts";

/** The page of order files in the worker's own tab, for tests of one file after another; what it remembered goes with the test. */
const test = base.extend<{ orders: Page }>({
  orders: async ({ tab }, use) => {
    await openOrders(tab);
    await use(tab);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

async function openOrders(page: Page, query = ""): Promise<void> {
  await open(page, `/resource/order-files${query}`);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
}

test("the sample file is priced on every line, the sums agree with the download, and a bar is as long as its amount", async ({
  orders: page,
  request,
}) => {
  await choose(page, "sample.csv", await (await request.get("/sample-orders.csv")).text());
  await expect(page.getByRole("heading", { name: /^\d+ of 29 orders priced/ })).toBeVisible();
  const heading = await page.getByRole("heading", { name: /orders priced/ }).innerText();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all prices" }).click();
  const [head = "", ...rows] = readFileSync(await (await download).path(), "utf8")
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n");
  expect(rows).toHaveLength(29);
  const column = head.split(",").indexOf("cheapest_USD");
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(",")[column] || 0) * 100), 0);
  expect(heading).toContain(`: $${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
  expect(await violations(page)).toEqual([]);
  const bars = page
    .locator("section", { has: page.getByRole("heading", { name: "Cost by country" }) })
    .last()
    .locator("li");
  await expect(bars).toHaveCount(6);
  const drawn = await bars.evaluateAll((all) =>
    all.map((one) => ({
      amount: Number(/\$([\d.,]+)/.exec(one.textContent ?? "")?.[1]?.replace(",", "")),
      width: one.querySelector("rect")?.getBoundingClientRect().width ?? 0,
    })),
  );
  const longest = drawn.reduce((most, one) => (one.amount > most.amount ? one : most));
  for (const { amount, width } of drawn)
    expect(Math.abs(width / longest.width - amount / longest.amount)).toBeLessThan(0.01);
  // letters of twice the size leave the bars of the split their place
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect.poll(async () => (await page.locator("dl svg").last().boundingBox())?.width).toBeGreaterThan(200);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
});

test("where the worker that reads files cannot be loaded, the page says so and the way out", async ({ page }) => {
  await openOrders(page);
  await page.route(/worker[^/]*\.js$/, (route) => route.abort());
  await choose(page, "orders.csv", "order,country,weight\nA1,DE,1\n");
  await expect(page.getByRole("alert")).toHaveText(
    "orders.csv: The part of this page that reads files did not load. Check your connection, reload the page and choose the file again.",
  );
});

test("goods that may not travel are told by their products' names, and a file that is closed while those wait for their reader stays closed", async ({
  page,
}) => {
  await openOrders(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/goods-law-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/goods-law-/);
  await choose(page, "shop.csv", "Order,Country,Weight (kg),Item Name\nA1,DE,0.5,Mug\n");
  await asked;
  await page.getByRole("button", { name: "Close the file" }).click();
  const answered = page.waitForResponse(/goods-law-/);
  release();
  await (await answered).finished();
  // what had waited goes on a moment later
  await page.waitForTimeout(500);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close the file" })).toHaveCount(0);
  await choose(
    page,
    "goods.csv",
    "Order,Country,Weight (kg),Item Name\nA1,DE,0.5,Perfume 50 ml\nA2,DE,0.4,Cotton T-shirt\nA3,DE,0.4,Zorblax\n",
  );
  await expect(page.getByRole("heading", { name: /^2 of 3 orders priced/ })).toBeVisible();
  await expect(page.getByText("May not travel: Perfume. Check what it is.").first()).toBeAttached();
  await expect(page.getByText("it is priced as General cargo")).toBeAttached();
});

test("an order that cannot be read, once it is opened, asks for what was not", async ({ orders: page }) => {
  await choose(page, "shop.csv", "Order,Country,Weight (kg)\nA1,DE,0.5\nA2,Atlantis,0.5\n");
  await page.getByRole("button", { name: /^Open A2/ }).click();
  const panel = page
    .locator("section", { has: page.getByRole("heading", { name: /^A2.*what each line charges/ }) })
    .last();
  await expect(panel).toContainText("Atlantis");
  await panel.getByRole("combobox").selectOption("FR");
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
});

test("a row's price is the calculator's own", async ({ page }) => {
  const parcel = "?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20";
  await open(page, `/resource/shipping-calculator${parcel}`);
  const own = await page.locator("h3 button", { hasText: "Economy Express" }).locator("[data-total]").innerText();
  await openOrders(page, parcel);
  await choose(page, "one.csv", "order,country,weight,length,width,height\nA1,Germany,0.8,40,30,10\n");
  await expect(page.getByRole("group", { name: "All rows" }).getByRole("row", { name: /A1/ })).toContainText(
    `Economy Express${own}`,
  );
});

test("an order that cheaper lines refuse for its value says so, and its steps leave the file where it is", async ({
  orders: page,
}) => {
  await choose(page, "value.csv", "order,country,weight,Total\nA1,DE,0.6,40\nA2,DE,0.6,160\n");
  await page.getByRole("button", { name: "Open A2 (row 3)" }).click();
  const reason = page.getByText("Economy Express: Goods worth $160.00; the limit is $150.00.");
  await expect(reason).toBeVisible();
  const [steps] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Every step in the calculator (opens in a new tab)" }).click(),
  ]);
  await steps.close();
  await expect(reason).toBeVisible();
  await page.getByLabel(/The file names no currency/).selectOption("EUR");
  await expect(page.getByText(/Economy Express: Goods worth \$1\d\d\.\d\d; the limit/)).toBeVisible();
});

test("a hundred thousand rows are priced, sorted and scrolled", async ({ orders: page }) => {
  await choose(page, "many.csv", manyOrders(100_000));
  await expect(page.getByRole("heading", { name: /100,000 of 100,000 orders priced/ })).toBeVisible();
  const rows = page.getByRole("group", { name: "All rows" });
  expect(await rows.locator("tbody tr").count()).toBeLessThan(60);
  await rows.getByRole("button", { name: "Price", exact: true }).click();
  await rows.getByRole("button", { name: "Price", exact: true }).click();
  await expect(rows.locator("th[aria-sort=descending]")).toHaveText("Price");
  const prices = async () =>
    (await rows.locator("tbody tr td:nth-child(5)").allInnerTexts()).map((text) =>
      Number(/\$([\d.,]+)/.exec(text)?.[1]?.replace(",", "")),
    );
  await expect
    .poll(async () => (await prices()).every((price, at, all) => at === 0 || price <= (all[at - 1] ?? 0)))
    .toBe(true);
  await rows.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rows.locator("tbody tr").last()).toBeAttached();
  await expect(rows.locator('tr[aria-rowindex="100001"]')).toBeVisible();
});

test("answers, an Undo and a download that are given while a large file is being priced are not lost", async ({
  page,
}) => {
  await openOrders(page);
  await choose(page, "many.csv", `${manyOrders(60_000)}X,Atlantis,,1\nY,Lemuria,,1\nZ,GB,GY1 1AA,1\n`);
  const priced = (count: string) =>
    expect(page.getByRole("heading", { name: new RegExp(`^${count} of 60,003 orders priced`) })).toBeVisible();
  const isPricing = () => expect(page.getByText(/^Pricing 60,003 orders/)).toBeVisible();
  await priced("60,000");
  await page.getByRole("button", { name: "Show them" }).click();
  const answer = (name: string) =>
    page.getByLabel(new RegExp(`“${name}” cannot be read: use instead`)).selectOption("France");
  await answer("Atlantis");
  await isPricing();
  await answer("Lemuria");
  await isPricing();
  await page.getByRole("button", { name: "Use Guernsey" }).click();
  await isPricing();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all prices" }).click();
  await priced("60,003");
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toMatch(/^\d+,Y,FR,/m);
  const undo = page.getByRole("button", { name: "Undo the last" });
  await undo.click();
  await isPricing();
  await undo.click();
  await priced("60,001");
});

test("rows stay sorted as somebody chose once an answer has priced them anew", async ({ orders: page }) => {
  await choose(page, "shop.csv", "order,country,weight\nA,DE,1\nB,DE,3\nC,DE,2\nD,Atlantis,1.5\n");
  const rows = page.getByRole("group", { name: "All rows" });
  await rows.getByRole("button", { name: "Weight" }).click();
  await rows.getByRole("button", { name: "Weight" }).click();
  const sorted = ["B", "C", "D", "A"];
  await expect(rows.locator("tbody th button")).toHaveText(sorted);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByLabel(/“Atlantis” cannot be read: use instead/).selectOption("France");
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  await expect(rows.locator("th[aria-sort=descending]")).toHaveText("Weight");
  await expect(rows.locator("tbody th button")).toHaveText(sorted);
});

test("a column that is not recognised is chosen in its heading, and remembered", async ({ orders: page }) => {
  const file = "wohin,wie schwer,Notiz,Anmerkung\nDE,500,,\nFR,1200,,\n";
  await choose(page, "own.csv", file);
  await expect(page.getByText("Which column is the country?")).toBeVisible();
  const form = page.locator("form", { has: page.getByRole("button", { name: "Price the orders" }) });
  // only what is missing is asked, of the columns that may be it
  await expect(form.getByRole("combobox")).toHaveCount(2);
  await expect(form.getByRole("button", { name: "Price the orders" })).toBeDisabled();
  await form.getByLabel("What “wohin” is").selectOption("Country");
  await form.getByLabel("What “wie schwer” is").selectOption("Weight");
  await form.getByRole("button", { name: "Price the orders" }).click();
  // its heading says no unit
  await expect(page.getByRole("radio", { name: "1,200 grams" })).toBeChecked();
  await page.getByRole("button", { name: "Price the orders" }).click();
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
  await openOrders(page);
  await choose(page, "own.csv", file);
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
});

const amazon = [
  "order-id\tsku\tproduct-name\tquantity-purchased\tcurrency\titem-price\tship-postal-code\tship-country",
  "1\tCUP\tCup\t2\tUSD\t20\t10115\tDE",
  "1\tMAT\tMat\t1\tUSD\t15\t10115\tDE",
  "2\tCUP\tCup\t1\tUSD\t10\t75008\tFR",
  "3\tCUP\tCup\t0\tUSD\t10\t75008\tFR",
].join("\n");

test("an export without weights asks what its articles weigh, and is read by keyboard alone", async ({
  orders: page,
}) => {
  await choose(page, "amazon.txt", amazon);
  const weight = page.getByRole("textbox", { name: "What does every item weigh?" });
  await expect(weight).toBeVisible();
  // the question has the focus: what had it before is gone
  await expect(page.getByRole("heading", { name: "What the file does not say" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("300");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Enter a weight with its unit, such as 800 g or 1.2 kg.");
  await expect(weight).toHaveValue("300");
  await weight.fill("300 g");
  await page.keyboard.press("Enter");
  // three articles in one parcel; of the order without an article there is none, and it is counted
  const heading = page.getByRole("heading", { name: /^2 of 3 orders priced/ });
  await expect(heading).toBeFocused();
  const rows = page.getByRole("group", { name: "All rows" });
  await expect(rows.getByRole("row", { name: /0\.9 kg/ })).toBeVisible();
  await expect(rows.locator("tbody tr")).toHaveCount(2);
  await expect(
    page.getByText("1 row is unpaid, cancelled, refunded or of quantity 0 and is not priced: 3 (row 5)."),
  ).toBeVisible();
  // each article by itself
  await page.getByRole("button", { name: "Change columns" }).click();
  await page.getByText("One for each of the 2 articles").click();
  await page.getByLabel("CUP", { exact: true }).fill("200 g");
  await page.getByLabel("MAT", { exact: true }).fill("1 kg");
  await page.getByRole("button", { name: "Price the orders" }).click();
  await expect(rows.getByRole("row", { name: /1\.4 kg/ })).toBeVisible();
});

test("what a quantity counts is asked once, with what each answer would cost, and the answer is kept", async ({
  orders: page,
}) => {
  const shop =
    "Name,Financial Status,Lineitem quantity,Lineitem grams,Shipping Country\n#1,paid,3,300,DE\n#1,,1,900,\n#2,refunded,1,300,DE\n";
  await choose(page, "shop.csv", shop);
  await expect(page.getByRole("heading", { name: /^1 of 2 orders priced/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^1 parcel of 1,800.g/ })).toBeChecked();
  const parcels = page.getByRole("radio", { name: /^3 parcels of 300.g \$[\d.]+ in all/ });
  const label = await parcels.locator("xpath=..").innerText();
  const total = /\$[\d.]+/.exec(label)?.[0] ?? "none";
  await parcels.check();
  await expect(page.getByRole("heading", { name: /^1 of 2 orders priced/ })).toContainText(total);
  await openOrders(page);
  await choose(page, "shop.csv", shop);
  await expect(page.getByRole("heading", { name: /^1 of 2 orders priced/ })).toContainText(total);
});

test("the result stands where the file was dropped, and stays while another page is visited", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrders(page);
  await page.getByRole("button", { name: "Price an example" }).click();
  const heading = page.getByRole("heading", { name: /^\d+ of 29 orders priced/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(600);
  await page.getByText("Priced for:").click();
  await page.getByLabel("Display currency").selectOption("EUR");
  await expect(heading).toContainText("€");
  const ways = page.getByRole("navigation", { name: "Ways to ask for a price" });
  await ways.getByText("Parcels, freight, files").click();
  await ways.getByRole("link", { name: "Parcels" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shipping calculator");
  await page.goBack();
  await expect(heading).toContainText("€");
  // the worker, too, is still there
  await page.getByRole("group", { name: "All rows" }).getByRole("button", { name: /^Open/ }).first().click();
  await expect(page.getByRole("heading", { name: /what each line charges/ })).toBeVisible();
  await page.getByRole("button", { name: "Close the file" }).click();
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

const huge = "a file of two hundred megabytes that is dropped";
test("what is no order file, or too large a one, is refused with the way out", async ({ orders: page }) => {
  for (const [name, content, message] of [
    ["a picture named .csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0]), "not a plain-text table"],
    ["an empty file", "", "The file is empty"],
    ["a header alone", "order,country,weight\n", "No rows were found"],
    ["a PDF that is a text", "%PDF-1.4\n1 0 obj, country, weight\n", "PDFs are not read"],
    ["an old Excel file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "old Excel"],
    ["a broken workbook", Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), "cannot be opened"],
    [
      "more columns than anybody can choose from",
      `Country${",x".repeat(1_000)}\nDE${",1".repeat(1_000)}\n`,
      "as far as cell ALM1: more than 1,000 columns",
    ],
    [huge, "", "larger than 100 MB"],
  ] as const) {
    if (name === huge)
      await page.getByText("drop it here").evaluate((target) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(200_000_000)], "huge.csv"));
        target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      });
    else await choose(page, "bad.csv", content);
    await expect(page.getByRole("alert"), name).toContainText(message);
  }
  await choose(page, "good.csv", "country,weight\nDE,1\n");
  await expect(page.getByRole("heading", { name: /^1 of 1 orders priced/ })).toBeVisible();
});

test("rows without a price say why, no cell becomes a formula, and paper has the answer alone", async ({ page }) => {
  // a Sunday: the hub opens on the next day, but this is worked out today
  await page.clock.setFixedTime("2026-11-22T10:00:00Z");
  await open(page, "/resource/order-files");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await choose(page, "mixed.csv", 'order,country,weight\n=HYPERLINK("x"),DE,1\nB,Atlantis,1\nC,DE,heavy\nD,DE,31\n\n');
  await expect(page.getByRole("heading", { name: /^1 of 4 orders priced/ })).toBeVisible();
  // the answer stands before what waits for one
  await expect(page.getByText("Country: “Atlantis” cannot be read")).toBeHidden();
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page.getByText("Country: “Atlantis” cannot be read")).toBeVisible();
  await expect(page.getByText("Weight: “heavy” cannot be read")).toBeVisible();
  await expect(page.getByText("One piece weighs 31 kg; the limit is 30 kg.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all prices" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("'=HYPERLINK");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: /^1 of 4 orders priced/ })).toBeVisible();
  await expect(page.getByRole("row", { name: "1 Weight: “heavy” cannot be read C (row 4)" })).toBeVisible();
  await expect(page.getByText("mixed.csv: Worked out on 22 November 2026")).toBeVisible();
  await expect(page.getByRole("button").or(page.getByRole("textbox")).or(page.getByRole("combobox"))).toHaveCount(0);
});

test("one answer corrects every row of a group, and can be undone", async ({ orders: page }) => {
  await choose(
    page,
    "wrong.csv",
    "order,country,weight,ship state\nA,Atlantis,1,TX\nB,atlantis,1,\nC,DE,heavy,\nD,DE,1,\n",
  );
  await page.getByRole("button", { name: "Show them" }).click();
  // the row's other cells are shown next to the question about it
  await expect(page.getByText("A (row 2), ship state: TX, weight: 1")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^1 of 4 orders priced/ })).toBeVisible();
  await page.getByLabel(/“Atlantis” cannot be read: use instead/).selectOption("France");
  await expect(page.getByRole("heading", { name: /^3 of 4 orders priced/ })).toBeVisible();
  await page.getByLabel(/“heavy” cannot be read: use instead/).fill("1,645");
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("“1,645” could mean 1.645 or 1645. Enter one of the two.");
  await page.getByLabel(/“heavy” cannot be read: use instead/).fill("800 g");
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^\+\$[\d.]+, 1 more order priced\. Now 4 of 4/ }),
  ).toBeVisible();
  // answers are about what stands in the rows: other columns leave them as they are
  await page.getByRole("button", { name: "Change columns" }).click();
  await page.getByLabel("What “order” is").selectOption("");
  await page.getByRole("button", { name: "Price the orders" }).click();
  await expect(page.getByText("2 of your answers are included.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  // closed by mistake, the file comes back as it was read, with what was answered
  await page.getByRole("button", { name: "Close the file" }).click();
  await expect(page.locator(".toast")).toContainText("wrong.csv closed, with your answers");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 of your answers are included.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo all" }).click();
  await expect(page.getByRole("heading", { name: /^1 of 4 orders priced/ })).toBeVisible();
  await expect(page.getByLabel(/“Atlantis” cannot be read: use instead/)).toBeFocused();
  // a number that stands twice is named, and rows that say the same can be removed at once
  await choose(page, "twice.csv", "order,country,weight\nA,DE,1\nA,ES,1\nB,DE,2\nB,DE,2\n");
  await expect(page.getByText("2 order numbers appear more than once")).toBeVisible();
  await page.getByRole("button", { name: "Leave out the identical row" }).click();
  await expect(page.getByRole("heading", { name: /^3 of 3 orders priced/ })).toBeVisible();
  // what was left out comes back by the key of an Undo, as does the box that was chosen after it
  await page.getByLabel("Your usual box").fill("20x20x20");
  await page.getByRole("button", { name: "Price this box" }).click();
  await expect(page.getByText("Orders without a size are priced as if sent in")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Your usual box")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  // a file that gave its place to another comes back like one that was closed
  const misspelt = "order,country,weight\nA,Germny,1\n";
  await choose(page, "misspelt.csv", misspelt);
  await expect(page.locator(".toast")).toContainText("twice.csv closed, with your answers");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: /^4 of 4 orders priced/ })).toBeVisible();
  await choose(page, "misspelt.csv", misspelt);
  await page.getByRole("button", { name: "Did you mean Germany?" }).click();
  // the question is gone, and with it what had the focus: the total is told
  await expect(page.getByRole("heading", { name: /^1 of 1 orders priced/ })).toBeFocused();
  await choose(page, "two.csv", "order,country,weight\nA,Germny,1\nB,DE,\n");
  await page.getByRole("button", { name: "Did you mean Germany?" }).press("Enter");
  await expect(page.locator("summary").filter({ hasText: "1 row without a price" })).toBeFocused();
});

test("an invoice is checked against the cards, with the rule that explains a difference, before anything else is shown; a unit that no heading names is asked for", async ({
  page,
}) => {
  await openOrders(page, "?date=2026-11-24");
  await page.getByRole("button", { name: "Check an example invoice" }).click();
  await expect(page.getByRole("heading", { name: /^Billed \$[\d.]+ more than the rate-card price/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Weight rounded up to 1 kg 1 \+\$/ })).toBeVisible();
  await expect(page.getByText("Checked as if every parcel had been handed over on 24 November 2026")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send us the rows" })).toHaveAttribute("href", /^mailto:.*invoice/);
  // what is heard of it is what is shown
  await expect(page.getByRole("status").filter({ hasText: /^Billed \$/ })).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "orders priced" })).toHaveCount(0);
  await page.getByLabel("Checked against").selectOption("Economy Express");
  await expect(page.getByRole("row", { name: /^The price on Standard Express/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // a shop's export, of whose weights no heading says the unit
  const shop = [
    "Name,Total Weight,Lineitem quantity,Shipping Country,Currency,Total",
    "#1,700,2,DE,EUR,42.70",
    "#2,480,1,IN,PLN,23.80",
    "#3,350,1,FR,EUR,23.80",
  ];
  await choose(page, "shop.csv", shop.join("\n"));
  await expect(page.getByRole("group", { name: /Typical weight 480: grams\?/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: "480 grams" })).toBeChecked();
  await page.getByRole("button", { name: "Price the orders" }).click();
  await expect(page.getByRole("heading", { name: /^2 of 3 orders priced/ })).toBeVisible();
  await expect(page.getByText("No exchange rate for PLN")).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByLabel(/India.*leave out/).click();
  await expect(page.getByText("the same number of orders priced")).toBeVisible();
  await page.getByLabel("Your usual box").fill("40x40x40");
  await page.getByRole("button", { name: "Price this box" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^\+\$/ })).toBeVisible();
  await page.getByRole("button", { name: "Open #1 (row 2)" }).click();
  const order = page
    .locator("section", { has: page.getByRole("heading", { name: "#1 (row 2): what each line charges" }) })
    .last();
  await expect(order).toContainText("0.7 kg, 40 × 40 × 40 cm");
  await expect(order.getByRole("link", { name: /calculator/ })).toHaveAttribute("href", /parcel=1_0\.7_40_40_40/);
  expect(await violations(page)).toEqual([]);
  const invoice = [
    "destination,weight,size,service,amount",
    "Germany,0.5,30x20x5,Economy Express,99.00",
    "France,0.5,,Standard Express,99.00",
  ];
  await choose(page, "invoice.csv", invoice.join("\n"));
  await expect(page.getByRole("heading", { level: 2, name: /^Billed \$[\d.]+ more/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The row that differs" })).toBeVisible();
  await expect(page.getByText("Without the size we cannot check this one")).toBeVisible();
  // each row for its own day, and a name that is none of ours for all of its rows
  const month = [
    "destination,weight,size,service,pickup,amount",
    "Germany,0.5,30x20x5,Express Premium,2026-11-02,99.00",
    "France,0.5,30x20x5,Express Premium,03.11.2026,99.00",
  ];
  await choose(page, "month.csv", month.join("\n"));
  await page.getByLabel("“Express Premium”, 2 rows").selectOption("Standard Express");
  await expect(page.getByText("own handover date: 2 November 2026 – 3 November 2026")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The 2 rows that differ" })).toBeVisible();
  await choose(page, "none.csv", "destination,weight,size,service,amount\nGermany,0.5,huge,Economy Express,9\n");
  await expect(page.getByRole("heading", { name: "No row could be checked" })).toBeVisible();
  await expect(page.getByText("Size, L × W × H: “huge” cannot be read")).toBeVisible();
});

test("a parcel that is billed twice is too much, the total is none, and the mail has the rows", async ({
  orders: page,
}) => {
  const heading = "Invoice No,Waybill,Service,Destination,Weight kg,L cm,W cm,H cm,Amount USD";
  const row = "R1,YR1,Standard Express,DE,2.3,40,30,20,27.00";
  await choose(page, "twice.csv", [heading, row, row, "R1,Total,,,,,,,54.00"].join("\n"));
  await expect(page.getByRole("heading", { level: 2, name: /^Billed \$[\d.]+ more/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Billed again: .* 1 \+\$27\.00/ })).toBeVisible();
  await expect(page.getByText("The last row, “Total”, is treated as a total, not an order.")).toBeVisible();
  await expect(page.getByText("Rows checked").locator("xpath=following-sibling::dd")).toHaveText("2");
  const mail = await page.getByRole("link", { name: "Send us the rows" }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("body")).toContain(
    "YR1 (row 3): Billed $27.00, rate card $0.00, difference +$27.00. Billed again",
  );
  // a bill without a line for each row is a bill all the same
  const parts = "Waybill;Date;Country;Weight;Freight;Fuel surcharge;Total\nYR1;30.11.2026;DE;2,3;18,87;2,42;27,09";
  await choose(page, "parts.csv", parts);
  await expect(page.getByLabel("Checked against")).toBeVisible();
  await expect(page.locator("dt", { hasText: /^Billed$/ }).locator("+ dd")).toHaveText("← Total");
});

test("orders that nobody sends are counted with the others, and goods that nobody knows are asked about once", async ({
  orders: page,
}) => {
  const german =
    "Bestellnummer;Land;Gewicht (kg);Menge;Inhalt;Versandart\nB-1;DE;1;1;Zorblaxe;\nB-2;DE;1;1;Quibbel;\nB-3;DE;1;0;Quibbel;";
  await choose(page, "inhalt.csv", german);
  await expect(page.getByRole("heading", { level: 2, name: /^2 of 3 orders priced/ })).toBeVisible();
  await expect(
    page.getByText("1 row is unpaid, cancelled, refunded or of quantity 0 and is not priced: B-3 (row 4)."),
  ).toBeVisible();
  // each takes the line of the split, whatever its buyer chose
  await expect(page.getByText("Not used: Versandart.")).toBeVisible();
  await expect(page.getByText("Inhalt: 2 orders name goods that we do not recognise")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole("listitem")
    .filter({ hasText: "All of them" })
    .getByRole("combobox")
    .selectOption("General cargo");
  await expect(page.getByText("that we do not recognise")).toHaveCount(0);
  // paper has the orders of the heading, one by one
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: "1 Nothing to send: unpaid, cancelled, refunded" })).toBeVisible();
  await page.emulateMedia({ media: null });
});

test("another unit for the weights leaves the columns as they were understood", async ({ orders: page }) => {
  await choose(page, "shop.csv", "Order,Country,Weight,Shipping Method\n1,DE,1.2,Standard\n2,FR,0.8,Standard\n");
  await expect(page.getByRole("heading", { level: 2, name: /^2 of 2 orders priced/ })).toBeVisible();
  await page.getByText("How the file was read").click();
  await page.getByRole("button", { name: "pounds", exact: true }).click();
  await page.getByRole("button", { name: "Change" }).first().click();
  await expect(page.getByLabel("What “Shipping Method” is")).toHaveValue("line");
});

test("other encodings and separators are read", async ({ orders: page }) => {
  await choose(
    page,
    "gbk.csv",
    Buffer.concat([
      Buffer.from([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xb9, 0xfa, 0xbc, 0xd2, 0x2c, 0xd6, 0xd8, 0xc1, 0xbf]),
      Buffer.from("\nA,DE,1\n"),
    ]),
  );
  await expect(page.getByRole("heading", { name: /^1 of 1 orders priced/ })).toBeVisible();
  const german = ["Bestellung;Land;Gewicht", "A;DE;1,645", "B;DE;0,406", "C;FR;1.300 g", "Summe;;"];
  await choose(page, "german.csv", german.join("\n"));
  await expect(page.getByRole("heading", { name: /^3 of 3 orders priced/ })).toBeVisible();
  await expect(page.getByRole("group", { name: "All rows" })).toContainText("1.3 kg");
  await choose(page, "unsaid.csv", 'Country,Weight (kg)\nDE,"1,645"\nFR,"2,300"\n');
  await page
    .getByRole("group", { name: /“1,645”: 1\.645 or 1645\?/ })
    .getByLabel("1.645")
    .check();
  await page.getByRole("button", { name: "Price the orders" }).click();
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
  await choose(page, "utf16.csv", Buffer.from("\uFEFForder;country;weight\nA;DE;1,5\n", "utf16le"));
  await expect(page.getByRole("heading", { name: /^1 of 1 orders priced/ })).toBeVisible();
});

/** A workbook with one sheet, as small as possible: a ZIP without compression. */
function workbook(rows: readonly (readonly string[])[]): Buffer {
  const cells = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((text, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`,
  );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const files: Record<string, string> = {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><dimension ref="A1:C${rows.length}"/><sheetData>${cells.join("")}</sheetData></worksheet>`,
  };
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, Buffer.from(name), body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

test("an order file goes along to the page in the other language and back, and is stored no longer", async ({
  orders: page,
}) => {
  await page.getByText("drop it here").evaluate(
    (target, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], "九月.xlsx"));
      target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [
      ...workbook([
        ["Order", "Country", "Weight (kg)"],
        ["X1", "Germany", "0.8"],
        ["X2", "US", "1.5"],
      ]),
    ],
  );
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await page.waitForURL("/zh/resource/order-files");
  await expect(page.getByText("九月.xlsx：仅在本浏览器中读取")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^已计价 2\/2 单/ })).toBeVisible();
  const isStored = () => page.evaluate(() => sessionStorage.getItem("yunroute.order-file") !== null);
  expect(await isStored()).toBe(false);
  await page.goBack();
  await expect(page.getByText("九月.xlsx: read in this browser, never uploaded")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^2 of 2 orders priced/ })).toBeVisible();
  expect(await isStored()).toBe(false);
  // what came along once is stored for no other way out of the page
  await page.reload();
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  expect(await isStored()).toBe(false);
});

test("answers for rows go along with a file to the other language and back, each way with those given last", async ({
  orders: page,
}) => {
  const file = "order;country;weight (kg)\nB1;DE;0,8\nB2;DE;n/a\nB3;DE;0,5\nB4;Atlantis;0,5";
  await choose(page, "deutsch.csv", file);
  await expect(page.getByRole("heading", { name: /^2 of 4 orders priced/ })).toBeVisible();
  await page.getByRole("button", { name: "Open B2 (row 3)" }).click();
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: /B2 \(row 3\)/ }) });
  await panel.getByRole("textbox").fill("1.25 kg");
  await panel.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^3 of 4 orders priced/ })).toBeVisible();
  await page.getByRole("button", { name: "Open B1 (row 2)" }).click();
  await page.getByRole("button", { name: "Leave out", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: /^2 of 3 orders priced/ })).toBeVisible();
  await page.evaluate(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = (name, value) => {
      store.call(sessionStorage, name, value);
      if (name.endsWith("order-file")) store.call(localStorage, "left", value);
    };
  });
  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await page.waitForURL("/zh/resource/order-files");
  await expect(page.getByRole("heading", { name: /^已计价 2\/3 单/ })).toBeVisible();
  // as where Back has shown this page as it was: the same file with the same answers was left for it
  await page.evaluate(() => {
    sessionStorage.setItem("yunroute.order-file", localStorage.getItem("left") ?? "");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.locator("summary").filter({ hasText: "1 行没有价格" }).click();
  await page.getByRole("combobox", { name: /Atlantis/ }).selectOption("US");
  await expect(page.getByRole("heading", { name: /^已计价 3\/3 单/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^3 of 3 orders priced/ })).toBeVisible();
  await page.getByRole("button", { name: "Close the file" }).click();
});

test("that an order file is too large to go along is said before the page is left", async ({ orders: page }) => {
  await choose(page, "large.csv", `order,country,weight\nA1,DE,1\n${"\n".repeat(6_000_000)}`);
  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await expect(page.locator(".toast")).toContainText("large.csv cannot go along to the other language");
  await page.getByRole("button", { name: "Change language anyway" }).click();
  await page.waitForURL("/zh/resource/order-files");
});
