import { test as base, expect as baseExpect, type Page } from "@playwright/test";
import { type RunningEditor, startEditor } from "./edit.ts";

/** A busy machine is slow: the first check reads everything, beside a development server that starts. */
export const expect = baseExpect.configure({ timeout: 120_000 });

/**
 * Each worker has one editor on one copy of the content, and one page that stays open in it, as with an editor; each test
 * leaves it without changes. The page beside the form takes long to load: `showPages` lets it.
 */
export const test = base.extend<object, { editor: RunningEditor; desk: Page }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  desk: [
    async ({ browser, editor }, use) => {
      const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.route(`${editor.pages}/**`, (route) => route.abort());
      await page.goto(editor.address);
      await page.getByText("Checking …").waitFor({ state: "hidden", timeout: 180_000 });
      await use(page);
      await context.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

export const showPages = (page: Page, { pages }: RunningEditor) => page.unroute(`${pages}/**`);

export const review = (page: Page) => page.getByRole("button", { name: /^Review and save/ });

/** Opens a file in the editor, by a link as those in its list. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(path);
}

/** Saves all changes; with a sentence they are recorded in the repository. */
export async function save(page: Page, sentence = ""): Promise<void> {
  await review(page).click();
  const dialog = page.getByRole("dialog");
  if (sentence !== "") await dialog.getByLabel(/sentence/).fill(sentence);
  await dialog.getByRole("button", { name: /^Save \(/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Drops all changes, in the review that is open, and leaves it. */
export async function dropAll(page: Page): Promise<void> {
  const drop = page.getByRole("button", { name: "Drop this change" });
  await expect(drop.first()).toBeVisible();
  for (let left = await drop.count(); left > 0; left = await drop.count()) {
    await drop.first().click();
    // with a text goes the picture that it alone shows
    await drop.nth(left - 1).waitFor({ state: "detached" });
  }
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
  await page.getByRole("button", { name: "Back to editing" }).click();
}
