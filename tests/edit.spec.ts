import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect as base, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { firefox, launchFirefox } from "./firefox-browser.ts";
import { type RunningEditor, send, startEditor } from "./edit.ts";

// The editor is no part of the site: these tests start it on a copy of the content, once for all of them.
test.describe.configure({ mode: "serial", timeout: 180_000 });

// the first check reads everything, beside a development server that starts
const expect = base.configure({ timeout: 60_000 });

const news = "newsroom/liege-gateway/index.md";
const prices = "rates/standard-express/2027-01-01/prices.csv";
let editor: RunningEditor;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${editor.address}#${path}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(path);
}

const review = (page: Page) => page.getByRole("button", { name: /^Review and save/ });

async function save(page: Page, sentence = ""): Promise<void> {
  await expect(review(page)).toBeEnabled();
  await review(page).click();
  const dialog = page.getByRole("dialog");
  if (sentence !== "") await dialog.getByLabel(/sentence/).fill(sentence);
  await dialog.getByRole("button", { name: /^Save \d/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

test("a changed headline is checked beside its field, reviewed, saved in its line alone and recorded", async ({
  page,
}) => {
  const before = editor.read(news);
  await open(page, news);
  const title = page.getByLabel("Title (English)");
  await title.fill("");
  await expect(page.getByText(/"title" is empty/)).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("A second gateway: Liège");
  await expect(page.getByText(/"title" is empty/)).toBeHidden();
  await page.getByLabel("Title (Chinese)").fill("列日新口岸");
  // nothing is written before it is saved
  await expect(review(page)).toHaveText("Review and save (2)");
  expect(editor.read(news)).toBe(before);
  await save(page, "The gateway's headline is shorter");
  expect(editor.read(news)).toBe(before.replace(/^title: .*$/m, 'title: "A second gateway: Liège"'));
  expect(editor.read(news.replace(".md", ".zh.md"))).toContain("\ntitle: 列日新口岸\n");
  const log = execFileSync("git", ["-C", editor.content, "log", "-1", "--format=%s", "--name-only"]).toString();
  expect(log.trim().split("\n").filter(Boolean)).toEqual([
    "The gateway's headline is shorter",
    news,
    news.replace(".md", ".zh.md"),
  ]);
});

test("prose is written with what the site makes of it", async ({ page }) => {
  await open(page, news);
  await page.getByText("Preview").first().click();
  await page.getByRole("textbox", { name: "Body text (English)" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nOne **more** word.");
  await expect(page.locator(".preview strong", { hasText: "more" })).toBeVisible();
  await review(page).click();
  await page.getByRole("button", { name: "Drop this change" }).click();
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
});

test("another picture wants words of its own, and is seen before it is saved", async ({ page }) => {
  await open(page, news);
  const picture = await sharp({ create: { width: 1800, height: 900, channels: 3, background: "#6a4" } })
    .png()
    .toBuffer();
  const drop = page.locator(".drop input[type=file]").first();
  await drop.setInputFiles({ name: "Neues Lager.png", mimeType: "image/png", buffer: Buffer.from("none") });
  await expect(page.locator(".drop [role=alert]").first()).toContainText("cannot be read as a picture");
  await drop.setInputFiles({ name: "Neues Lager.png", mimeType: "image/png", buffer: picture });
  for (const language of ["English", "Chinese"])
    await expect(page.getByLabel(`Picture in words (${language})`).first()).toHaveValue("");
  await expect(page.getByText(/"cover.alt" is empty/).first()).toBeVisible();
  await review(page).click();
  const shown = page.getByRole("dialog").getByRole("img", { name: "newsroom/liege-gateway/neues-lager.png" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  for (let left = await page.getByRole("button", { name: "Drop this change" }).count(); left > 0; left -= 1) {
    await page.getByRole("button", { name: "Drop this change" }).first().click();
    await expect(page.getByRole("button", { name: "Drop this change" })).toHaveCount(left - 1);
  }
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
});

test("prices are changed by percent, taken back, pasted as a carrier's sheet, and told for whom they change", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, prices);
  const before = editor.read(prices);
  await page.getByLabel("Change by %").fill("10");
  await page.getByRole("button", { name: "Change prices" }).click();
  await expect(page.locator('input[value="10.59"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[value="9.63"]').first()).toBeVisible();
  await expect(review(page)).toBeDisabled();
  const rows = before.trim().split("\n").slice(1);
  const sheet = [
    "国家\t重量段\t价格\t\t参考时效",
    "\t\t公斤价\t挂号费\t",
    ...rows.map((row) => {
      const [zone, weight, perKg, perItem, least, most] = row.split(",");
      return `${zone}\t0-${weight}\t${zone === "US" ? "９．９９" : perKg}\t￥${perItem}\t${least}-${most}天`;
    }),
  ].join("\n");
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await page
    .locator(".dsg-cell", { has: page.locator('input[value="9.63"]') })
    .first()
    .click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText(`Rows taken from the sheet: ${rows.length}.`)).toBeVisible();
  await expect(review(page)).toBeEnabled();
  await review(page).click();
  await expect(page.getByRole("heading", { name: "What changes for whom" })).toBeVisible();
  await expect(page.getByText(/dearer, .* cheaper/)).toBeVisible();
  await page.getByRole("button", { name: /^Save \d/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(editor.read(prices)).toBe(before.replaceAll(/^(US,[^,]*),[\d.]+/gm, "$1,9.99"));
});

test("the site's own file and a closing are edited in forms made from their schemas", async ({ page }) => {
  const before = editor.read("site.yaml");
  await open(page, "site.yaml");
  await page.getByLabel("Phone", { exact: true }).first().fill("+86 755 0000 0009");
  await expect(review(page)).toBeEnabled();
  await page.getByRole("button", { name: "+ New" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Closing of the hubs" }).click();
  await dialog.getByLabel("Name (English)").fill("Labour Day");
  await dialog.getByLabel("Name (Chinese)").fill("劳动节");
  await dialog.getByLabel(/^Short name/).fill("labour-day-2027");
  await dialog.getByLabel("First day closed").fill("2027-05-01");
  await dialog.getByLabel("Last day closed").fill("2027-05-03");
  await dialog.getByLabel("First departure after it").fill("2027-05-04");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("operations.yaml");
  await save(page);
  expect(editor.read("site.yaml")).toBe(before.replace(/^phone: .*$/m, 'phone: "+86 755 0000 0009"'));
  expect(editor.read("reference/calendar/operations.yaml")).toContain("  - id: labour-day-2027\n");
});

test("a file changed on disk meanwhile is not written over", async ({ page }) => {
  await open(page, "site.yaml");
  await page.getByLabel("Phone", { exact: true }).first().fill("+86 755 0000 0010");
  await expect(review(page)).toBeEnabled();
  const theirs = editor.read("site.yaml").replace("0000 0009", "0000 0011");
  writeFileSync(join(editor.content, "site.yaml"), theirs);
  await review(page).click();
  await page.getByRole("button", { name: /^Save \d/ }).click();
  await expect(page.getByRole("alert")).toContainText("changed on disk meanwhile; nothing was saved");
  expect(editor.read("site.yaml")).toBe(theirs);
  await page.getByRole("button", { name: "Back to editing" }).click();
  await review(page).click();
  await page.getByRole("button", { name: "Take the file on disk" }).click();
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
});

test("it is walked by keyboard, in both languages, and each part has a name", async ({ page }) => {
  await open(page, news);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("liege");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("a:focus")).toHaveAttribute("href", `#${news}`);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("button", { name: /^查看并保存/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
});

test("it works in Firefox, with the page beside the form", async () => {
  test.skip(!firefox, "Firefox is not there: the editor is NOT tested in it");
  const fox = await launchFirefox();
  const page = await fox.newPage();
  await page.goto(`${editor.address}#${news}`);
  const title = page.locator('textarea[aria-label="Title (English)"]').setTimeout(60_000);
  await title.fill("Seen in Firefox");
  const readFrame = async () => {
    const frame = page.frames().find((one) => one.url().endsWith("/newsroom/detail/liege-gateway"));
    return frame?.$eval("h1", (heading) => heading.textContent);
  };
  await expect(async () => expect(await readFrame()).toBe("Seen in Firefox")).toPass({ timeout: 60_000 });
  await page.locator("::-p-xpath(//button[starts-with(., 'Review and save')])").click();
  await page.locator("::-p-xpath(//button[. = 'Drop this change'])").click();
  await page.locator("::-p-text(Nothing is changed.)").wait();
  await fox.close();
});

test("nobody but the page that was opened here can read or write a file", async () => {
  const { origin } = new URL(editor.address);
  const host = new URL(editor.address).host;
  const own = { Origin: origin };
  const attack = (address: string, headers: Record<string, string>, body: object = {}) =>
    send(address, { headers, body });
  const state = `${editor.address}api/state`;
  expect((await attack(state, own)).status).toBe(200);
  // a name of the attacker's that leads to this machine
  expect((await attack(state, { ...own, Host: "evil.example" })).status).toBe(403);
  expect((await attack(state, { ...own, Host: `localhost:${new URL(editor.address).port}` })).status).toBe(403);
  expect((await attack(state, { Origin: "https://evil.example", Host: host })).status).toBe(403);
  expect((await attack(state, { Origin: "null" })).status).toBe(403);
  expect((await attack(state, {})).status).toBe(403);
  expect((await attack(state, { ...own, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await attack(state, { ...own, "Sec-Fetch-Site": "same-site" })).status).toBe(403);
  expect((await attack(`${origin}/api/state`, own)).status).toBe(403);
  expect((await attack(`${origin}/${"A".repeat(32)}/api/state`, own)).status).toBe(403);
  expect((await send(editor.address, { method: "GET", headers: { Origin: "https://evil.example" } })).status).toBe(403);
  expect((await send(origin, { method: "GET" })).status).toBe(403);
  expect((await send(editor.address, { method: "PUT", headers: own })).status).toBe(403);
  // the pages beside it need a key of their own
  const { preview } = JSON.parse((await attack(state, own)).text);
  expect((await send(new URL(preview).origin, { method: "GET" })).status).toBe(403);
  expect((await send(preview, { method: "GET", headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
  expect((await send(preview, { method: "GET", headers: { Host: "evil.example" } })).status).toBe(403);
});

test("it writes nowhere but in the content folder", async () => {
  const own = { Origin: new URL(editor.address).origin };
  const outside = join(editor.content, "../outside");
  mkdirSync(outside);
  symlinkSync(outside, join(editor.content, "newsroom/out"));
  for (const path of [
    "../outside/a.md",
    "/tmp/a.md",
    "newsroom/../../a.md",
    "newsroom/out/a.md",
    ".git/hooks/a.txt",
    "newsroom/a.sh",
  ]) {
    const body = { path, seen: "none", text: "owned" };
    const { status, text } = await send(`${editor.address}api/change`, { headers: own, body });
    expect([400, 403], `${path}: ${text}`).toContain(status);
    const opened = await send(`${editor.address}api/open`, { headers: own, body: { path } });
    expect([400, 403, 404], path).toContain(opened.status);
  }
  expect(readdirSync(outside)).toEqual([]);
  expect(existsSync("/tmp/a.md")).toBe(false);
});
