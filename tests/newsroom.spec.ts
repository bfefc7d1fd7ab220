import type { Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { type Hand, hands, widths } from "./hands.ts";
import { expect, open, test } from "./site.ts";

// Finding and reading news, by mouse on a phone and by keyboard only on a desktop.

const heading = (page: Page) => page.locator("h1");

const longest = "by topic, at a glance, in full, and back to the same place";
const journeys = {
  "by the search of the site": async (page: Page, { press, write }: Hand) => {
    await open(page, "/");
    await press(page.getByRole("banner").getByRole("button", { name: "Search" }));
    const field = page.getByRole("combobox", { name: "Search" });
    await expect(field).toBeFocused();
    // typos do not matter
    await write(field, "second europaen gateway");
    await expect(page.getByRole("option").first()).toContainText("Second European gateway at Liège");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Second European gateway at Liège for Standard and Apparel");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  "by the newsroom's own search": async (page: Page, { press, write }: Hand) => {
    await open(page, "/newsroom");
    await write(page.getByLabel("Search the news"), "thailand");
    await expect(page).toHaveURL(/\?q=thailand$/);
    await expect(page.getByText("1 item", { exact: true })).toBeVisible();
    await press(page.getByRole("link", { name: "Thailand charges duty from the first baht" }));
    await expect(heading(page)).toHaveText("Thailand charges duty from the first baht");
    await page.goBack();
    await expect(page.getByLabel("Search the news")).toHaveValue("thailand");
    await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  },
  [longest]: async (page: Page, { press }: Hand) => {
    await open(page, "/newsroom");
    await press(page.getByRole("navigation", { name: "Topic" }).getByRole("link", { name: "Customs" }));
    await expect(page).toHaveURL(/\/newsroom\/topic\/customs$/);
    await expect(heading(page)).toHaveText("Customs");
    const item = page.getByRole("link", { name: "Thailand charges duty from the first baht" });
    // the scroll position of the list when the item was opened
    await page.evaluate(() =>
      document.addEventListener("click", () => Object.assign(window, { openedAt: window.scrollY }), {
        capture: true,
        once: true,
      }),
    );
    await press(item);
    const before = await page.evaluate(() => ("openedAt" in window ? Number(window.openedAt) : -1));
    await expect(heading(page)).toHaveText("Thailand charges duty from the first baht");
    await press(page.getByRole("link", { name: "Read in full" }));
    await expect(page).toHaveURL(/\/newsroom\/detail\/thailand-first-baht$/);
    await expect(page.locator(".prose")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText("Customs");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  },
  "by a feed, in full, and at a glance": async (page: Page, { press }: Hand) => {
    const feed = await (await page.request.get("/newsroom/feed.json")).json();
    await open(page, new URL(feed.items[0].url).pathname);
    await expect(heading(page)).toHaveText(feed.items[0].title);
    await expect(page.locator(".prose")).toBeVisible();
    await press(page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "at a glance" }));
    await expect(page.getByRole("link", { name: "Read in full" })).toBeVisible();
    await expect(heading(page)).toHaveText(feed.items[0].title);
  },
  "from one to the next": async (page: Page, { press }: Hand) => {
    await open(page, "/newsroom/peak-cut-offs-2026");
    await press(page.getByRole("navigation", { name: "Next and previous item" }).getByRole("link", { name: /Older/ }));
    await expect(heading(page)).toHaveText("Spring Festival 2027: when hubs close and flights leave");
    await page.keyboard.press("ArrowRight");
    await expect(heading(page)).toHaveText("Last handover dates before Christmas 2026");
    await page.keyboard.press("ArrowLeft");
    await expect(heading(page)).toHaveText("Spring Festival 2027: when hubs close and flights leave");
  },
};

// each by one hand: what they press alike is pressed by the other in another of them
for (const [by, names] of [
  ["mouse", ["by the search of the site", longest, "by a feed, in full, and at a glance"]],
  ["keyboard", ["by the newsroom's own search", "from one to the next"]],
] as const)
  for (const name of names)
    test(`an item is found ${name} by ${by}`, async ({ page }) => {
      const width = widths[by];
      await page.setViewportSize({ width, height: 900 });
      await journeys[name](page, hands[by]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // a list of a topic is none of the kinds in pages.spec.ts
      if (name === longest) expect(await violations(page)).toEqual([]);
    });

test("a notice shows on the pages of its lines from its first to its last day, and says its state", async ({
  page,
}) => {
  const banner = page.getByText("The peak surcharge applies until 10 January 2027.");
  await page.clock.install({ time: new Date("2027-01-10T12:00:00") });
  await open(page, "/our-solutions/b2c/standard-express");
  await expect(banner).toBeVisible();
  await open(page, "/newsroom/winter-fuel-2026");
  await expect(page.getByText("In force", { exact: true })).toBeVisible();
  await open(page, "/our-solutions/b2b/us-ocean-freight");
  await expect(banner).toHaveCount(0);
  await page.clock.setSystemTime(new Date("2027-01-11T12:00:00"));
  await open(page, "/our-solutions/b2c/standard-express");
  await expect(banner).toHaveCount(0);
  await open(page, "/newsroom/winter-fuel-2026");
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
});

test("a correction is shown below the text with its day", async ({ page }) => {
  await open(page, "/newsroom/detail/typhoon-notice");
  await expect(page.getByRole("heading", { name: "Corrections" })).toBeVisible();
  await expect(page.getByText("11 August 2026")).toBeVisible();
  await expect(page.locator(".callout-tip")).toContainText("One lost day needs no change");
});

test("an address of a list that does not exist is a 404", async ({ request }) => {
  for (const path of [
    "/newsroom/topic/nothing",
    "/newsroom/year/1999",
    "/newsroom/page/99",
    "/newsroom/topic/customs/2",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
