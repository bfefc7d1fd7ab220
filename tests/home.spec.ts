import { violations } from "./accessibility.ts";
import { expect, open, test } from "./site.ts";

test("on a phone two inputs on the home page price every line in place, as the calculator does", async ({ page }) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, "/");
  const strip = page.getByRole("region", { name: /: prices for / });
  const first = strip.getByRole("link").first();
  const box = await first.boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(height);
  // on a phone the prices come before the map
  const map = await page.locator(".map-figure").boundingBox();
  expect(box?.y ?? 0).toBeLessThan(map?.y ?? 0);
  expect(fetched.filter((path) => path.includes("parcel-rates"))).toEqual([]);

  await page.getByRole("combobox", { name: "To" }).selectOption("AU");
  await page.getByLabel("Weight in kg").fill("1.2");
  // the example's size was that of the example's weight
  await expect(page.getByLabel("Size in cm")).toHaveValue("");
  await expect(
    page.getByText("Australia: prices for 1.2 kg. Without a size, these prices are by weight alone.").first(),
  ).toBeVisible();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  const inTable = await row("Standard Express").getByRole("cell").last().innerText();
  await expect(strip.getByRole("link", { name: "Standard Express" })).toContainText(inTable);
  await expect(page.getByText("1.2 kg", { exact: false }).first()).toBeVisible();
  // the worked example is for the same parcel
  await expect(page.locator("dl").filter({ hasText: "Standard Express" })).toContainText(inTable);
  // the map shows the route there, with price and days at its end
  const lit = page.locator(".map:visible g.map-lit path[data-to]");
  await expect(lit).toHaveAttribute("data-to", "AU");
  const lowest = (await first.innerText()).split("\n");
  const callout = page.locator(".map:visible .map-callout");
  await expect(callout).toContainText(lowest.at(-1) ?? "");
  await expect(callout).toContainText(`Australia${lowest[1]}`);
  await expect(page.locator(".map:visible a[data-place=JP]")).toHaveAttribute("aria-label", /^Japan · from \$/);
  await expect(strip.getByRole("status")).toHaveText(/lines, from \$/);
  await expect(page).toHaveURL("/");
  // what was typed stays through a reload, and is there again on the way back
  await page.reload();
  await expect(
    page.getByText("Australia: prices for 1.2 kg. Without a size, these prices are by weight alone.").first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Compare lines" }).click();
  await page.waitForURL(/to=AU&weight=1\.2&size=/);
  await expect(page.locator("h3 button", { hasText: "Standard Express" }).locator("[data-total]")).toHaveText(inTable);
  await page.goBack();
  await expect(page.getByLabel("Weight in kg")).toHaveValue("1.2");
  await expect(strip.getByRole("link", { name: "Standard Express" })).toContainText(inTable);
});

test("a line in a field of the home page fills them all; what is not understood is said, and what has no field goes along", async ({
  page,
}) => {
  await open(page, "/");
  // at a desk the first view has a price, too, beside the map
  const price = await page
    .getByRole("region", { name: /: prices for / })
    .getByRole("link")
    .first()
    .boundingBox();
  expect((price?.y ?? 9999) + (price?.height ?? 0)).toBeLessThan(900);
  await expect(page.locator(".map-figure")).toBeInViewport();
  const weight = page.getByLabel("Weight in kg");
  const size = page.getByLabel("Size in cm");
  const to = page.getByRole("combobox", { name: "To" });
  const said = page.locator("form [role=status]", { has: page.getByRole("list", { name: "Understood" }) });
  await weight.fill("2.5 kg to France 20x20x15");
  await expect(said).toContainText("France");
  await expect(page.getByText("France: prices for 2.5 kg, 20 × 20 × 15 cm.").first()).toBeVisible();
  await weight.blur();
  await expect(to).toHaveValue("FR");
  await expect(weight).toHaveValue("2.5");
  await expect(size).toHaveValue("20 × 20 × 15");
  // a typo is proposed, and no price stands there until it is settled
  await weight.fill("1.2 kg germny");
  await expect(said).toContainText("“germny” is not understood.");
  await expect(page.getByText("France: prices for 0.8 kg, 40 × 30 × 10 cm.").filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /: prices for / })).toBeHidden();
  await weight.blur();
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL("/");
  expect(await violations(page)).toEqual([]);
  // the map shows the country that stands in the form
  await expect(page.locator(".map:visible g.map-lit path[data-to]")).toHaveAttribute("data-to", "FR");
  await said.getByRole("button", { name: "Germany" }).click();
  await expect(page.getByText("Germany: prices for 1.2 kg, 20 × 20 × 15 cm.").first()).toBeVisible();
  // goods have their field in the calculator
  await weight.fill("cosmetics 0.3 kg to Germany");
  await expect(said.getByRole("listitem")).toHaveCount(3);
  // what is understood is no mistake
  await weight.blur();
  await expect(weight).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/shipping-calculator\?to=DE&goods=cosmetic&/);
  // several pieces too, with what the other fields say
  await open(page, "/");
  await to.selectOption("IT");
  await size.fill("30x20x10");
  await weight.fill("1.2 kg x 3");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/shipping-calculator\?to=IT&parcel=3_1\.2_30_20_10/);
  // of several kinds of parcels a size that is changed is that of each, and the chips say so
  await open(page, "/");
  await weight.fill("3 × 4 kg 30x30x30 cm + 2 x 6kg 50x40x30");
  await expect(said).toContainText("50 × 40 × 30 cm");
  await expect(size).toHaveValue("");
  await size.fill("60x40x40");
  await expect(said.getByText("60 × 40 × 40 cm")).toHaveCount(2);
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/parcel=3_4_60_40_40&parcel=2_6_60_40_40/);
  // freight has prices of its own, and the map shows where it goes
  await open(page, "/");
  await weight.fill("12 pallets to Los Angeles");
  await expect(to).toHaveValue("US");
  await expect(page.locator(".map:visible g.map-lit path[data-to]")).toHaveAttribute("data-to", "US");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/freight-calculator\?freight=pallet_US_90001_12_/);
});

test("what a line says is seen in the other fields as it is typed, and what is typed there after it stands", async ({
  page,
}) => {
  await open(page, "/");
  const to = page.getByRole("combobox", { name: "To" });
  const [weight, size] = [page.getByLabel("Weight in kg"), page.getByLabel("Size in cm")];
  await to.selectOption("FR");
  await size.fill("50x40x30");
  await weight.fill("5 kg to Spain");
  await expect(to).toHaveValue("ES");
  await expect(size).toHaveValue("50x40x30");
  // what the line no longer says is as it was typed
  await weight.fill("5 kg 40x30x20");
  await expect(size).toHaveValue("40 × 30 × 20");
  await expect(to).toHaveValue("FR");
  await weight.fill("5");
  await expect(size).toHaveValue("50x40x30");
  // faster than the line is read
  await weight.fill("2.3 kg 40x30x20 to Spain");
  await size.fill("60x40x30");
  await expect(weight).toHaveValue("2.3");
  await expect(to).toHaveValue("ES");
  await expect(size).toHaveValue("60x40x30");
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/to=ES&parcel=1_2\.3_60_40_30|to=ES&weight=2\.3&size=60x40x30/);
});

test("what nobody has typed is not handed on", async ({ page }) => {
  const weight = page.locator("input[name=weight]");
  const understood = page.locator("form [role=status] ul li").first();
  await open(page, "/");
  await weight.fill("600 kg to Toronto");
  await expect(understood).toBeVisible();
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/shipping-calculator\?to=CA&weight=600&size=&postcode=M5\w/);
  // neither is the example's destination
  await open(page, "/");
  await weight.fill("2.5 kg 20x20x15");
  await expect(understood).toBeVisible();
  await page.getByRole("button", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/shipping-calculator\?weight=2\.5&size=20\+/);
  await expect(page.locator("main")).toContainText("To Germany, as an example: enter your destination.");
});

test("where a page has no prices for what is typed, it says where they are", async ({ page }) => {
  // of a site that was not built for too long
  await page.route("**/parcel-rates-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), until: "2026-01-01" } });
  });
  await open(page, "/");
  await page.getByLabel("Weight in kg").fill("1.9");
  const strip = page.getByRole("region", { name: "Germany: prices for 1.9 kg" });
  await expect(strip).toContainText("The calculator has the prices of this parcel.");
  await expect(strip.getByRole("link")).toHaveCount(1);
  await strip.getByRole("link", { name: "Compare lines" }).click();
  await expect(page).toHaveURL(/shipping-calculator\?.*1\.9/);
  // the last answer may still be on its way
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form opens the calculator with the parcel", async ({ page }) => {
    await page.goto("/");
    await page.locator("input[name=size]").fill("20x20x20");
    await page.getByRole("button", { name: "Compare lines" }).click();
    await expect(page).toHaveURL(/to=DE&weight=0.8&size=20x20x20$/);
  });
});

test("a size of the home page is read whole on every screen", async ({ tab: page }) => {
  await open(page, "/");
  const size = page.getByLabel("Size in cm");
  await size.fill("120 × 80.5 × 60");
  for (const width of [320, 640, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    const { needs, has } = await size.evaluate(({ scrollWidth, clientWidth }) => ({
      needs: scrollWidth,
      has: clientWidth,
    }));
    expect(needs, `at ${width} px`).toBeLessThanOrEqual(has);
  }
});
