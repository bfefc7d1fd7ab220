import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

const named = process.env.FIREFOX;

/** Debian's Firefox, or the one that FIREFOX names; undefined if there is none, or none is wanted. */
export const firefox = [named ?? "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => named !== "none" && existsSync(path),
);

export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    ...(firefox && { executablePath: firefox }),
    headless: true,
    // the window has its size from the start: Firefox's extended release cannot be told another orientation later
    defaultViewport: null,
    args: ["--width=1280", "--height=900"],
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "network.captive-portal-service.enabled": false },
  });
}

/** Retries until it holds: between two documents a query fails, which is not an error. */
export const eventually = (check: () => Promise<void>) => expect(check).toPass({ timeout: 60_000 });

/**
 * Clicks on what a selector finds once it is there. Puppeteer's own locators and its waiting make functions from text in
 * the page, which the site's policy forbids Firefox to do.
 */
export async function click(page: Page, selector: string): Promise<void> {
  await eventually(async () => {
    const found = await page.$(selector);
    if (!found) throw new Error(`Nothing is found by ${selector}`);
    await found.click();
  });
}

/** Replaces the text of a field. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await eventually(async () => {
    await page.focus(selector);
    await page.$eval(selector, (field) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  });
  await page.keyboard.type(text);
}
