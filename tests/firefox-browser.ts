import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer-core";

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
