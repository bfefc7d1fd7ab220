import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { findArticles } from "#rating/goods/find-articles.ts";
import { judgeGoods, listCategories } from "#rating/goods/goods.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { knownLocales, locales, type Locale, publishLocales } from "#site/locales.ts";
import { disk } from "../rates/test-cards.ts";
import { loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { getToday } from "../read/values.ts";
import { listArticles, readGoods } from "./read-goods.ts";

// the articles as they are published, on the lines of the provider that does not change
const { catalog } = loadCatalog(disk.root);
if (!catalog) throw new Error("the content has errors");
const { cards, reference } = catalog;
const published = openFiles("content");
const known = {
  categories: reference.goods.map(({ id }) => id),
  countries: reference.countries.map(({ code }) => code),
  regimes: new Map(reference.dutyRules.regimes.map(({ id, countries }) => [id, Object.keys(countries)])),
  charges: reference.dutyRules.regimes.flatMap(({ charges }) => charges.map(({ id }) => id)),
};
const goods = readGoods(published, known, new Problems());
const { law, articles, rates } = goods;
const indexes = Object.fromEntries(knownLocales.map((locale) => [locale, listArticles(goods, locale)]));

function findIds(words: string, locale: Locale): string[] {
  return findArticles(words, indexes[locale] ?? []).flatMap(({ article, whole }) => (whole ? article.id : []));
}

function judge(id: string, country: string) {
  const { classes = [] } = articles.find((article) => article.id === id) ?? {};
  return judgeGoods(classes, country, filterCardsByDay("2026-11-23", cards), law);
}

const [, ...words] = readFileSync("tests/fixtures/goods/words.csv", "utf8").trim().split("\n");
test.each(words.map((row) => row.split(",")))(
  "%s, %s: the article, and its heading among five",
  (en, zh, id, hs = "") => {
    for (const [text = "", locale] of [
      [en, "en"],
      [zh, "zh"],
    ] as const) {
      const found = findArticles(text, indexes[locale] ?? []);
      expect(found[0]?.article.id).toBe(id);
      const first = listFirstHeadings(text, locale);
      expect(hs.split(";").some((code) => first.includes(code))).toBe(true);
    }
  },
);

/** The headings that are shown first for words, at most five. */
function listFirstHeadings(text: string, locale: Locale): string[] {
  const found = findArticles(text, indexes[locale] ?? []);
  return found.flatMap(({ article }) => articles.find((one) => one.id === article.id)?.hs ?? []).slice(0, 5);
}

// words of marketplaces' categories, with the headings that a broker accepts, by somebody who had not seen the articles
test("of 100 Chinese words at least 90 find their heading among five", () => {
  const rows = Papa.parse<Record<string, string>>(readFileSync("tests/fixtures/goods/words-zh.csv", "utf8"), {
    header: true,
    skipEmptyLines: true,
  }).data;
  const missed = rows.filter(
    ({ word = "", hs6_any = "" }) => !listFirstHeadings(word, "zh").some((code) => hs6_any.split(" ").includes(code)),
  );
  expect(rows.length).toBe(100);
  expect(
    rows.length - missed.length,
    missed.map(({ word, hs6_any }) => `${word} ${hs6_any}: ${listFirstHeadings(word ?? "", "zh")}`).join("\n"),
  ).toBeGreaterThanOrEqual(90);
});

// written from regulations and carriers' lists by somebody who had not seen ours; no destination is named
test("100 articles are judged as the sources judge them", () => {
  const rows = Papa.parse<Record<string, string>>(readFileSync("tests/fixtures/goods/verdicts.csv", "utf8").trim(), {
    header: true,
  }).data;
  const told = rows.map(({ word = "", verdict = "" }) => {
    const found = findIds(word, /\p{Script=Han}/u.test(word) ? "zh" : "en");
    const classes = articles.filter(({ id }) => found.includes(id)).flatMap((article) => article.classes);
    const ours = judgeGoods(classes, "US", filterCardsByDay("2026-11-23", cards), { ...law, rules: [] }).verdict;
    return { word, ours, theirs: verdict === "with papers" ? "papers" : verdict.replace(" only", "") };
  });
  const isOpen = (verdict: string) => verdict === "yes" || verdict === "papers" || verdict === "freight";
  expect(told.filter(({ ours, theirs }) => isOpen(ours) && /never|sea/.test(theirs))).toEqual([]);
  expect(told.filter(({ ours, theirs }) => ours === theirs).length).toBeGreaterThanOrEqual(85);
  expect(told.filter(({ ours }) => ours === "ask").length).toBeLessThanOrEqual(10);
});

test.each<[words: string, locale: Locale, ids: string[]]>([
  ["powerbank", "en", ["power-bank"]],
  ["red power banks 20000mah", "en", ["power-bank"]],
  ["power bnak", "en", []],
  ["plane", "en", []],
  ["phase case", "en", []],
  ["clothes", "en", ["clothes"]],
  ["衣服", "zh", ["clothes"]],
  ["powder", "en", ["powder"]],
  ["粉末", "zh", ["powder"]],
  ["flour", "en", ["flour"]],
  ["面粉", "zh", ["flour"]],
  ["rice", "en", ["rice"]],
  ["toy", "en", ["toy"]],
  ["electronic toy", "en", ["electronic-toy"]],
  ["带电池的玩具", "zh", ["electronic-toy"]],
  ["不带电池的玩具", "zh", ["toy"]],
  ["lamp with battery", "en", ["battery-device", "desk-lamp"]],
  ["带电池", "zh", ["battery-device"]],
  ["knives", "en", ["knife-set"]],
  ["tshirts", "en", ["t-shirt"]],
  ["make up brush", "en", ["makeup-brush"]],
  ["lithium battery", "en", ["lithium-battery"]],
  ["toy gun", "en", ["toy-gun"]],
  ["perfume and lipstick", "en", ["lipstick", "perfume"]],
  ["我想寄香水和口红到德国", "zh", ["lipstick", "perfume"]],
  ["充电宝 300 克 发德国", "zh", ["power-bank"]],
  ["braided usb cable", "en", ["usb-cable"]],
  ["水银体温计", "zh", ["mercury"]],
  ["自行车充气", "zh", ["bicycle"]],
  // gold, fur and batteries decide, whatever they are in
  ["gold bracelet", "en", ["gold-jewellery"]],
  ["金项链", "zh", ["gold-jewellery"]],
  ["镀金项链", "zh", ["fashion-jewellery"]],
  ["diamond painting", "en", ["diamond-painting"]],
  ["rabbit fur keychain", "en", ["fur-coat"]],
  ["猫毛皮", "zh", ["pet-fur"]],
  ["ivory comb", "en", ["ivory"]],
  ["python belt", "en", ["exotic-bag"]],
  ["light up shoes", "en", ["light-up-shoes"]],
  ["电热手套", "zh", ["heated-vest"]],
  ["电蚊拍", "zh", ["mosquito-swatter"]],
  ["bicycle helmet", "en", ["bicycle-helmet"]],
  ["motorcycle helmet", "en", ["motorcycle-helmet"]],
  ["安全帽", "zh", ["helmet"]],
  // there is a law for each kind: the word alone is asked about
  ["helmet", "en", []],
  ["头盔", "zh", []],
  ["baby car seat", "en", ["child-car-seat"]],
  ["vitamin c tablets", "en", ["supplements"]],
  ["led face mask", "en", ["facial-device"]],
  ["antique vase", "en", ["antique", "vase"]],
  ["月饼", "zh", ["mooncake"]],
  ["榴莲", "zh", ["fresh-food"]],
  ["布洛芬", "zh", ["medicine"]],
  ["dry ice", "en", ["dry-ice"]],
  ["battery", "en", []],
  ["电池", "zh", []],
  ["quantum flux", "en", []],
  ["zzz", "en", []],
  ["", "en", []],
  ["%%% ((", "en", []],
])("%s means no more than it says", (text, locale, ids) => expect(findIds(text, locale).sort()).toEqual(ids));

// a letter more or less is mostly a slip, and sometimes another article
test.each([
  ["power bnak", "power-bank"],
  ["can i send a perfum to germany", "perfume"],
  ["hover bord", "e-scooter"],
  ["phase case", "phone-case"],
])("%s is no article, but proposes one: %s", (text, id) => {
  const [first] = findArticles(text, indexes.en ?? []);
  expect([first?.article.id, first?.whole]).toEqual([id, false]);
});

test("a name is proposed from its fourth letter on", () => {
  const propose = (words: string) => findArticles(words, indexes.en ?? []).map(({ article }) => article.id);
  expect([propose("perf").includes("perfume"), propose("per")]).toEqual([true, []]);
});

test("what is not part of a name is named", () => {
  const readFirst = (words: string, locale: Locale) => findArticles(words, indexes[locale] ?? [])[0]?.unread;
  expect(readFirst("red power bank", "en")).toEqual(["red"]);
  expect(readFirst("perfume and lipstick", "en")).toEqual([]);
  expect(readFirst("cash banknotes", "en")).toEqual([]);
  expect(readFirst("带花纹的手机壳 黑色", "zh")).toEqual(["花纹", "黑色"]);
  expect(readFirst("手机壳能寄吗", "zh")).toEqual([]);
});

// [article, destination, what is said at best, the rule that says it]
const ruled: [article: string, country: string, verdict: string, rule: string][] = [
  ["e-cigarette", "SG", "never", "vapes-sg"],
  ["e-cigarette", "TH", "never", "vapes-th"],
  ["e-cigarette", "AU", "never", "vapes-au"],
  ["e-cigarette", "MX", "never", "vapes-mx"],
  ["e-cigarette", "US", "never", "vapes-us"],
  ["e-cigarette", "BE", "never", "vapes-be"],
  ["e-cigarette", "HU", "never", "vapes-hu"],
  ["knife-set", "GB", "never", "knives-gb"],
  ["toy-gun", "AU", "never", "replicas-au"],
  ["toy-gun", "SA", "never", "replica-sa"],
  ["toy-gun", "NL", "never", "replicas-nl"],
  ["laser-pointer", "AU", "ask", "laser-au"],
  ["laser-pointer", "CH", "ask", "laser-ch"],
  ["laser-pointer", "SE", "ask", "laser-se"],
  ["laser-pointer", "NO", "ask", "laser-no"],
  ["laser-pointer", "AE", "never", "laser-ae"],
  ["laser-pointer", "JP", "papers", "laser-jp"],
  ["laser-pointer", "US", "papers", "laser-us"],
  ["tea", "US", "freight", "food-us"],
  ["tea", "CA", "freight", "food-ca"],
  ["meat", "DE", "never", "animal-eu"],
  ["meat", "AU", "never", "animal-au"],
  ["meat", "NZ", "never", "animal-nz"],
  ["seeds", "FR", "never", "plant-eu"],
  ["chopsticks", "AU", "papers", "wood-au"],
  ["chopsticks", "NZ", "papers", "wood-nz"],
  ["face-cream", "US", "papers", "cosmetic-us"],
  ["face-cream", "DE", "papers", "cosmetic-eu"],
  ["face-cream", "GB", "papers", "cosmetic-gb"],
  ["face-cream", "JP", "papers", "cosmetic-jp"],
  ["face-cream", "AE", "papers", "cosmetic-ae"],
  ["sunscreen", "US", "papers", "sunscreen-us"],
  ["sunscreen", "AU", "ask", "sunscreen-au"],
  ["blood-pressure", "US", "papers", "device-us"],
  ["blood-pressure", "DE", "papers", "device-eu"],
  ["thermometer", "MT", "papers", "device-eu"],
  ["condom", "AE", "papers", "device-ae"],
  ["fur-coat", "DE", "papers", "fur-eu"],
  ["fur-coat", "US", "papers", "fur-us"],
  ["fur-coat", "AU", "papers", "fur-au"],
  ["bicycle-helmet", "US", "papers", "bicycle-helmet-us"],
  ["helmet", "DE", "papers", "protective-eu"],
  ["motorcycle-helmet", "DE", "papers", "motor-helmet-eu"],
  ["motorcycle-helmet", "US", "papers", "motor-helmet-us"],
  ["motorcycle-helmet", "JP", "papers", "motor-helmet-jp"],
  ["child-car-seat", "DE", "papers", "car-seat-eu"],
  ["child-car-seat", "AU", "papers", "car-seat-au"],
  ["tattoo-ink", "DE", "papers", "tattoo-eu"],
  ["doll", "US", "papers", "children-us"],
  ["doll", "DE", "papers", "toy-eu"],
  ["doll", "SA", "papers", "toy-sa"],
  ["doll", "JP", "papers", "toy-jp"],
  ["magnet-balls", "US", "sea", "magnets-us"],
  ["hair-dryer", "DE", "papers", "mains-eu"],
  ["hair-dryer", "JP", "papers", "mains-jp"],
  ["hair-dryer", "AU", "papers", "mains-au"],
  ["hair-dryer", "NZ", "papers", "mains-nz"],
  ["hair-dryer", "MX", "papers", "mains-mx"],
  ["bluetooth-earphones", "BR", "papers", "radio-br"],
  ["bluetooth-earphones", "US", "papers", "radio-us"],
  ["bluetooth-earphones", "AE", "papers", "radio-ae"],
  ["bluetooth-earphones", "SA", "papers", "radio-sa"],
  ["drone", "US", "papers", "drone-us"],
  ["drone", "SA", "never", "drone-sa"],
  ["signal-jammer", "US", "never", "jammer-us"],
  ["spy-camera", "DE", "never", "spy-de"],
  ["sex-doll", "SA", "never", "adult-sa"],
  ["sex-doll", "AE", "never", "adult-ae"],
  ["sex-doll", "MY", "never", "adult-my"],
  ["book", "AE", "papers", "media-ae"],
  ["poker-chips", "AE", "never", "gambling-ae"],
  ["mug", "DE", "papers", "contact-eu"],
  ["mug", "JP", "papers", "contact-jp"],
];
test.each(ruled)("%s to %s: %s, by %s", (id, country, verdict, rule) => {
  const answer = judge(id, country);
  expect([answer.verdict, answer.rules.map((one) => one.id)]).toEqual([verdict, expect.arrayContaining([rule])]);
});
test("every rule of a destination is tried", () => {
  expect(new Set(ruled.map(([, , , rule]) => rule))).toEqual(new Set(law.rules.map(({ id }) => id)));
});

test.each<[article: string, country: string, lines: Record<string, string>]>([
  ["picture-frame", "US", { "standard-express": "yes", "us-ocean-freight": "yes", "cosmetic-dedicated-line": "never" }],
  ["power-bank", "US", { "standard-express": "never", "us-air-freight": "never", "us-ocean-freight": "sea" }],
  ["power-bank", "DE", { "standard-express": "never", "priority-express": "never" }],
  [
    "bluetooth-speaker",
    "DE",
    { "standard-express": "papers", "economy-express": "never", "priority-express": "never" },
  ],
  ["shampoo", "US", { "cosmetic-dedicated-line": "papers", "standard-express": "never" }],
  ["knife-set", "US", { "standard-express": "never", "us-air-freight": "yes", "us-ocean-freight": "yes" }],
  ["fireworks", "US", { "us-ocean-freight": "never" }],
  ["gold-jewellery", "US", { "standard-express": "ask" }],
])("%s to %s goes by line", (id, country, expected) => {
  const lines = Object.fromEntries(judge(id, country).lines.map(({ service, verdict }) => [service, verdict]));
  expect(lines).toMatchObject(expected);
});

test("what is not known is asked, not permitted", () => {
  const day = filterCardsByDay("2026-11-23", cards);
  for (const classes of [[], ["no-such-class"], ["general", "no-such-class"], ["toy"]])
    expect(judgeGoods(classes, "DE", day, law).verdict).toBe("ask");
  expect(judgeGoods(["general"], "XX", day, law)).toMatchObject({ verdict: "never", lines: [] });
});

test("a card prices an article under the category of its first class", () => {
  expect(listCategories(["battery-inside", "magnet", "radio"], law)).toEqual(["battery-inside", "magnet"]);
  expect(listCategories(["explosive"], law)).toEqual([]);
});

test("a row that was checked today is right", () => {
  expect(reportOf("articles.csv", /HS 2022,2026-\d\d-\d\d/, `HS 2022,${getToday()}`)).toBe("");
});

function reportOf(name: string, from: string | RegExp, to: string): string {
  const file = `content/reference/${name}`;
  const changed = published.text(file).replace(from, to);
  if (changed === published.text(file)) throw new Error(`${name} has no ${from}`);
  const problems = new Problems();
  readGoods({ ...published, text: (own) => (own === file ? changed : published.text(own)) }, known, problems);
  return formatProblems(problems.all);
}

test.each<[mistake: string, file: string, from: string | RegExp, to: string, says: RegExp]>([
  [
    "a word for an article that is none",
    "goods-words.csv",
    "lithium-battery;",
    "lithium-batery;",
    /no article "lithium-batery"/,
  ],
  [
    "a word that names an article",
    "goods-words.csv",
    "\nlithium;",
    "\nperfume;",
    /"perfume" is the name of an article/,
  ],
  ["a word for several things twice", "goods-words.csv", "\nheated;", "\nlithium;", /"lithium" is already on line/],
  ["a word of another language for two articles", "articles.csv", ";camicie", ";bougie", /"bougie" is already on line/],
  ["a warning that says neither", "goods-words.csv", "button-cell,yes", "button-cell,maybe", /"warns" is "maybe"/],
  [
    "an unknown class",
    "articles.csv",
    "power-bank,850760",
    "powerbank,850760",
    /the class "powerbank" is not known; did you mean "power-bank"/,
  ],
  [
    "only a class of law",
    "articles.csv",
    ",general;toy,950300,,",
    ",toy,950300,,",
    /none of the classes of toy-car says how it travels/,
  ],
  ["a code of four digits", "articles.csv", ",330300,", ",3303,", /"3303" is not an HS code; write six digits/],
  ["six codes", "articles.csv", "610910;610990", "610910;610990;610510;610610;610620;610520", /has 6 HS codes/],
  [
    "codes that nothing decides",
    "articles.csv",
    "610910;610990,fibre",
    "610910;610990,",
    /nothing decides between the codes of t-shirt/,
  ],
  ["a question that is none", "articles.csv", "610910;610990,fibre", "610910;610990,fiber", /did you mean "fibre"/],
  ["a word used twice", "articles.csv", ";polo shirt", ";Power Banks", /"powerbank" is already on line 4/],
  ["no name", "articles.csv", "\nperfume,Perfume,", "\nperfume,,", /perfume has no name in en/],
  ["no name in Chinese", "articles.csv", ",Perfume,香水", ",Perfume,", /warning: perfume has no name in zh/],
  ["a day to come", "articles.csv", /HS 2022,2026-\d\d-\d\d/, "HS 2022,2999-01-01", /"reviewed" is "2999-01-01"/],
  ["an edition that is none", "articles.csv", "HS 2022", "2022", /"edition" is "2022"/],
  [
    "a category that is none",
    "goods-classes.yaml",
    "category: liquid",
    "category: fluid",
    /category of goods "fluid" is not known/,
  ],
  ["a source that is none", "goods-classes.yaml", "source: vapes-sg", "source: vape-sg", /did you mean "vapes-sg"/],
  [
    "papers that are none",
    "goods-classes.yaml",
    "papers: [prior]",
    "papers: [before]",
    /the paper "before" is not known/,
  ],
  ["a country that is none", "goods-classes.yaml", "to: [SG]", "to: [SX]", /the country "SX" is not known/],
  [
    "a rule for no class",
    "goods-classes.yaml",
    "classes: [e-cigarette], to: [SG]",
    "classes: [vape], to: [SG]",
    /the class "vape" is not known/,
  ],
  ["a rate in words", "duties/headings.csv", "\n610910,16.5,", "\n610910,free,", /"US" is "free"; write a rate/],
  ["a range upside down", "duties/headings.csv", "\n610910,16.5,", "\n610910,16.5-2,", /"16.5-2" is no range/],
  ["a heading twice", "duties/headings.csv", "\n610910,", "\n330300,", /330300 appears twice/],
  [
    "a replaced charge that is none",
    "goods-classes.yaml",
    "replaces: [section-232]",
    "replaces: [section-323]",
    /the charge "section-323" is not known; did you mean "section-232"/,
  ],
  ["a class twice", "goods-classes.yaml", "id: power-bank,", "id: perfume,", /"perfume" appears twice/],
  [
    "carriage without a category",
    "goods-classes.yaml",
    "carriage: freight, category: general",
    "carriage: freight",
    /needs a category/,
  ],
])("%s is reported", (_, file, from, to, says) => expect(reportOf(file, from, to)).toMatch(says));

// read by hand in the three tariffs for the same goods
test.each([
  ["610910", { US: "16.5", "US.301": "7.5", "US.forced": "12.5", CA: "18", JP: "7.4-10.9" }],
  ["620443", { "US.301": "7.5", CA: "18" }],
  ["850760", { US: "3.4", "US.301": "25", "US.forced": "0-12.5", CA: "0-7", JP: "0" }],
  ["330499", { US: "0", "US.301": "25", CA: "0-6.5", JP: "0" }],
  ["853952", { US: "2", CA: "0", JP: "0" }],
  ["732393", { US: "2", "US.232": "25", CA: "0-6.5" }],
  ["670420", { US: "0", CA: "15.5", JP: "0" }],
])("%s has the rates of the three tariffs", (hs, expected) => expect(rates[hs]).toMatchObject(expected));
test("every candidate has its rates", () => {
  expect(articles.flatMap(({ hs }) => hs).filter((code) => !rates[code])).toEqual([]);
});

test("the articles as they stand have no mistakes", () => {
  const problems = new Problems();
  readGoods(published, known, problems);
  expect(formatProblems(problems.all)).toBe("");
});

test("a language in which no article has a name yet is no mistake", () => {
  const before = locales;
  const problems = new Problems();
  publishLocales(knownLocales);
  readGoods(published, known, problems);
  publishLocales(before);
  expect(formatProblems(problems.all)).toBe("");
});
