import { expect, test } from "vitest";
import { loadCatalog } from "../catalog.ts";
import {
  findLatinWords,
  findSlips,
  readAllowedLatin,
  readForbiddenWords,
  checkChinese,
  checkText,
  listTexts,
  readGlossary,
} from "./check-chinese.ts";
import { findMissingTexts } from "../check/to-do.ts";
import { openFiles, openTexts } from "../read/files.ts";
import { formatProblems } from "../read/problems.ts";

const forbidden = readForbiddenWords(readGlossary());

test("a forbidden word is reported with its line and the word to use, in every kind of file", () => {
  const found = (file: string, content: string) =>
    listTexts(file, content).flatMap((text) => checkText(text, forbidden).map(({ line, right }) => [line, right]));
  expect(found("a.zh.md", "---\ntitle: 干货\nalso: 干货\nlist: [普货, 起重]\n---\n\n| 货 | 燃料费 |\n")).toEqual([
    [2, "write 普货"],
    [4, "write 最低起运重量"],
    [7, "write 燃油附加费"],
  ]);
  expect(found("a.yaml", "a: { en: 干货 is dried food, zh: 普货 }\nb: { en: Quote, zh: 引用价 }")).toEqual([
    [2, "write 报价"],
  ]);
  expect(found("a.csv", "code,name_zh\n# 干货\nX,干货")).toEqual([[3, "write 普货"]]);
  expect(found("a.zh.md", "代码 `干货`，链接 [去](/干货)")).toEqual([]);
});

test.each([
  "普货,带电",
  "重量: 2 公斤",
  "结束.",
  "报价(含税)",
  '写"隐私"即可',
  "单位 lb, in 均可",
  "共9 条",
  "走 DDP线路",
  "您 好",
  "含税 （DDP）",
  "上涨 3 %",
  "在 2026 年 11 月",
  "截至 2026-11-21 有效",
  "*强调*一下",
  "你好",
  "等等...",
  "2月3日, 14:00 最后交货",
  "2026年11月21日: 首版有误",
  ": 首版有误",
  "已于 2020 年退出",
  "自 2026年7月1日起",
  "至10日 休息",
  "**先比价。** 再决定",
])("%s is a slip", (text) => {
  expect(findSlips(text)).not.toEqual([]);
});

test.each([
  "自2026年7月1日起，标准快线为 1,500 泰铢。",
  "2月5日至8日放假；最迟12月4日交仓，走 DDP（双清包税）。",
  "海关总署公告2020年第75号、财税〔2018〕103号",
  "2月3日 14:00 前交仓；2020年第75号：9710",
  "写明：“DDP 12 Example Street, Berlin, Incoterms 2020”。",
  "**拼箱（LCL）**按立方米，30% 以内，每天 18:00 前。",
  "40 × 30 × 10 cm = 12,000 cm³ ÷ 8,000 = 1.5 公斤",
])("%s is correct", (text) => {
  expect(findSlips(text)).toEqual([]);
});

test("a business goes by one name, and the unit of ocean freight is explained in one place", () => {
  const wrongIn = (text: string) =>
    checkText({ file: "a", line: 1, text }, forbidden).map(({ wrong }) => wrong.split('"')[1]);
  expect(wrongIn("电商包裹线路与货运线路、大货货运")).toEqual(["电商包裹线路", "大货货运", "货运线路"]);
  expect(wrongIn("包裹线路与大货线路")).toEqual([]);
  expect(wrongIn("拼箱按 W/M 计费")).toHaveLength(1);
  expect(wrongIn("计费吨，国外单据上写作“W/M”")).toEqual([]);
});

test("the content follows the glossary and its conventions", () => {
  const found = checkChinese(loadCatalog("content").texts ?? openFiles("content"), readGlossary());
  expect(formatProblems(found.map((one) => ({ ...one, level: "warning" as const })))).toBe("");
});

test("a text that was looked at is looked at again by another glossary", () => {
  const files = openTexts({ "/a.zh.md": "---\ntitle: 甲\n---\n\n包裹" });
  const check = (avoid: string) => checkChinese(files, `| a | b | c |\n| - | - | - |\n| parcel | 小包 | ${avoid} |`);
  expect([check("货物"), check("包裹"), check("货物")].map((found) => found.length)).toEqual([0, 1, 0]);
});

test("at most 150 Latin words are allowed, and every other one is found", () => {
  const allowed = readAllowedLatin(readGlossary());
  expect(allowed.size).toBeLessThanOrEqual(150);
  expect(findLatinWords("走 DDP，40HC 货柜 12 立方米，见 https://a.example/b 或 hi@a.example", allowed)).toEqual([]);
  expect(findLatinWords("剩余 surcharge 与 Zürich", allowed)).toEqual(["surcharge", "Zürich"]);
});

test("nothing on the site is missing in Chinese", () => {
  expect(findMissingTexts(openFiles("content"), "zh")).toEqual([]);
});

/** Two English words in a row. */
const phrase = /(?<![\w/.-])[A-Za-z]{3,} [A-Za-z]{3,}/;

test("no line of a Chinese text equals the English one, and no name is the same in both languages", () => {
  const files = openFiles("content");
  const linesOf = (file: string) =>
    files
      .text(file)
      .split(/\r?\n/)
      .map((line) => line.trim());
  const documents = [".zh.md", ".zh.yaml"].flatMap((ending) => files.list("", ending));
  expect(documents.length).toBeGreaterThan(40);
  const lines = documents.flatMap((file) => {
    const english = new Set(linesOf(file.replace(".zh.", ".")));
    return linesOf(file).flatMap((line, at) =>
      // a figure's notation, such as {surcharge us-air-freight peak}, does not count as words
      phrase.test(line.replaceAll(/\{[a-z]+ [^{}]*\}/g, "")) && english.has(line) ? [`${file}:${at + 1}: ${line}`] : [],
    );
  });
  const allowed = readAllowedLatin(readGlossary());
  const pairs = files
    .list("", ".yaml")
    .flatMap((file) =>
      [...files.text(file).matchAll(/\ben: ("[^"]*"|[^",{}\n]+), zh: ("[^"]*"|[^",{}\n]+)/g)].flatMap(
        ([, english = "", chinese = ""]) =>
          english === chinese && findLatinWords(chinese, allowed).length > 0 ? [`${file}: ${chinese}`] : [],
      ),
    );
  expect([...lines, ...pairs]).toEqual([]);
});
