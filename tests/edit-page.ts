import { test as base, expect as baseExpect, type Page } from "@playwright/test";
import { type RunningEditor, startEditor } from "./edit.ts";

/** The first check reads everything, beside a development server that starts. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** Each worker has one editor on one copy of the content; `pages` loads the page beside the form, which takes long. */
export const test = base.extend<{ pages: boolean }, { editor: RunningEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  pages: [false, { option: true }],
  page: async ({ page, pages, editor }, use) => {
    if (!pages) await page.route(`${editor.pages}/**`, (route) => route.abort());
    await use(page);
  },
});

export const review = (page: Page) => page.getByRole("button", { name: /^Review and save/ });

/** Opens a file in the editor. */
export async function open(page: Page, { address }: RunningEditor, path: string): Promise<void> {
  await page.goto(`${address}#${path}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(path);
}

/** Saves all changes; with a sentence they are recorded in the repository. */
export async function save(page: Page, sentence = ""): Promise<void> {
  await expect(review(page)).toBeEnabled();
  await review(page).click();
  const dialog = page.getByRole("dialog");
  if (sentence !== "") await dialog.getByLabel(/sentence/).fill(sentence);
  await dialog.getByRole("button", { name: /^Save \(/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Drops all changes, in the review that is open. */
export async function dropAll(page: Page): Promise<void> {
  const drop = page.getByRole("button", { name: "Drop this change" });
  await expect(drop.first()).toBeVisible();
  for (let left = await drop.count(); left > 0; left = await drop.count()) {
    await drop.first().click();
    // with a text goes the picture that it alone shows
    await expect(drop).not.toHaveCount(left);
  }
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
}
