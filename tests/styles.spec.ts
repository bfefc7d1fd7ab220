import type { Page } from "@playwright/test";
import { expect, isMarked, markDocument, open, test } from "./site.ts";
import { kinds } from "./routes.ts";

/** Where every element of the page stands, and what can be told of its look. Runs in the page. */
function listLooks(): string[] {
  return [...document.querySelectorAll("body, body *:not(template, script, link, style, svg *)")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, fontWeight, opacity, transform, zIndex } =
      getComputedStyle(element);
    return [x, y, width, height, color, backgroundColor, borderTopColor, fontWeight, opacity, transform, zIndex].join();
  });
}

async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { styles } = JSON.parse(document.querySelector("#site-config")?.textContent ?? "{}");
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles });
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
      document.head.append(link);
    });
  });
}

test.describe("a document has what its page needs of the style sheet: the rest of it changes nothing", () => {
  // as served: without code nothing moves meanwhile, and without typefaces nothing is laid out anew when one comes
  test.use({ reducedMotion: "reduce", expectedErrors: /ERR_FAILED/ });
  // of a service and of a news item those with the most parts
  const visited = kinds
    .filter((path) => !/^\/(our-solutions\/b2[bc]|newsroom\/detail)\/./.test(path))
    .concat("/zh", "/our-solutions/b2c/standard-express", "/newsroom/detail/liege-gateway");
  for (const [name, viewport, colorScheme] of [
    ["wide", { width: 1440, height: 900 }, "light"],
    ["narrow and dark", { width: 390, height: 844 }, "dark"],
  ] as const)
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await page.route(/\.woff2$/, (route) => route.abort());
      for (const path of visited) {
        await page.goto(path);
        const before = await page.evaluate(listLooks);
        await addWholeSheet(page);
        const after = await page.evaluate(listLooks);
        expect(
          after.filter((look, at) => look !== before[at]),
          path,
        ).toEqual([]);
      }
    });
});

test("a page come to by a link is shown once its styles are there", async ({ page }) => {
  // a typeface is optional: the one document may have it in time, the other not, and a field is a pixel higher in it
  await page.route(/\.woff2$/, (route) => route.fulfill({ contentType: "font/woff2", body: "" }));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/privacy-policy");
  await markDocument(page);
  const asked = page.waitForRequest(/\.css$/);
  await page.locator('a[href="/resource/shipping-calculator"]:visible').first().click();
  await asked;
  await expect(page.locator("h1")).toHaveText("Privacy policy");
  release();
  const field = page.getByLabel("Weight each, kg");
  await expect(field).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  // the field as it looks in a document of its own, which has only the custom properties that it reads
  const look = () =>
    field.evaluate((input) =>
      [...getComputedStyle(input)]
        .filter((name) => !name.startsWith("--"))
        .map((name) => getComputedStyle(input).getPropertyValue(name))
        .join(),
    );
  const come = await look();
  await open(page, "/resource/shipping-calculator");
  await expect.poll(look).toBe(come);
});

test.describe("styles that cannot be fetched", () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be loaded/ });
  test("lead to a document that has them", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await open(page, "/privacy-policy");
    await markDocument(page);
    await page.locator('a[href="/esg"]:visible').first().click();
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(false);
  });
});
