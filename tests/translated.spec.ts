import type { Page } from "@playwright/test";
import { alive, expect, open, test } from "./site.ts";

// A browser's translator puts its own elements in place of the page's texts, which the page's code then no longer holds.

const address = "/resource/shipping-calculator?to=DE&parcel=1_0.8_40_30_10";

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

/** What the calculator says, but for what it only tells those who hear it. */
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

const changes: Record<string, (page: Page) => Promise<void>> = {
  "another weight": (page) => page.getByLabel("Weight each, kg").fill("2.4"),
  "another order": (page) => page.getByText("Time", { exact: true }).click(),
  "another currency, then another line": async (page) => {
    await page.getByRole("button", { name: "deadline, currency" }).click();
    await page.getByLabel("Currency").selectOption("EUR");
    await page.locator("h3 button").first().click();
  },
  "another destination": async (page) => {
    await page.getByRole("combobox", { name: "To" }).fill("France");
    await page.keyboard.press("Enter");
  },
  "a size that no line takes": (page) => page.getByLabel("Size, cm").fill("400x30x10"),
};

for (const [name, change] of Object.entries(changes))
  test(`a translated page says the same as one that is not, after ${name}`, async ({ page }) => {
    await open(page, address);
    await change(page);
    await expect(page).not.toHaveURL(address);
    await page.keyboard.press("Tab");
    const wanted = await readWhole(page);
    await page.goto(address);
    await alive(page);
    await page.evaluate(wrapTexts);
    await change(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => readPage(page)).toBe(wanted);
  });
