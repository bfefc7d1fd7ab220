import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "#site/locales.ts";
import { contentRoot } from "../catalog.ts";
import { useMessageFolder } from "../messages.ts";
import type { Figure } from "./figure.ts";
import { writeFigure } from "./write.ts";

const prose = { table: false, start: false };

test.each<[Figure, string, string]>([
  [{ is: "money", amount: 40, currency: "USD" }, "US$40", "40 美元"],
  [{ is: "money", amount: 1.5, currency: "EUR" }, "€1.50", "1.50 欧元"],
  [{ is: "money", amount: 1234.5, currency: "GBP" }, "£1,234.50", "1,234.50 英镑"],
  [{ is: "money", amount: 25, currency: "RON" }, "25 lei", "25 列伊"],
  [{ is: "money", amount: 1500, currency: "JPY" }, "¥1,500", "1,500 日元"],
  [{ is: "money", amount: 1, to: 2.5, currency: "USD" }, "US$1.00 to US$2.50", "1.00 至 2.50 美元"],
  [{ is: "money", amount: 1, to: 2, currency: "THB" }, "1 to 2 baht", "1 至 2 泰铢"],
  [{ is: "money", amount: 0.9, currency: "USD", per: "kg" }, "US$0.90 per kg", "每公斤 0.90 美元"],
  [{ is: "money", amount: 3, currency: "CAD", per: "parcel" }, "CA$3 per parcel", "每件 3 加元"],
  [{ is: "money", amount: 3, currency: "AUD", per: "shipment" }, "A$3 per shipment", "每票 3 澳元"],
  [{ is: "mass", kg: [30] }, "30 kg", "30 公斤"],
  [{ is: "mass", kg: [0.5] }, "0.5 kg", "0.5 公斤"],
  [{ is: "mass", kg: [0.499] }, "499 g", "499 克"],
  [{ is: "mass", kg: [0.75], grams: true }, "750 g", "750 克"],
  [{ is: "mass", kg: [1999] }, "1,999 kg", "1,999 公斤"],
  [{ is: "mass", kg: [2000] }, "2 tonnes", "2 吨"],
  [{ is: "mass", kg: [21.6, 2600] }, "21.6 and 2,600 kg", "21.6 和 2,600 公斤"],
  [{ is: "mass", kg: [45, 100, 300] }, "45, 100 and 300 kg", "45、100 和 300 公斤"],
  [{ is: "mass", kg: [45, 100, 1000], span: true }, "45 to 1,000 kg", "45 至 1,000 公斤"],
  [{ is: "unit", value: 120.5, unit: "cm" }, "120.5 cm", "120.5 厘米"],
  [{ is: "unit", value: 27_000, unit: "cm³" }, "27,000 cm³", "27,000 立方厘米"],
  [{ is: "percent", percent: 10.5 }, "10.5%", "10.5%"],
  [{ is: "range", min: 4, max: 20 }, "4 to 20", "4 至 20"],
  [{ is: "range", min: 4, max: 4 }, "4", "4"],
  [{ is: "count", count: 0 }, "zero", "零"],
  [{ is: "count", count: 12 }, "twelve", "十二"],
  [{ is: "count", count: 13 }, "13", "13"],
  [{ is: "plain", value: 8000 }, "8000", "8000"],
  [{ is: "unit", value: 1.25, unit: "m³" }, "1.25 m³", "1.25 立方米"],
  [{ is: "unit", value: 3, unit: "Wh" }, "3 Wh", "3 Wh"],
])("%j: %s, %s", (figure, english, chinese) => {
  expect(writeFigure(figure, "en", prose)).toBe(english);
  expect(writeFigure(figure, "zh", prose)).toBe(chinese);
});

test("names of lines are a list in a sentence, those that end in a common noun with their article", () => {
  const names = [
    { en: "Island line", zh: "岛屿专线" },
    { en: "Priority Express", zh: "优先快线" },
    { en: "Apparel line", zh: "服装专线" },
  ];
  const write = (count: number, locale: Locale, start = false) =>
    writeFigure({ is: "names", names: names.slice(0, count) }, locale, { table: false, start });
  expect(write(1, "en")).toBe("the Island line");
  expect(write(2, "en", true)).toBe("The Island line and Priority Express");
  expect(write(3, "en")).toBe("the Island line, Priority Express and the Apparel line");
  expect([1, 2, 3].map((count) => write(count, "zh"))).toEqual([
    "岛屿专线",
    "岛屿专线和优先快线",
    "岛屿专线、优先快线和服装专线",
  ]);
});

test("in a table a range has a dash, and a sentence begins with a capital", () => {
  const table = { table: true, start: true };
  expect(writeFigure({ is: "range", min: 4, max: 20 }, "en", table)).toBe("4–\u206020");
  expect(writeFigure({ is: "mass", kg: [45, 1000], span: true }, "zh", table)).toBe("45–\u20601,000 公斤");
  expect(writeFigure({ is: "count", count: 6 }, "en", table)).toBe("Six");
});

describe("a language has its words in its own file of messages", () => {
  const provider = mkdtempSync(join(tmpdir(), "words-"));
  beforeAll(() => {
    mkdirSync(join(provider, "messages"));
    const german = {
      figure_range: "{min} bis {max}",
      figure_and: "{list} und {last}",
      figure_per_kg: "{amount} je kg",
      figure_working_days: "{count, plural, one {{amount} Werktag} other {{amount} Werktage}}",
      figure_numerals: "null eins zwei drei",
    };
    writeFileSync(join(provider, "messages/de.json"), JSON.stringify(german));
    useMessageFolder(provider);
  });
  afterAll(() => useMessageFolder(contentRoot));

  test.each<[Figure, string]>([
    [{ is: "unit", value: 1, unit: "working days" }, "1 Werktag"],
    [{ is: "unit", value: 5, unit: "working days" }, "5 Werktage"],
    [{ is: "money", amount: 12.5, currency: "USD", per: "kg" }, "12,50 $ je kg"],
    [{ is: "money", amount: 1, to: 2.5, currency: "EUR" }, "1,00 bis 2,50 €"],
    [{ is: "mass", kg: [45, 100, 300] }, "45, 100 und 300 kg"],
    [{ is: "percent", percent: 10.5 }, "10,5 %"],
    [{ is: "count", count: 3 }, "drei"],
    // what it has no word for is written in figures, not in another language
    [{ is: "count", count: 7 }, "7"],
  ])("%j: %s", (figure, german) => {
    expect(writeFigure(figure, "de", prose).replaceAll("\u00a0", " ")).toBe(german);
  });
});
