import { kinds } from "./routes.ts";
import { expect, open, test } from "./site.ts";

// A phone whose settings have text at 200 %, upright and on its side.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});
const asked = [
  // with the lowest price at the foot of the screen
  "/resource/shipping-calculator?to=US&weight=2.3&size=50x35x20&terms=DDP&value=200",
  "/resource/what-can-i-ship?q=face+cream&to=FR",
];
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 320 },
];

/** Words and controls outside the window's sides that nothing scrolls to, and fields too narrow for what they hold. Runs in the browser. */
function listCut(): string[] {
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && element !== document.body && scrolls(element.parentElement));
  // what only screen readers read is a pixel wide
  const shown = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  const range = document.createRange();
  const outside = shown
    .filter(
      (element) => !element.closest("svg") && (/^(A|BUTTON|INPUT|SUMMARY)$/.test(element.tagName) || hasWords(element)),
    )
    .filter((element) => {
      range.selectNodeContents(element);
      const boxes = hasWords(element) ? [...range.getClientRects()] : [element.getBoundingClientRect()];
      return (
        boxes.some(({ left, right, width }) => width > 2 && (left < -1 || right > innerWidth + 1)) && !scrolls(element)
      );
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  const narrow = shown
    .filter((element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    .filter(({ type }) => !/radio|checkbox/.test(type))
    .map((field) => ({
      field,
      has: field.getBoundingClientRect().width,
      needs: field.value ? measureContent(field) : field.scrollWidth,
    }))
    .filter(({ has, needs }) => needs > has + 1)
    .map(({ field, has, needs }) => `the field ${field.id} needs ${needs} px of ${has} for ${field.value}`);
  const clipped = shown
    .filter(
      (element) =>
        getComputedStyle(element).textOverflow === "ellipsis" &&
        element.scrollWidth > element.clientWidth + 1 &&
        /[$€£¥]\s?\d/.test(element.textContent),
    )
    .map((element) => `a price is cut short: ${element.textContent}`);
  return [...outside, ...narrow, ...clipped];
  /** The width of a field that shows all of what was entered or chosen. */
  function measureContent(field: HTMLElement): number {
    const before = field.style.cssText;
    field.style.cssText += "field-sizing: content; flex: none; width: max-content; min-width: 0; max-width: none";
    const { width } = field.getBoundingClientRect();
    field.style.cssText = before;
    return width;
  }
  function hasWords({ childNodes }: Element): boolean {
    return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  }
}

for (const path of [...kinds, "/zh", "/zh/resource/shipping-calculator", "/zh/resource/freight-calculator", ...asked])
  test(`enlarged text stays within the screen: ${path}`, async ({ tab: page }) => {
    await open(page, path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(screen.width);
      expect(await page.evaluate(listCut), `at ${screen.width} px`).toEqual([]);
      // what stands at the foot leaves the page room
      for (const bar of await page.locator("main .foot-bar:visible").all())
        expect((await bar.boundingBox())?.height).toBeLessThan(Math.max(screen.height / 3, 140));
    }
  });

test("an invoice that has been checked stays within the screen", async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/resource/order-files");
  await page.getByRole("button", { name: "Check an example invoice" }).click();
  await expect(page.locator("main table.timetable").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(listCut)).toEqual([]);
});

const sent = "/resource/shipping-calculator?to=DE&service=standard-express&parcel=1_0.8_40_30_10";
test("menus that are opened stay within the screen, and a price's working is read in lines", async ({ tab: page }) => {
  await open(page, sent);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const menu of await page.locator("details:has(> .menu button, > .menu a) > summary:visible").all()) {
      await menu.click();
      expect(await page.evaluate(listCut), `${await menu.textContent()} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await menu.click();
    }
    const workings = page.locator("[data-quote] dl dd.phrased:visible");
    expect(await workings.count()).toBeGreaterThan(0);
    for (const working of await workings.all()) expect((await working.boundingBox())?.width).toBeGreaterThan(100);
  }
});

test("the columns of an opened line have room where letters alone are enlarged, not what media queries measure", async ({
  tab: page,
}) => {
  // twice the default of these tests on twice a desktop's width
  await page.setViewportSize({ width: 2880, height: 1800 });
  await open(page, sent);
  for (const percent of [130, 160, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
    for (const part of await page.locator("[data-quote] > div > *:visible").all())
      expect((await part.boundingBox())?.width, `at ${percent} %`).toBeGreaterThan(12 * 32 * (percent / 100));
  }
});

const parcel = "/resource/shipping-calculator?to=DE&weight=12.75&size=140x130x120&terms=DDP&value=12500&by=2027-12-24";
const pallets = "/resource/freight-calculator?freight=pallet_US_90001_12_120_100_180_2400_n";
for (const path of [parcel, pallets, "/tracking?number=RB123456785CN"])
  test(`fields show all of what they hold: ${path}`, async ({ tab: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    if (path === parcel) {
      // a phone shows what is asked in words first
      await page.locator("main .foot-bar button:visible").last().click();
      await page.locator("form button[aria-controls=terms], form button[aria-expanded=false]").click();
      await expect(page.locator("#by")).toBeVisible();
    }
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(listCut), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test("the words of a line's row stand below its days", async ({ tab: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, sent);
  const drawings = page.locator("main svg[data-axis]:visible");
  await expect(drawings.nth(2)).toBeVisible();
  const overlaps = await drawings.evaluateAll((all) =>
    all.map((drawing) => {
      const days = [...drawing.querySelectorAll("[data-arrives], [data-way]")].map((day) =>
        day.getBoundingClientRect(),
      );
      const words = document.createRange();
      if (drawing.nextElementSibling) words.selectNodeContents(drawing.nextElementSibling);
      const tops = [...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...days.map(({ bottom }) => bottom)) - Math.min(...tops);
    }),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
});

test("a message leaves the field in view that has the focus", async ({ tab: page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/resource/freight-calculator");
    await page.getByRole("button", { name: "Enter your own" }).click();
    const field = page.locator("#freight-0-quantity");
    await expect(field).toBeFocused();
    await expect(page.locator(".toast")).toBeVisible();
    await expect
      .poll(async () => {
        const [own, over] = [await field.boundingBox(), await page.locator(".toasts").boundingBox()];
        return own && over && (own.y + own.height <= over.y || own.y >= over.y + over.height);
      })
      .toBe(true);
    // as long as the page stays where it is
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test("an order file's prices are in view beside their rows", async ({ tab: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/resource/order-files");
  await page.getByRole("button", { name: "Price an example" }).click();
  const price = page.getByRole("group", { name: "All rows" }).getByRole("cell", { name: /^\$/ }).first();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await price.scrollIntoViewIfNeeded();
    const box = await price.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    // what the row is of has room beside it
    expect(box?.x).toBeGreaterThan(width / 2);
  }
});
