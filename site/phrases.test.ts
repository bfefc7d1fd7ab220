import { expect, test } from "vitest";
import { splitPhrases } from "./phrases.ts";

test.each([
  ["出口报关、退税、鉴定与授权", "退税"],
  ["贸易术语：先弄懂 DAP 与 DDP", "弄懂 DAP 与 DDP"],
  ["澳大利亚、新西兰、以色列与泰国进口规则", "以色列"],
  ["10月19日起收取旺季附加费", "10月19日起"],
  ["标准快线与服装专线增设列日口岸", "服装专线"],
  ["欧盟定额关税满四个月：卖家可以怎样调整", "定额关税"],
  ["加拿大：进口商须自行提供 CARM 担保，否则先缴税后放行", "自行提供"],
  ["2027年春节：集货仓何时休，航班何时飞", "集货仓何时休，"],
  ["配套电池空运，荷电状态不得超过 30%", "荷电状态"],
  ["选双清包税（DDP），您少付\u00a0$3.00", "包税（DDP），"],
  ["选双清包税（DDP），您多付\u00a0$50.97，买家收货时少付\u00a0$50.37", "您多付\u00a0$50.97，"],
  ["301 条款强迫劳动附加税（中国原产）", "301 条款"],
])("a line of %s never breaks within %s", (text, whole) => {
  const pieces = splitPhrases(text, "zh");
  expect(pieces.join("")).toBe(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.some((piece) => piece.includes(whole))).toBe(true);
  expect(pieces.filter((piece) => /^[、，。：；？！）》”的]|[（《“]$/u.test(piece))).toEqual([]);
});

test("a text in another script is a single piece", () => {
  expect(splitPhrases("Chargeable weight & <more>", "en")).toEqual(["Chargeable weight & <more>"]);
});
