import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Console errors that the test expects. */
  expectedErrors: RegExp;
  /**
   * The page of this worker, for tests that only look and leave nothing behind: a document opens in it in a third of the
   * time that a page of its own takes. Its window is that of a desk, and its mode light.
   */
  tab: Page;
};

/** A test that fails on any console error, page error or request to another host. */
export const test = base.extend<Fixtures, { keptTab: Page }>({
  expectedErrors: [/^$/, { option: true }],
  page: async ({ page, baseURL, expectedErrors }, use) => {
    await reportViolations(page);
    await requireNoProblems(page, { baseURL, expectedErrors }, use);
  },
  keptTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", userAgent = "", locale = "" } = project.use;
      const page = await browser.newPage({ baseURL, userAgent, locale });
      await reportViolations(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ keptTab, baseURL, expectedErrors }, use) => {
    // those of the test before
    keptTab.removeAllListeners();
    await keptTab.setViewportSize({ width: 1440, height: 900 });
    await keptTab.emulateMedia({ colorScheme: "light" });
    await requireNoProblems(keptTab, { baseURL, expectedErrors }, use);
  },
});

/** What violates the policy in any of a page's documents becomes an error in its console. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`violates the policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
}

/** The errors and foreign requests of a page from now on, as they come. */
export function listProblems(page: Page, baseURL: string | undefined): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) problems.push(`request to another host: ${url}`);
  });
  return problems;
}

/** Runs a test with a page, and fails if the page has had a problem. */
async function requireNoProblems(
  page: Page,
  { baseURL, expectedErrors }: { baseURL: string | undefined; expectedErrors: RegExp },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const problems = listProblems(page, baseURL);
  await use(page);
  expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([]);
}

export { expect };

/**
 * Opens a page and waits until it is hydrated. An address that names the day of handover is opened on that day, at 10:00
 * in Shenzhen: whatever today is, the day has not passed and prices, holidays and closings are the same.
 */
export async function open(page: Page, path: string): Promise<void> {
  const day = new URL(path, "http://localhost").searchParams.get("date");
  if (day && /^\d{4}-\d\d-\d\d$/.test(day)) await page.clock.setFixedTime(`${day}T02:00:00Z`);
  await page.goto(path);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Runs in the page: whether its code has taken over the prerendered content. */
export function isAlive(): boolean {
  const main = document.querySelector("main");
  const lives = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  if (!main || !lives(main)) return false;
  // what is drawn has its links and Back from the browser until this is gone
  if (document.documentElement.dataset.served !== undefined) return false;
  // parts that are hydrated separately follow a comment
  const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode instanceof Comment ? comments.currentNode : new Comment();
    if (data === "$" && nextSibling instanceof Element && !lives(nextSibling)) return false;
  }
  return true;
}

/** Stops the page's clock: from here on only `page.clock.runFor` moves it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Marks the document, to check later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { testMark: true }));
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "testMark" in window);
}

export function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains("dark"));
}

/** Notes from now on the mode that the body's first frame shows; the answer reads it. */
export async function watchFirstMode(page: Page) {
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, {
        firstMode: document.documentElement.className,
        firstScheme: document.documentElement.style.colorScheme,
      });
    }).observe(document, { childList: true, subtree: true }),
  );
  return () =>
    page.evaluate(() => ({
      ...("firstMode" in window && { mode: window.firstMode }),
      ...("firstScheme" in window && { scheme: window.firstScheme }),
    }));
}
