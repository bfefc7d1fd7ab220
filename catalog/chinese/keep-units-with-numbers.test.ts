import { expect, test } from "vitest";
import { toPlainText } from "#site/typography.ts";
import { keepUnitsWithNumbersIn, keepUnitsWithNumbers } from "./language.ts";

test("no line ends within a Chinese unit behind its figure, a day of the week or a fraction", () => {
  for (const [text, whole] of [
    ["12,000 立方厘米 ÷ 8,000", "立方厘米"],
    ["单件最重 30 公斤，", "公斤"],
    ["9 至 14 个工作日", "个工作日"],
    ["每周一、周四起飞", "周四"],
    ["约三分之一", "三分之一"],
    ["《个人信息保护法》第十三条；", "第十三条"],
    ["最迟11月20日（美国）", "（美国）"],
    ["恢复需一个工作日，应为两个", "一个工作日"],
  ] as const) {
    const joined = keepUnitsWithNumbers(text);
    expect(joined).toContain([...whole].join("\u2060"));
    expect(toPlainText(joined)).toBe(text);
  }
});

test("no line ends within a range, a whole date or before the last character of a text", () => {
  expect(keepUnitsWithNumbers("自2026年1月1日起，美中 30 至 40 天")).toBe(
    "自2026年\u20601月1日起，美中 30\u00a0至\u00a040\u00a0天",
  );
  expect(keepUnitsWithNumbers("上调 2.5% 至 2.9%，")).toBe("上调 2.5%\u00a0至\u00a02.9%，");
  expect(keepUnitsWithNumbers("公告2019年第36号，济州（63000）")).toBe(
    "公告2019年第\u206036\u2060号，济\u2060州（63000）",
  );
  expect(keepUnitsWithNumbers("即 3.7 V × 5 Ah，超过 2.7 Wh 的电芯")).toBe(
    "即 3.7\u00a0V ×\u00a05\u00a0Ah，超过 2.7\u00a0Wh 的电芯",
  );
  expect(keepUnitsWithNumbers("深圳—列日、法兰克福")).toBe("深圳\u2060—列日、法兰克福");
  expect(keepUnitsWithNumbers("优先快线。经济快线。")).toBe("优先快线。经济\u2060快\u2060线。");
});

test("words that only begin like a unit are left as they are", () => {
  for (const text of ["第 3 米兰", "公斤级", "2026年", "一周年"])
    expect(toPlainText(keepUnitsWithNumbers(text))).toBe(text);
  expect(keepUnitsWithNumbers("公斤级")).toBe("公斤级");
});

test("all texts of a page's data are joined; its figures, keys and ids are not touched", () => {
  expect(keepUnitsWithNumbersIn({ 公斤: [1, "5 公斤", null], id: "11月1日" })).toEqual({
    公斤: [1, "5\u00a0公\u2060斤", null],
    id: "11月1日",
  });
});
