import { readFileSync } from "node:fs";
import { expect, open, test } from "./site.ts";

const languages = [
  {
    locale: "en",
    prefix: "",
    country: "Germany",
    parcel: "2 kg 40x30x20",
    order: "Order,Country,Postcode,Weight (kg),Goods\nA1,Germany,10115,1.5,General goods\n",
  },
  {
    locale: "zh",
    prefix: "/zh",
    country: "德国",
    parcel: "德国 2公斤 40x30x20",
    order: "订单号,国家,邮编,重量（公斤）,货物类型\nA1,德国,10115,1.5公斤,普货\n",
  },
] as const;

// a page that is left while its lower parts are on their way may say so in the console
test.use({ expectedErrors: /Failed to fetch|dynamically imported module/ });

const wordsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`app/messages/${locale}.json`, "utf8"));

for (const { locale, prefix, country, parcel, order } of languages) {
  const words = wordsOf(locale);
  const say = (key: string, values: Record<string, string> = {}) =>
    (words[key] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

  test(`in ${locale}: a parcel in one line is priced, its rule opens, an order file is read, an address is copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `${prefix}/resource/shipping-calculator?to=US&parcel=1_1_10_10_10`);
    const to = page.getByRole("combobox", { name: say("field_to") });
    await to.fill("deguo");
    await page.keyboard.press("Enter");
    await expect(to).toHaveValue(country);
    const weight = page.getByLabel(say("parcel_weight", { unit: "kg" }));
    await weight.fill(parcel);
    await weight.blur();
    await expect(weight).toHaveValue("2");
    await expect(page.getByLabel(say("parcel_length", { unit: "cm" }))).toHaveValue("40");
    const line = page.locator("h3 button:has([data-total])").first();
    await expect(line).toContainText(locale === "zh" ? "约 ¥" : "$");
    if ((await line.getAttribute("aria-expanded")) !== "true") await line.click();
    await expect(page.locator("[data-quote] dl").first()).toContainText(say("billable_weight"));

    await open(page, `${prefix}/resource/order-files`);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(order) });
    await expect(page.getByRole("heading", { name: say("orders_priced", { rows: "1", taken: "1" }) })).toBeVisible();

    await open(page, `${prefix}/about-us`);
    await page
      .getByRole("button", { name: say("copy_address") })
      .first()
      .click();
    await expect(page.locator(".toast")).toContainText(say("toast_address_copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("518000");
  });
}

test.describe("a browser that asks for Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("is offered the page in Chinese once, without a movement of the page, and what it chose is kept", async ({
    page,
  }) => {
    await open(page, "/esg");
    const offer = page.getByRole("link", { name: "本页有中文版" });
    await expect(offer).toHaveAttribute("href", "/zh/esg");
    expect(await page.evaluate(() => performance.getEntriesByType("layout-shift").length)).toBe(0);
    await offer.click();
    await expect(page).toHaveURL(/\/zh\/esg$/);
    expect(await page.evaluate(() => localStorage.getItem("yunroute.language"))).toBe("zh");
    await open(page, "/about-us");
    await expect(page.locator("aside[lang]")).toHaveCount(0);
  });
});
