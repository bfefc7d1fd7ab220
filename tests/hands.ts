import { expect, type Locator, type Page } from "@playwright/test";

/** How a person operates a page. */
export type Hand = {
  /** Presses a button, link or summary. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  choose: (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
};

/** Presses Tab or Shift+Tab, and arrows within a toolbar, until the target has the focus; fails if none leads there. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const findKey = () =>
    target.evaluate((element) => {
      const focused = document.activeElement;
      if (element === focused) return undefined;
      if (element.closest("[role=toolbar]")?.contains(focused)) return "ArrowRight";
      const isBefore = focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore ? "Shift+Tab" : "Tab";
    });
  for (let presses = 0; presses < 250; presses += 1) {
    const key = await findKey();
    if (!key) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Each hand at its screen: two walks show what four would. */
export const widths = { mouse: 390, keyboard: 1440 };

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
