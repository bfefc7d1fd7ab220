import { violations } from "./accessibility.ts";
import { click, eventually, fill, firefox, launchFirefox } from "./firefox-browser.ts";
import { dropAll, expect, open, review, showPages, test } from "./edit-page.ts";
import { makeCarrierSheet } from "./sample-workbook.ts";

test.describe.configure({ mode: "serial", timeout: 300_000 });

const news = "newsroom/liege-gateway/index.md";
const prices = "rates/standard-express/2027-01-01/prices.csv";
test("a carrier's Excel file that is chosen becomes the rows of the card, and one that is none is refused", async ({
  desk: page,
}) => {
  await open(page, prices);
  const choose = page.getByLabel("Open an Excel file");
  const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await choose.setInputFiles({ name: "报价.xlsx", mimeType: xlsx, buffer: Buffer.from("none") });
  await expect(page.getByRole("alert").first()).toContainText("cannot be read as an Excel file");
  await choose.setInputFiles({ name: "报价.xlsx", mimeType: xlsx, buffer: makeCarrierSheet() });
  await expect(page.getByText("Rows taken from the sheet: 5. Left out, without numbers: 1.")).toBeVisible();
  const row = page.getByRole("row").nth(3);
  await expect(row.getByRole("gridcell").nth(2).locator("input")).toHaveValue("1080.00");
  await expect(page.getByRole("columnheader", { name: "Per kg (USD)" })).toBeVisible();
  await expect(review(page)).toBeEnabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(review(page)).toBeDisabled();
});

test("a table is walked by keyboard; a slipped price is doubted in the header, in the review and before publishing, and can be taken back after", async ({
  desk: page,
}) => {
  await open(page, prices);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("row").first().getByRole("columnheader")).toHaveCount(6);
  await grid.getByRole("gridcell").first().click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "Row 2, Per kg (USD): " })).toBeVisible();
  await page.keyboard.type("92");
  await page.keyboard.press("Enter");
  const cell = grid.getByRole("row").nth(2).getByRole("gridcell").nth(2).locator("input");
  await expect(cell).toHaveValue("92");
  await expect(page.getByRole("button", { name: /^Warnings: / })).toBeVisible();
  const asked = new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    });
  });
  await page.getByRole("button", { name: "Publish" }).click();
  expect(await asked).toContain("the price 92 of zone US");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("dialog").getByText(/the price 92 of zone US/)).toBeVisible();
  // the cell that was chosen takes no key of the dialog's
  await page.getByLabel(/sentence/).focus();
  await page.keyboard.type("7");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Back to editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  // the steps before are still there
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cell).toHaveValue("9.20");
  await expect(review(page)).toBeDisabled();
  expect(await violations(page)).toEqual([]);
});

test("prices are changed by percent, taken back, pasted as a carrier's sheet, and told for whom they change", async ({
  editor,
  desk: page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, prices);
  const before = editor.read(prices);
  await page.getByLabel("Change by %").fill("10");
  await page.getByRole("button", { name: "Change prices" }).click();
  await expect(page.locator('input[value="10.59"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[value="9.63"]').first()).toBeVisible();
  const rows = before.trim().split("\n").slice(1);
  const sheet = [
    "国家\t重量段\t价格\t\t参考时效",
    "\t\t公斤价\t挂号费\t",
    ...rows.map((row) => {
      const [zone, weight, perKg, perItem, least, most] = row.split(",");
      return `${zone}\t0-${weight}\t${zone === "US" ? "９．９９" : perKg}\t￥${perItem}\t${least}-${most}天`;
    }),
  ].join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await page
    .locator(".dsg-cell", { has: page.locator('input[value="9.63"]') })
    .first()
    .click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText(`Rows taken from the sheet: ${rows.length}.`)).toBeVisible();
  await expect(review(page)).toBeEnabled();
  await review(page).click();
  await expect(page.getByRole("heading", { name: "What changes for whom" })).toBeVisible();
  await expect(page.getByText(/dearer, .* cheaper/)).toBeVisible();
  await page.getByRole("button", { name: /^Save \(/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(editor.read(prices)).toBe(before.replaceAll(/^(US,[^,]*),[\d.]+/gm, "$1,9.99"));
});

test("a destination and a line are added by the questions of the commands, and told for whom they change", async ({
  desk: page,
}) => {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "+ New" }).click();
  await dialog.getByRole("button", { name: "Destination" }).click();
  await dialog.getByLabel("On which service").selectOption("cosmetic-dedicated-line");
  await dialog.getByLabel("Which country, by its code").selectOption("BR");
  await dialog.getByLabel("Priced like which zone").selectOption("US");
  await dialog.getByLabel("How many percent more than that").fill("5");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(/^Cosmetic line · .* · prices/);
  await page.getByRole("button", { name: "+ New" }).click();
  await dialog.getByRole("button", { name: "Line" }).click();
  await expect(dialog.getByText(/its first card begins today or earlier/)).toBeVisible();
  await dialog.getByLabel("Its name in addresses").fill("garden-line");
  await dialog.getByLabel("Its name in English").fill("Garden line");
  await dialog.getByLabel("Its name in 中文").fill("园艺专线");
  await dialog.getByLabel("Made like which line").selectOption("priority-express");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Garden line" })).toBeVisible();
  await expect(
    page.getByText(/Text, limits, prices, departures and peaks are those of priority-express/),
  ).toBeVisible();
  await review(page).click();
  const [text, card] = [/^services\/garden-line\.zh\.md/, /^rates\/garden-line\/.*prices\.csv/].map((name) =>
    page.getByRole("checkbox", { name }),
  );
  // what came together is left out together
  await text?.uncheck();
  expect(await card?.isChecked()).toBe(false);
  await expect(page.getByText(/^All changes were checked together/)).toBeVisible();
  await card?.check();
  await expect(page.getByRole("heading", { name: "What changes for whom" })).toBeVisible();
  await dropAll(page);
  await expect(page.getByText(/^Choose a file on the left/)).toBeVisible();
});

test("prose is seen as the site makes it, and what cannot be shown waits without a word to programmers", async ({
  editor,
  desk: page,
}) => {
  await showPages(page, editor);
  await open(page, "site.yaml");
  const frame = page.frameLocator("iframe");
  const primary = page.getByLabel("Primary");
  await primary.fill("grren");
  await expect(page.getByText("The page shows again once the errors are mended.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await primary.fill("teal");
  await expect(frame.getByRole("button", { name: "Compare lines" })).toHaveCSS("background-color", "rgb(0, 120, 111)");
  await expect(frame.locator("vite-error-overlay")).toHaveCount(0);
  await open(page, news);
  await page.getByRole("textbox", { name: "Body text (English)" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nOne **more** word.");
  await expect(frame.locator("strong", { hasText: "more" })).toBeVisible();
  await review(page).click();
  await dropAll(page);
});

test("it is walked by keyboard in Firefox, forms and tables, and shows the page beside the form", async ({
  editor,
}) => {
  test.skip(!firefox, "Firefox is not there: the editor is NOT tested in it");
  const fox = await launchFirefox();
  const page = await fox.newPage();
  await page.goto(`${editor.address}#${news}`);
  const shows = (text: string) =>
    eventually(async () => expect(await page.$eval("body", (body) => body.textContent)).toContain(text));
  await fill(page, 'textarea[aria-label="Title (English)"]', "Seen in Firefox");
  const readFrame = async () => {
    const frame = page.frames().find((one) => one.url().endsWith("/newsroom/detail/liege-gateway"));
    return frame?.$eval("h1", (heading) => heading.textContent);
  };
  await eventually(async () => expect(await readFrame()).toBe("Seen in Firefox"));
  await eventually(() => page.focus("::-p-xpath(//button[starts-with(., 'Review and save (1)')])"));
  await page.keyboard.press("Enter");
  await eventually(() => page.focus("::-p-xpath(//button[. = 'Drop this change'])"));
  await page.keyboard.press("Enter");
  await shows("Nothing is changed.");
  await page.keyboard.press("Escape");
  await page.goto(`${editor.address}#${prices}`);
  await click(page, '[role="gridcell"]');
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await shows("Row 2, Up to kg: 2");
  expect(await page.$$eval('[role="columnheader"]', (heads) => heads.length)).toBe(6);
  await fox.close();
});
