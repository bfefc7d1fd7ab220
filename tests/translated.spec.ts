import type { Page } from "@playwright/test";
import { alive, expect, open, test } from "./site.ts";

// A browser's translator puts its own elements in place of the page's texts, which the page's code then no longer holds.

/** Replaces each text as Chrome's translator does. Runs in the page. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== "" && !node.parentElement?.closest("script, style, svg, select"))
      texts.push(node);
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Puts each field into an element of its own, beside a field, as an extension does that fills forms. Runs in the page. */
function wrapFields(): void {
  for (const field of document.querySelectorAll("input, textarea")) {
    const outer = document.createElement("span");
    field.replaceWith(outer);
    outer.append(field, document.createElement("input"));
  }
}

/** What a page says, but for what it only tells those who hear it. */
const readPage = (page: Page) =>
  page.locator("main").evaluate((main) => {
    for (const fold of main.querySelectorAll("details")) fold.open = true;
    for (const told of main.querySelectorAll<HTMLElement>("[role=status]")) told.style.display = "none";
    return main instanceof HTMLElement ? main.innerText.replaceAll(/\s+/g, " ") : "";
  });

/** The same, once a second brings nothing more. */
async function readWhole(page: Page): Promise<string> {
  let before = "";
  const isWhole = async () => {
    const now = await readPage(page);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isWhole, { intervals: [1_000] }).toBe(true);
  return before;
}

type Change = (page: Page) => Promise<void>;

const journeys: Record<string, readonly Change[]> = {
  "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10": [
    (page) => page.getByLabel("Weight each, kg").fill("2.4"),
    async (page) => {
      await page.getByText("Time", { exact: true }).click();
      await expect(page.locator("h3 button").first()).toContainText("Priority Express");
    },
    async (page) => {
      await page.getByRole("button", { name: "deadline, currency" }).click();
      await page.getByLabel("Currency").selectOption("EUR");
      await page.locator("h3 button").first().click();
    },
    async (page) => {
      await page.getByRole("combobox", { name: "To" }).fill("France");
      await page.keyboard.press("Enter");
    },
    (page) => page.getByLabel("Size, cm").fill("400x30x10"),
  ],
  "/resource/freight-calculator": [
    (page) => page.getByLabel("Pallets", { exact: true }).last().fill("2"),
    (page) => page.getByText("Cartons", { exact: true }).click(),
    (page) => page.getByRole("button", { name: "Add another type of piece" }).click(),
    (page) => page.getByRole("button", { name: "Remove B" }).click(),
  ],
  "/resource/destinations": [
    (page) => page.getByRole("searchbox").fill("ger"),
    (page) => page.getByRole("searchbox").fill("nowhere"),
    (page) => page.getByRole("searchbox").fill(""),
  ],
};

for (const [address, changes] of Object.entries(journeys))
  test(`a translated page says the same as one that is not: ${address}`, async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, address);
    await open(page, address);
    // a line that begins to refuse stays where it was offered
    await readWhole(other);
    await readWhole(page);
    for (const [at, change] of changes.entries()) {
      const before = await readPage(other);
      await change(other);
      await other.keyboard.press("Tab");
      await expect.poll(() => readPage(other), `change ${at + 1} changes something`).not.toBe(before);
      // what is new is translated, too
      await page.evaluate(wrapTexts);
      await change(page);
      await page.keyboard.press("Tab");
      // either may still be on its way to the last answer
      await expect(async () =>
        expect(await readPage(page), `after change ${at + 1}`).toBe(await readPage(other)),
      ).toPass({ timeout: 30_000 });
    }
    expect(await readWhole(page)).toBe(await readWhole(other));
  });

test.describe("what is typed before the page's code is there stays, with the focus", () => {
  test.use({ expectedErrors: /React error #418/ });

  for (const address of ["/contact", "/"])
    test(`and a fold that was opened stays open: ${address}`, async ({ page }) => {
      const opened = Promise.withResolvers<void>();
      await page.route("**/assets/entry.client-*.js", (route) => opened.promise.then(() => route.continue()));
      await page.goto(address, { waitUntil: "commit" });
      const fold = page.locator("main details:not(.narrow-fold, #places)").first();
      const all = page.locator("main details[open]");
      await expect(page.locator("footer")).toBeAttached();
      const before = await all.count();
      await fold.locator("summary").click();
      await page.evaluate(wrapTexts);
      opened.resolve();
      await alive(page);
      await expect(fold).toHaveAttribute("open");
      await expect(all).toHaveCount(before + 1);
    });

  for (const [address, all] of [
    ["/", [["main input[name=weight]", "2.5"]]],
    ["/resource/what-can-i-ship", [["main input[type=search]", "honey"]]],
    [
      "/resource/shipping-calculator",
      [
        ["main input[id^=weight]", "2.5"],
        ["main [role=combobox]", "France"],
      ],
    ],
  ] as const)
    test(`although a translator or an extension has changed the page by then: ${address}`, async ({ page }) => {
      for (const change of [wrapTexts, wrapFields]) {
        const typed = Promise.withResolvers<void>();
        await page.route("**/assets/entry.client-*.js", (route) => typed.promise.then(() => route.continue()));
        await page.goto(address, { waitUntil: "commit" });
        let own = page.locator("main");
        for (const [field, text] of all) {
          own = page.locator(field).first();
          await own.fill(text);
        }
        await page.evaluate(change);
        await own.focus();
        typed.resolve();
        await alive(page);
        for (const [field, text] of all) await expect(page.locator(field).first()).toHaveValue(text);
        await expect(own).toBeFocused();
      }
    });
});
