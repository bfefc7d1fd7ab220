import { expect, type Locator, type Page } from "@playwright/test";

/** How a person operates a page. */
export type Hand = {
  /** Presses a button, link or summary. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  choose: (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
};

/** Presses Tab, and arrows within a toolbar, until the target has the focus; fails if it cannot be reached like that. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const find = () =>
    target.evaluate((element) => {
      const bar = element.closest("[role=toolbar]");
      if (element === document.activeElement) return "focused";
      return bar?.contains(document.activeElement) ? "in its toolbar" : "elsewhere";
    });
  for (let presses = 0; presses < 250; presses += 1) {
    const at = await find();
    if (at === "focused") break;
    await page.keyboard.press(at === "in its toolbar" ? "ArrowRight" : "Tab");
  }
  await expect(target).toBeFocused();
}

/** Each journey is walked by either hand and on either screen, in two walks instead of four. */
export const walks = [
  { by: "mouse", width: 390 },
  { by: "keyboard", width: 1440 },
] as const;

export const hands: Record<"mouse" | "keyboard", Hand> = {
  mouse: {
    press: (target) => target.click(),
    write: async (field, text) => {
      await field.click({ clickCount: 3 });
      await field.page().keyboard.type(text);
    },
    choose: async (page, file) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByText("Choose a file", { exact: true }).click();
      await (await chooser).setFiles(file);
    },
  },
  keyboard: {
    press: async (target) => {
      await tabTo(target);
      await target.page().keyboard.press("Enter");
    },
    write: async (field, text) => {
      await tabTo(field);
      await field.page().keyboard.press("ControlOrMeta+a");
      await field.page().keyboard.type(text);
    },
    choose: async (page, file) => {
      const chooser = page.waitForEvent("filechooser");
      await tabTo(page.getByRole("button", { name: "Choose a file" }));
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(file);
    },
  },
};
