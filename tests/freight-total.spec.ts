import { violations } from "./accessibility.ts";
import { expect, open, test } from "./site.ts";

test("600 kg and 3.6 m³ are priced by one line, which stands through other units, a reload and the other language", async ({
  tab: page,
}) => {
  await open(page, "/resource/freight-calculator?date=2026-11-24");
  const freight = page.locator("#freight");
  const list = freight.getByLabel("Or paste a packing list");
  await list.fill("600 kg, 3.6 m³ to Los Angeles");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  // LCL: 3.6 × 118, 95 and 65, and 9.5 % of the freight; air: 600 kg by volume
  await expect(freight.getByRole("heading", { name: /^2 options, from \$/ })).toBeVisible();
  await expect(page).toHaveURL(/freight=total_US_90001_3\.6_600/);
  await expect(list).toHaveValue("");
  await expect(freight.getByLabel("Total weight, kg")).toHaveValue("600");
  await expect(freight.getByText(/^Prices for .* Billed: LCL\s3\.6.*Air\s600/)).toBeVisible();
  // nothing is drawn or counted of what nobody has told, and it is said what was not checked
  await expect(freight.locator("figure, .load-letter")).toHaveCount(0);
  await expect(freight.getByText(/^How many containers this takes depends on the size of the pieces/)).toContainText(
    /at least 1\s×\s20GP \/ 1\s×\s40GP \/ 1\s×\s40HC\./,
  );
  await expect(freight.getByText(/^Without piece sizes these limits were not checked: LCL \(/)).toContainText(
    "longest side up to 580",
  );
  await expect(
    freight.getByText("Surcharges for single pieces are not included. Air: Outsize piece (over 160 cm)."),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const price = await freight.getByRole("heading", { name: /options/ }).textContent();
  // in pounds it is the same goods
  await freight.getByRole("button", { name: "Change to lb, in" }).click();
  await expect(freight.getByLabel("Total weight, lb")).toHaveValue("1322.774");
  await expect(freight.getByRole("heading", { name: /options/ })).toHaveText(price ?? "");
  await page.reload();
  await expect(freight.getByLabel("Total volume, m³")).toHaveValue("3.6");
  await expect(freight.getByRole("heading", { name: /options/ })).toHaveText(price ?? "");
  await page.getByRole("link", { name: "中文" }).first().click();
  await expect(freight.getByLabel("总体积（立方米）")).toHaveValue("3.6");
  await expect(freight.getByText(/^未填单件尺寸/)).toContainText("最长边不超过");
  expect(await violations(page)).toEqual([]);
});

test("of a weight alone the volume is asked for, and what was typed of pieces comes back", async ({ tab: page }) => {
  await open(page, "/resource/freight-calculator?freight=pallet_US_90001_4_120_100_150_300_y&date=2026-11-24");
  const freight = page.locator("#freight");
  const list = freight.getByLabel("Or paste a packing list");
  await list.fill("600 kg to Toronto");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  const volume = freight.getByLabel("Total volume, m³");
  await expect(volume).toBeFocused();
  await expect(freight.getByText("Missing: the price depends on weight and volume.")).toBeVisible();
  await page.keyboard.type("3.6");
  await expect(freight.getByRole("heading", { name: /^1 option, \$/ })).toBeVisible();
  await expect(page).toHaveURL(/freight=total_CA_M5V_3\.6_600/);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("4");
  await expect(list).toHaveValue("600 kg to Toronto");
  await expect(list).toBeFocused();
  // between pieces and their total both are kept, in other units too
  await freight.getByText("Total weight and volume", { exact: true }).click();
  await freight.getByLabel("Total weight, kg").fill("1200");
  await volume.fill("7.2 cbm");
  await expect(freight.getByRole("heading", { name: /^2 options, from \$/ })).toBeVisible();
  await freight.getByRole("button", { name: "Change to lb, in" }).click();
  await freight.getByText("Pallets", { exact: true }).click();
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("4");
  await expect(freight.getByLabel("Weight each, lb")).toHaveValue("661.387");
  await freight.getByText("Total weight and volume", { exact: true }).click();
  await expect(volume).toHaveValue("7.2 cbm");
});

test("a total that is pasted is read at once, and is told on paper and in the bar of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/zh/resource/freight-calculator?date=2026-11-24");
  const freight = page.locator("#freight");
  await freight.getByLabel("或粘贴装箱单").evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, "5票共 3.2方 800公斤 到洛杉矶");
  await expect(freight.getByLabel("总重量（公斤）")).toHaveValue("800");
  await expect(page.locator(".foot-bar")).toContainText(/2\s种方式，\$/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("合计 800 公斤，3.2 立方米，未填单件尺寸").first()).toBeVisible();
});
