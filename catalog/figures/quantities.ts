/** A number with its unit in a text, and a key that is the same for "0.5 kg", "500 g" and 500 克. */
export type Quantity = { at: number; text: string; key: string };

const small =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split(
    "|",
  );
const tens = "|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");
const english = String.raw`\d+|(?:${tens.slice(2).join("|")})(?:-(?:${small.slice(0, 9).join("|")}))?|${small.join("|")}`;
const chinese = "[一二两三四五六七八九十]+";

/** What the data count: the plural in English, the measure word and noun in Chinese, and the name of both. */
const counted: readonly (readonly [english: string, chinese: string, key: string])[] = [
  ["lines|services", "条[一-鿿]{0,10}?(?:线路|专线)|大线路", "lines"],
  ["hubs|warehouses", "个集?货?仓库?", "hubs"],
  ["countries|destinations|markets", "个?国家|个市场", "countries"],
  ["gateways", "个(?:境外)?口岸", "gateways"],
  ["flights|sailings|departures|consolidations", "班(?![车制])", "departures"],
  ["ranges|postcode areas", "段(?=邮编)|个邮编区", "ranges"],
  ["island groups", "个群岛", "zones"],
  ["member states|VAT systems", "个成员国|套增值税", "members"],
  ["days", "天", "days"],
];
/** An adjective may stand between: six parcel lines, two more working days. */
const inEnglish = counted.map(
  ([noun, , key]) => [new RegExp(String.raw`\b(${english}) (?:(?!the )[a-z-]+ )?(?:${noun})\b`, "gi"), key] as const,
);
const inChinese = counted.map(
  ([, noun, key]) =>
    [new RegExp(String.raw`(?<!第 ?|第 ?\d+ ?至 ?)((?<![\d.,])\d+ ?|${chinese})(?:${noun})`, "g"), key] as const,
);
const nouns = new RegExp(counted.map(([noun]) => noun).join("|"), "i");
const hour = /(?<![\d:.-])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:]| ?[ap]\.?m\b)/g;
/** The hours of a journey that is drawn are its own data. */
const scanned = /\bat: "?$/;
/** Hours as they are spoken: 2 pm, 2:30 p.m., 下午两点, 14点. */
const spoken = /(?<![\d:.,-])(\d{1,2})(?::([0-5]\d))? ?([ap])\.?m\b\.?/gi;
/** In words: two in the afternoon, half past two, 2 o'clock. Without a part of the day it is an hour of work. */
const spokenInWords = new RegExp(
  String.raw`\b(half past |quarter past )?(\d{1,2}|${small.slice(0, 12).join("|")})(?:( o[’']clock)?(?: in the (morning|afternoon|evening))?)\b`,
  "gi",
);
const spokenInChinese = new RegExp(
  `(?:(上午|早上|中午|下午|傍晚|晚上) ?(\\d{1,2}|${chinese})|(?<![\\d.,:])(\\d\\d)) ?点(?:([0-5]\\d) ?分|(半)|(?!\\d))`,
  "g",
);
const multiple = new RegExp(String.raw`\b(one and a half|[\d.]+|${english}) times (?=as|its|the|that)`, "gi");
const multipleInChinese = new RegExp(`([\\d.]+ ?|${chinese})倍`, "g");

/** What a long pattern finds, asked only where a text has what each of its finds needs. */
function findAll(text: string, needed: RegExp, pattern: RegExp): RegExpExecArray[] {
  return needed.test(text) ? [...text.matchAll(pattern)] : [];
}

/** Counts of what the data hold (lines, hubs, flights, days in words), hours of the day, and multiples. */
function findCounts(text: string): Quantity[] {
  const patterns = [...(nouns.test(text) ? inEnglish : []), ...(/[一-鿿]/.test(text) ? inChinese : [])];
  const counts = patterns.flatMap(([pattern, key]) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole, 1: amount = "" }) => ({
      at: index,
      text: whole,
      key: `${readCount(amount)} ${key}`,
    })),
  );
  const hours = findAll(text, /\d:\d\d/, hour)
    .filter(({ index }) => !scanned.test(text.slice(0, index)))
    .map(({ index, 0: whole }) => ({ at: index, text: whole, key: whole }));
  const times = [
    ...findAll(text, /\d ?[ap]\.?m\b/i, spoken).map(({ index, 0: whole, 1: at = "", 2: minutes, 3: half = "" }) => ({
      at: index,
      text: whole,
      key: formatHour((Number(at) % 12) + (/p/i.test(half) ? 12 : 0), minutes),
    })),
    ...findAll(text, /clock|past|in the /i, spokenInWords).flatMap(
      ({ index, 0: whole, 1: past = "", 2: at = "", 3: clock, 4: part = "" }) => {
        const written = readCount(at);
        if ((!past && !clock && !part) || written > 12) return [];
        const later = (part ? !/^m/i.test(part) : written < 7) && written < 12 ? 12 : 0;
        const minutes = /^half/i.test(past) ? "30" : past ? "15" : "00";
        return { at: index, text: whole, key: formatHour(written + later, minutes) };
      },
    ),
    ...findAll(text, /点/, spokenInChinese).map(
      ({ index, 0: whole, 1: part = "", 2: early, 3: at, 4: minutes, 5: half }) => {
        const written = readCount(early ?? at ?? "");
        const later = /[下傍晚]/.test(part) && written < 12 ? 12 : 0;
        return { at: index, text: whole, key: formatHour(written + later, half ? "30" : minutes) };
      },
    ),
  ];
  const multiples = [...findAll(text, /times/i, multiple), ...findAll(text, /倍/, multipleInChinese)].map(
    ({ index, 0: whole, 1: amount = "" }) => ({ at: index, text: whole.trim(), key: `${readCount(amount)} times` }),
  );
  // "one day" and "a single line" are words, not counts; and a few countries are those that the text itself goes through
  const own = counts.filter(({ key }) => !key.startsWith("1 ") && !/^(?:\d|1[0-2]) countries$/.test(key));
  return [...own, ...hours, ...times, ...multiples];
}

/** A term in years or months, whole and in figures or words; 2026年 is a day's. */
const terms = [
  new RegExp(String.raw`\b(${english})[ -](years?|months?)\b`, "gi"),
  new RegExp(
    `(?<![\\d〇零第一二两三四五六七八九十])(\\d{1,2} ?|${chinese})(年|个月)(?![\\d一二三四五六七八九十初底末代前])`,
    "g",
  ),
];

/** Terms of several years or months, with the same key in both languages. */
export function findTerms(text: string): Quantity[] {
  if (!/year|month|年|个月/i.test(text)) return [];
  return terms.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: amount = "", 2: unit = "" }) => {
      const count = readCount(amount);
      return count > 1 && count < 100
        ? [{ at: index, text: whole, key: `${count} ${/^y|年/i.test(unit) ? "years" : "months"}` }]
        : [];
    }),
  );
}

function formatHour(at: number, minutes = "00"): string {
  return `${String(at).padStart(2, "0")}:${minutes}`;
}

function readCount(amount: string): number {
  const word = amount.trim().toLowerCase();
  if (/^[\d.]+$/.test(word)) return Number(word);
  if (word === "one and a half") return 1.5;
  const [ten = "", one = ""] = word.split("-");
  if (tens.includes(ten) && ten !== "ten") return tens.indexOf(ten) * 10 + small.indexOf(one) + 1;
  return small.includes(word) ? small.indexOf(word) + 1 : readChineseCount(word);
}

/** 十二 is 12, 二十二 is 22, 两 is 2. */
function readChineseCount(word: string): number {
  const digits = "零一二三四五六七八九";
  const toDigit = (digit: string) => digits.indexOf(digit.replace("两", "二"));
  const [before = "", after] = word.split("十");
  if (after === undefined) return toDigit(word);
  return (before ? toDigit(before) : 1) * 10 + (after ? toDigit(after) : 0);
}

const digits = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** What precedes the last number of a range or a size: "7 to ", "22–", "40 × 30 × ". */
const before = `(?:${digits} ?(?:to|and|or|至|到|和|–|-|×|x) ?)*`;
const words = small.slice(0, 12).join("|");
const numerals = "一二两三四五六七八九十";

const signs: Readonly<Record<string, string>> = {
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  A$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
};

/** Units as texts write them, with the unit of their key and the factor to convert to it. */
const units: readonly (readonly [written: string, key: string, factor: number])[] = [
  ["美元|USD|dollars?", "USD", 1],
  ["欧元|EUR|euros?", "EUR", 1],
  ["英镑|GBP|pounds sterling", "GBP", 1],
  ["加元|CAD", "CAD", 1],
  ["澳元|AUD", "AUD", 1],
  ["新西兰元|NZD", "NZD", 1],
  ["新元|SGD", "SGD", 1],
  ["列伊|RON|lei", "RON", 1],
  ["泰铢|THB|baht", "THB", 1],
  ["SDR|个?特别提款权", "SDR", 1],
  ["公斤|千克|kg|kilograms?", "g", 1000],
  ["毫升|ml", "ml", 1],
  ["升|litres?", "ml", 1000],
  ["克|g|grams?", "g", 1],
  ["吨|tonnes?|t", "g", 1_000_000],
  ["立方厘米|cm³", "cm3", 1],
  ["立方米|m³|cubic metres?", "m3", 1],
  ["厘米|cm|centimetres?", "cm", 1],
  ["毫米|mm", "cm", 0.1],
  ["米|m|metres?", "cm", 100],
  ["%|per cent|percent", "%", 1],
  ["个?工作日|working days?", "working days", 1],
  ["天|days?", "days", 1],
  ["个国家|国|countries|destinations", "countries", 1],
  ["Wh|瓦时", "Wh", 1],
  ["A/m", "A/m", 1],
];

const written = units.map(([unit]) => unit).join("|");
const unitPatterns = units.map(([names, key, factor]) => [new RegExp(`^(?:${names})$`, "i"), key, factor] as const);
/** A Latin unit ends where its word does; a Chinese one needs no space after it. */
const behind = `(?:(?<=[a-z])(?![A-Za-z³/])|(?<![a-z]))`;
const measured = new RegExp(
  String.raw`(?<![\d.,A-Za-z-]|第 ?|第 ?\d+ ?[至到] ?)${before}(${digits}) ?(${written})${behind}`,
  "gi",
);
const money = new RegExp(`(${Object.keys(signs).map(RegExp.escape).join("|")})(${digits})`, "g");
const spelled = new RegExp(String.raw`\b(?:(?:${words}) to )?(${words}) (working days|tonnes|per cent)\b`, "gi");
const spelledChinese = new RegExp(`(?:[${numerals}]+[至到])?[${numerals.slice(1)}](?:个工作日|公斤|吨)`, "g");
const sized = new RegExp(`(${digits}(?: ?[×x] ?${digits}){2}) ?(?:cm|厘米)`, "g");

const numeral = new RegExp(`\\d|[${numerals}两]|\\b(?:${english})`, "i");

/** The numbers with units in a text, sizes as one. `divisors` are bare numbers that are included. */
export function findQuantities(text: string, divisors: readonly number[] = []): Quantity[] {
  const found: Quantity[] = [];
  // most lines of data have neither a digit nor a number in words
  if (!numeral.test(text)) return found;
  const add = (at: number, whole: string, key: string) => {
    if (!found.some((one) => at < one.at + one.text.length && one.at < at + whole.length))
      found.push({ at, text: whole, key });
  };
  for (const { index, 0: whole, 1: sides = "" } of text.matchAll(sized))
    add(index, whole, `${sides.replace(/[ ,]/g, "").replaceAll("×", "x")}cm`);
  for (const { index, 0: whole, 1: sign = "", 2: amount = "" } of text.matchAll(money))
    add(index, whole, makeKey(amount, signs[sign] ?? ""));
  for (const { index, 0: whole, 1: amount = "", 2: unit = "" } of text.matchAll(measured))
    add(index, whole, makeKey(amount, unit));
  for (const { index, 0: whole, 1: word = "", 2: unit = "" } of text.matchAll(spelled))
    add(index, whole, makeKey(String(readCount(word)), unit));
  for (const { index, 0: whole } of text.matchAll(spelledChinese)) add(index, whole, whole);
  for (const divisor of divisors.filter((one) => text.includes(String(one))))
    for (const { index, 0: whole } of text.matchAll(new RegExp(String.raw`(?<![\d.,-])${divisor}(?![\d.,]\d|\d)`, "g")))
      add(index, whole, String(divisor));
  for (const { at, text: whole, key } of findCounts(text)) add(at, whole, key);
  return found.sort((a, b) => a.at - b.at);
}

function makeKey(amount: string, written: string): string {
  const [, unit = "", factor = 1] = unitPatterns.find(([names]) => names.test(written)) ?? [];
  return `${Math.round(Number(amount.replaceAll(",", "")) * factor * 1e6) / 1e6} ${unit}`;
}
