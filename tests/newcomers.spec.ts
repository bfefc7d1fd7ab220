import { execFileSync } from "node:child_process";
import { findPort } from "./free-port.ts";
import { build, copyOfProject, removeCopy, tasks } from "./newcomers.ts";
import { type Running, startEmbedded } from "./servers.ts";
import { expect, isDark, open, test, watchFirstMode } from "./site.ts";

// Another provider, and on its site the tasks of CONTRIBUTING, each with only the changes listed there: one build.
let server: Running | undefined;
test.describe.configure({ mode: "serial" });
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(`http://127.0.0.1:${server?.port}`),
  locale: "de-DE",
  expectedErrors: /host: https:\/\/spur\.maaskade\.example\//,
});

let folder = "";

test.beforeAll(async () => {
  // a build is a minute of work, and there may be others at the same time
  test.setTimeout(900_000);
  folder = copyOfProject();
  for (const task of Object.values(tasks)) task(folder);
  server = await startEmbedded(await findPort(), { SITE: build(folder) });
});

test.afterAll(async () => {
  await server?.stop();
  if (folder) removeCopy(folder);
});

test("another provider: German first, from Rotterdam, in euros, with goods of its own", async ({ page }) => {
  await open(page, "/resource/shipping-calculator");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("h1")).toHaveText("Versandrechner");
  // 3 kg to France: 11.00, plus 10 % for fuel
  await expect(page.locator("main")).toContainText("12,10 €");
  await expect(page.locator("main")).toContainText("Paket Europa");
  await page.getByRole("button", { name: "Trockene Ware" }).click();
  await expect(page.locator("select#goods option")).toHaveText(["Trockene Ware", "Blumenzwiebeln"]);
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(0);
  await open(page, "/en/about-us");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("main [lang=de] h1")).toHaveText("Über uns");
  await expect(page.getByText("has not been translated yet")).toBeVisible();
  const text = await page.evaluate(async () => {
    const paths = ["/", "/resource", "/newsroom", "/sitemap.xml", "/our-solutions/b2c/paket-europa", "/robots.txt"];
    return (await Promise.all(paths.map(async (path) => (await fetch(path)).text()))).join("\n");
  });
  for (const foreign of ["Yunroute", "Shenzhen", "standard-express", "chargeable-weight"])
    expect(text).not.toContain(foreign);
});

test("its order files and freight are priced in euros, and a parcel is tracked at the provider's own address", async ({
  page,
}) => {
  await open(page, "/resource/order-files?date=2026-11-24");
  // as a German spreadsheet saves it: the template's own columns, with semicolons and decimal commas
  const file = "Bestellung;Land;Gewicht (kg)\nA1;Frankreich;3\nA2;Belgien;1,5\nA3;Schweiz;40\n";
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "bestellungen.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  // 11.00 and 6.00, each plus 10 % for fuel; 40 kg are more than any line accepts
  await expect(page.getByRole("heading", { name: /^2 of 3 .*18,70 €/ })).toBeVisible();
  await open(page, "/resource/freight-calculator?date=2026-11-24");
  // 10 pallets of 200 kg at 3.10 per kilogram, the rate from 500 kg
  await expect(page.locator("#freight").getByRole("heading", { level: 2, name: /6\.200,00 €/ })).toBeVisible();
  const tracked = new URL("https://spur.maaskade.example/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(`${tracked.origin}/**`, (route) => route.fulfill({ body: "there" }));
  // no page of its own about tracking: the footer leads to the provider's, and so does a number in the search
  await expect(page.locator("footer").getByRole("link", { name: "Sendung verfolgen" })).toHaveAttribute(
    "href",
    new RegExp(`^${tracked}`),
  );
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("NL 1234 5678");
  await page.getByRole("option", { name: "NL12345678 verfolgen" }).click();
  await expect.poll(() => asked).toContain(`${tracked}NL12345678?lang=de`);
});

test("a service needs two additions to the content", async ({ page, request }) => {
  await open(page, "/our-solutions/b2c/expresspaket");
  await expect(page.locator("h1")).toHaveText("Expresspaket");
  await expect(page.locator("main")).toContainText("23,10 €");
  expect((await request.get("/cards/expresspaket.png")).status()).toBe(200);
  expect(await (await request.get("/downloads/expresspaket.csv")).text()).toContain("FR,10,21,");
  expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain("/our-solutions/b2c/expresspaket</loc>");
  await page.goto("/resource/shipping-calculator");
  await expect(page.locator("main")).toContainText("Expresspaket");
});

test("a page needs its component, its content and two lines", async ({ page, request }) => {
  await open(page, "/karriere");
  await expect(page).toHaveTitle("Arbeiten am Hafen – Neuhafen");
  await expect(page.getByText("Rampe 4")).toBeVisible();
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(image).toMatch(/\/cards\/karriere\.png$/);
  expect((await request.get("/cards/karriere.png")).headers()["content-type"]).toBe("image/png");
  expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain("/karriere</loc>");
  expect(await (await request.get("/search/de/recent.json")).text()).toContain("Arbeiten am Hafen");
  expect((await request.get("/en/karriere")).status()).toBe(200);
});

test("a page that forces its mode is in it before anything is painted, says so, and gives the preference back", async ({
  page,
}) => {
  const key = "neuhafen.color-mode";
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await page.evaluate((name) => localStorage.setItem(name, "light"), key);
  const first = await watchFirstMode(page);
  await open(page, "/karriere");
  expect(await first()).toEqual({ mode: "dark", scheme: "dark" });
  const off = page.locator("header button[data-tooltip][aria-disabled=true]");
  await expect(off).toHaveAttribute("aria-label", (await off.getAttribute("data-tooltip")) ?? "");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("light");
  await page.locator("footer a[href='/about-us']").click();
  await expect(page.locator("h1")).toHaveText("Über uns");
  await expect.poll(() => isDark(page)).toBe(false);
});

test("a right-to-left language needs one entry and ten messages; the rest falls back", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/ar/our-solutions/b2c/paket-europa");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText("احسب سعر شحنة").filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator("main [lang=de][dir=ltr] h1")).toHaveText("Paket Europa");
  // ranges of days and dimensions keep their order among right-to-left text: they are isolated as left-to-right
  const shown = (await page.locator("main").innerHTML()).replaceAll("&nbsp;", " ").replaceAll("\u2060", "");
  expect(shown).toContain("\u20662–3\u2069");
  expect(shown).not.toMatch(/[^\u2066\d]\d+–\u2060?\d+/);
  expect(shown).toContain("\u206630 × 20 × 20 cm\u2069");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "horizontal scroll").toBeLessThanOrEqual(0);
  const names = await (await request.get("/")).text();
  for (const name of ["English", "العربية"]) expect(names).toContain(`aria-label="${name} (`);
  expect((await request.get("/ar/nirgends")).status()).toBe(404);
});

test("a brand needs only site.yaml: icons, manifest, styles, cards and storage follow", async ({ page, request }) => {
  await open(page, "/");
  await expect(page.locator("header svg rect").first()).toBeAttached();
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-primary-700"),
  );
  expect(primary).toBe("#1d4ed8");
  expect(await (await request.get("/favicon.svg")).text()).toMatch(/<rect width="32" height="4" fill="#[0-9a-f]{6}"/);
  expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({ name: "Neuhafen" });
  const icon = await (await request.get("/favicon.ico")).body();
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32]);
  for (const path of ["/icon-192.png", "/icon-512.png", "/apple-touch-icon.png", "/cards/home.png"])
    expect((await request.get(path)).headers()["content-type"]).toBe("image/png");
  expect(await (await request.get("/service-worker.js")).text()).toContain("neuhafen.offline.");
  await page.evaluate(() => window.scrollTo(0, 10));
  await page.goto("/imprint");
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain("neuhafen.");
});

test("a renamed service is found at its old address, in every language", async ({ request }) => {
  for (const prefix of ["", "/en", "/ar"]) {
    const moved = await request.get(`${prefix}/our-solutions/b2c/brief-klein`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()["location"]]).toEqual([308, `${prefix}/our-solutions/b2c/kleinbrief`]);
    expect((await request.get(`${prefix}/our-solutions/b2c/kleinbrief`)).status()).toBe(200);
  }
});

test("a build that is killed or runs out of room leaves a whole site in place", () => {
  // the moments are those of the seed; tools/kill-builds.ts tries two hundred others
  test.setTimeout(480_000);
  expect(String(execFileSync("node", ["tools/kill-builds.ts", "2", "8", folder]))).toContain("always whole");
});
