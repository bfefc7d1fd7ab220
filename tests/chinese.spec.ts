import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findLatinWords, findSlips, readAllowedLatin, readForbiddenWords } from "#catalog/chinese/check-chinese.ts";
import { expect, open, test } from "./site.ts";

const glossary = readFileSync("docs/glossary-zh.md", "utf8");
const allowed = readAllowedLatin(glossary);
const forbidden = readForbiddenWords(glossary);
const released = "dist/site/current/public";

/** Everything readable in documents: texts, attributes shown or read out, and email texts. Runs in the browser. */
function textsOf(documents: string[]): string[][] {
  const silent = "script, style, code, kbd, cite[lang=en], a[hreflang], [translate=no]";
  const shown = ["alt", "title", "aria-label", "aria-valuetext", "placeholder", "content"];
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    for (const element of parsed.querySelectorAll(
      `${silent}, meta:not([name=description], [property$=title], [property$=description], [property$=alt])`,
    ))
      element.remove();
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? "");
    for (const element of parsed.querySelectorAll("*"))
      for (const name of shown) texts.push(element.getAttribute(name) ?? "");
    for (const mail of parsed.querySelectorAll("a[href^=mailto]")) {
      const { searchParams } = new URL(mail.getAttribute("href") ?? "");
      texts.push(searchParams.get("subject") ?? "", ...(searchParams.get("body") ?? "").split("\n"));
    }
    return [...new Set(texts.map((text) => text.trim()))];
  });
}

/** What Chinese readers must not find: English words, forbidden words, typographic slips, Markdown characters. */
function wrongIn(texts: readonly string[], where: string): string[] {
  return texts.flatMap((text) =>
    [
      ...findLatinWords(text, allowed).map((word) => `${word} in “${text.slice(0, 80)}”`),
      ...forbidden
        .filter(({ found: pattern }) => pattern.test(text))
        .map(({ wrong }) => `${wrong} in “${text.slice(0, 80)}”`),
      ...(/\p{Script=Han}/u.test(text) ? findSlips(text).map((slip) => `“${slip.found}”: ${slip.right}`) : []),
      ...(/^[,;:]$/.test(text) ? [`a half-width “${text}” between two texts`] : []),
      ...(text.includes("**") ? [`** in “${text.slice(0, 80)}”`] : []),
    ].map((what) => `${where}: ${what}`),
  );
}

test("no page in Chinese shows an English word, a forbidden word or a typographic slip", async ({ page }) => {
  const files = globSync(`${released}/zh{.html,/**/*.html}`).sort();
  expect(files.length).toBeGreaterThan(60);
  const pages = await page.evaluate(
    textsOf,
    files.map((file) => readFileSync(file, "utf8")),
  );
  expect(pages.flatMap((texts, at) => wrongIn(texts, files[at]?.replace(released, "") ?? ""))).toEqual([]);
});

const csv = (content: string | Buffer) => ({ name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(content) });

/** Reads what is on a page now, with everything unfolded. */
async function wrongOn(page: Page, blank: Page, state: string): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const [texts = []] = await blank.evaluate(textsOf, [html]);
  return wrongIn(texts, state);
}

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });

async function downloaded(page: Page, button: string): Promise<string[]> {
  // a menu closes as soon as something else opens
  await page
    .getByRole("button", { name: button, includeHidden: true })
    .first()
    .evaluate((one) => one.closest("details")?.setAttribute("open", ""));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const text = readFileSync(await (await download).path(), "utf8").replace("\uFEFF", "");
  // countries appear there as codes, and postcodes as they are written
  return text.split(/[\r\n,"]+/).filter((cell) => !/^[A-Z]{2}$|^(?=.*\d)[A-Z\d ]+$/.test(cell));
}

test("every state of the calculator, of an order file and of the search is in Chinese only", async ({ page }) => {
  const calculator = "/zh/resource/shipping-calculator";
  const wrong: string[] = [];
  // a page without the site's policy, which lets no text be parsed as markup
  const blank = await page.context().newPage();
  const read = async (state: string) => wrong.push(...(await wrongOn(page, blank, state)));

  await open(page, `${calculator}?to=DE&parcel=2_0.8_40_30_10&date=2026-11-24&value=120&by=2026-12-20`);
  await unfold(page);
  await expect(page.getByRole("row", { name: /关税/ }).first()).toBeVisible();
  await read("quotes, landed cost and a latest day");
  wrong.push(...wrongIn(await downloaded(page, "CSV"), "the quotes as CSV"));
  await page.getByRole("button", { name: "买家付税（DAP）" }).click();
  const value = page.getByLabel(/^货值/).first();
  await value.fill("300欧元");
  await value.blur();
  await expect(page.getByText("1 欧元 = ")).toBeVisible();
  await page.getByLabel("单件重量（公斤）").first().fill("重");
  await expect(page.locator("#prices").getByText("填完“单件重量”即可看到价格")).toBeVisible();
  await read("a value in another currency, a field that is half typed");
  await value.fill("300 PLN");
  await value.blur();
  await expect(page.getByText("的汇率，请按")).toBeVisible();
  await page.getByLabel("件数").first().fill("0");
  await page.getByLabel("尺寸（厘米）").first().fill("x");
  await page.getByLabel("尺寸（厘米）").first().blur();
  await expect(page.getByText("件数：1 到")).toBeVisible();
  await read("fields that cannot be read");

  await page.goto(`${calculator}?to=BR&parcel=1_31_200_90_90&date=2020-01-01&value=99999&terms=DDP`);
  await expect(page.getByText("没有线路").first()).toBeVisible();
  await unfold(page);
  await read("no line takes it");
  await open(page, "/zh/resource/freight-calculator");
  await expect(page.getByRole("heading", { name: /种方式/ })).toBeVisible();
  await unfold(page);
  await read("freight");
  await page.locator("#freight").getByLabel("邮编").fill("");
  await expect(page.getByText("请填写邮编")).toBeVisible();

  await open(page, "/zh/resource/order-files");
  await page.getByRole("button", { name: "试算示例订单" }).click();
  await expect(page.getByRole("heading", { name: /已计价/ })).toBeVisible();
  await unfold(page);
  await read("priced orders");
  await page.getByRole("button", { name: "关闭文件" }).click();
  await page.getByRole("button", { name: "核对示例账单" }).click();
  await expect(page.getByRole("heading", { name: /账单比报价表/ })).toBeVisible();
  await unfold(page);
  await read("a checked invoice");
  wrong.push(...wrongIn(await downloaded(page, "下载全部价格"), "the priced orders as CSV"));
  const file = page.locator("input[type=file]");
  await file.setInputFiles(csv("订单号,国家,重量\n甲,火星,1\n乙,德国,重\n丙,德国,31\n丁,,1\n戊,美国,0.5\n"));
  // rows that wait for an answer may be folded
  await expect(page.getByText("无法识别“火星”")).toBeAttached();
  await unfold(page);
  await expect(page.getByText("无法识别“火星”")).toBeVisible();
  await read("orders that cannot be read or sent");
  await file.setInputFiles(csv("哪里,多重\n德国,500\n"));
  await expect(page.getByText("哪一列是国家")).toBeVisible();
  await read("columns that are not known");
  await file.setInputFiles(csv("订单号,国家,商品编码,数量\n甲,德国,杯,2\n乙,德国,碗,1\n"));
  await page.getByText("2 种商品分别填写").click();
  await read("weights that the file lacks");
  await page.getByText("全部相同").click();
  await page.getByRole("textbox", { name: "每件商品多重？" }).fill("300 克");
  await page.getByRole("button", { name: "开始计价" }).click();
  await expect(page.getByText("实际寄出的是？")).toBeVisible();
  await expect(page.getByText("合计 …")).toHaveCount(0);
  await read("what a quantity counts");
  for (const bad of [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0]), "", "订单号,国家,重量\n"]) {
    await file.setInputFiles(csv(bad));
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await read("a file that cannot be read");
  }

  await page.getByRole("button", { name: "搜索" }).first().click();
  const box = page.getByRole("dialog").getByRole("combobox");
  for (const [query, answer] of [
    ["deguo", "结果："],
    ["qqqq", "没有找到"],
  ] as const) {
    await box.fill(query);
    await expect(page.getByRole("dialog").getByText(answer).first()).toBeVisible();
    if (answer === "结果：") await read("what the search finds");
  }
  expect(wrong).toEqual([]);
});

test("a country's code is the country, and no city of it that begins with the same letters", async ({ page }) => {
  await open(page, "/zh/resource/shipping-calculator");
  const box = page.getByRole("combobox", { name: "目的地" });
  // whoever typed a city has the code that reads cities
  await box.fill("卡尔加里");
  await expect(page.getByText("加拿大", { exact: true }).first()).toBeVisible();
  await box.fill("CA");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("加拿大");
  await expect(page).toHaveURL(/[?&]to=CA(?:&|$)/);
  await expect(page.getByLabel("邮编")).toHaveValue("");
});

test("no country of a list is broken over two lines on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/zh/resource/calendar");
  const broken = await page.locator("#months li > span:last-child, #last dd").evaluateAll((lists) => {
    for (const fold of document.querySelectorAll("details")) {
      fold.removeAttribute("name");
      fold.open = true;
    }
    return lists.flatMap((list) => {
      const text = list.firstChild;
      const range = document.createRange();
      return [...(text instanceof Text ? text.data.matchAll(/(?<=、)\p{Script=Han}{2,6}(?=、|$)/gu) : [])].flatMap(
        (name) => {
          if (!text) return [];
          range.setStart(text, name.index);
          range.setEnd(text, name.index + name[0].length);
          return range.getClientRects().length > 1 ? name[0] : [];
        },
      );
    });
  });
  expect(broken).toEqual([]);
});

test("headings keep their words whole once the page is alive, and after a link", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "标准快线与服装专线增设列日口岸" });
  const words = () => heading.locator("wbr").count();
  await open(page, "/zh/newsroom");
  await expect.poll(words).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Yunroute" }).click();
  await expect(page).toHaveURL("/zh");
  await page.getByRole("contentinfo").getByRole("link", { name: "新闻" }).click();
  await expect(page).toHaveURL("/zh/newsroom");
  await expect.poll(words).toBeGreaterThan(0);
});
