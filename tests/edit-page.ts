import { expect as base, type Page } from "@playwright/test";
import type { RunningEditor } from "./edit.ts";

/** The first check reads everything, beside a development server that starts. */
export const expect = base.configure({ timeout: 60_000 });

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
  await dialog.getByRole("button", { name: /^Save \d/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Drops all changes, in the review that is open. */
export async function dropAll(page: Page): Promise<void> {
  const drop = page.getByRole("button", { name: "Drop this change" });
  await expect(drop.first()).toBeVisible();
  for (let left = await drop.count(); left > 0; left -= 1) {
    await drop.first().click();
    await expect(drop).toHaveCount(left - 1);
  }
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
}
