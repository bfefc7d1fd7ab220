import { readFileSync } from "node:fs";
import { fromQuery, toQuery } from "#app/calculator/store/address.ts";
import { emptyParcel, startState } from "#app/calculator/store/form-state.ts";
import { fillEveryField } from "#app/calculator/store/test-form.ts";
import { alive, expect, open, test } from "./site.ts";

test("a quote opens to lines that add up to its total", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20");
  // the line whose price the box decides is open
  const line = page.locator("h3 button", { hasText: "Standard Express" });
  const row = page.locator("[data-quote=standard-express]");
  await expect(row.getByText("40 × 30 × 10 cm = 12,000 cm³ ÷ 8,000 = 1.5 kg")).toBeVisible();
  const cents = async (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
  const amounts = await row.locator("dl > div > dd:not(.col-span-2)").allInnerTexts();
  const money = await Promise.all(amounts.filter((text) => text.startsWith("$")).map(cents));
  const total = await cents(await line.locator("[data-total]").innerText());
  expect(money.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  await expect(row.getByRole("heading", { name: /^Standard Express, \$/ })).toContainText(String(total / 100));
});

test("goods that no line takes have no price: as a line, and in a shared address", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  const field = page.getByRole("combobox", { name: "To" });
  await field.fill("knife 0.4 kg to Germany");
  await field.press("Enter");
  await expect(page.getByText("None of our lines takes “knife”.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Why, and what is possible" }).first()).toHaveAttribute(
    "href",
    /what-can-i-ship\?q=.*&to=DE/,
  );
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.4___&article=knife-set");
  await expect(page.getByRole("heading", { name: "No line accepts this shipment as entered" })).toBeVisible();
  await expect(page.getByText(/^Does not carry “Knife or blade”/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Request this line" })).toHaveCount(0);
  await open(page, "/resource/shipping-calculator?to=US&postcode=90001&parcel=1_0.5___&article=supplements");
  await expect(page.getByText("Not as a parcel, only as freight")).toBeVisible();
  await expect(page.getByRole("link", { name: "Compare freight" })).toBeVisible();
});

test("the list of destinations stands in front of the prices below it", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10");
  const field = page.getByRole("combobox", { name: "To" });
  await field.click();
  await field.pressSequentially("un");
  const covered = await page.getByRole("option").evaluateAll((options) =>
    options
      .filter((option) => {
        const { left, top, height } = option.getBoundingClientRect();
        // across the words of what lies below, as far as the names go
        return [8, 60, 120].some((at) => !option.contains(document.elementFromPoint(left + at, top + height / 2)));
      })
      .map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
  await expect(page.getByRole("option")).toHaveCount(3);
});

test("a shared address shows no other parcel's prices before its own, and says that these are on their way", async ({
  page,
}) => {
  // the page's code never comes
  await page.route("**/assets/*.js", () => {});
  const address = "/resource/shipping-calculator";
  await page.goto(`${address}?to=GB&parcel=1_2_40_30_10`, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await expect(page.locator("#prices")).toBeHidden();
  await expect(page.getByText("Working out the prices …")).toBeVisible();
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("#prices")).toBeVisible();
  await expect(page.getByText("3 lines, from")).toBeVisible();
  await expect(page.getByText("Working out the prices …")).toBeHidden();
});

test("what is entered before the code has come counts once it has, beside what the address says", async ({ page }) => {
  let come = () => {};
  let held: Promise<void>;
  const hold = () => {
    held = new Promise((resolve) => {
      come = resolve;
    });
  };
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  hold();
  await page.goto("/resource/shipping-calculator", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "To" }).fill("france");
  await page.getByLabel("Size, cm").fill("20x20x10");
  await page.getByLabel("Weight each, kg").fill("2.4");
  // a word that is pressed opens its fields once the code is there
  await page.getByRole("button", { name: "Buyer pays duty (DAP)" }).click();
  // a password manager has put a button of its own next to each field
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("main input")) field.after(document.createElement("fill-in"));
  });
  come();
  await expect(page.getByRole("textbox", { name: /Value of the goods/ })).toBeVisible();
  await expect(page).toHaveURL(/\?to=FR&parcel=1_2\.4_20_20_10$/);
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("France");
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.4");
  await expect(page.getByLabel("Size, cm")).toHaveValue("20 × 20 × 10");
  hold();
  await page.goto("/resource/order-files", { waitUntil: "commit" });
  await page.getByText("Priced for:").click();
  await page.getByLabel("Display currency").selectOption("EUR");
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Choose a file").click();
  const orders = Buffer.from("order,country,weight kg\n1,Germany,0.5\n2,France,1\n");
  await (await chooser).setFiles({ name: "early.csv", mimeType: "text/csv", buffer: orders });
  come();
  await expect(page.getByRole("heading", { name: /2 orders priced: €/ })).toBeVisible();
  hold();
  await page.goto("/resource/freight-calculator", { waitUntil: "commit" });
  await page.getByLabel("To", { exact: true }).selectOption("CA");
  await page.getByLabel("Postcode").fill("M5V 3L9");
  await page.getByLabel("Weight each, kg").fill("300");
  await page.getByRole("group", { name: "Stackable" }).getByText("Yes").click();
  const list = page.getByLabel("Or paste a packing list");
  await list.fill("3 skids");
  // a grammar checker has put the text area into an element of its own, in which somebody goes on writing
  await list.evaluate((area) => {
    const around = document.createElement("grammar-check");
    area.replaceWith(around);
    around.append(area, document.createElement("grammar-marks"));
    area.focus();
  });
  come();
  await expect(page).toHaveURL(/freight=pallet_CA_M5V\+3L9_\d+_\d+_\d+_\d+_300_y&example=quantity_height$/);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("CA");
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("300");
  await expect(list).toHaveValue("3 skids");
  await expect(list).toBeFocused();
  // one field alone is heard, too (early.spec.ts has freight's), as is Enter, which the browser would answer with an empty page
  const early: readonly [path: string, enter: () => Promise<void>, counted: () => Promise<void>][] = [
    [
      "/resource/what-can-i-ship",
      async () => {
        await page.getByRole("searchbox").fill("power bank");
        await page.keyboard.press("Enter");
      },
      () => expect(page).toHaveURL(/q=power\+bank/),
    ],
    [
      "/contact",
      async () => {
        await page.locator("main summary").first().click();
        await page.getByLabel("Company").first().fill("Example Shop");
      },
      () => expect(page.getByText("Company: Example Shop")).toBeVisible(),
    ],
    [
      "/yun-ecosystem/partners",
      async () => void (await page.getByLabel("Region").selectOption({ index: 1 })),
      () => expect(page.getByRole("main").getByRole("status")).not.toHaveText(total ?? ""),
    ],
    [
      "/yun-ecosystem/marketplace-onboarding",
      () => page.getByRole("checkbox").first().click(),
      () => expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 of/),
    ],
  ];
  let total: string | null = "";
  for (const [path, enter, counted] of early) {
    hold();
    await page.goto(path, { waitUntil: "commit" });
    if (path.endsWith("partners")) total = await page.getByRole("main").getByRole("status").textContent();
    await enter();
    come();
    await counted();
  }
});

test("invalid input names the field and the limit and stays in place, and the rest remains", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  const weight = page.getByLabel("Weight each, kg");
  await weight.fill("1,200");
  await weight.blur();
  await expect(page.getByText("“1,200” could mean 1.2 or 1200. Enter one of the two.")).toBeVisible();
  await weight.fill("40000");
  await weight.blur();
  await expect(page.getByText(/^Weight: .*up to 30,?000 kg/)).toBeVisible();
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Complete or correct the marked fields to see prices here.")).toBeVisible();
  // what is half typed is no mistake yet, and its field is named; with its unit it has a price
  await weight.fill("1.200");
  await expect(page.getByText("Read as 1.2 kg, not 1200 kg.")).toBeVisible();
  await weight.fill("600 k");
  await expect(weight).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator("#prices").getByText("Finish “Weight” to see prices")).toBeVisible();
  await weight.fill("600 g");
  await expect(page.getByText("0.6 kg to ", { exact: false })).toHaveCount(1);
  await weight.blur();
  await expect(weight).toHaveValue("0.6");
  // what is typed is never rewritten under its owner's hands, and a weight of two units is one
  await weight.fill("");
  await weight.pressSequentially("2 lb 12 oz");
  await expect(weight).toHaveValue("2 lb 12 oz");
  await weight.blur();
  await expect(weight).toHaveValue("1.247");
  await expect(page.getByText("1.247 kg to ", { exact: false })).toHaveCount(1);
  await weight.fill("2 lb 12");
  await weight.blur();
  await expect(weight).toHaveValue("2 lb 12");
  await expect(weight).toHaveAttribute("aria-invalid", "true");
  await weight.fill("2");
  // the answers before stay meanwhile, grey, and nothing in them can be pressed
  const size = page.getByLabel("Size, cm");
  await size.fill("40x30");
  await expect(page.getByRole("heading", { name: "Finish “Size” to see prices" })).toBeVisible();
  await expect(page.locator("#prices [inert] [data-total]").first()).toBeVisible();
  await size.blur();
  await expect(page.getByText(/enter three dimensions of up to 1300 cm/)).toBeVisible();
  await size.fill("");
  await expect(page.getByRole("heading", { name: /lines?, from/ })).toBeVisible();
  await expect(page.locator("#prices [inert]")).toHaveCount(0);
});

test("the digits of any keyboard are read in every number field", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10");
  await page.getByLabel("Weight each, kg").fill("１．５");
  await page.getByLabel("Size, cm").fill("٤٠×٣٠\u200b×٢٠");
  await expect(page.getByText("1.5 kg to Germany, 40 × 30 × 20 cm")).toHaveCount(1);
  await open(page, "/resource/freight-calculator?freight=pallet_US_90001_20_120_100_180_240_n");
  const fields = page.locator("#freight input[inputmode]");
  await expect(fields).toHaveCount(5);
  for (const field of await fields.all()) {
    const next = String(Number(await field.inputValue()) + 1);
    await field.fill(next.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
  }
  // 21 pallets of 241 kg, of 1.21 × 1.01 × 1.81 m
  await expect(page.locator("#freight")).toContainText(/46\.\d m³.*5,061 kg/s);
});

test("a nonsense address is a working form", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=QQ&terms=x&parcel=a_b_c_d_e&date=never&value=%00&units=cubits");
  await expect(page.getByText(/choose a destination from the list|“QQ” is not understood/).first()).toBeVisible();
  // of what is folded only that is open in which something is wrong
  await page.getByRole("button", { name: "More parcels" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("heading", { name: /lines?, from/ })).toBeVisible();
});

test("DDP shows duty and tax with source and date", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_20_20_10&terms=DDP&value=50&currency=EUR");
  const lines = page.locator("[data-quote] dl");
  await expect(lines).toContainText("VAT");
  // each source once, where all that is paid stands together
  const sources = page.getByText(/^Source: /).filter({ visible: true });
  await expect(sources.first()).toBeVisible();
  const named = await sources.allInnerTexts();
  expect(named).toEqual([...new Set(named)]);
});

test.describe("an error inside the answers", () => {
  test.use({ expectedErrors: /./ });
  test("is reported there, and the form keeps working", async ({ page }) => {
    await page.addInitScript(() => {
      const format = Intl.NumberFormat;
      const broken = () => {
        throw new Error("broken");
      };
      const set = (NumberFormat: unknown) => void Object.assign(Intl, { NumberFormat });
      Object.assign(window, { breakFormat: () => set(broken), mendFormat: () => set(format) });
    });
    await open(page, "/resource/shipping-calculator");
    await page.evaluate("breakFormat()");
    // a currency not shown before needs a new format
    await page.getByRole("button", { name: "deadline, currency" }).click();
    await page.getByLabel("Display currency").selectOption("EUR");
    await expect(page.getByRole("alert").first()).toContainText("could not be shown");
    await expect(page.locator("h1")).toHaveText("Shipping calculator");
    await page.evaluate("mendFormat()");
    await page.getByLabel("Weight each, kg").fill("1");
    await expect(page.getByRole("heading", { name: /lines?, from/ })).toBeVisible();
  });
});

test("the destination is found by part of its name, another name or its code, by keyboard", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  const box = page.getByRole("combobox", { name: "To" });
  const options = page.getByRole("listbox", { name: "To" }).getByRole("option");
  const marked = page.getByRole("listbox", { name: "To" }).getByRole("option", { selected: true });
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await expect(options).toHaveCount(50);
  await box.fill("de");
  await expect(options.first()).toHaveText("Germany");
  await expect(marked).toHaveText("Germany");
  // what merely begins alike is taken by a second Enter, or by an arrow
  await box.fill("uni");
  await expect(options).toHaveText(["United Arab Emirates", "United Kingdom", "United States"]);
  await expect(marked).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(marked).toHaveText("United Arab Emirates");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("United Kingdom");
  await expect(options).toHaveCount(0);
  await box.fill("chicago");
  await expect(options).toHaveText(["United StatesChicago"]);
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("United Kingdom");
  // leaving takes the only one
  await box.fill("ger");
  await expect(options).toHaveText(["Germany"]);
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("Germany");
  await expect(page).toHaveURL(/to=DE/);
  // whoever leaves an open list goes on in the next field
  await box.focus();
  await page.keyboard.press("ArrowDown");
  await expect(options).toHaveCount(50);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Weight each, kg")).toBeFocused();
  // what is deleted is asked for, by mouse as by keyboard
  await box.click();
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(box).toHaveValue("");
  await expect(box).toHaveAttribute("aria-invalid", "true");
});

test("what is not understood as a destination stays, and no other country is priced in its place", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  const box = page.getByRole("combobox", { name: "To" });
  const prices = page.getByRole("heading", { name: /lines?, from/ });
  await expect(prices).toBeVisible();
  for (const [text, said] of [
    ["atlantis", "“atlantis” is not understood"],
    ["2 kg to Oman", "Oman is not served. The nearest destinations that are: United Arab Emirates, Saudi Arabia"],
  ] as const) {
    await box.fill(text);
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue(text);
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(said)).toBeVisible();
    await expect(prices).toHaveCount(0);
  }
  // a misspelt name is proposed, and takes along what stands beside it
  await box.fill("2.5 kg to Texsa 40x30x20");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Texas, United States" }).click();
  await expect(box).toHaveValue("United States");
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.5");
  await expect(page.getByLabel("Size, cm")).toHaveValue("40 × 30 × 20");
  // a code that is a city to some is asked about
  await box.fill("LA");
  await page.keyboard.press("Tab");
  await expect(page.getByText("“LA” can be several places. Which one?")).toBeVisible();
  await page.getByRole("button", { name: "Los Angeles, United States" }).click();
  await expect(page.getByLabel("Postcode")).toHaveValue("90001");
  // an address has its country and its postcode
  await box.fill("Calle Mayor 5, 35001 Las Palmas, Spain");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("Spain");
  await expect(page.getByLabel("Postcode")).toHaveValue("35001");
});

test("a postcode is asked for where it matters, and only there", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=CH");
  await expect(page.getByLabel("Postcode")).toHaveCount(0);
  await page.getByRole("combobox", { name: "To" }).fill("spain");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Postcode")).toBeVisible();
  await page.getByLabel("Postcode").fill("35001");
  await expect(page.locator("h3 button", { hasText: "Island line" })).toBeVisible();
  // half a postcode has no price, and is no mistake before the field is left; another country's is one
  const postcode = page.getByLabel("Postcode");
  await postcode.fill("350");
  await expect(page.locator("#prices").getByText("Finish “Postcode” to see prices")).toBeVisible();
  await expect(postcode).toHaveAttribute("aria-invalid", "false");
  await postcode.blur();
  await expect(page.getByText("Not a postcode of this destination: one looks like 28001.")).toBeVisible();
  await postcode.fill("Calle Mayor 5, E-35001 Las Palmas");
  await postcode.blur();
  await expect(postcode).toHaveValue("35001");
  await expect(page.locator("h3 button", { hasText: "Island line" })).toBeVisible();
  // a city of another country leads there
  await postcode.fill("Toronto");
  await postcode.blur();
  await page.getByRole("button", { name: "Toronto is in Canada: choose that as the destination." }).click();
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("Canada");
  await expect(postcode).toHaveValue(/^M5/);
  const note = page.getByText(/^M5\w* stands for Toronto\.$/);
  await expect(note).toBeVisible();
  await postcode.fill("M4C 1B5");
  await expect(note).toBeHidden();
});

test("a parcel in one line is understood, pasted or typed", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  await page.getByLabel("Weight each, kg").fill("3 cartons 50x40x30 cm 12,5 kg");
  await page.getByLabel("Weight each, kg").blur();
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("12.5");
  await expect(page.getByLabel("Size, cm")).toHaveValue("50 × 40 × 30");
  const paste = (name: string, text: string) =>
    page.getByLabel(name).evaluate((input, line) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", line);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  // what says nothing of anything else stays in its field
  for (const [name, text] of [
    ["Weight each, kg", "abc"],
    ["Size, cm", "12x"],
    // two numbers below each other are not one
    ["Weight each, kg", "2\n300"],
  ] as const) {
    await paste(name, text);
    await expect(page.getByLabel(name)).toHaveValue(text.replace("\n", ", "));
    await expect(page.getByLabel(name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("");
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
  await page.getByLabel("Size, cm").fill("");
  await paste("Size, cm", "40\n30\n20");
  await expect(page.getByLabel("Size, cm")).toHaveValue("40, 30, 20");
  await paste("Size, cm", "12 x 10 x 6 in, 3 lb");
  await expect(page.getByLabel("Weight each, lb")).toHaveValue("3");
  await expect(page.getByLabel("Size, in")).toHaveValue("12 × 10 × 6");
});

test("pallets and containers lead to the freight calculator from every field, with all that was said", async ({
  page,
}) => {
  await open(page, "/resource/shipping-calculator?to=US&postcode=10001");
  const destination = page.locator("#destination-field");
  const note = page.locator("#destination-problem");
  const link = note.getByRole("link", { name: "Compare freight" });
  // a line in another field moves to where lines are read, and what stands in the others goes along
  for (const [field, line, moved, said, freight] of [
    ["weight", "3 pallets", "United States 10001, 3 pallets", "“3 pallets” is freight", "pallet_US_10001_3_"],
    [
      "size",
      "2x20GP + 1x40HC to Los Angeles",
      "2x20GP + 1x40HC to Los Angeles",
      "“2x20GP” is freight",
      "20GP_US_90001_2_____y&freight=40HC_1_",
    ],
  ] as const) {
    const input = page.locator(`#${field}-0`);
    await input.fill(line);
    await input.press("Tab");
    await expect(destination).toHaveValue(moved);
    await expect(input).toHaveValue("");
    await expect(note).toContainText(said);
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(`?freight=${freight}`);
  }
  await destination.fill("2 pallets 120x80x150 of 400 kg to Hamburg");
  await destination.press("Enter");
  await expect(note).toContainText("“2 pallets” is freight: pallets and containers have a calculator of their own.");
  await link.click();
  await expect(page).toHaveURL(/freight-calculator\?freight=pallet_DE__2_120_80_150_400_n/);
  await expect(page.getByRole("textbox", { name: "Pallets" })).toHaveValue("2");
  // so they do from the search
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("12 pallets to Los Angeles");
  await expect(page.getByRole("option").first()).toContainText("Freight by every mode: 12 pallets to Los Angeles");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/freight-calculator\?freight=pallet_US_90001_12_/);
  await expect(page.getByRole("textbox", { name: "Pallets" })).toHaveValue("12");
  await expect(
    page.getByRole("heading", { name: "Complete or correct the marked fields to see prices here." }),
  ).toBeVisible();
});

test("the price curve can be read by keyboard, and agrees with the quote", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20");
  const economy = page.locator("h3 button", { hasText: "Economy Express" }).locator("[data-total]");
  await expect(economy).toBeVisible();
  const price = await economy.innerText();
  await page.locator("summary", { hasText: "Price by weight" }).click();
  const reading = page.locator("[data-reading=economy-express]");
  await expect(page.getByRole("heading", { name: "At 0.8 kg" })).toBeVisible();
  await expect(reading).toContainText(price);
  // the dot on the line is at its price, between the ticks of the axis
  const dot = page.locator("[data-read=economy-express]");
  const height = async () => Number(await dot.getAttribute("cy"));
  const before = await height();
  const slider = page.getByRole("slider", { name: /Weight per parcel/ });
  await slider.focus();
  for (let press = 0; press < 15; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "At 0.8 kg" })).toHaveCount(0);
  await expect(reading).not.toContainText(price);
  expect(await height()).toBeLessThan(before);
  await expect(slider).toHaveAttribute("aria-valuetext", /Economy Express \$/);
  // the next step states its cost, and the price beyond it is higher by exactly that
  const cents = async (text: string) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
  const next = await page.getByRole("heading", { name: /^At .* · Economy Express, over/ }).innerText();
  const [, over = "", more = ""] = /over ([\d.]+)\skg: \+\$([\d.]+)/.exec(next) ?? [];
  const own = await cents((await reading.innerText()).split("\n").at(-1) ?? "");
  await page.getByLabel("Weight each, kg").fill(String(Number(over) + 0.001));
  const total = page.locator("h3 button", { hasText: "Economy Express" }).locator("[data-total]");
  await expect.poll(async () => cents(await total.innerText())).toBe(own + Math.round(Number(more) * 100));
});

test("one currency leads, and what the card bills is said once", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&currency=EUR");
  const summary = page.locator("h3 button", { hasText: "Standard Express" });
  await expect(summary).toContainText("€");
  await expect(summary).not.toContainText("$");
  const detail = page.locator("[data-quote=standard-express]");
  await expect(detail).toContainText(/In USD: \$15\.10\. Amounts in EUR are converted: 1 USD = [\d.]+ EUR, rate of/);
  // each step is in the card's currency and says what it comes to there
  await expect(detail.locator("dl > div").first()).toContainText(/€[\d.]+.* = \$[\d.]+$/);
});

test("quotes are downloaded as lines that a spreadsheet can add up, and a question by email contains them", async ({
  page,
}) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-20");
  await page.getByText("Share", { exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const path = await (await download).path();
  const rows = readFileSync(path, "utf8").replace("\uFEFF", "").trim().split("\r\n").slice(1);
  const standard = rows
    .filter((row) => row.startsWith("Standard Express"))
    .map((row) => Math.round(Number(row.split(",").at(-4)) * 100));
  expect(standard.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(standard.at(-1));
  await expect(page.locator(".toast")).toContainText("in your downloads");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.locator(".toast", { hasText: "Quote copied as text" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Standard Express: \$\d+\.\d\d/);
  const question = page.getByRole("link", { name: "Ask us", includeHidden: true });
  const address = decodeURIComponent((await question.getAttribute("href")) ?? "");
  expect(address).toContain("mailto:hello@yunroute.example");
  expect(address).toMatch(/Standard Express: \$\d+\.\d\d/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("duties to be paid without a value show the form, with the field that all prices wait for", async ({ page }) => {
    await open(page, "/resource/shipping-calculator?to=ES&terms=DDP&parcel=1_3_40_30_20");
    await expect(page.getByLabel("Value of the goods")).toBeVisible();
    await page.getByLabel("Value of the goods").fill("60");
    await expect(page.getByRole("heading", { name: /^\d lines, from / })).toBeVisible();
  });
});

test("insurance asks for the value it is based on and removes no line; a line that begins to refuse keeps its place", async ({
  page,
}) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&service=standard-express");
  await page.getByRole("button", { name: "deadline, currency" }).click();
  await page.getByLabel("Insurance").check();
  await expect(page).toHaveURL(/options=insurance/);
  await expect(page.getByText("Insurance needs the value of the goods.")).toBeVisible();
  const line = page.locator("h3 button", { hasText: "Standard Express" });
  const rows = page.locator("h3 button[aria-controls^=quote-]");
  await expect(rows).toHaveCount(3);
  await page.getByRole("textbox", { name: /Value of the goods/ }).fill("300");
  await expect(page.locator("[data-quote=standard-express]")).toContainText("Insurance on the value of the goods");
  await page.getByLabel("Signature on delivery").check();
  await expect(line).toContainText(/[Ss]ignature/);
  await expect(line.locator("[data-total]")).toHaveCount(0);
  await expect(rows.nth(1)).toContainText("Standard Express");
  await page.getByLabel("Signature on delivery").uncheck();
  await expect(line.locator("[data-total]")).toBeVisible();
});

test("a visitor from a service page finds that service open, with its limits", async ({ page }) => {
  await open(page, "/our-solutions/b2c/cosmetic-dedicated-line");
  await page.getByRole("main").getByRole("link", { name: "Price a shipment" }).first().click();
  await expect(page.locator("h3 button[aria-expanded=true]", { hasText: "Cosmetic line" })).toBeVisible();
  await expect(page.getByText(/Cosmetic line: .*parcels up to 10 kg/)).toBeVisible();
});

test("a bare visit prices an example that says it is one, and nothing of it has to be edited away", async ({
  page,
}) => {
  await open(page, "/resource/shipping-calculator");
  await expect(page.getByText("Example", { exact: true })).toBeVisible();
  for (const field of [page.getByRole("combobox", { name: "To" }), page.getByLabel("Weight each, kg")])
    await expect(field).toHaveValue("");
  const weight = page.getByLabel("Weight each, kg");
  await weight.fill("2");
  await expect(page.getByText("To Germany, as an example: enter your destination.")).toBeVisible();
  await weight.fill("");
  await page.getByRole("combobox", { name: "To" }).fill("france");
  await page.keyboard.press("Enter");
  await expect(page.getByText("With the example's weight: enter yours.")).toBeVisible();
  await weight.fill("2");
  await expect(page.getByText(/as an example|the example's weight/)).toHaveCount(0);
  await expect(page).toHaveURL(/\?to=FR&parcel=1_2___$/);
});

test("what was applied or taken back can be undone by its toast, and by the browser's Back", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10&date=2026-11-24");
  const size = page.getByLabel("Size, cm");
  // where there is no room for a lid beside it a button makes the box flatter
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Apply" }).click();
  await expect(size).toHaveValue("40 × 30 × 5");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(size).toHaveValue("40 × 30 × 10");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "deadline, currency" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(size).toHaveValue("");
  await page.goBack();
  await expect(size).toHaveValue("40 × 30 × 10");
  // the language link and the header's button carry what has just been typed
  await page.getByLabel("Weight each, kg").fill("1.7");
  await page.getByRole("banner").getByRole("link", { name: "Price a shipment" }).click();
  await expect(page.getByLabel("Weight each, kg")).toHaveValue("1.7");
  await page.getByLabel("Weight each, kg").fill("1.8");
  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await page.waitForURL(/\/zh\/resource\/shipping-calculator\?.*1_1\.8_40_30_10/);
});

test("a line with a deadline, a value and two kinds of parcels fills them all in, and its prices stay in view", async ({
  page,
}) => {
  await open(page, "/resource/shipping-calculator");
  await page
    .getByRole("combobox", { name: "To" })
    .pressSequentially("2 boxes 3 kg and 1 box 5 kg to Spain worth 60 euros");
  await page.getByRole("combobox", { name: "To" }).press("Enter");
  await expect(page.getByLabel("Weight each, kg")).toHaveCount(2);
  await expect(page).toHaveURL(/to=ES&value=\d+\.\d\d&parcel=2_3___&parcel=1_5___/);
  // the value is in the currency of the prices, and it is said by which rate
  await expect(page.locator(".toast")).toContainText(/Converted from 60 EUR: 1 EUR = [\d.]+ USD, rate of /);
  const terms = page.getByRole("button", { name: /More parcels/ });
  await expect(terms).toContainText(/Value \$\d+\.\d\d/);
  await expect(terms).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("heading", { name: /^\d lines?, from / })).toBeInViewport();
  await terms.getByText(/^Value/).click();
  await expect(page.getByLabel("Value of the goods")).toBeFocused();
  await expect(page.locator("#terms")).toContainText("Converted from 60 EUR");
  // of several boxes the one that is drawn is named
  await page.locator("#size-0").fill("40x30x20");
  await expect(page.getByRole("region", { name: "The box, to scale" }).first()).toContainText("Row 1");
});

test("a shipment that is typed into the search opens as its price, and a typo is proposed first", async ({ page }) => {
  await open(page, "/esg");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("1.2 kg germny");
  await expect(dialog.getByRole("status").first()).toContainText("“germny” is not understood.");
  await dialog.getByRole("button", { name: "Germany" }).click();
  await expect(dialog.getByRole("combobox")).toHaveValue("1.2 kg Germany");
  await dialog.getByRole("combobox").fill("1.2 kg UK");
  await expect(dialog.getByRole("option").first()).toContainText(/Prices: 1\.2\skg · United Kingdom/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/shipping-calculator\?to=GB&parcel=1_1\.2/);
});

test("every field of the form survives what is typed beside it, a reload, the other language, a link, Back and a new start undone", async ({
  page,
}) => {
  const start = startState({ from: "CN", currency: "USD" });
  const form = fillEveryField(start);
  for (const [name, value] of Object.entries(start)) expect(Object.entries(form)).not.toContainEqual([name, value]);
  await open(page, `/resource/shipping-calculator?${toQuery(form, start)}`);
  const weight = page.locator("#weight-0");
  await weight.fill("2.5");
  const typed = { ...form, parcels: form.parcels.with(0, { ...(form.parcels[0] ?? emptyParcel), weight: "2.5" }) };
  const isKept = () => expect.poll(() => fromQuery(new URL(page.url()).searchParams, start)).toEqual(typed);
  await isKept();
  await page.reload();
  await alive(page);
  await expect(weight).toHaveValue("2.5");
  await isKept();
  await page.getByRole("button", { name: "deadline, currency" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(weight).toHaveValue("");
  // Back leads to the entry before once there is one of the new start
  await expect(page).not.toHaveURL(/parcel=/);
  await page.goBack();
  await expect(weight).toHaveValue("2.5");
  await isKept();
  await page.locator("footer").getByRole("link", { name: "ESG" }).click();
  await expect(page).toHaveURL(/\/esg$/);
  await page.goBack();
  await expect(weight).toHaveValue("2.5");
  await isKept();
  const doors = page.getByRole("main").getByText("Parcels, freight, files");
  await doors.click();
  await page.getByRole("main").getByRole("link", { name: "Order files" }).click();
  // the page before has the same menu
  await expect(page.getByRole("heading", { level: 1, name: "Order files" })).toBeVisible();
  await doors.click();
  await page.getByRole("main").getByRole("link", { name: "Parcels" }).click();
  await expect(weight).toHaveValue("2.5");
  await isKept();
  await page.getByRole("banner").locator("a[hreflang]").filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/zh\/resource/);
  await alive(page);
  await expect(weight).toHaveValue("2.5");
  await isKept();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the example's prices stand in their columns, and nothing is offered that only scripts can do", async ({
    page,
  }) => {
    await page.goto("/resource/shipping-calculator");
    const row = page.locator("h3 button", { hasText: "Economy Express" });
    const name = await row.getByText("Economy Express").boundingBox();
    const price = await row.locator("[data-total]").boundingBox();
    expect(price?.x ?? 0).toBeGreaterThan((name?.x ?? 0) + 800);
    const main = page.getByRole("main");
    for (const word of ["General cargo", "Pull the lid to 5 cm", "CO₂"])
      await expect(main.getByText(word, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole("slider")).toHaveCount(0);
  });
});

const priced = "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10";

test("lines are one stop with arrow keys, and Tab goes on to what is drawn below them", async ({ page }) => {
  await open(page, priced);
  const row = (name: string) => page.locator("h3 button", { hasText: name });
  // the slider comes with the answers to what was asked
  await expect(page.getByRole("slider", { name: "Height of the box" })).toBeVisible();
  await row("Standard Express").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("Priority Express")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Height of the box" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(row("Priority Express")).toBeFocused();
});

test("Back takes the toast of what it undid along, and a new start asks nothing", async ({ page }) => {
  await open(page, priced);
  await page.getByRole("button", { name: "More parcels" }).click();
  await page.getByRole("button", { name: "Another parcel" }).click();
  await expect(page.getByLabel("Quantity")).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator(".toast")).toBeVisible();
  await expect(page.getByLabel("Quantity")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add another size" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a row that is brought back has the focus, and one that has just come lacks nothing until its field is left", async ({
  page,
}) => {
  await open(page, `${priced}&parcel=2_1.5___`);
  const weight = page.getByLabel("Weight each, kg").last();
  const add = page.getByRole("button", { name: "Add another size" });
  await page.getByRole("button", { name: "Remove row 2" }).press("Enter");
  await expect(add).toBeFocused();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Weight each, kg")).toHaveCount(2);
  await expect(weight).toBeFocused();
  await add.click();
  await expect(page.getByLabel("Weight each, kg")).toHaveCount(3);
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.press("Tab");
  await expect(weight).toHaveAttribute("aria-invalid", "true");
});

test("whoever uses the keys goes on where a field or a button gives way", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=FR&weight=1");
  const to = page.getByRole("combobox", { name: "To" });
  await expect(page.getByLabel("Postcode")).toBeVisible();
  // who passes the postcode is not led back to it by the next key
  const weight = page.getByLabel("Weight each, kg");
  await to.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Postcode")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("2.5");
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue("2.5");
  // a destination without postcodes takes the field away that Tab has gone to
  await to.fill("Thailand");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Weight each, kg")).toBeFocused();
  await expect(page.getByLabel("Postcode")).toHaveCount(0);
  // an answered question takes its button along
  await to.fill("2 kg red to France");
  await to.blur();
  await page.getByRole("button", { name: "Leave out “red”" }).press("Enter");
  await expect(to).toBeFocused();
});

test("on a phone the form stays while all prices wait for a postcode, and Enter leads to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/resource/shipping-calculator?to=DE");
  await page.locator("main .foot-bar").getByRole("button", { name: "Edit" }).click();
  const to = page.getByRole("combobox", { name: "To" });
  await to.fill("United States");
  await to.press("Enter");
  const weight = page.getByLabel("Weight each, kg");
  await weight.fill("300");
  await weight.press("Enter");
  const postcode = page.getByLabel("Postcode");
  await expect(postcode).toBeFocused();
  await postcode.pressSequentially("90001");
  await expect(postcode).toBeVisible();
  await postcode.press("Enter");
  await expect(page.locator("#prices")).toBeFocused();
  await expect(postcode).toBeHidden();
});

test("a shipment that no line takes names the line that would, and the change", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_45_40_30_30");
  await expect(page.getByRole("heading", { name: "No line accepts this shipment as entered" })).toBeVisible();
  const way = page.getByText(/ would take it for \$[\d.,]+:/);
  await expect(way).toBeVisible();
  await way.locator("..").getByRole("link").first().click();
  await expect(page.locator("h3 button [data-total]").first()).toBeVisible();
});

test("with duty unpaid a phone has its way to the landed cost, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${priced}&value=120`);
  await page.getByRole("link", { name: /^Landed cost: .* \(.* Express\)$/ }).click();
  await expect(page.locator("#landed-title")).toBeInViewport();
});

test("a flatter box is told in what the line bills, and goods are not made to shrink to less than half", async ({
  page,
}) => {
  await open(
    page,
    "/resource/shipping-calculator?to=US&parcel=40_18_60_40_40&postcode=90001&service=us-ocean-freight&date=2026-12-01",
  );
  await expect(page.getByText(/At [\d.]+ cm high, [\d.]+ W\/M/)).toBeVisible();
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_40_200_60_60&date=2026-12-01");
  await expect(page.getByRole("heading", { name: "No line accepts this shipment as entered" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Make the longest side 60 cm/ })).toHaveCount(0);
  await expect(page.getByText("would take it for")).toHaveCount(0);
});
