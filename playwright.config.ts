import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 3217);
/** Chromium without windows takes two thirds of the whole browser's time. */
const shell = "/usr/bin/chromium-headless-shell";

/** Browser tests run Debian's Chromium against the built site, served by the real server. */
export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/temporary-folder.ts",
  // what is named .test.ts there is a unit test, for vitest
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: process.env.CI ? 2 : 3,
  // a test that needs a second try is broken, or tells of something that is
  retries: 0,
  // a busy machine is slow, not wrong
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // a person's browser: the headless one names itself, and counts as a bot
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : "/usr/bin/chromium"),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // the editor's tests follow one another for minutes: begun first they run beside the others, and not after them
    { name: "editor", testMatch: "**/edit.spec.ts" },
    { name: "site", testIgnore: "**/edit.spec.ts" },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port), LOG: "off" },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
