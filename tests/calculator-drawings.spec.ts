import type { Locator, Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { alive, expect, open, stopClock, test } from "./site.ts";

// Compares drawings with what they show.

const calculator = "/resource/shipping-calculator";
const priced = `${calculator}?to=DE&parcel=1_0.8_40_30_10`;
const parcel = `${priced}&date=2026-11-24`;
const line = (page: Page, name: string) => page.locator("h3 button", { hasText: name });
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

test("each block of a line is at its day on the axis, and none on a day off", async ({ page }) => {
  await open(page, parcel);
  // the example's row keeps its room, hidden, until the parcel of the address has its prices
  await expect(line(page, "Standard Express")).toBeVisible();
  const found = await line(page, "Standard Express").evaluate((row) => {
    const drawing = row.querySelector("svg[data-axis]");
    const [first = 0, days = 1] = (drawing?.getAttribute("data-axis") ?? "").split("+").map(Number);
    const frame = drawing?.getBoundingClientRect();
    const place = (mark: Element) => {
      const { left, width } = mark.getBoundingClientRect();
      return first + Math.floor(((left + width / 2 - (frame?.left ?? 0)) / (frame?.width ?? 1)) * days);
    };
    const marks = (name: string) =>
      [...row.querySelectorAll(`[data-${name}]`)].map((mark) => [
        Number(mark.getAttribute(`data-${name}`)),
        place(mark),
      ]);
    const rests = [...row.querySelectorAll("[data-rest]")].map((band) => {
      const { left, right } = band.getBoundingClientRect();
      return { left, right };
    });
    const resting = [...row.querySelectorAll("[data-arrives], [data-way]")].filter((mark) => {
      const { left, width } = mark.getBoundingClientRect();
      return rests.some((band) => left + width / 2 > band.left && left + width / 2 < band.right);
    });
    // read together: the row is drawn anew once the day of the address is known
    const words = row instanceof HTMLElement ? row.innerText : "";
    return { arrives: marks("arrives"), way: marks("way"), resting: resting.length, words };
  });
  expect(found.resting).toBe(0);
  for (const [day, drawn] of [...found.arrives, ...found.way]) expect(drawn).toBe(day);
  // the words below the drawing name the first and the last of them
  const words = found.words.replaceAll("\u00a0", " ");
  const days = found.arrives.map(([day = 0]) => day);
  for (const day of [Math.min(...days), Math.max(...days)]) {
    // a month that both share is said once
    const said = new Date(day * 86_400_000).toLocaleDateString("en-GB", {
      weekday: "short",
      day: "numeric",
      timeZone: "UTC",
    });
    expect(words).toContain(said.replace(",", ""));
  }
  expect(Math.min(...[...found.way, ...found.arrives].map(([day = 0]) => day))).toBeGreaterThanOrEqual(
    dayOf("2026-11-24"),
  );
});

test("sorted by emissions, bars are as long as their figures", async ({ page }) => {
  await open(page, `${parcel}&sort=emissions`);
  await expect.poll(() => page.locator("[data-grams]").count()).toBeGreaterThan(2);
  const bars = await page
    .locator("[data-grams]")
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width / Number(bar.getAttribute("data-grams"))));
  // a row is no taller than its text needs
  expect((await line(page, "Standard Express").boundingBox())?.height).toBeLessThan(100);
  for (const bar of bars) expect(bar / (bars[0] ?? 1)).toBeCloseTo(1, 2);
});

test("the line that is open of itself stays so while somebody types, and its button says its days once", async ({
  page,
}) => {
  await open(page, parcel);
  const row = line(page, "Standard Express");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  // no box decides this price
  await page.getByLabel("Weight each, kg").fill("2");
  await expect(row.locator("[data-total]")).not.toHaveText("$15.10");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  await expect(row).toHaveAccessibleName(/^(?!.*days.*days)Standard Express 9–\u206012\sworking\sdays, /);
});

for (const [width, height, most, address, price] of [
  [1440, 900, 10, calculator, 400],
  [1440, 900, 10, priced, 400],
  [390, 844, 6, calculator, 560],
  [390, 844, 6, priced, 360],
  // words in Chinese are as tall
  [1440, 900, 10, `/zh${priced}`, 400],
  [390, 844, 6, `/zh${calculator}`, 560],
] as const)
  test(`the first view of ${width} × ${height} px asks little and answers early: ${address}`, async ({ tab: page }) => {
    await page.setViewportSize({ width, height });
    await open(page, address);
    const total = page.locator("[data-total]").filter({ visible: true }).first();
    await expect(total).toBeVisible();
    const controls = page.locator(
      'main :is(a[href], button, input:not([type=radio]), select, summary, [role="slider"])',
    );
    const count = () =>
      controls.filter({ visible: true }).evaluateAll(
        (all) =>
          all.filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top < window.innerHeight && bottom > 0;
          }).length,
      );
    await expect.poll(count).toBeLessThanOrEqual(most);
    const foot = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 9999) + (box?.height ?? 0);
    };
    expect(await foot(total)).toBeLessThanOrEqual(price);
    // the box, the bars and the sum stand above the line's button
    if (width > 1000) expect(await foot(page.locator("[id^=request-]"))).toBeLessThanOrEqual(880);
  });

test("text of twice the size is cut nowhere on a phone, and none of it stays small", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/resource/shipping-calculator");
  // measured at once, before and after: the page may still be coming alive
  const sizes = await page
    .locator("h1, main nav summary, main form label span, main form button, h2, h3 button")
    .filter({ visible: true })
    .evaluateAll((all) => {
      const measure = () => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      const before = measure();
      document.documentElement.style.fontSize = "200%";
      return measure().map((size, at) => size / (before[at] ?? 0));
    });
  expect(sizes.length).toBeGreaterThan(4);
  for (const size of sizes) expect(size).toBeCloseTo(2, 2);
  const size = page.getByLabel("Size, cm");
  await size.fill("40x30x10");
  expect(await size.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("another parcel asks how many there are; what few need waits behind the line of defaults", async ({ page }) => {
  await open(page, parcel);
  const line = page.getByRole("button", { name: "More parcels, deadline, currency" });
  await expect(page.getByLabel("Must arrive by")).toHaveCount(0);
  await line.click();
  for (const field of ["Must arrive by", "Display currency", "Name this size"])
    await expect(page.getByLabel(field)).toBeVisible();
  await page.getByRole("button", { name: "Another parcel" }).click();
  await expect(page.getByLabel("Quantity")).toBeFocused();
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  await page.getByLabel("Display currency").press("Escape");
  await expect(line).toBeFocused();
  await expect(page.getByLabel("Must arrive by")).toHaveCount(0);
});

test("a word of the line of defaults opens its own field alone, which then has the focus", async ({ page }) => {
  await open(page, parcel);
  const line = page.getByRole("button", { name: "More parcels, deadline, currency" });
  await line.getByText("General cargo").click();
  await expect(page.getByLabel("What is inside")).toBeFocused();
  await expect(page.getByLabel("Handover date")).toHaveCount(0);
  await line.getByText("More parcels").click();
  await expect(page.getByLabel("Handover date")).toBeVisible();
});

test("on a phone a shared address is a summary that opens to its form, above its prices", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, parcel);
  await expect(page.getByText("0.8 kg to Germany, 40 × 30 × 10 cm")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "To" })).toBeHidden();
  // the smaller box stands below the rows, with the line that it makes cheaper
  await expect(page.getByText("5 cm high instead of 10 cm: Standard Express $9.34, $5.76 less")).toBeVisible();
  await page.getByRole("button", { name: "Edit" }).first().click();
  await expect(page.getByRole("combobox", { name: "To" })).toBeFocused();
  // above a keyboard: what is typed stays clear of the bar
  await page.setViewportSize({ width: 390, height: 420 });
  const size = page.getByLabel("Size, cm");
  await size.focus();
  const bar = page.getByRole("button", { name: "Show prices" });
  await expect
    .poll(async () => ((await bar.boundingBox())?.y ?? 0) - ((await size.boundingBox())?.y ?? 999))
    .toBeGreaterThan(44);
  await size.fill("40x30x5");
  await expect(page.getByText("5 cm high instead of 10 cm")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.click();
  await expect(page.getByText("0.8 kg to Germany, 40 × 30 × 5 cm")).toBeVisible();
  // an opened line can be requested from its details, and from the bar
  await line(page, "Standard Express").click();
  await page.getByRole("link", { name: "Request", exact: true }).click();
  await expect(page.getByRole("link", { name: "Request this line" })).toBeInViewport();
});

test("few keys lead from the address bar to the first opened quote", async ({ page }) => {
  let presses = 0;
  /** Presses Tab until the focused element's text begins with `text`; Enter, Shift and typing are not counted. */
  const tabTo = async (text: string) => {
    for (let own = 0; own < 20; own += 1) {
      await page.keyboard.press("Tab");
      presses += 1;
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return element?.ariaLabel ?? (label ?? element)?.textContent ?? "";
      });
      if (focused.startsWith(text)) return;
    }
    throw new Error(`"${text}" is not reached by 20 presses of Tab`);
  };
  /** Prices that are not there yet cannot be reached: a person waits for them as well. */
  const arePriced = () => expect(page.locator("#prices")).not.toContainText(/Working out|Example/);
  // an address sent by somebody, on a phone with a keyboard
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, parcel);
  await tabTo("Skip to the prices");
  await page.keyboard.press("Enter");
  await expect(page.locator("#prices")).toBeFocused();
  await arePriced();
  await tabTo("Economy Express");
  await page.keyboard.press("Enter");
  await expect(line(page, "Economy Express")).toHaveAttribute("aria-expanded", "true");
  expect(presses).toBeLessThanOrEqual(5);
  // the bare address: destination and weight are typed, and Enter skips what need not be asked
  presses = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/resource/shipping-calculator?date=2026-11-24");
  await tabTo("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await tabTo("To");
  await page.keyboard.type("France");
  await page.keyboard.press("Enter");
  await tabTo("Weight each, kg");
  await page.keyboard.type("1.2");
  await page.keyboard.press("Enter");
  await expect(page.locator("#prices")).toBeFocused();
  // the answers are those of what was typed, and so is the address
  await expect(page.getByText("1.2 kg to France", { exact: false })).toHaveCount(1);
  await expect(page).toHaveURL(/to=FR&.*parcel=1_1\.2_/);
  await arePriced();
  await tabTo("Economy Express");
  // the cheapest is already open on a wide screen; the next press opens another
  await expect(line(page, "Economy Express")).toHaveAttribute("aria-expanded", "true");
  expect(presses).toBeLessThanOrEqual(14);
});

test("the box is to scale, its bars as long as their weights, and a key changes its height and its price", async ({
  page,
}) => {
  await open(page, `${parcel}&service=standard-express`);
  const drawing = page.locator("[data-box]");
  await expect(drawing).toHaveAttribute("data-box", "40 30 10");
  const corners =
    (await drawing.locator(".box-left").getAttribute("points"))
      ?.split(" ")
      .map((point) => point.split(",").map(Number)) ?? [];
  const apart = (a: number, b: number) =>
    Math.hypot(...[0, 1].map((axis) => (corners[a]?.[axis] ?? 0) - (corners[b]?.[axis] ?? 0)));
  expect(apart(0, 3) / apart(0, 1)).toBeCloseTo(4, 1);
  const measureBars = () =>
    page.locator("[data-weight]").evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  await expect
    .poll(async () => {
      const [actual = 0, billed = 1] = await measureBars();
      return actual / billed;
    })
    .toBeCloseTo(0.8 / 1.5, 2);
  const price = line(page, "Standard Express").locator("[data-total]");
  const before = await price.innerText();
  await page.getByRole("slider", { name: "Height of the box" }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Size, cm")).toHaveValue("40 × 30 × 7");
  await expect(price).not.toHaveText(before);
  // what the lid saves is said while it is held, by its edges a notch for each step of the price
  await expect(page.getByText(/^7 cm: \$[\d.]+, \$[\d.]+ less$/)).toBeVisible();
  await expect(page.locator("[data-notch]").first()).toBeVisible();
  // pulled up as far as it goes it stays within its frame, and a line that refuses keeps its place and comes back
  const handle = page.getByRole("slider", { name: "Height of the box" });
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("PageUp");
  await expect(handle).toHaveAttribute("aria-valuenow", "30");
  await page.keyboard.press("Home");
  await expect(handle).toHaveAttribute("aria-valuenow", "1");
  // Escape takes back all of the pull
  await page.keyboard.press("Escape");
  await expect(handle).toHaveAttribute("aria-valuenow", "10");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await expect(handle).toHaveAttribute("aria-valuenow", "30");
  // of two pulls by hand it takes back the last one
  for (const by of [40, 30]) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    const before = await handle.getAttribute("aria-valuenow");
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + by);
    await page.mouse.up();
    await expect(handle).not.toHaveAttribute("aria-valuenow", before ?? "");
    if (by === 40) continue;
    await page.keyboard.press("Escape");
    await expect(handle).toHaveAttribute("aria-valuenow", before ?? "");
  }
  await page.keyboard.press("End");
  await expect(handle).toHaveAttribute("aria-valuenow", "30");
  const frame = await drawing.boundingBox();
  const faces = await drawing
    .locator("polygon")
    .evaluateAll((all) => all.map((face) => face.getBoundingClientRect().y));
  expect(Math.min(...faces)).toBeGreaterThanOrEqual(frame?.y ?? 0);
});

test("a new price is announced once, briefly, after typing has ended", async ({ page }) => {
  await page.clock.install();
  await open(page, "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10");
  const status = page.locator("main [role=status]");
  await expect(status).toHaveText("3 lines, from $7.25");
  await status.evaluate((region) => {
    Object.assign(window, { said: [] });
    new MutationObserver(() => {
      if ("said" in window && Array.isArray(window.said)) window.said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  // no pause between two keys is long enough to count as the end of typing
  await stopClock(page);
  await page.getByLabel("Weight each, kg").fill("");
  for (const key of "1.25") {
    await page.keyboard.press(key);
    await page.clock.runFor(60);
  }
  await expect(status).toHaveText("3 lines, from $7.25");
  // the price is worked out in real time; what waits to be said then counts from it
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return status.textContent();
    })
    .not.toBe("3 lines, from $7.25");
  expect(await page.evaluate(() => ("said" in window ? window.said : []))).toHaveLength(1);
});

test("a deadline names the last handover day; each line in time has its green days, the late one none", async ({
  page,
}) => {
  await open(page, `${parcel}&by=2026-12-11&value=120`);
  await expect(page.getByRole("heading", { name: "Hand over by Tue 24 Nov, 14:00 and pay $15.10" })).toBeVisible();
  const row = (service: string) => page.locator("h3 button", { has: page.locator(`[data-deadline=${service}]`) });
  const days = (service: string, mark: string) =>
    row(service)
      .locator(`[data-mark=${mark}]`)
      .evaluateAll((all) => all.map((block) => Number(block.getAttribute("data-day"))));
  expect(await days("standard-express", "hands")).toEqual([dayOf("2026-11-24")]);
  expect((await days("priority-express", "hands")).at(-1)).toBe(dayOf("2026-12-04"));
  expect((await days("priority-express", "arrives")).at(-1)).toBeLessThanOrEqual(dayOf("2026-12-11"));
  expect(await days("economy-express", "hands")).toEqual([]);
  await expect(row("economy-express")).toContainText("too late");
  // the landed cost is that of the cheapest line in time, and paper marks the one that is not
  await expect(page.getByText("Goods worth $120.00 with Standard Express")).toBeVisible();
  const paper = page.locator("[data-offer] tr", { hasText: "Economy Express" }).first();
  await expect(paper).toContainText("too late");
  await expect(page.locator("[data-offer]")).toContainText("Hand over by Tue 24 Nov, 14:00");
  await expect(page.getByText("Wed 25 Nov – Fri 4 Dec: $33.74, Priority Express.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // a handover day on which only the more expensive line is in time: bar and button offer that one
  await page.getByRole("button", { name: "Priority Express: hand over on Fri 4 Dec" }).click();
  await expect(page.getByRole("button", { name: "Handover Fri 4 Dec" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Priority Express, $33.74" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 line in time" })).toBeVisible();
  await page.locator("h3 button[aria-expanded]", { hasText: "Standard Express" }).click();
  await expect(page.getByText("Standard Express may not arrive until after Fri 11 Dec.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Request it all the same" })).toBeVisible();
});

test("the opened line is the one that is sent, shared with its day, and printed", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime("2026-11-22T10:00:00Z");
  await open(page, "/resource/shipping-calculator?to=DE&weight=0.8&size=25x20x15");
  // a Sunday, when the hub is closed
  await expect(page.getByRole("button", { name: "Handover Mon 23 Nov" })).toBeVisible();
  await page.locator("h3 button[aria-expanded]", { hasText: "Priority Express" }).click();
  await expect(page.getByRole("heading", { name: "Priority Express, $21.94" })).toBeVisible();
  await expect(page.locator("[data-offer] caption").nth(1)).toContainText("Priority Express");
  await expect(page.locator("[data-offer]")).toContainText("23 November 2026");
  await expect(page.locator("[data-offer]")).toContainText("Billable weight");
  await expect(page).toHaveURL(/service=priority-express/);
  await page.getByText("Share", { exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.get("date")).toBe("2026-11-23");
  expect(new URL(copied).searchParams.get("sent")).toBe("2026-11-22");
  // six in the evening at the hub: nothing more is taken in that day
  await page.clock.setFixedTime("2027-01-12T10:00:00Z");
  await page.goto(copied);
  await expect(page.getByText("These prices are for handover on Mon 23 Nov, which has passed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Priority Express, $21.94" })).toBeVisible();
  await expect(page.getByText("This price is for handover on Mon 23 Nov, which has passed.")).toBeVisible();
  await page.getByText("What happens next").click();
  await expect(page.getByText("at our hub in Shenzhen on Wed 13 Jan")).toBeVisible();
  // the recipient of the link sees what it is, tries another weight, and returns to the quote as sent
  await expect(page.getByText("Quote dated 22 November 2026, as sent to you.")).toBeVisible();
  await alive(page);
  await page.getByLabel("Weight each, kg").fill("2");
  await expect(page.getByText("You have changed the quote dated 22 November 2026.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Priority Express, $21.94" })).toBeHidden();
  await page.getByRole("button", { name: "Back to the quote as sent" }).click();
  await expect(page.getByText("Quote dated 22 November 2026, as sent to you.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Priority Express, $21.94" })).toBeVisible();
});

test("without a size a price says so, and the stated price for the usual box is its real one", async ({ page }) => {
  await open(page, "/resource/shipping-calculator?to=DE&weight=0.8&date=2026-11-24");
  const said = await line(page, "Priority Express")
    .getByText(/^in a box/)
    .innerText();
  await page.getByRole("button", { name: "Price this box" }).click();
  await expect(line(page, "Priority Express").locator("[data-total]")).toHaveText(said.replace("in a box ", ""));
});

test("whoever weighs in pounds sees them beside what the card bills", async ({ page }) => {
  await open(page, `${calculator}?to=US&parcel=1_5_10_8_6&units=imperial&date=2026-11-24&service=standard-express`);
  await expect(page.getByText("2.27 kg (5 lb)", { exact: true })).toBeVisible();
});
