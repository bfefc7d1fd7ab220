import { expect, open, test } from "./site.ts";

const list = "/resource/destinations";

test("prices on a country's page are those of the calculator", async ({ page }) => {
  await open(page, `${list}/fr`);
  const row = page.getByRole("table", { name: "Parcels" }).getByRole("row", { name: /^Standard Express/ });
  const price = (await row.getByRole("cell").nth(1).innerText()).trim();
  expect(price).toMatch(/^\$\d+\.\d\d$/);
  // paper has nothing to press or to fill in
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").locator(".button:visible, button:visible, input:visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  // the box of the site's samples
  await open(page, "/resource/shipping-calculator?to=FR&parcel=1_0.5_20_10_10");
  await expect(page.locator("[data-moves=standard-express] [data-total]")).toHaveText(price);
});

test("a country is found by its name in either language; one that is not served has its nearest", async ({ page }) => {
  await open(page, list);
  const field = page.getByRole("searchbox", { name: "Country" });
  const served = page.getByRole("table", { name: "Served" }).getByRole("rowheader");
  await field.fill("德国");
  await expect(served).toHaveCount(1);
  await expect(served.last()).toContainText("Germany");
  await field.fill("holland");
  await expect(served.last()).toContainText("Netherlands");
  await field.fill("Kazakhstan");
  await expect(page.getByRole("status").first()).toContainText("None that we serve, 1 that we do not");
  const other = page.getByRole("listitem").filter({ hasText: "Kazakhstan" });
  await expect(other).toBeVisible();
  await other.getByRole("link").first().click();
  await expect(page.locator("h1")).toContainText("Shipping to");
  await page.goBack();
  await expect(field).toHaveValue("Kazakhstan");
  await expect(other).toBeVisible();
  await field.fill("Atlantis");
  await expect(page.getByText("No country is called “Atlantis”")).toBeVisible();
  await expect(served).toHaveCount(0);
  await open(page, `/zh${list}`);
  await page.getByRole("searchbox").fill("kazakhstan");
  await expect(page.getByRole("listitem").filter({ hasText: "哈萨克斯坦" })).toBeVisible();
});

test("a postcode is looked up by keyboard: lines that go there, lines that do not, another law", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${list}/gb`);
  const box = page.locator("#postcodes");
  const said = box.getByRole("status");
  await box.getByLabel("Postcode").focus();
  await page.keyboard.type("iv1 1aa");
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Island line delivers to IV1 1AA (Scottish Highlands).");
  await expect(said).toContainText("Standard Express delivers to IV1 1AA.");
  await box.getByLabel("Postcode").fill("ＪＥ２ ٣ab");
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Standard Express does not go to JE2 3AB.");
  await expect(said).toContainText("Choose Jersey");
  await box.getByLabel("Postcode").fill("90210");
  await page.keyboard.press("Enter");
  await expect(said).toContainText("“90210” is no postcode of the United Kingdom. Write it like");
  await expect(box.getByLabel("Postcode")).toHaveAttribute("aria-invalid", "true");
});

test("on a small phone the list of countries is read without scrolling, and a price is not said twice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of ["", "/zh"]) {
    await open(page, locale + list);
    const table = page.getByRole("table").first();
    const room = await table.evaluate((own) => [own.scrollWidth, own.parentElement?.clientWidth]);
    expect(room[0]).toBe(room[1]);
    // each name, with a page of its own or without, leads to the prices there, and no row is higher for want of one
    const names = table.locator("tbody").getByRole("rowheader");
    expect(await names.getByRole("link").allInnerTexts()).toEqual(await names.allInnerTexts());
    for (const row of await table.locator("tbody tr").allInnerTexts()) {
      const prices = row.match(/\$[\d.]+/g) ?? [];
      expect(new Set(prices).size, row).toBe(prices.length);
      expect(row).not.toMatch(/working days|工作日/);
    }
  }
});

test("postcodes are told in words, by the names of the places where they are known", async ({ page }) => {
  await open(page, `${list}/us`);
  const areas = page.locator("#postcodes dl");
  await expect(areas).toContainText("Postcodes that begin with 8 or 9");
  const remote = areas.locator("div").filter({ hasText: /^Standard Express/ });
  await expect(remote).toContainText("Hawaii, Alaska");
  await expect(areas.locator("div").filter({ hasText: "Not served by Apparel line" })).toContainText("Puerto Rico");
});

test("no page of a country says what another says", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const code of ["de", "at", "fr", "es", "gb", "us", "jp", "br"]) {
    const html = await (await request.get(`${list}/${code}`)).text();
    const described = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(html).toContain("/cards/destinations.png");
    const told = html.match(/id="(?:law|goods|postcodes|days)"[\s\S]*?<\/section>/g)?.join("") ?? "";
    expect(told.length).toBeGreaterThan(1000);
    for (const text of [described, told]) {
      expect(seen.get(text), code).toBeUndefined();
      seen.set(text, code);
    }
  }
});

test.describe("at a hub's clock", () => {
  test.use({ timezoneId: "America/Los_Angeles" });
  const states = [
    // Monday half past two in the afternoon at the hub, Sunday evening in Los Angeles
    ["2026-11-23T06:30:00Z", /Open now, until \d\d:\d\d\. It is 14:30 at the hubs\./],
    // Saturday there, still Friday evening here
    ["2026-11-28T02:00:00Z", /Closed now; opens Mon\s30\sNov at \d\d:\d\d\. It is 10:00/],
    ["2027-02-05T03:00:00Z", /Closed now; opens Thu\s11\sFeb .* Today: Spring Festival closing\./],
  ] as const;
  for (const [now, said] of states)
    test(`${now} is read by the day there`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await open(page, "/resource/hubs");
      await expect(page.locator("#hours").getByRole("status")).toHaveText(said);
    });

  test("at half past eight on Monday the calculator hands over on Tuesday", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-23T16:30:00Z");
    await open(page, "/resource/shipping-calculator");
    await expect(page.getByRole("button", { name: "Handover Tue 24 Nov" })).toBeVisible();
  });

  test("what was served says nothing of the moment", async ({ request }) => {
    const served = await (await request.get("/resource/hubs")).text();
    // the words for later stand among the messages
    const html = served.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
    expect(html).not.toMatch(/Open now|Closed now/);
    expect(html).toMatch(/Hubs take goods/);
  });
});

test("an address is copied whole, in the language of the couriers", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/resource/hubs");
  await page.getByRole("button", { name: /^Copy for the courier: Shenzhen/ }).press("Enter");
  await expect(page.getByText("Address copied: Shenzhen hub")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\+86 755 .*深圳市/);
});

test("a line's days are a calendar file, and say what the page says", async ({ page, request }) => {
  const response = await request.get("/downloads/us-air-freight.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const text = (await response.text()).replaceAll("\r\n ", "");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  await open(page, "/resource/calendar");
  const row = page.getByRole("row", { name: /^Air freight to the US/ });
  await expect(row.getByRole("link", { name: /^Add the days of/ })).toHaveAttribute(
    "href",
    "/downloads/us-air-freight.ics",
  );
  const days = await row.getByRole("cell").first().innerText();
  const leaving = [...text.matchAll(/DATE:(\d{4})(\d\d)(\d\d)\r\nDTEND[^\r]*\r\nSUMMARY:Departure by air\r\n/g)];
  expect(leaving.length).toBeGreaterThan(10);
  for (const [, ...day] of leaving) {
    const weekday = new Date(day.join("-")).toLocaleDateString("en-GB", { weekday: "short", timeZone: "UTC" });
    expect(days).toContain(weekday);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("months open one at a time, by keyboard, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/resource/calendar");
    // this one, or the next where less than a week of it is left
    const opened = page.locator("#months details[open]");
    await expect(opened).toHaveCount(1);
    await page.locator("[id='2027-02'] summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[id='2027-02']").getByText("Spring Festival closing").first()).toBeVisible();
    await expect(opened).toHaveCount(1);
  });

  test("all countries and all of a country can be read", async ({ page }) => {
    await page.goto(list);
    await page.locator("#others summary").click();
    await expect(page.getByText("Kazakhstan")).toBeVisible();
    await page.getByRole("link", { name: "Germany" }).first().click();
    await expect(page.locator("#postcodes")).toContainText("Heligoland");
    await expect(page.locator("#law")).toContainText("€150");
    // states that tax alike are named together
    await page.goto("/resource/destinations/br");
    await expect(page.locator("#postcodes").getByText("Tax here: 20%", { exact: true })).toHaveCount(1);
  });
});
