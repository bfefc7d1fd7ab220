import { expect, open, test } from "./site.ts";

test("the short form of the home page opens the calculator filled in, with prices", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("To").selectOption("FR");
  await page.getByLabel("Weight in kg").fill("2,5");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/\/resource\/shipping-calculator\?to=FR&weight=2%2C5$/);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("FR");
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("2,5");
  await expect(page.getByRole("heading", { name: /lines take this/ })).toBeVisible();
});

test("the short form says what is wrong with a weight, and keeps it", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("Weight in kg").fill("heavy");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page.getByRole("alert")).toContainText("at most 30,000 kg");
  await expect(page.getByLabel("Weight in kg")).toBeFocused();
  await expect(page.getByLabel("Weight in kg")).toHaveValue("heavy");
});

test("a quote opens to lines that add up to its total", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20");
  const row = page.locator("main li", { has: page.getByText("Standard Express", { exact: true }) }).first();
  await row.locator("summary").click();
  await expect(row.getByText("40 × 30 × 10 cm = 12,000 cm³ ÷ 8,000 = 1.5 kg")).toBeVisible();
  const cents = async (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
  const amounts = await row.locator("dl > div > dd:not(.col-span-2)").allInnerTexts();
  const money = await Promise.all(amounts.filter((text) => text.startsWith("$")).map(cents));
  const total = money.at(-1) ?? 0;
  expect(money.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(await cents(await row.locator("summary .tabular-nums").innerText())).toBe(total);
});

test("what is typed lives in the address, and back brings it back", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  await page.getByLabel("To", { exact: true }).selectOption("US");
  await page.getByLabel("Weight each, kg").fill("3");
  await page.getByLabel("Postcode").fill("90001");
  await expect(page).toHaveURL(/to=US&postcode=90001&parcel=1_3_40_30_10/);
  await page.getByRole("link", { name: "ESG", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("ESG");
  await page.goBack();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("3");
  await page.reload();
  await expect(page.getByLabel("Postcode")).toHaveValue("90001");
});

test("bad input names the field and the limit, keeps what was typed, and the rest stands", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  await page.getByLabel("Weight each, kg").fill("1,200");
  await expect(page.getByText(/^Weight: a number over 0, at most 30000 kg/)).toBeVisible();
  await expect(page.getByLabel("Weight each, kg")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("the prices appear here")).toBeVisible();
  await page.getByLabel("Weight each, kg").fill("2");
  await page.getByLabel("Width, cm").fill("");
  await expect(page.getByText(/give all three/)).toBeVisible();
  for (const name of ["Length, cm", "Height, cm"]) await page.getByLabel(name).fill("");
  await expect(page.getByRole("heading", { name: /lines take this/ })).toBeVisible();
});

test("a line that says no gives the reason, and the change that lifts it", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_2.4_20_20_10");
  const economy = page.locator("section li", { has: page.getByRole("link", { name: "Economy Express" }) }).first();
  await expect(economy).toContainText("A parcel weighs 2.4 kg, the limit is 2 kg");
  await economy.getByRole("button", { name: "Make it 2 kg" }).click();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("2");
  await expect(page.locator("summary", { hasText: "Economy Express" })).toBeVisible();
});

test("a nonsense address is a working form", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=QQ&terms=x&parcel=a_b_c_d_e&date=never&value=%00&units=cubits");
  await expect(page.getByText("choose a destination of the list")).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("heading", { name: /lines take this/ })).toBeVisible();
});

test("DDP shows duty and tax with source and date", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_20_20_10&terms=DDP&value=50&currency=EUR");
  await page.locator("summary", { hasText: "Standard Express" }).click();
  const lines = page.locator("details[open] dl");
  await expect(lines).toContainText("VAT");
  await expect(lines.getByText(/^Source: /).first()).toBeVisible();
});

test.describe("an error inside the answers", () => {
  test.use({ expectedErrors: /./ });
  test("is said there, and the form goes on", async ({ page }) => {
    await page.addInitScript(() => {
      const format = Intl.NumberFormat;
      Object.defineProperty(window, "breakFormat", {
        value: () =>
          Object.assign(Intl, {
            NumberFormat: () => {
              throw new Error("broken");
            },
          }),
      });
      Object.defineProperty(window, "mendFormat", { value: () => Object.assign(Intl, { NumberFormat: format }) });
    });
    await open(page, "/resource/shipping-calculator");
    await page.evaluate(
      () => "breakFormat" in window && typeof window.breakFormat === "function" && window.breakFormat(),
    );
    await page.getByLabel("Weight each, kg").fill("2");
    await expect(page.getByRole("alert")).toContainText("could not be shown");
    await expect(page.locator("h1")).toHaveText("Shipping calculator");
    await page.evaluate(() => "mendFormat" in window && typeof window.mendFormat === "function" && window.mendFormat());
    await page.getByLabel("Weight each, kg").fill("1");
    await expect(page.getByRole("heading", { name: /lines take this/ })).toBeVisible();
  });
});

test("speaks Chinese at its Chinese address", async ({ page }) => {
  await open(page, "/zh/resource/shipping-calculator?to=JP&weight=1");
  await expect(page.getByLabel("目的地")).toHaveValue("JP");
  await expect(page.getByRole("heading", { name: /条线路中有/ })).toBeVisible();
});
