import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { violations } from "./accessibility.ts";
import { send } from "./edit.ts";
import { dropAll, expect, open, review, save, showPages, test } from "./edit-page.ts";
import { click, eventually, fill, firefox, launchFirefox } from "./firefox-browser.ts";
import { makeCarrierSheet } from "./sample-workbook.ts";

// The editor is no part of the site: it runs on a copy of the content, which these tests change one after another. They
// are in one file because an editor takes as long to start, and to check the content for the first time, as several tests.
test.describe.configure({ mode: "serial", timeout: 300_000 });

const news = "newsroom/liege-gateway/index.md";
const prices = "rates/standard-express/2027-01-01/prices.csv";

test("a changed headline is checked beside its field, reviewed, saved in its line alone and recorded", async ({
  editor,
  desk: page,
}) => {
  const before = editor.read(news);
  await open(page, news);
  const title = page.getByLabel("Title (English)");
  await title.fill("");
  await expect(page.getByText(/"Title" is empty/)).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("A second gateway: Liège");
  await expect(page.getByText(/"Title" is empty/)).toBeHidden();
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

test("another picture wants words of its own", async ({ desk: page }) => {
  await open(page, news);
  const picture = await sharp({ create: { width: 1800, height: 900, channels: 3, background: "#6a4" } })
    .png()
    .toBuffer();
  const drop = page.getByLabel("Drop a picture here or choose one").first();
  await drop.setInputFiles({ name: "Neues Lager.png", mimeType: "image/png", buffer: Buffer.from("none") });
  await expect(page.getByRole("alert").first()).toContainText("cannot be read as a picture");
  await drop.setInputFiles({ name: "Neues Lager.png", mimeType: "image/png", buffer: picture });
  // the picture is on its way for a while, in which one goes on typing
  const summary = page.getByLabel("Summary (English)");
  await summary.fill("Typed meanwhile.");
  for (const language of ["English", "Chinese"])
    await expect(page.getByLabel(`Picture in words (${language})`).first()).toHaveValue("");
  await expect(summary).toHaveValue("Typed meanwhile.");
  await expect(page.getByText(/"Cover Picture in words" is empty/).first()).toBeVisible();
  await review(page).click();
  await expect(page.getByRole("checkbox", { name: "newsroom/liege-gateway/neues-lager.png New" })).toBeVisible();
  await dropAll(page);
});

test("what is removed comes back, what follows from it leads there and back, and dialogs are left to where one was", async ({
  desk: page,
}) => {
  const operations = "reference/calendar/operations.yaml";
  await open(page, operations);
  const add = page.getByRole("button", { name: "+ New" });
  await add.click();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(add).toBeFocused();
  const closings = page.getByRole("group", { name: /^Closings/ });
  await closings.getByRole("button", { name: "Remove Closings" }).click();
  await expect(page.getByText("Removed: Closings.")).toBeVisible();
  await expect(review(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(closings).toBeVisible();
  await expect(review(page)).toBeDisabled();
  await closings.getByRole("button", { name: "Remove Closings" }).click();
  // the news that names its days is wrong now, and says why
  await expect(page.getByText(/^Errors elsewhere that may follow/)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^newsroom/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("newsroom/");
  await expect(page.getByRole("main").getByText("This may follow from your change in").first()).toBeVisible();
  await page.getByRole("button", { name: /^Errors: / }).click();
  await page.getByRole("dialog").getByRole("link", { name: operations }).first().click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(operations);
  await review(page).click();
  await dropAll(page);
  await page.getByRole("button", { name: "+ Add to Closings" }).click();
  await expect(closings.getByLabel("Id").last()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("dialog", { name: "What will change" })).toBeVisible();
  await dropAll(page);
});

test("a closing, a fact, a question, hub hours, name and colour are changed in forms made from schemas, and saved together", async ({
  editor,
  desk: page,
}) => {
  const before = editor.read("site.yaml");
  await page.getByRole("button", { name: "+ New" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Closing of the hubs" }).click();
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel("Its name in English").fill("Labour Day");
  await dialog.getByLabel("Its name in 中文").fill("劳动节");
  await dialog.getByLabel("Its short name").fill(`labour-day-${year}`);
  await dialog.getByLabel("The first day closed").fill(`${year}-05-03`);
  await dialog.getByLabel("The last day closed").fill(`${year}-05-01`);
  await dialog.getByLabel("The first departure after it").fill(`${year}-05-06`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("alert")).toContainText("write them in this order");
  await dialog.getByLabel("The last day closed").fill(`${year}-05-05`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("operations.yaml");
  await page.getByLabel("To", { exact: true }).first().fill("19:00");
  await open(page, "reference/facts.yaml");
  await page.getByRole("button", { name: "+ Add to Facts checked" }).click();
  const fact = page.getByRole("group").filter({ hasText: "Value" }).last();
  await fact.getByLabel("Id").fill("label-size");
  await fact.getByLabel("Value").fill("10 cm");
  await fact.getByLabel("Fact", { exact: true }).fill("The width of a label.");
  await fact.getByLabel("Source").fill("Nobody");
  await fact.getByLabel("Read").fill("2026-11-21");
  await expect(page.getByText(/"Nobody"/).first()).toBeVisible();
  await fact.getByLabel("Source").fill("Terms of carriage of the demonstration provider");
  await expect(page.getByText(/"Nobody"/)).toHaveCount(0);
  await open(page, "services/standard-express.md");
  await page.getByRole("button", { name: "+ Add to Questions" }).click();
  for (const [label, text] of [
    ["Question (English)", "Who packs?"],
    ["Answer (English)", "You do."],
    ["Question (Chinese)", "由谁打包？"],
    ["Answer (Chinese)", "由您打包。"],
  ] as const)
    await page.getByLabel(label).last().fill(text);
  await open(page, "site.yaml");
  await page.getByLabel("Name", { exact: true }).first().fill("Cloudway");
  await page.getByLabel("Primary").fill("teal");
  await page.getByLabel("Phone", { exact: true }).first().fill("+86 755 0000 0009");
  await expect(review(page)).toHaveText("Review and save (5)");
  await save(page);
  expect(editor.read("reference/facts.yaml")).toMatch(
    /\n {2}- \{ id: label-size, value: 10 cm, .*read: 2026-11-21 \}\n/,
  );
  expect(editor.read("services/standard-express.zh.md")).toContain("由谁打包？");
  const operations = editor.read("reference/calendar/operations.yaml");
  expect(operations).toContain('hours: { from: "09:00", to: "19:00" }');
  expect(operations).toContain(`  - id: labour-day-${year}\n`);
  const expected = before.replace(/^name: .*$/m, "name: Cloudway").replace(/^( {2}primary:) \S+/m, "$1 teal");
  expect(editor.read("site.yaml")).toBe(expected.replace(/^phone: .*$/m, 'phone: "+86 755 0000 0009"'));
});

test("the pages beside the form are shown under a name alone that nobody can guess", async ({ editor }) => {
  const { text } = await send(`${editor.address}api/state`, { headers: { Origin: new URL(editor.address).origin } });
  const { host, port } = new URL(JSON.parse(text).preview);
  expect(host).toMatch(/^[\da-f]{48}\.localhost:/);
  const ask = async (path: string, headers: Record<string, string>) =>
    (await send(`http://127.0.0.1:${port}${path}`, { method: "GET", headers })).status;
  expect(await ask("/package.json", { Host: host })).toBe(200);
  // of two slashes no address can be made
  for (const name of [`127.0.0.1:${port}`, `localhost:${port}`, `evil.example:${port}`, `a.${host}`])
    for (const path of ["/", "/package.json", "//"]) expect(await ask(path, { Host: name })).toBe(403);
  // what tells a page that the draft has changed tells no other page
  const socket = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==" };
  const theirs = { "Sec-WebSocket-Version": "13", "Sec-WebSocket-Protocol": "vite-hmr", Origin: "http://localhost:1" };
  expect(await ask("/", { ...socket, ...theirs, Host: host })).toBe(400);
});

test("a file changed on disk meanwhile is not written over, and content of an older release is brought up to date", async ({
  editor,
  desk: page,
}) => {
  const before = editor.read("site.yaml");
  await open(page, "site.yaml");
  await page.getByLabel("Phone", { exact: true }).first().fill("+86 755 0000 0010");
  await expect(review(page)).toHaveText("Review and save (1)");
  const theirs = before.replace(/^format: .*\n/m, "");
  writeFileSync(join(editor.content, "site.yaml"), theirs);
  await review(page).click();
  await page.getByRole("button", { name: /^Save \(/ }).click();
  await expect(page.getByRole("alert")).toContainText("changed on disk meanwhile; nothing was saved");
  expect(editor.read("site.yaml")).toBe(theirs);
  await page.getByRole("button", { name: "Take the file on disk" }).click();
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
  await page.getByRole("button", { name: "Back to editing" }).click();
  await page.getByRole("button", { name: "Bring it up to date" }).click();
  await expect(page.getByRole("status").getByText("site.yaml: format is")).toBeVisible();
  // as everything, it is saved once it was reviewed
  expect(editor.read("site.yaml")).toBe(theirs);
  await save(page);
  expect(editor.read("site.yaml")).toBe(before);
});

test("a file is found by words of its text, by keyboard, in both languages, and each part has a name", async ({
  desk: page,
}) => {
  await open(page, news);
  const search = page.getByRole("searchbox");
  await search.fill("qqqq");
  await expect(page.getByText("No file has all these words.")).toBeVisible();
  await search.fill("春节放假");
  await expect(page.getByRole("link", { name: /operations\.yaml/ })).toBeVisible();
  await search.fill("");
  await page.getByLabel("Title (English)").focus();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("liège liege-gateway/index");
  await expect(page.getByRole("link")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("a:focus")).toHaveAttribute("href", `#${news}`);
  expect(await violations(page)).toEqual([]);
  // to a further field one goes past others, which are not added
  const more = page.getByLabel("More fields").last();
  const [first = "", second = ""] = await more.locator("option").allTextContents();
  await more.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(more).not.toContainText(second);
  await expect(more).toContainText(first);
  await review(page).click();
  await dropAll(page);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("button", { name: /^查看并保存/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.getByLabel("标题 (英语)").fill("");
  await expect(page.getByText("“标题”为空")).toBeVisible();
  await page.getByRole("button", { name: /^查看并保存/ }).click();
  await page.getByRole("button", { name: "放弃此项修改" }).click();
  await expect(page.getByText("没有修改。")).toBeVisible();
  await page.getByRole("button", { name: "继续编辑" }).click();
  await page.getByRole("button", { name: "English" }).click();
});

test("a carrier's Excel file that is chosen becomes the rows of the card, and one that is none is refused", async ({
  desk: page,
}) => {
  await open(page, prices);
  const choose = page.getByLabel("Open an Excel file");
  const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await choose.setInputFiles({ name: "报价.xlsx", mimeType: xlsx, buffer: Buffer.from("none") });
  await expect(page.getByRole("alert").first()).toContainText("cannot be read as an Excel file");
  await choose.setInputFiles({ name: "报价.xlsx", mimeType: xlsx, buffer: makeCarrierSheet() });
  await expect(page.getByText("Rows taken from the sheet: 5. Left out, without numbers: 1.")).toBeVisible();
  const row = page.getByRole("row").nth(3);
  await expect(row.getByRole("gridcell").nth(2).locator("input")).toHaveValue("1080.00");
  await expect(page.getByRole("columnheader", { name: "Per kg (USD)" })).toBeVisible();
  await expect(review(page)).toBeEnabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(review(page)).toBeDisabled();
});

test("a table is walked by keyboard; a slipped price is doubted in the header, in the review and before publishing, and can be taken back after", async ({
  desk: page,
}) => {
  await open(page, prices);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("row").first().getByRole("columnheader")).toHaveCount(6);
  await grid.getByRole("gridcell").first().click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "Row 2, Per kg (USD): " })).toBeVisible();
  await page.keyboard.type("92");
  await page.keyboard.press("Enter");
  const cell = grid.getByRole("row").nth(2).getByRole("gridcell").nth(2).locator("input");
  await expect(cell).toHaveValue("92");
  await expect(page.getByRole("button", { name: /^Warnings: / })).toBeVisible();
  const asked = new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    });
  });
  await page.getByRole("button", { name: "Publish" }).click();
  expect(await asked).toContain("the price 92 of zone US");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("dialog").getByText(/the price 92 of zone US/)).toBeVisible();
  // the cell that was chosen takes no key of the dialog's
  await page.getByLabel(/sentence/).focus();
  await page.keyboard.type("7");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Back to editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  // the steps before are still there
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cell).toHaveValue("9.20");
  await expect(review(page)).toBeDisabled();
  expect(await violations(page)).toEqual([]);
});

test("prices are changed by percent, taken back, pasted as a carrier's sheet, and told for whom they change", async ({
  editor,
  desk: page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, prices);
  const before = editor.read(prices);
  await page.getByLabel("Change by %").fill("10");
  await page.getByRole("button", { name: "Change prices" }).click();
  await expect(page.locator('input[value="10.59"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('input[value="9.63"]').first()).toBeVisible();
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
  await page.getByRole("button", { name: /^Save \(/ }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(editor.read(prices)).toBe(before.replaceAll(/^(US,[^,]*),[\d.]+/gm, "$1,9.99"));
});

test("a destination and a line are added by the questions of the commands, and told for whom they change", async ({
  desk: page,
}) => {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "+ New" }).click();
  await dialog.getByRole("button", { name: "Destination" }).click();
  await dialog.getByLabel("On which service").selectOption("cosmetic-dedicated-line");
  await dialog.getByLabel("Which country, by its code").selectOption("BR");
  await dialog.getByLabel("Priced like which zone").selectOption("US");
  await dialog.getByLabel("How many percent more than that").fill("5");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(/^Cosmetic line · .* · prices/);
  await page.getByRole("button", { name: "+ New" }).click();
  await dialog.getByRole("button", { name: "Line" }).click();
  await expect(dialog.getByText(/its first card begins today or earlier/)).toBeVisible();
  await dialog.getByLabel("Its name in addresses").fill("garden-line");
  await dialog.getByLabel("Its name in English").fill("Garden line");
  await dialog.getByLabel("Its name in 中文").fill("园艺专线");
  await dialog.getByLabel("Made like which line").selectOption("priority-express");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Garden line" })).toBeVisible();
  await expect(
    page.getByText(/Text, limits, prices, departures and peaks are those of priority-express/),
  ).toBeVisible();
  await review(page).click();
  const [text, card] = [/^services\/garden-line\.zh\.md/, /^rates\/garden-line\/.*prices\.csv/].map((name) =>
    page.getByRole("checkbox", { name }),
  );
  // what came together is left out together
  await text?.uncheck();
  expect(await card?.isChecked()).toBe(false);
  await expect(page.getByText(/^All changes were checked together/)).toBeVisible();
  await card?.check();
  await expect(page.getByRole("heading", { name: "What changes for whom" })).toBeVisible();
  await dropAll(page);
  await expect(page.getByText(/^Choose a file on the left/)).toBeVisible();
});

test("prose is seen as the site makes it, and what cannot be shown waits without a word to programmers", async ({
  editor,
  desk: page,
}) => {
  await open(page, "site.yaml");
  const frame = page.frameLocator("iframe");
  const primary = page.getByLabel("Primary");
  await primary.fill("grren");
  await expect(page.getByText("The page shows again once the errors are mended.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await primary.fill("teal");
  await expect(page.locator("iframe")).toHaveCount(1);
  // one page is let in, with all that is seen of the draft: each takes seconds to be made
  await showPages(page, editor);
  await open(page, news);
  await expect(frame.getByRole("link", { name: "Skip to content" })).toHaveCSS("background-color", "rgb(0, 120, 111)");
  await expect(frame.locator("vite-error-overlay")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Body text (English)" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nOne **more** word.");
  await expect(frame.locator("strong", { hasText: "more" })).toBeVisible();
  await review(page).click();
  await dropAll(page);
});

test("it is walked by keyboard in Firefox, forms and tables, and shows the page beside the form", async ({
  editor,
}) => {
  test.skip(!firefox, "Firefox is not there: the editor is NOT tested in it");
  const fox = await launchFirefox();
  const page = await fox.newPage();
  await page.goto(`${editor.address}#${news}`);
  const shows = (text: string) =>
    eventually(async () => expect(await page.$eval("body", (body) => body.textContent)).toContain(text));
  await fill(page, 'textarea[aria-label="Title (English)"]', "Seen in Firefox");
  const readFrame = async () => {
    const frame = page.frames().find((one) => one.url().endsWith("/newsroom/detail/liege-gateway"));
    return frame?.$eval("h1", (heading) => heading.textContent);
  };
  await eventually(async () => expect(await readFrame()).toBe("Seen in Firefox"));
  await eventually(() => page.focus("::-p-xpath(//button[starts-with(., 'Review and save (1)')])"));
  await page.keyboard.press("Enter");
  await eventually(() => page.focus("::-p-xpath(//button[. = 'Drop this change'])"));
  await page.keyboard.press("Enter");
  await shows("Nothing is changed.");
  await page.keyboard.press("Escape");
  await page.goto(`${editor.address}#${prices}`);
  await click(page, '[role="gridcell"]');
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await shows("Row 2, Up to kg: 2");
  expect(await page.$$eval('[role="columnheader"]', (heads) => heads.length)).toBe(6);
  await fox.close();
});
