import type { Page } from "@playwright/test";
import { published } from "./routes.ts";
import { alive, expect, isMarked, markDocument, open, test } from "./site.ts";

// On a slow line a page stands there for seconds before its code does: what somebody does meanwhile counts.

/** Keeps the code of pages back until `letGo`. */
async function holdCode(page: Page): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", (route) => promise.then(() => route.continue()));
  return { letGo: resolve };
}

/** Opens a page whose code is kept back until `letGo`. */
async function openEarly(page: Page, address: string): Promise<{ letGo: () => void }> {
  const held = await holdCode(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await markDocument(page);
  return held;
}

const calculator = "/resource/shipping-calculator";

test.describe("Enter before the page is alive acts once it is, with what was typed", () => {
  test("in the calculator's weight it leads to the prices", async ({ page }) => {
    const { letGo } = await openEarly(page, calculator);
    await page.getByLabel("Weight each, kg").fill("2.5");
    await page.keyboard.press("Enter");
    letGo();
    await expect(page.locator("#prices")).toBeFocused();
    await expect(page).toHaveURL(/parcel=1_2\.5_/);
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.5");
    expect(await isMarked(page)).toBe(true);
  });

  test("in its destination it takes the country", async ({ page }) => {
    const { letGo } = await openEarly(page, calculator);
    await page.getByRole("combobox", { name: "To" }).fill("France");
    await page.keyboard.press("Enter");
    letGo();
    await expect(page.locator("#prices")).toBeFocused();
    await expect(page).toHaveURL(/to=FR/);
    expect(await isMarked(page)).toBe(true);
  });

  test("on a home page it asks the calculator, by itself", async ({ page }) => {
    const { letGo } = await openEarly(page, "/");
    await page.locator("main input[name=weight]").fill("2.5");
    await page.keyboard.press("Enter");
    // the destination that stands in the list has been seen
    await expect(page).toHaveURL(/\/resource\/shipping-calculator\?to=DE&weight=2\.5$/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("main input[name=weight]")).toHaveValue("2.5");
    await page.goForward({ waitUntil: "commit" });
    letGo();
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.5");
  });

  for (const [line, parcel, to] of [
    ["0.5kg gift 40 euro", /parcel=1_0\.5_/, ""],
    ["2 boxes 5kg 40x30x20", /parcel=2_5_40_30_20/, ""],
    ["5 kg to Spain", /parcel=1_5_/, "Spain"],
  ] as const)
    test(`a line in the weight of a home page is read by the calculator: ${line}`, async ({ page }) => {
      const { letGo } = await openEarly(page, "/");
      await page.locator("main input[name=weight]").fill(line);
      await page.getByRole("button", { name: "Compare lines" }).click();
      await page.waitForURL(/\/shipping-calculator\?/, { waitUntil: "commit" });
      letGo();
      await expect(page).toHaveURL(parcel);
      await expect(page.getByRole("combobox", { name: "To" })).toHaveValue(to);
      await expect(page.locator("main form [aria-invalid=true]")).toHaveCount(0);
      await expect(page.locator("h3 button [data-total]").first()).toBeVisible();
    });

  test("the size of a home page's example does not go with another weight, and Back shows what was typed", async ({
    page,
  }) => {
    const { letGo } = await openEarly(page, "/");
    await page.locator("main input[name=weight]").fill("0.5");
    await page.getByRole("button", { name: "Compare lines" }).click();
    await page.waitForURL(/\/shipping-calculator\?to=DE&weight=0\.5$/, { waitUntil: "commit" });
    letGo();
    await expect(page.getByRole("textbox", { name: "Size, cm" })).toHaveValue("");
    await expect(page.getByText("Without a size, these prices are by weight alone.")).toBeVisible();
    await page.goBack();
    await expect(page.locator("main input[name=weight]")).toHaveValue("0.5");
    await expect(page.locator("main input[name=size]")).toHaveValue("");
  });

  test("in the freight form nothing is lost, and its prices are those", async ({ page }) => {
    const { letGo } = await openEarly(page, "/resource/freight-calculator");
    await page.getByRole("textbox", { name: "Pallets" }).fill("3");
    await page.keyboard.press("Enter");
    letGo();
    await alive(page);
    await expect(page.getByRole("textbox", { name: "Pallets" })).toHaveValue("3");
    await expect(page).toHaveURL(/freight=pallet_[A-Z]{2}_[^_]*_3_/);
    expect(await isMarked(page)).toBe(true);
  });

  test("on the button that clears freight's example it does so once", async ({ page }) => {
    const { letGo } = await openEarly(page, "/resource/freight-calculator");
    await page.getByRole("button", { name: "Enter your own" }).click();
    letGo();
    const pallets = page.getByRole("textbox", { name: "Pallets" });
    await expect(pallets).toBeFocused();
    await page.keyboard.type("12");
    await expect(pallets).toHaveValue("12");
    await expect(page).toHaveURL(/freight=pallet_[A-Z]{2}_[^_]*_12_/);
    expect(await isMarked(page)).toBe(true);
  });

  // a browser presses the form's button for it
  test("a postcode is looked up", async ({ page }) => {
    const { letGo } = await openEarly(page, "/resource/destinations/us");
    await page.locator("#postcodes form input").fill("99501");
    await page.keyboard.press("Enter");
    letGo();
    await expect(page.locator("#postcodes [role=status] li").first()).toContainText("99501");
    expect(await isMarked(page)).toBe(true);
  });

  test("on the button of the search, by keyboard, it opens the search", async ({ page }) => {
    const { letGo } = await openEarly(page, "/esg");
    await page.locator("header").getByRole("button", { name: "Search" }).press("Enter");
    letGo();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  });

  for (const keys of ["/", "Control+k"])
    test(`the key of the search opens it, with what is typed after: ${keys}`, async ({ page }) => {
      const { letGo } = await openEarly(page, "/esg");
      await page.keyboard.press(keys);
      await page.keyboard.type("2 kg/x");
      letGo();
      await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("2 kg/x");
    });

  test("what is typed after the button of the search was pressed stands in its field", async ({ page }) => {
    const { letGo } = await openEarly(page, "/esg");
    await page.locator("header").getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("power bank");
    letGo();
    await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("power bank");
  });
});

test.describe("what is typed before the page is alive goes along to the page in the other language", () => {
  for (const [address, field, typed] of [
    [`${calculator}?to=FR`, "main [id^=weight]", "2.5"],
    ["/", "main [name=weight]", "3.5"],
  ] as const)
    test(address, async ({ page }) => {
      const { letGo } = await openEarly(page, address);
      await page.locator(field).first().fill(typed);
      const [path = "", query = ""] = address.split("?");
      await page.locator("header a[hreflang]").click();
      await page.waitForURL(
        (url) => url.pathname === (path === "/" ? "/zh" : `/zh${path}`) && url.search.includes(query),
        // code that is held may hold the load event, too
        { waitUntil: "commit" },
      );
      letGo();
      await alive(page);
      await expect(page.locator(field).first()).toHaveValue(typed);
      // and no further
      expect(await page.evaluate(() => window.name)).toBe("");
      // Back leads to it, too, and once
      await page.goBack({ waitUntil: "commit" });
      await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
      await alive(page);
      await expect(page.locator(field).first()).toHaveValue(typed);
      expect(await page.evaluate(() => history.state.left)).toBeUndefined();
    });
});

test.describe("what stands in fields goes along to the page in the other language once the page is alive, too", () => {
  for (const [address, all] of [
    [
      "/",
      [
        ["[name=to]", "AU"],
        ["[name=weight]", "3.5"],
        ["[name=size]", "20 x 20 x 20"],
      ],
    ],
    ["/resource/order-files", [["#orders-terms", "DDP"]]],
    ["/contact", [["textarea >> nth=0", "Two pallets a week"]]],
  ] as const)
    test(address, async ({ page }) => {
      await open(page, address);
      const controls = all.map(([field, typed]) => ({ control: page.locator(`main ${field}`), typed }));
      for (const { control, typed } of controls) {
        await control.evaluate((field) => field.closest("details")?.setAttribute("open", ""));
        if (await control.evaluate((field) => field instanceof HTMLSelectElement)) await control.selectOption(typed);
        else await control.fill(typed);
      }
      const { pathname } = new URL(page.url());
      await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
      await page.waitForURL((url) => url.pathname === (pathname === "/" ? "/zh" : `/zh${pathname}`));
      await alive(page);
      for (const { control, typed } of controls) {
        await expect(control).toHaveValue(typed);
        await expect(control).toBeVisible();
      }
      // and no further
      expect(await page.evaluate(() => window.name)).toBe("");
    });

  // fields are known by their order
  test("every page has the same fields in each language, and those that its address does not keep are marked", async ({
    request,
  }) => {
    const readFields = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => ({
        tag: tag.slice(1).split(/[\s>]/)[0],
        isKept: tag.includes("data-kept"),
      }));
    const inChinese = published.filter((path) => /^\/zh(\/|$)/.test(path));
    expect(inChinese.length).toBeGreaterThan(60);
    for (const path of inChinese)
      expect(await readFields(path), path).toEqual(await readFields(path.replace(/^\/zh/, "") || "/"));
    for (const [path, marked] of [
      ["/resource/freight-calculator", 1],
      ["/resource/destinations/us", 1],
    ] as const)
      expect(
        (await readFields(path)).filter(({ isKept }) => isKept),
        path,
      ).toHaveLength(marked);
  });
});

test("no button that is pressed before the page is alive is forgotten: its colour mode, another piece of freight", async ({
  page,
}) => {
  const { letGo } = await openEarly(page, "/resource/freight-calculator");
  await page.locator("header summary[data-tooltip='Colour mode']").click();
  await page.getByRole("button", { name: "Dark" }).click();
  await page.getByRole("button", { name: "Add another type of piece" }).click();
  letGo();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByRole("group", { name: /^Piece type/ })).toHaveCount(2);
  await expect(page.locator("[data-held]")).toHaveCount(0);
});

for (const [address, fields] of [
  [calculator, ["main input[id^=weight]", "main input[role=combobox]"]],
  ["/", ["main input[name=weight]"]],
] as const)
  test(`who types while the page comes alive goes on behind what stands there: ${address}`, async ({ page }) => {
    await open(page, address);
    for (const field of fields) {
      await page.locator(field).focus();
      await page.keyboard.type("2");
      // React does so once a part is alive that had the focus before
      await page.locator(field).dispatchEvent("focusin");
      await page.keyboard.type("5");
      await expect(page.locator(field)).toHaveValue("25");
    }
  });

test("the example does not answer what is typed before the page is alive", async ({ page }) => {
  const { letGo } = await openEarly(page, calculator);
  const price = page.locator("[data-total]").first();
  await expect(price).toBeVisible();
  await page.getByLabel("Weight each, kg").fill("2.5");
  await expect(price).toBeHidden();
  await expect(page.locator(".asked-note")).toBeVisible();
  letGo();
  await expect(price).toBeVisible();
  await expect(page.locator(".asked-note")).toHaveCount(0);
});

test("the example's terms are not shown to an address that asks for others", async ({ page }) => {
  const { letGo } = await openEarly(page, `${calculator}?to=US&weight=2.3&size=50x35x20&terms=DDP&value=200`);
  await expect(page.locator(".asked-note")).toBeVisible();
  await expect(page.getByText("Buyer pays duty (DAP)")).toBeHidden();
  letGo();
  await expect(page.getByText("You pay duty (DDP)")).toBeVisible();
});

test("the home page's prices stand back until there are those of what is typed", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/pricer-*.js", (route) => promise.then(() => route.continue()));
  await open(page, "/");
  const prices = page.locator("main form [inert] li a");
  await page.locator("main input[name=weight]").fill("3.5");
  await expect(prices.first()).toBeVisible();
  resolve();
  await expect(prices).toHaveCount(0);
  await expect(page.locator("main form").first()).toContainText("prices for 3.5 kg");
});

test("a price that is pressed before the page is alive opens once it is", async ({ page }) => {
  const { letGo } = await openEarly(page, calculator);
  const row = page.locator("h3 button[aria-expanded=false]").last();
  const name = await row.locator("span").nth(1).innerText();
  await row.click();
  letGo();
  await expect(page.locator("h3 button[aria-expanded=true]")).toContainText(name);
});

test("who scrolls on after a reload, before the page is alive, stays there", async ({ page }) => {
  await open(page, "/resource/guides/eu-import-rules");
  await page.evaluate(() => scrollTo(0, 900));
  const { letGo } = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  const where = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(where).toBe(900);
  // by hand: what a script scrolls, the browser undoes itself
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(where).toBe(1500);
  letGo();
  await alive(page);
  expect(await where()).toBe(1500);
});

test("the lid of the drawn box is reached by keyboard once its keys work", async ({ page }) => {
  const { letGo } = await openEarly(page, calculator);
  const lid = page.getByRole("slider");
  await lid.focus();
  await expect(lid).not.toBeFocused();
  letGo();
  await alive(page);
  await lid.focus();
  await expect(lid).toBeFocused();
});

test.describe("a clock that is years off is not believed", () => {
  test("notices are those of that day, and hubs say nothing of the hour", async ({ page }) => {
    await page.goto("/newsroom/winter-fuel-2026");
    const period = page.locator("dd", { hasText: /From|to/ }).first();
    const state = await period.textContent();
    await page.clock.setFixedTime("2099-05-05T02:00:00Z");
    await page.reload();
    await alive(page);
    await expect(period).toHaveText(state ?? "");
    await open(page, "/resource/hubs");
    await expect(page.locator("#hours").getByRole("status")).toHaveText("");
  });

  test("prices are those of the day on which the site was made", async ({ page }) => {
    // that morning at the hub: in the afternoon goods are handed over on the next day
    const { made } = await (await page.request.get("/data/v1/calendar.json")).json();
    await page.clock.setFixedTime(`${made}T10:00:00+08:00`);
    await page.goto(calculator);
    await alive(page);
    const handover = page.getByRole("button", { name: /Handover/ });
    const today = await handover.textContent();
    await page.clock.setFixedTime("1970-05-05T02:00:00Z");
    await page.reload();
    await alive(page);
    await expect(handover).toHaveText(today ?? "");
    await expect(page.locator("h3 button [data-total]").first()).toBeVisible();
  });
});

test.describe("where an extension has put an element beside a field", () => {
  // the page is drawn anew then
  test.use({ expectedErrors: /React error #418/ });
  test("what is pressed early is pressed all the same", async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () =>
        document.querySelector("main input")?.after(document.createElement("div")),
      ),
    );
    const { letGo } = await openEarly(page, calculator);
    const more = page.getByRole("button", { name: /^Handover|More parcels/ }).first();
    await more.click();
    letGo();
    await expect(page.getByLabel("Handover date")).toBeVisible();
    await expect(more).toHaveAttribute("aria-expanded", "true");
  });
});
