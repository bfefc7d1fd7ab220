import type { Page } from "@playwright/test";
import { expect, isMarked, markDocument, open, test } from "./site.ts";
import { routes } from "./routes.ts";

/** What every element and its pseudo-elements look like, as a hash for each. */
function listLooks(): string[] {
  const elements = [...document.querySelectorAll("body, body *:not(template, script)")];
  return elements.flatMap((element) =>
    [null, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      // without a content there is no pseudo-element
      if (pseudo && style.content === "none") return "";
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    }),
  );
}

/** Waits until the page is laid out in its typeface: which faces are needed is known only once it has been laid out. */
async function settleType(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
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
  // as served: without code nothing moves meanwhile
  test.use({ reducedMotion: "reduce" });
  const kinds = routes.filter((path) => !/^\/(our-solutions\/b2[bc]|newsroom\/detail)\/./.test(path));
  for (const [name, viewport] of [
    ["wide", { width: 1440, height: 900 }],
    ["narrow and dark", { width: 390, height: 844 }],
  ] as const)
    test(name, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: name === "wide" ? "light" : "dark" });
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      for (const path of [...kinds, "/our-solutions/b2c/standard-express", "/newsroom/detail/liege-gateway"]) {
        await page.goto(path);
        await settleType(page);
        const before = await page.evaluate(listLooks);
        await addWholeSheet(page);
        // the sheet declares the typeface anew
        await settleType(page);
        const after = await page.evaluate(listLooks);
        const changed = after.filter((look, at) => look !== before[at]);
        expect(changed.length, path).toBe(0);
      }
    });
});

test("a page come to by a link is shown once its styles are there", async ({ page }) => {
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
  // the field as it looks in a document of its own
  const look = () =>
    field.evaluate((input) =>
      [...getComputedStyle(input)].map((name) => getComputedStyle(input).getPropertyValue(name)).join(),
    );
  const come = await look();
  await open(page, "/resource/shipping-calculator");
  expect(await look()).toBe(come);
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
