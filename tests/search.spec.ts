import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

/** Types into the search and waits for a result. */
async function search(page: Page, query: string, result: string | RegExp) {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill(query);
  const option = dialog.getByRole("option", { name: result }).first();
  await expect(option).toBeVisible();
  return option;
}

test("a weight and a country are a price, by Enter alone", async ({ tab: page }) => {
  await open(page, "/about-us");
  await search(page, "1.2 kg UK", /Prices: 1\.2 kg · United Kingdom/);
  // the keys of an input method are its own: Chromium says so, Safari tells of the last one by its code alone
  const taken = await page
    .getByRole("dialog")
    .getByRole("combobox")
    .evaluate((field) =>
      [{ isComposing: true }, { keyCode: 229 }, {}].map(
        (own) =>
          !field.dispatchEvent(
            new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true, ...own }),
          ),
      ),
    );
  expect(taken).toEqual([false, false, true]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/resource\/shipping-calculator\?to=GB&parcel=1_1\.2/);
  await expect(page.getByRole("heading", { name: /lines?, from/ })).toBeVisible();
});

test("Enter waits for the answer to what was asked, however few pages are found before it", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/make-line-reader-*.js", (route) => promise.then(() => route.continue()));
  await open(page, "/about-us");
  await search(page, "2 x 40HQ to Los Angeles", /./);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  resolve();
  await expect(page).toHaveURL(/\/resource\/freight-calculator\?freight=40HC_US_90001_2/);
});

test("a screen reader is told what was found once typing rests, not at each letter", async ({ tab: page }) => {
  await open(page, "/about-us");
  await search(page, "battery", /./);
  const said = page.getByRole("dialog").getByRole("status").last();
  await expect(said).toHaveText(/^\d+ result/);
  const heard = await said.evaluateHandle((status) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.fill("");
  await field.pressSequentially("customs duty", { delay: 50 });
  await expect.poll(() => heard.evaluate((texts) => texts.length)).toBe(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("the empty search offers pages, and says nothing of keys", async ({ page }) => {
    await open(page, "/about-us");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("option", { name: "Shipping calculator" })).toBeVisible();
    await expect(dialog.getByText("arrow keys")).toBeHidden();
    await dialog.getByRole("combobox").press("Enter");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("option", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("a heading is found with the name of its page, and a word for several articles leads to what they are", async ({
  page,
}) => {
  await open(page, "/about-us");
  await search(page, "held at the hub", "Track a parcel: Held at the hub");
  await page.getByRole("dialog").getByRole("combobox").fill("battery");
  await page.getByRole("dialog").getByRole("option", { name: "May “battery” be sent?" }).click();
  await expect(page.getByText("“battery” can be several things")).toBeVisible();
});

test("what is typed while the code of the search is on its way stands in its field", async ({ page }) => {
  await open(page, "/about-us");
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("/");
  // asked for again, it still comes once
  await page.keyboard.press("Control+k");
  await page.keyboard.type("battery/x");
  arrive();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("battery/x");
});

test("what no line takes is offered no price but its verdict, a tracking number is no size, and goods lead to whether they may be sent there", async ({
  tab: page,
}) => {
  await open(page, "/about-us");
  const prices = page.getByRole("dialog").getByRole("option", { name: /^Prices/ });
  const verdict = await search(page, "perfume 0.5kg to UK", /May “Perfume” be sent to (the )?United Kingdom/);
  await expect(verdict).toContainText("No");
  await expect(prices).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(await search(page, "lx 837 465 199 cn", /LX837465199CN/)).toContainText("postal services (UPU S10)");
  await expect(prices).toHaveCount(0);
  await page.keyboard.press("Escape");
  await (await search(page, "power bank to italy", /May “Power bank” be sent to Italy/)).click();
  await expect(page).toHaveURL(/\/resource\/what-can-i-ship\?q=Power\+bank&to=IT/);
  await expect(page.getByRole("combobox")).toHaveValue("IT");
});

test("a line that is to be settled goes to the calculator as it was typed, and stays after a reload", async ({
  tab: page,
}) => {
  await open(page, "/about-us");
  await search(page, "1kg to Germany and France", /In the calculator/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/shipping-calculator\?to=1kg\+to\+Germany\+and\+France/);
  const asks = page
    .getByText("“Germany and France” names several destinations.")
    .or(page.getByText(/names several destinations/));
  await expect(asks.first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "To" })).toHaveValue("1kg to Germany and France");
  await expect(asks.first()).toBeVisible();
});

test("a country that is not served says so, and the calculator says what is nearest", async ({ tab: page }) => {
  await open(page, "/about-us");
  await (await search(page, "do you deliver to kazakhstan", /Kazakhstan.*not/)).click();
  await expect(
    page
      .locator("main")
      .getByText(/Kazakhstan/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: /lines?, from/ })).toBeHidden();
});

test("an answer within a page opens where it stands", async ({ tab: page }) => {
  await open(page, "/about-us");
  await (await search(page, "why not perfume", /^Why not perfume/)).click();
  await expect(page.locator("#question-1")).toBeVisible();
  await expect(page.locator("#question-1")).toBeInViewport();
  await page.reload();
  await expect(page.locator("#question-1")).toBeVisible();
});

test("several tracking numbers that are pasted, each in a line, lead to the page about all of them", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "RB847261955CN\nLX837465199CN\n");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue("RB847261955CN, LX837465199CN");
  const found = page.getByRole("dialog").getByRole("option", { name: "Track RB847261955CN, LX837465199CN" });
  // what each of them is stands on the page alone
  await expect(found).toHaveText("Track RB847261955CN, LX837465199CN");
  await found.click();
  await expect(page.getByText("These are 2 numbers, and this is what each is.")).toBeVisible();
});

test("a first letter costs at most 30 kB", async ({ page }) => {
  await open(page, "/about-us");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("b");
  await expect(page.getByRole("dialog").getByText(/Nothing found/)).toBeVisible();
  const data = await Promise.all(
    fetched
      .filter((path) => path.endsWith(".json"))
      .map(async (path) => {
        const answer = await page.request.get(path, { headers: { "accept-encoding": "br" } });
        return Number(answer.headers()["content-length"] ?? (await answer.body()).length);
      }),
  );
  expect(data.length).toBeGreaterThan(0);
  expect(data.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(30_000);
});
