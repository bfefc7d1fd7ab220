import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { violations } from "./accessibility.ts";
import { send } from "./edit.ts";
import { dropAll, expect, open, review, save, test } from "./edit-page.ts";

// The editor is no part of the site: it runs on a copy of the content, which these tests change one after another.
test.describe.configure({ mode: "serial", timeout: 300_000 });

const news = "newsroom/liege-gateway/index.md";
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
