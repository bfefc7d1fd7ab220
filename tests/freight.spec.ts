import { violations } from "./accessibility.ts";
import { alive, expect, open, test } from "./site.ts";

test("freight is priced in every way, and the container is drawn as it is loaded", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?date=2026-11-24&to=US&postcode=90001&parcel=20_240_120_100_180");
  // pallets typed as parcels are carried over
  await page.getByRole("link", { name: "Compare shared space, containers and air" }).click();
  const freight = page.locator("#freight");
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("20");
  await expect(freight.getByRole("heading", { name: "5 options, from $4,012.00" })).toBeVisible();
  // 20 pallets of 120 × 100 cm from above: each within the walls, with two more places
  const above = freight.locator("figure", { hasText: "From above" });
  await expect(above.locator(".load-number")).toHaveCount(20);
  await expect(above.locator(".load-free-text")).toHaveText(["+1", "+1"]);
  await expect(freight.getByText(/^Cheapest, drawn thick: LCL for 1–\u20601\d, 40GP for 1\d–\u2060\d\d/)).toBeVisible();
  // the cheapest option is open, with its charges and the email that books it
  const cheapest = freight.getByRole("region", { name: "Ocean freight to the US, 40GP" });
  await expect(cheapest).toContainText("Terminal handling at origin");
  await expect(cheapest.getByRole("link", { name: "Request 40GP" })).toHaveAttribute("href", /4%2C012\.00/);
  // arrow keys move a slider through the pieces, and it says where each is placed
  const slider = freight.getByRole("slider", { name: "Piece by piece, in loading order" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Piece 20: /);
  const scene = freight.locator("figure", { hasText: "Seen from the door and the left wall" });
  await expect(scene).toContainText("20 pieces take 11 of 12.03 m in length and 1.8 m in height.");
  await slider.press("Home");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Piece 2: /);
  // the container is as full as the slider says: the first stood there, the second slides in; it turns by keys
  await expect(scene).toContainText("2 pieces take");
  await expect(scene.locator(".load-slide")).toHaveCount(1);
  await scene.getByRole("button", { name: "Turn the container to the left" }).press("ArrowLeft");
  await expect(freight.getByText("Seen from the door and the right wall")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // what was chosen is first on paper, and a drawing of another way says why
  await freight.getByRole("button", { name: "Show LCL" }).click();
  await expect(freight.getByText(/^LCL shares its space .* alone in 40GP, the cheapest/)).toBeVisible();
  await expect(page).toHaveURL(/&way=LCL$/);
  await page.reload();
  await expect(freight.getByRole("region", { name: /, LCL$/ })).toBeVisible();
  await expect(page.locator("[data-offer] tbody th").first()).toContainText("LCL");
  await freight.getByRole("button", { name: "Show 40GP" }).click();
  await expect(freight.getByText(/shares its space/)).toHaveCount(0);
  // a postcode is asked for before anything is refused
  await freight.getByLabel("Postcode").fill("");
  await expect(freight.getByText("Freight is priced by postcode: please enter one.")).toBeVisible();
  await expect(freight.getByText("Not possible as entered")).toBeHidden();
  await freight.getByLabel("Postcode").fill("ABC");
  await expect(freight.getByRole("heading", { name: /^Not a postcode .* one looks like 90001/ })).toBeVisible();
  await freight.getByLabel("Postcode").fill("90001");
  // another country's does not take its place for good
  const to = freight.getByRole("combobox", { name: "To" });
  await to.selectOption("CA");
  await expect(freight.getByLabel("Postcode")).toHaveValue("");
  await to.selectOption("US");
  await expect(freight.getByLabel("Postcode")).toHaveValue("90001");
  await freight.getByRole("textbox", { name: "Pallets" }).fill("23");
  await expect(freight.getByRole("heading", { name: "2 × 40GP" })).toBeVisible();
  await expect(page).toHaveURL(/freight=pallet_US_90001_23_120_100_180_240_n/);
  // it goes along to the parcels, comes back from there, and an old link leads on to it
  await page.getByText("Parcels, freight, files").click();
  await page.getByRole("main").getByRole("link", { name: "Parcels" }).click();
  await expect(page.getByLabel("Quantity")).toHaveValue("23");
  await expect(page).toHaveURL(/shipping-calculator\?to=US&postcode=90001&parcel=23_240_120_100_180/);
  await page.getByText("Parcels, freight, files").click();
  await page.getByRole("link", { name: "Pallets and containers" }).click();
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("23");
  await page.goto("/resource/shipping-calculator?freight=pallet_US_90001_7_120_100_180_240_n");
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("7");
  await expect(page).toHaveURL(/\/resource\/freight-calculator\?/);
});

test("several kinds of piece are typed by keyboard, told apart in the drawing, handed over, kept in the address", async ({
  page,
}) => {
  await open(page, "/resource/freight-calculator?date=2026-11-22&freight=pallet_US_90001_8_120_80_150_400_n");
  const freight = page.locator("#freight");
  const title = freight.getByRole("heading", { name: /options?, from/ });
  await expect(title).toBeVisible();
  const ofPallets = await title.textContent();
  await freight.getByRole("button", { name: "Add another type of piece" }).press("Enter");
  // the new row is a carton without number and weight, and has the focus
  const count = freight.getByRole("textbox", { name: "Cartons" });
  await expect(count).toBeFocused();
  await expect(freight.getByText("Missing", { exact: true })).toHaveCount(2);
  await page.keyboard.type("14");
  await freight.getByLabel("Weight each, kg").fill("18");
  await expect(title).not.toHaveText(ofPallets ?? "");
  await expect(freight.getByRole("list", { name: "Which piece is which" })).toContainText(
    "8 of 8 pallets, 120 × 80 × 150 cm, 400 kg each, not stackable",
  );
  const above = freight.locator("figure", { hasText: "From above" });
  await expect(above.locator("text").filter({ hasText: /^A\d/ })).toHaveCount(8);
  // 14 cartons, stacked: the uppermost are seen
  await expect(above.locator(".load-kind-1").first()).toBeVisible();
  await expect(page).toHaveURL(/freight=pallet_US_90001_8_120_80_150_400_n&freight=carton_14_60_40_40_18_y/);
  expect(await violations(page)).toEqual([]);
  // other units change no price, and a reload keeps them
  const price = await title.textContent();
  await freight.getByRole("button", { name: "Change to lb, in" }).click();
  await expect(freight.getByLabel("Weight each, lb")).toHaveValue("39.683");
  await expect(page).toHaveURL(/_18kg_y/);
  await page.reload();
  await expect(title).toHaveText(price ?? "");
  await expect(freight.getByRole("button", { name: /A 8 pallets, 47.24 × 31.5 × 59.06 in, 881.849 lb/ })).toBeVisible();
  // email, table and print contain both rows
  await freight.getByText("Share", { exact: true }).click();
  const mail = freight.getByRole("link", { name: /Ask/ });
  await expect(mail).toHaveAttribute("href", /14%20cartons/);
  // a Sunday is asked for: the next day on which the hub is open is handed over
  await expect(mail).toHaveAttribute("href", /23%20November%202026/);
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-offer]:visible");
  await expect(paper).toHaveCount(1);
  await expect(paper).toContainText("Pieces B");
  await expect(paper.locator(".load-kind-1").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  const remove = freight.getByRole("button", { name: "Remove B" });
  await remove.click();
  await expect(title).toHaveText(ofPallets ?? "");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveText(price ?? "");
  await expect(freight.getByRole("group", { name: "Piece type B" }).locator(":focus")).toBeVisible();
  // Back, pressed before the page has shown what it has added to the history
  await remove.evaluate((button: HTMLElement) => {
    const goBack = () => (window.location.search.includes("carton") ? queueMicrotask(goBack) : window.history.back());
    button.click();
    goBack();
  });
  await expect(page).toHaveURL(/carton/);
  await expect(title).toHaveText(price ?? "");
  await remove.click();
  await expect(title).toHaveText(ofPallets ?? "");
  // Back, pressed before what was typed is in the address: it must not get into the entry before
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("#freight input[inputmode=decimal]")?.focus();
    if (!document.execCommand("insertText", false, "1")) throw new Error("nothing was typed");
    requestAnimationFrame(() => window.history.back());
  });
  await expect(page).toHaveURL(/carton/);
  await expect(title).toHaveText(price ?? "");
  await remove.click();
  await expect(title).toHaveText(ofPallets ?? "");
  const add = freight.getByRole("button", { name: "Add another type of piece" });
  await expect(add).toBeFocused();
  // a line from an email can be pasted anywhere among the pieces
  await add.evaluate((button) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "3 skids 48x40x60 in 900 lb and 2 boxes 60x40x40 cm 18 kg");
    button.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(
    /freight=pallet_US_90001_3_48_40_60_900_n_imperial&freight=carton_2_60cm_40cm_40cm_18kg_y/,
  );
});

test.describe("a worker that cannot start", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("is no reason for no price: the page works it out", async ({ page }) => {
    await page.route("**/assets/worker-*.js", (route) => route.abort());
    await open(page, "/resource/freight-calculator?date=2026-11-24&freight=pallet_US_90001_20_120_100_180_240_n");
    const freight = page.locator("#freight");
    await expect(freight.getByRole("heading", { name: "5 options, from $4,012.00" })).toBeVisible();
    await freight.getByRole("textbox", { name: "Pallets" }).fill("23");
    await expect(freight.getByRole("heading", { name: "2 × 40GP" })).toBeVisible();
  });
});

test("a mail's text says where it goes, and what of it is not understood or has no field is said", async ({ page }) => {
  await open(page, "/resource/freight-calculator");
  const freight = page.locator("#freight");
  const paste = (mail: string) =>
    freight.getByRole("button", { name: "Add" }).evaluate((button, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      button.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, mail);
  await paste("8 pallets of cosmetics 120x80x150 400 kg to Canada");
  const to = freight.getByLabel("To", { exact: true });
  await expect(to).toHaveValue("CA");
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("8");
  await expect(freight.getByLabel("Weight each, kg")).toHaveValue("400");
  const said = freight.getByRole("status").filter({ hasText: "“" });
  await expect(said).toHaveText("“cosmetics” has no field here: freight is priced as general cargo, DAP.");
  // it can be typed, too, and what was there before comes back
  const list = freight.getByLabel("Or paste a packing list");
  await list.fill("pallets, quickly");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(freight.getByText(/^No pieces were found in this text/)).toBeVisible();
  await list.fill("3 cartons 60x40x40 18 kg");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(freight.getByRole("textbox", { name: "Cartons" })).toHaveValue("3");
  await expect(list).toHaveValue("");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("8");
  await expect(list).toHaveValue("3 cartons 60x40x40 18 kg");
  // containers have no size and weight, and are priced without what comes with them
  await list.fill("1x20GP, 2 x 40HC and 3 pallets 120x80x150 400 kg to Los Angeles");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(freight.getByRole("group", { name: "Piece type B" })).toContainText("2 × 40HC");
  await expect(freight.getByText("Not included here: 3 pallets.")).toBeVisible();
  await expect(freight.getByLabel("Postcode")).toHaveValue("90001");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(freight.getByText("Not included here")).toHaveCount(0);
  // where no freight goes nothing is put in its place, and what is not understood stays to be changed
  await paste("2 pallets 120x80x150 400 kg to Germany, fragil");
  await expect(freight.getByRole("textbox", { name: "Pallets" })).toHaveValue("2");
  await expect(said).toContainText("“fragil” is not understood.");
  await expect(list).toHaveValue("2 pallets 120x80x150 400 kg to Germany, fragil");
  await expect(to).toHaveValue("DE");
  await expect(freight.getByRole("heading", { name: /^No freight line goes to Germany/ })).toBeVisible();
  // of two destinations neither is priced before one is chosen
  await list.fill("2x20GP to Los Angeles and 1x40HC to Toronto");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(said).toContainText("“Los Angeles, Toronto” names several destinations.");
  await expect(to).toHaveValue("");
  await expect(freight.getByRole("heading", { name: "To: choose a destination from the list." })).toBeVisible();
  await said.getByRole("button", { name: "Los Angeles" }).click();
  await expect(freight.getByLabel("Postcode")).toHaveValue("90001");
  await expect(freight).toContainText("$10,369.00");
  await expect(list).toHaveValue("");
  // what may be two weights is answered with a button
  await list.fill("8 pallets 400 kg to Los Angeles");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await said.getByRole("button", { name: "400 kg total" }).click();
  await expect(freight.getByLabel("Weight each, kg")).toHaveValue("50");
  // a kind of container that is not offered takes none of the others' prices, and none is lost
  await list.fill("1 x 20GP 1 x 45HC and 3 x 40ft reefer to Los Angeles");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(said).toHaveText("“3 x 40ft reefer” is not offered: whole containers are standard dry ones.");
  await expect(freight.getByText("Not offered there: 45HC. Offered: 20GP, 40GP, 40HC.")).toBeVisible();
  await expect(freight.getByRole("group", { name: "Piece type A" })).toContainText("20GP");
  expect(await violations(page)).toEqual([]);
});

test("LCL 2.5 cbm 800 kg is priced by its total, which pieces that are told later take the place of", async ({
  page,
}) => {
  await open(page, "/resource/freight-calculator");
  const freight = page.locator("#freight");
  const list = freight.getByLabel("Or paste a packing list");
  await list.fill("LCL 2.5 cbm 800 kg to Toronto");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(list).toHaveValue("");
  await expect(freight.getByLabel("To", { exact: true })).toHaveValue("CA");
  await expect(freight.getByLabel("Total volume, m³")).toHaveValue("2.5");
  await expect(freight.getByRole("heading", { name: /options?, (?:from )?\$/ })).toBeVisible();
  await list.fill("60x40x40 18公斤 14箱 到多伦多");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(freight.getByRole("textbox", { name: "Cartons" })).toHaveValue("14");
  await expect(freight.getByLabel("Weight each, kg")).toHaveValue("18");
  await expect(freight.getByRole("heading", { name: /options?, (?:from )?\$/ })).toBeVisible();
});

test("freight to 00901 in the United States says that it is Puerto Rico, and has no price", async ({ page }) => {
  await page.goto("/resource/freight-calculator?freight=pallet_US_00901_8_120_80_150_400_n");
  await alive(page);
  const said = "00901 is in Puerto Rico: choose that as the destination.";
  await expect(page.getByRole("heading", { level: 2, name: said })).toBeVisible();
  await expect(page.locator("#freight")).not.toContainText("$");
});

test("where no freight goes it is said at once, with the destination that was asked for", async ({ tab: page }) => {
  await page.goto("/resource/freight-calculator?freight=pallet_NL__12_____n");
  await alive(page);
  await expect(page.getByRole("heading", { level: 2, name: /No freight line goes to the Netherlands/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("NL");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Price parcels instead" })).toHaveAttribute("href", /\?to=NL$/);
  const ask = page.getByRole("link", { name: "Ask us" });
  await expect(ask).toHaveAttribute("href", /^mailto:.*Netherlands%0A12%20pallets/);
  // a phone says it once
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("No freight line goes to the Netherlands").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("combobox", { name: "To" }).selectOption("Canada");
  await expect(page.getByText("Missing", { exact: true })).toHaveCount(4);
  // a city of another country leads there
  await page.getByLabel("Postcode").fill("Los Angeles");
  await page.getByLabel("Postcode").blur();
  await page.getByRole("button", { name: "Los Angeles is in the United States: choose that" }).click();
  await expect(page.getByLabel("Postcode")).toHaveValue("90001");
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("US");
});

test("a shared link says whose day its prices have, and paper is of the hub's day", async ({ page }) => {
  // later than the build, and another day at the hub than in London
  const now = new Date(`${new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10)}T20:00:00Z`);
  const write = (day: Date) =>
    day.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  await page.clock.setFixedTime(now);
  await page.goto(
    "/resource/freight-calculator?sent=2026-11-20&date=2026-11-23&freight=pallet_US_90001_8_120_80_150_400_n",
  );
  await alive(page);
  await expect(page.getByText("Quote dated 20 November 2026, as sent to you.")).toBeVisible();
  await page.getByRole("textbox", { name: "Pallets" }).fill("9");
  await expect(page.getByText("You have changed the quote dated 20 November 2026.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the quote as sent" }).click();
  await expect(page.getByRole("textbox", { name: "Pallets" })).toHaveValue("8");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-offer]")).toContainText(`Worked out on ${write(new Date(now.getTime() + 864e5))}`);
});

test("labels of drawings are as large as the text, which may be enlarged", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
  await open(page, "/resource/freight-calculator?freight=pallet_US_90001_20_120_100_180_240_n");
  const texts = page.locator("#freight figure svg text, #freight [aria-busy] svg text").filter({ visible: true });
  await expect(page.getByText("20 pieces now")).toBeVisible();
  // what is out of sight is drawn to its size once it comes near
  for (const drawing of await page.locator("#freight figure, #freight [aria-busy]").all())
    await drawing.scrollIntoViewIfNeeded();
  const readHeights = () => texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await readHeights()))).toBeGreaterThan(24);
  const outside = await texts.evaluateAll((all) =>
    all.map((text) => text.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth),
  );
  expect(outside).toEqual([]);
  // letters enlarged by themselves change none of the conditions of the layout: the bar at a phone's foot follows them still
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const bar = page.locator("#freight .foot-bar:visible");
  await expect(bar).not.toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThan(844 / 3);
});

test("the figures of the example say that they are one, and can be cleared", async ({ page }) => {
  await open(page, "/resource/freight-calculator");
  const request = page.getByRole("link", { name: /^Request 40GP/ });
  await expect(request).toBeVisible();
  // they stay one while somebody looks at the other ways
  await page.getByRole("button", { name: "Show LCL" }).click();
  await expect(page).toHaveURL(/way=LCL/);
  await page.reload();
  await expect(page.getByText("The figures here are an example.")).toBeVisible();
  await page.goto("/resource/freight-calculator");
  await expect(request).toBeVisible();
  await page.getByRole("button", { name: "Enter your own" }).click();
  const pallets = page.getByRole("textbox", { name: "Pallets" });
  await expect(pallets).toBeFocused();
  await expect(pallets).toHaveValue("");
  await expect(page.getByRole("textbox", { name: /^Height/ })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("");
  await expect(page.getByText("The figures here are an example.")).toBeHidden();
  // what is not asked for any more is not requested either
  await expect(page.getByRole("heading", { name: "Complete or correct the marked fields" })).toBeVisible();
  await expect(page.locator("main [inert]", { has: request })).toBeVisible();
  await page.goBack();
  await expect(pallets).toHaveValue("20");
  await expect(page.locator("main [inert]")).toHaveCount(0);
  // what stays of it is named as long as it stays
  await pallets.fill("3");
  await expect(page.getByText("Still as in the example: Size, Weight.")).toBeVisible();
  await expect(page).toHaveURL(/_3_.*&example=height_weight$/);
  await page.reload();
  await expect(page.getByText("Still as in the example: Size, Weight.")).toBeVisible();
  await page.getByRole("textbox", { name: /^Height/ }).fill("90");
  await page.getByRole("textbox", { name: /^Weight/ }).fill("150");
  await expect(page.getByText("Still as in the example")).toBeHidden();
});

test("a whole container is priced by its kind and number alone", async ({ tab: page }) => {
  await open(page, "/resource/freight-calculator");
  const freight = page.locator("#freight");
  await freight.getByText("Containers", { exact: true }).click();
  await expect(freight.getByRole("textbox", { name: "Containers" })).toHaveValue("1");
  await freight.getByLabel("Container", { exact: true }).selectOption("40HC");
  await expect(freight.getByRole("heading", { name: "1 option, $4,099.00" })).toBeVisible();
  await expect(freight.getByText(/^A container is priced whole/)).toBeVisible();
  await expect(freight.getByText("Still as in the example")).toHaveCount(0);
  await freight.getByLabel("Load of each, kg").fill("30000");
  await expect(freight.getByText("A 40HC carries up to 26,460 kg.")).toBeVisible();
  await freight.getByLabel("Load of each, kg").fill("20000");
  await expect(page).toHaveURL(/freight=40HC_US_90001_1____20000_y/);
  await page.reload();
  await expect(freight.getByRole("region", { name: /, 40HC$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // where none goes, the way on is said; and they are priced by themselves
  await freight.getByRole("combobox", { name: "To" }).selectOption("CA");
  await freight.getByLabel("Postcode").fill("M5V");
  await expect(freight.getByText(/^No line takes whole containers there/)).toBeVisible();
  await expect(freight.getByRole("button", { name: "Add another type of piece" })).toHaveCount(0);
  // the pallets that stood there before are still there, and the container after them
  await freight.getByText("Pallets", { exact: true }).click();
  await expect(freight.getByLabel("Height, cm")).toBeVisible();
  await freight.getByText("Containers", { exact: true }).click();
  await expect(freight.getByLabel("Load of each, kg")).toHaveValue("20000");
});

test("freight is told in one currency, that which is chosen or written, with what the card bills and the rate", async ({
  tab: page,
}) => {
  await open(page, "/resource/freight-calculator?freight=40GP_US_90001_1_____y&date=2026-11-24");
  const freight = page.locator("#freight");
  const currency = freight.getByRole("combobox", { name: "Display currency" });
  await currency.selectOption("EUR");
  await expect(freight.getByRole("heading", { name: /^1 option, €3,/ })).toBeVisible();
  const opened = freight.getByRole("region", { name: /, 40GP$/ });
  await expect(opened.locator("dd.text-end")).toHaveText([/^€3,/, /^€/, /^€/, /^€3,/]);
  await expect(opened.getByText(/^In USD: \$4,012\.00\. Amounts in EUR are converted: 1 USD = /)).toBeVisible();
  await expect(page).toHaveURL(/&currency=EUR/);
  await page.reload();
  await expect(currency).toHaveValue("EUR");
  await freight.getByLabel("Or paste a packing list").fill("2 pallets 120x100x150 400 kg to 90001, in CAD");
  await freight.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(currency).toHaveValue("CAD");
  await expect(freight.getByRole("heading", { name: /^\d options, from CA\$/ })).toBeVisible();
});

test("pallets of which only the number is known are priced as usual ones once somebody says so", async ({
  tab: page,
}) => {
  await open(page, "/resource/freight-calculator?freight=pallet_US_90001_12______n&date=2026-11-24");
  const usual = page.getByRole("button", { name: /^Take usual ones: 12 pallets, 120 × 100 × 180\s?cm, 240\s?kg each/ });
  await usual.click();
  await expect(page.getByRole("heading", { name: /^\d options, from \$/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Weight/ })).toBeFocused();
  await expect(usual).toBeHidden();
});

test("containers of several kinds are priced together, each with its own charge, and one more kind can be added", async ({
  tab: page,
}) => {
  await open(page, "/resource/freight-calculator");
  const freight = page.locator("#freight");
  const list = freight.getByLabel("Or paste a packing list");
  await list.fill("2x20GP + 1x40HC to Los Angeles");
  await list.locator("xpath=following::button[1]").click();
  await expect(page).toHaveURL(/freight=20GP_US_90001_2_____y&freight=40HC_1_____y/);
  // 2 × 2,900 and 3,799; 3 × 235 for the terminal, and once 65 for the documents
  const kinds = "2 × 20GP + 1 × 40HC";
  await expect(freight.getByRole("heading", { name: kinds })).toBeVisible();
  await expect(freight).toContainText("$10,369.00");
  const opened = freight.getByRole("region", { name: kinds });
  await expect(opened).toContainText("$5,800.00");
  await expect(opened).toContainText("$3,799.00");
  expect(await violations(page)).toEqual([]);
  const more = freight.getByRole("button", { name: "Add another container size" });
  await more.click();
  await expect(page).toHaveURL(/freight=40GP_1_____y/);
  await expect(freight).toContainText("$14,316.00");
  await page.reload();
  await expect(freight).toContainText("$14,316.00");
  await expect(more).toHaveCount(0);
});

test("in Chinese a container has its Chinese name, alone and among others", async ({ tab: page }) => {
  // as a search for “2 x 40HQ 洛杉矶” opens it
  await open(page, "/zh/resource/freight-calculator?freight=40HC_US_90001_2_____y");
  const freight = page.locator("#freight");
  // 2 × (3,799 and 235 for the terminal), and 65 for the documents
  await expect(freight.getByRole("heading", { name: "2 × 40HQ" })).toBeVisible();
  await expect(freight).toContainText("$8,133.00");
  await expect(freight).not.toContainText("计费重");
  const list = freight.getByLabel("或粘贴装箱单");
  await list.fill("2x20GP + 1x40HC to Los Angeles");
  await list.locator("xpath=following::button[1]").click();
  await expect(freight.getByRole("heading", { name: "2 × 20GP + 1 × 40HQ" })).toBeVisible();
  await expect(freight).toContainText("$10,369.00");
  await expect(freight.getByRole("button", { name: "添加另一种柜型" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("on a phone a form that came incomplete stays until its last key", async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/resource/freight-calculator?freight=pallet_US_60601_12_120_100__450_n");
  const height = page.getByLabel("Height, cm");
  await height.focus();
  await page.keyboard.type("150", { delay: 120 });
  await expect(page).toHaveURL(/_120_100_150_450_n/);
  await expect(height).toBeFocused();
});

test("on a phone Edit leads into the form, and a message leaves the bar at the foot to be pressed", async ({
  tab: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/resource/freight-calculator?freight=pallet_US_90001_4_120_100_150_300_y");
  await page.getByRole("button", { name: "Edit" }).first().press("Enter");
  await expect(page.getByRole("combobox", { name: "To" })).toBeFocused();
  const text = page.locator("#freight textarea");
  await text.fill("6 pallets 120x80x100 200 kg each to Chicago");
  await page.getByRole("button", { name: "Fill in from this text" }).click();
  await expect(page.locator(".toast")).toBeVisible();
  // once the prices are in view the bar leads back to the form
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(".foot-bar").getByRole("button", { name: "Show prices" }).click();
  await expect(text).toBeHidden();
});
