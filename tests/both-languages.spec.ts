import { readFileSync } from "node:fs";
import { formatMessage, type Inputs } from "#app/messages/format.ts";
import { alive, expect, open, test } from "./site.ts";

// The journeys that other files walk in English, by the words of the Chinese messages.

const [locale, prefix, country, france, typed] = ["zh", "/zh", "德国", "法国", "deguo"] as const;
const parcel = "德国 2公斤 40x30x20";
const lines = { standard: "标准快线", economy: "经济快线", ocean: "美国海运" };
const order = "订单号,国家,邮编,重量（公斤）,货物类型\nA1,德国,10115,1.5公斤,普货\n";

const words: Record<string, string> = JSON.parse(readFileSync(`app/messages/${locale}.json`, "utf8"));
const say = (key: string, values: Inputs = {}) => formatMessage(words[key] ?? "", values, locale);
/** A message with anything in its place. */
const saysOf = (key: string, place: string) => new RegExp(say(key, { [place]: 7 }).replace(/ ?7 ?/, ".+"));
const [kg, cm] = [say("sign_kg"), say("sign_cm")];

test("in Chinese: a parcel in one line is priced, its rule opens, an order file is read, an address is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${prefix}/resource/shipping-calculator?to=US&parcel=1_1_10_10_10`);
  const to = page.getByRole("combobox", { name: say("field_to") });
  await to.fill("deguo");
  await page.keyboard.press("Enter");
  await expect(to).toHaveValue(country);
  const weight = page.getByLabel(say("parcel_weight", { unit: kg }));
  await weight.fill(parcel);
  await weight.blur();
  await expect(weight).toHaveValue("2");
  await expect(page.getByLabel(say("parcel_size_in", { unit: cm }))).toHaveValue("40 × 30 × 20");
  const line = page.locator("h3 button:has([data-total])").first();
  await expect(line).toContainText("≈ ¥");
  if ((await line.getAttribute("aria-expanded")) !== "true") await line.click();
  await expect(page.locator("[data-quote] dl").first()).toContainText(say("charge_freight"));

  // by a link within the site: leaving a document while parts of it load would log errors in the console
  await page.locator(`footer a[href="${prefix}/resource/order-files"]`).click();
  await expect(page).toHaveURL(/\/order-files/);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(order) });
  await expect(page.getByRole("heading", { name: say("orders_priced", { rows: "1", taken: "1" }) })).toBeVisible();

  await page.locator(`footer a[href="${prefix}/contact"]`).click();
  await expect(page).toHaveURL(/\/contact/);
  await page
    .getByRole("button", { name: say("copy_address") })
    .first()
    .click();
  await expect(page.locator(".toast", { hasText: say("toast_address_copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("518000");
});

test("in Chinese: a line refuses and is corrected, containers are priced, a link and a sheet leave the page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${prefix}/resource/shipping-calculator?to=DE&parcel=1_2.4_20_20_10&date=2026-11-24`);
  const field = (key: string, unit = "") => page.getByLabel(say(key, { unit }), { exact: true }).first();
  const line = (name: string) => page.locator("h3 button", { hasText: name });
  await page
    .locator("summary", { hasText: say("answers_refused", { count: "" }).trim() })
    .first()
    .click();
  const refused = page.locator("details li", { has: page.getByRole("link", { name: lines.economy }) }).first();
  await expect(refused).toContainText(say("reason_parcel_heavy", { given: `2.4 ${kg}`, limit: `2 ${kg}` }));
  await refused.getByRole("link", { name: say("fix_weight", { weight: `2 ${kg}` }) }).click();
  await expect(field("parcel_weight", kg)).toHaveValue("2");
  await expect(line(lines.economy)).toBeVisible();

  const cargo = async (pieces: string, weight: string, length: string, width: string, height: string) => {
    await field("parcel_quantity").fill(pieces);
    await field("parcel_weight", kg).fill(weight);
    await field("parcel_size_in", cm).fill(`${length}x${width}x${height}`);
    // which line is open of itself hangs on the prices of all that was typed
    await expect(page).toHaveURL(new RegExp([pieces, weight, length, width, height].join("_")));
  };
  await page.getByRole("combobox", { name: say("field_to") }).fill("US");
  await page.keyboard.press("Enter");
  await field("field_postcode").fill("90001");
  await page.getByRole("button", { name: say("form_more") }).click();
  await page.getByRole("button", { name: say("parcel_another") }).click();
  await cargo("900", "18", "60", "50", "50");
  // where it is open of itself the first press closes it, and only a chosen line stands in the address
  const isOpen = () => line(lines.ocean).and(page.locator("[aria-expanded=true]")).isVisible();
  await expect(async () => {
    if (!(await isOpen()) || !page.url().includes("service=us-ocean-freight")) await line(lines.ocean).click();
    await expect(page).toHaveURL(/service=us-ocean-freight.*900_18_60_50_50/, { timeout: 1_000 });
    expect(await isOpen()).toBe(true);
  }).toPass();
  await expect(page.locator("[data-quote] dl").first()).toContainText(/\d\s×\s\$[\d,.]+ ?[(（](20GP|40GP|40H.)/);

  await page.locator("summary", { hasText: say("take_share") }).click();
  await page.getByRole("button", { name: say("copy_link") }).click();
  await expect(page.locator(".toast", { hasText: say("toast_copied") })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  // the address also contains the day on which it was shared
  expect(copied.searchParams.get("sent")).toMatch(/^\d{4}-\d\d-\d\d$/);
  copied.searchParams.delete("sent");
  expect(copied.href).toBe(page.url());
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("form", { name: say("calculator_form") })).toBeHidden();
  await expect(page.locator("[data-offer]")).toContainText(say("offer_title"));
  await expect(page.locator("[data-offer]")).toContainText(lines.ocean);
});

test("in Chinese: the home page prices a parcel, a deadline, a smaller box and the landed cost are worked out, a country is found", async ({
  page,
}) => {
  await open(page, prefix);
  await page.getByRole("combobox", { name: say("field_to") }).selectOption("FR");
  const weight = page.getByLabel(say("field_weight_kg"));
  await weight.fill("heavy");
  await page.getByRole("button", { name: say("quick_submit") }).click();
  await expect(page.getByRole("alert")).toContainText(say("quick_weight_wrong"));
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue("heavy");
  await weight.fill("2,5");
  await page.getByRole("button", { name: say("quick_submit") }).click();
  await expect(page).toHaveURL(/\/resource\/shipping-calculator\?to=FR&weight=2%2C5&size=$/);
  await expect(page.getByRole("combobox", { name: say("field_to") })).toHaveValue(france);
  await expect(page.getByLabel(say("parcel_weight", { unit: kg }))).toHaveValue("2,5");
  await expect(page.locator("h3 button [data-total]").first()).toBeVisible();

  const shipment = "to=DE&parcel=1_0.8_40_30_10&service=standard-express&date=2026-11-24&by=2026-12-11&value=120";
  await open(page, `${prefix}/resource/shipping-calculator?${shipment}`);
  const row = (name: string) => page.locator("h3 button", { hasText: name });
  await expect(row(lines.economy)).toContainText(saysOf("deadline_late", "days"));
  await expect(row(lines.standard)).toContainText(say("deadline_lowest"));
  await expect(page.getByRole("row", { name: say("charge_duty") }).first()).toContainText(/\$\d/);
  await expect(page.getByRole("row", { name: say("landed_total") }).first()).toContainText(/\$\d/);
  const advice = page.locator("[data-quote=standard-express]");
  const saving = advice.locator("p", { hasText: saysOf("box_less", "saved") });
  await expect(saving).toContainText("$");
  const [promised = "no price"] = /\$[\d.]+/.exec(await saving.innerText()) ?? [];
  // the lid is pulled down to the height that the words name
  for (let press = 0; press < 5; press += 1) await advice.getByRole("slider").press("ArrowDown");
  await expect(page.getByLabel(say("parcel_size_in", { unit: cm }))).toHaveValue("40 × 30 × 5");
  await expect(page.locator("h3 button", { hasText: lines.standard })).toContainText(promised);

  await page
    .getByRole("banner")
    .getByRole("button", { name: say("search_title") })
    .click();
  await page.getByRole("dialog").getByRole("combobox").fill(typed);
  await expect(page.getByRole("option").first()).toContainText(country);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/to=DE/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === "/resource/shipping-calculator" && searchParams.get("to") === "DE",
  );
  await alive(page);
  expect(await page.evaluate(() => localStorage.getItem("yunroute.language"))).toBe("en");
});

test.describe("a browser that asks for Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("is offered the page in Chinese once, without moving the page, and its choice is remembered", async ({
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
