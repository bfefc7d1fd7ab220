import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { findPort } from "./free-port.ts";
import { alive, expect, isMarked, listProblems, markDocument, open, test } from "./site.ts";

const hour = 60 * 60 * 1000;
const other = { contentType: "application/json", body: JSON.stringify({ id: "another", timestamp: 1 }) };

test("the build says what it is", async ({ request }) => {
  const latest = await request.get("/builds/latest.json?1");
  expect(latest.headers()["cache-control"]).toBe("no-store");
  const { id, timestamp, code } = await latest.json();
  const meta = await request.get(`/builds/meta/${id}.json`);
  expect(meta.headers()["cache-control"]).toContain("immutable");
  const manifest = await meta.json();
  expect(manifest).toMatchObject({
    id,
    timestamp,
    rules: { redirects: { "/our-solutions": "/our-solutions/b2c-dedicated-line" } },
  });
  expect(manifest.prerendered).toContain("/newsroom/detail/liege-gateway");
  // for pages that cannot know their build; another build of the same code replaces it
  const byCode = await request.get(`/builds/code/${code}.json`);
  expect(byCode.headers()["cache-control"]).toBe("no-cache");
  expect(await byCode.json()).toEqual(manifest);
});

test("the manifest is fetched after the page is ready, but not on a very slow line", async ({ page }) => {
  const manifest = page.waitForRequest(/\/builds\/meta\//);
  await open(page, "/about-us");
  await manifest;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/esg");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => url.includes("/builds/meta/"))).toEqual([]);
});

test.describe("looking for a new build", () => {
  test("happens after an hour, with the time as query; the page in use stays; then the next navigation is a document load", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("**/builds/latest.json?*", (route) => route.fulfill(other));
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("latest.json") && asked.push(request.url()));
    await open(page, "/resource/shipping-calculator");
    await markDocument(page);
    await page.clock.fastForward(hour - 60_000);
    expect(asked).toEqual([]);
    await page.clock.fastForward(60_000);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
    await expect(page.locator(".toast")).toContainText("A new version is ready");
    await page.getByLabel("Weight each, kg").fill("2.5");
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/parcel=1_2\.5_/);
    expect(await isMarked(page)).toBe(true);
    await page.clock.fastForward(3 * hour);
    expect(asked).toHaveLength(1);
    await page.locator('footer a[href="/esg"]').click();
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(false);
  });

  test.describe("a check that fails", () => {
    test.use({ expectedErrors: /503|ERR_FAILED/ });
    test("changes nothing, and the next one still happens: an error, HTML, no network", async ({ page }) => {
      await page.clock.install();
      const answers = [
        { status: 503 },
        { contentType: "text/html", body: "<h1>Log in to this network</h1>" },
        undefined,
        undefined,
      ];
      let asked = 0;
      let answer: (typeof answers)[number];
      await page.route("**/builds/latest.json?*", (route) => {
        asked += 1;
        return answer ? route.fulfill(answer) : route.abort();
      });
      await open(page, "/about-us");
      for (answer of answers) {
        const before = asked;
        await page.clock.fastForward(hour);
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect(page.locator(".toast")).toHaveCount(0);
      }
    });
  });

  test("happens when the tab is shown again after more than an hour, and not before", async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("latest.json") && asked.push(request.url()));
    await open(page, "/about-us");
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    // a tab in the background: its timers sleep while the clock goes on
    await page.clock.setSystemTime(Date.now() + hour / 2);
    await lookAgain();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    await page.clock.setSystemTime(Date.now() + 2 * hour);
    await lookAgain();
    await expect.poll(() => asked.length).toBe(1);
  });

  test.describe("when the connection is back", () => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    test("happens at once", async ({ page, context }) => {
      await open(page, "/about-us");
      await context.setOffline(true);
      const check = page.waitForRequest(/latest\.json\?/);
      await context.setOffline(false);
      await check;
    });
  });
});

test.describe("a second build put in place", () => {
  test.describe.configure({ mode: "serial", timeout: 180_000 });
  let folder = "";
  let server: ChildProcess | undefined;
  let own = "";
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  test.use({ baseURL: async ({}, use) => use(own) });
  const latest = async (request: APIRequestContext) =>
    (await (await request.get(`${own}/builds/latest.json`)).json()).id;

  /** Puts a build with different code, or only different content, in place and waits until it is served. */
  async function deploy(request: APIRequestContext, other: "code" | "content"): Promise<void> {
    const before = await latest(request);
    const pages = ["/esg", "/yun-ecosystem/partners", "/resource/shipping-calculator"];
    execFileSync("node", ["tests/another-build.ts", folder, other, ...pages]);
    await expect.poll(() => latest(request)).not.toBe(before);
  }

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "site-"));
    cpSync("dist/site", folder, { recursive: true, verbatimSymlinks: true });
    const port = await findPort();
    own = `http://localhost:${port}`;
    server = spawn("node", ["server/main.ts"], {
      env: { ...process.env, SITE: folder, PORT: String(port), LOG: "off" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    await new Promise<void>((resolve) =>
      server?.stdout?.on("data", (text) => String(text).includes("is served") && resolve()),
    );
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test("open tabs work on over two deployments, learn of them and leave with their next navigation; rollback is one command", async ({
    page,
    request,
    browser,
  }) => {
    // one that stays open over both, with something typed
    await page.clock.install();
    await open(page, `${own}/resource/shipping-calculator`);
    await markDocument(page);
    await page.getByLabel("Weight each, kg").fill("2.5");
    await page.clock.runFor(1_000);
    const before = await (await request.get(`${own}/builds/latest.json`)).json();
    // one that has been left by a link, and is loaded again while the first build is replaced
    const [early, another] = [await browser.newPage(), await browser.newPage()];
    const problems = [listProblems(early, own), listProblems(another, own)];
    await open(early, `${own}/about-us`);
    await early.locator("footer a[href='/esg']").click();
    await expect(early.locator("h1")).toHaveText("ESG");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await early.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await early.reload({ waitUntil: "commit" });
    await expect(early.locator("footer")).toBeVisible();
    // and one that is just open
    await another.clock.install();
    await open(another, `${own}/`);
    await markDocument(another);
    await deploy(request, "code");

    // the old build's code and data are still there
    const [{ addresses: tied }] = JSON.parse(readFileSync(join("dist/site", "current", "builds.json"), "utf8"));
    for (const path of [tied[0], tied.at(-1), `/payloads/${before.code}/esg.json`])
      expect((await request.get(own + path)).status(), path).toBe(200);

    // Back before a page is alive leads to the page of the address
    await early.goBack({ waitUntil: "commit" });
    release();
    await expect(early.locator("h1")).toHaveText("About us");
    await alive(early);
    await early.locator("footer a[href='/imprint']").click();
    await expect(early.locator("h1")).toHaveText("Legal notice");
    await early.close();

    await another.getByRole("link", { name: "Who does what" }).click();
    await expect(another.locator("h1")).toHaveText("Partners");
    expect(await isMarked(another)).toBe(true);
    await another.clock.fastForward(hour);
    await expect(another.locator(".toast")).toContainText("A new version is ready");
    await another.getByRole("link", { name: "ESG", exact: true }).click();
    await expect(another.locator("h1")).toHaveText("ESG");
    expect(await isMarked(another)).toBe(false);
    expect(await another.locator("#site-config").textContent()).not.toContain(before.code);
    await another.close();
    expect(problems).toEqual([[], []]);

    // different code, then only different content
    await deploy(request, "content");
    await page.getByRole("link", { name: "ESG", exact: true }).click();
    await expect(page.locator("h1")).toHaveText("ESG");
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.5");
    await page.clock.fastForward(hour);
    await expect(page.locator(".toast")).toContainText("A new version is ready");
    await expect(page.getByLabel("Weight each, kg")).toHaveValue("2.5");
    await page.getByRole("link", { name: "Partners", exact: true }).last().click();
    await expect(page.locator("h1")).toHaveText("Partners");
    expect(await isMarked(page)).toBe(false);

    const last = await latest(request);
    execFileSync("node", ["build/publish/rollback.ts"], { env: { ...process.env, SITE: folder } });
    await expect.poll(() => latest(request)).not.toBe(last);
    expect((await request.get(`${own}/esg`)).status()).toBe(200);
  });

  test("an incomplete build does not take over; once repaired, it does", async ({ request }) => {
    const running = async () => (await request.get(`${own}/esg`)).headers()["server-timing"];
    const before = await running();
    const said: string[] = [];
    server?.stderr?.on("data", (text) => said.push(String(text)));
    const release = join(folder, "releases", "halfway");
    cpSync(realpathSync(join(folder, "current")), release, { recursive: true });
    const table = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));
    writeFileSync(join(release, "table.json"), JSON.stringify({ ...table, id: "halfway" }));
    renameSync(join(release, "public/esg.html.br"), join(release, "public/away"));
    symlinkSync("releases/halfway", join(folder, "next"));
    renameSync(join(folder, "next"), join(folder, "current"));
    await expect.poll(() => said.join("")).toMatch(/cannot be read, what is served stays: .*esg\.html\.br/);
    expect(await running()).toBe(before);
    renameSync(join(release, "public/away"), join(release, "public/esg.html.br"));
    await expect.poll(running).toBe('build;desc="halfway"');
    expect(said.join("").match(/cannot be read/g)).toHaveLength(1);
  });
});
