import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectDateWords, writeDate } from "./dates.ts";
import { checkMessages } from "./check.ts";
import { formatMessage } from "./format.ts";
import { readMessages } from "./read.ts";

const days = "{name}: {days, plural, =0 {none} one {# day of {all}} other {# days of {all}}}";

describe("a message", () => {
  test("has its placeholders filled in, whatever the values", () => {
    fc.assert(fc.property(fc.string(), (name) => formatMessage("“{name}”", { name }, "en") === `“${name}”`));
  });
  test("puts a space between Latin words and Chinese, but leaves dates, numbers and Chinese as they are", () => {
    const said = ["40HC", "LCL", "空运", "12月4日", "海运，40GP", "周二，14:00"].map((way) =>
      formatMessage("起初{way}最便宜", { way }, "zh"),
    );
    expect(said).toEqual([
      "起初 40HC 最便宜",
      "起初 LCL 最便宜",
      "起初空运最便宜",
      "起初12月4日最便宜",
      "起初海运，40GP 最便宜",
      "起初周二，14:00 最便宜",
    ]);
  });
  test("takes the plural form of its language", () => {
    const said = [0, 1, 2, 1200].map((count) => formatMessage(days, { name: "a", days: count, all: 9 }, "en"));
    expect(said).toEqual(["a: none", "a: 1 day of 9", "a: 2 days of 9", "a: 1,200 days of 9"]);
  });
  test("in a language with more forms uses each of them", () => {
    const text = "{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}";
    expect([1, 3, 5, 21].map((n) => formatMessage(text, { n }, "ru"))).toEqual([
      "1 день",
      "3 дня",
      "5 дней",
      "21 день",
    ]);
  });
});

test.each(["en-GB", "zh", "de", "ar", "ja"])("dates in %s agree with the build's own locale data", (tag) => {
  const words = collectDateWords(tag);
  for (let day = 0; day < 366; day += 5) {
    const date = new Date(Date.UTC(2026, 0, 1 + day));
    const long = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", numberingSystem: "latn" } as const;
    expect(writeDate(date, words, "long")).toBe(date.toLocaleDateString(tag, long));
  }
});

describe("message files", () => {
  const file = (language: string, source: string) => ({
    file: `${language}.json`,
    language,
    source,
    table: JSON.parse(source),
  });
  const problems = (zh: string) =>
    checkMessages([file("en", '{\n"a": "{count, plural, one {#} other {#}}"\n}'), file("zh", `{\n${zh}\n}`)]);
  test("of this site have no mistakes", () => {
    expect(checkMessages(readMessages())).toEqual([]);
  });
  test("lack nothing of what English says, once they are nearly whole", () => {
    const lines = Array.from({ length: 40 }, (_, at) => `"m${at}": "x"`);
    const lacking = (count: number) =>
      checkMessages([file("en", `{\n${lines.join(",\n")}\n}`), file("zh", `{\n${lines.slice(count).join(",\n")}\n}`)]);
    expect(lacking(1)).toEqual(['zh.json:1: "m0" is missing; write what "x" is in this language']);
    expect(lacking(30)).toEqual([]);
  });
  test.each([
    ['"a": "{count} 个"', ""],
    ['"b": "x"', 'zh.json:2: "b" is no message of en.json'],
    ['"a": "{number}"', 'zh.json:2: "a" has the places {number}; en.json has {count}'],
    ['"a": "{count"', 'zh.json:2: "a" has a brace that closes nothing'],
    ['"a": "{count, plural, few {#} other {#}}"', '"a" has the plural form "few"'],
    ['"a": "{count, plural, =1 {#}}"', '"a" has a plural without "other"'],
    ['"a": "{count}",\n"a": "{count}"', '"a" stands twice'],
  ])("%s", (zh, problem) => {
    if (problem) expect(problems(zh).join()).toContain(problem);
    else expect(problems(zh)).toEqual([]);
  });
});
