import { violations } from "./accessibility.ts";
import { expect, isDark, open, test } from "./site.ts";

const calculator = "/resource/shipping-calculator";
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);

test("the bars are as long as the amounts next to them", async ({ page }) => {
  await open(page, `${calculator}?to=DE&parcel=1_0.8_40_30_10&date=2026-11-24&value=120&service=standard-express`);
  const landed = page.getByRole("region", { name: /less on delivery/ });
  await expect(landed.getByRole("img")).toHaveCount(2);
  const [paid, unpaid] = await landed.getByRole("img").all();
  if (!paid || !unpaid) throw new Error("two bars");
  for (const [at, bar] of [paid, unpaid].entries()) {
    const amounts = await landed.locator(`tbody td:nth-of-type(${at + 1}) span.font-semibold`).allInnerTexts();
    // below the total stands the range of what the law leaves open
    const [sum = ""] = (await landed.locator(`tfoot tr:last-child td:nth-of-type(${at + 1})`).innerText()).split("\n");
    const total = cents(sum);
    expect(amounts.map(cents).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    const widths = await bar
      .locator("rect")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    const all = widths.reduce((sum, width) => sum + width, 0);
    for (const [part, width] of widths.entries())
      expect(width / all).toBeCloseTo(cents(amounts[part] ?? "") / total, 2);
  }
});

test("kinds of goods and IOSS are asked for where they matter, change the answer and are kept in the address", async ({
  page,
}) => {
  await open(page, `${calculator}?to=DE&date=2026-11-24&value=120&service=standard-express`);
  // priced as what is sold, it says what a gift would be
  await expect(
    page.getByText(/A gift worth up to .?45\.00.?, sent unpaid by one private person to another/),
  ).toBeVisible();
  const terms = page.getByRole("button", { name: "Buyer pays duty (DAP)" });
  await terms.click();
  const duty = page.getByRole("row", { name: /Customs duty/ });
  const before = await duty.getByRole("cell").first().innerText();
  await page.getByLabel("Types of goods").fill("3");
  await expect(duty).not.toContainText(before);
  await expect(duty).toContainText("3 × 3.00 EUR");
  await page.getByText("Yes", { exact: true }).click();
  await expect(page.getByRole("row", { name: /^VAT/ })).toContainText("you → tax office");
  await expect(page).toHaveURL(/value=120&subheadings=3&registered=yes/);
  await open(page, page.url());
  await terms.click();
  await expect(page.getByLabel("Types of goods")).toHaveValue("3");
  await page.getByLabel("Types of goods").fill("none");
  await page.getByLabel("Types of goods").blur();
  await expect(page.locator("#subheadings-problem")).toContainText("a whole number from 1 to 99");
});

test("a quote with its landed cost is printed on two sheets, and its foot is not alone on one", async ({ page }) => {
  await open(page, `${calculator}?to=US&weight=2.3&size=50x35x20&terms=DDP&value=200&date=2026-11-24`);
  await expect(page.getByRole("row", { name: /^Landed cost/ })).toBeVisible();
  await expect(page.locator("[data-offer-foot]")).toBeAttached();
  for (const format of ["A4", "Letter"]) {
    const paper = await page.pdf({ format, margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } });
    expect(paper.toString("latin1").match(/\/Type \/Page\b/g), format).toHaveLength(2);
  }
});

test("what the law leaves open is a range with its readings", async ({ page }) => {
  await open(page, `${calculator}?to=DE&parcel=1_0.8_40_30_10&date=2026-11-24&value=120&service=standard-express`);
  const landed = page.locator("section[aria-labelledby=landed-title]");
  await expect(landed.getByText(/Duty and tax come to between .+ and /)).toBeVisible();
  await expect(
    landed
      .getByRole("listitem")
      .filter({ hasText: /used above · Yes/ })
      .first(),
  ).toBeVisible();
});

test("nothing about the import is asked that does not matter there", async ({ page }) => {
  await open(page, `${calculator}?to=US&postcode=10001&terms=DDP&value=120&date=2026-11-24`);
  await page.getByRole("button", { name: "You pay duty (DDP)" }).click();
  await expect(page.getByLabel("Value of the goods, USD")).toHaveCount(1);
  await expect(page.getByLabel("Types of goods")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Yes" })).toHaveCount(0);
});

test("a value in another currency is converted by the site's own rate, and one without a rate is told so", async ({
  page,
}) => {
  await open(page, `${calculator}?to=US&postcode=10001&terms=DDP&value=120&date=2026-11-24`);
  await page.getByRole("button", { name: "You pay duty (DDP)" }).click();
  const value = page.getByLabel("Value of the goods, USD");
  // with the sign of the form's own currency it stays as it is typed
  await value.fill("$130");
  await expect(page).toHaveURL(/value=130(&|$)/);
  await expect(value).toHaveValue("$130");
  await value.fill("300 PLN");
  await value.blur();
  await expect(page.getByText("We have no exchange rate for PLN. Enter the amount in USD.")).toBeVisible();
  await expect(value).toHaveAttribute("aria-invalid", "true");
  // said at the top too; with duties paid it is what a price needs
  await expect(page.getByRole("heading", { name: /^Enter the value of the goods to see prices/ })).toBeVisible();
  await expect(page.locator("#prices").getByText(/^These prices leave out one field\. Value: enter/)).toBeVisible();
  await value.fill("€300");
  await value.press("Enter");
  await expect(page.getByText(/^Converted from 300 EUR: 1 EUR = [\d.]+ USD, rate of /)).toBeVisible();
  const [, rate = ""] = /= ([\d.]+) USD/.exec(await page.getByText(/^Converted from/).innerText()) ?? [];
  expect(Number(await value.inputValue())).toBeCloseTo(300 * Number(rate), 1);
  await expect(page.getByRole("row", { name: /Goods/ }).first()).toContainText(await value.inputValue());
});

test("landed cost has no accessibility violations, in either mode", async ({ page }) => {
  await open(page, `${calculator}?to=DE&value=120&date=2026-11-24`);
  expect(await violations(page), "light").toEqual([]);
  // only contrast hangs on the mode
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await violations(page, { rules: ["color-contrast"] }), "dark").toEqual([]);
});
