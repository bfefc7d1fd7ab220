import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { type Files, openFiles } from "../read/files.ts";
import { guarded, readYaml, unguardedText } from "../read/yaml.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { listFigures } from "./figure.ts";
import { fillFigures } from "./fill.ts";
import { findUnsourcedFigures } from "./typed.ts";
import { findQuantities } from "./quantities.ts";

const disk = openFiles(contentRoot);
let read: ReturnType<typeof loadCatalog>;
beforeAll(() => {
  vi.stubEnv("BUILD_DAY", "2026-11-22");
  read = loadCatalog(contentRoot);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What a file contains after a text is appended, and what the check reports. */
function said(text: string, name = "guides/restricted-goods.md") {
  const file = `${contentRoot}/${name}`;
  const own = disk.has(file) ? disk.text(file) : "";
  return filled(file, `${own}\nMARK ${text} MARK\n`);
}

function filled(file: string, whole: string) {
  const { written, facts } = read;
  if (!written || !facts) throw new Error(formatProblems(read.problems.errors));
  const files: Files = {
    ...disk,
    text: (one) => (one === file ? whole : disk.text(one)),
    list: (folder, ending) =>
      folder === "" ? [file].filter((one) => one.endsWith(ending)) : disk.list(folder, ending),
  };
  const problems = new Problems();
  const { cards, reference, site } = written;
  const texts = fillFigures(files, { cards, reference, site, facts: listFigures(facts) }, problems);
  const found = unguardedText(texts.text(file));
  const loose = findUnsourcedFigures(files, facts, cards);
  return {
    text: /MARK (.*) MARK/.exec(found)?.[1] ?? "",
    problems: formatProblems(problems.errors),
    loose: formatProblems(loose),
  };
}

describe("a figure is written in the language of its text", () => {
  test.each([
    ["{price standard-express DE 0.8kg 40x30x10cm}", "US$15.10", "15.10 美元"],
    ["{price standard-express DE 0.8kg 40x30x10cm return}", "US$12.39", "12.39 美元"],
    // handed over on 22 November, a Sunday, a parcel is taken on Monday, when the days before Christmas begin
    ["{days standard-express}", "6 to 23", "6 至 23"],
    ["{days standard-express DE US-10001}", "9 to 14", "9 至 14"],
    ["{slower standard-express priority-express DE}", "6 to 7", "6 至 7"],
    ["{days standard-express 2026-11-20}", "4 to 20", "4 至 20"],
    ["{days standard-express DE US-10001 2026-11-20}", "7 to 11", "7 至 11"],
    ["{slower standard-express priority-express DE 2026-11-20}", "4 to 5", "4 至 5"],
    ["{limit standard-express weight}", "30 kg", "30 公斤"],
    ["{limit standard-express weight MX}", "20 kg", "20 公斤"],
    ["{limit standard-express girth}", "300 cm", "300 厘米"],
    ["{limit economy-express value}", "US$150", "150 美元"],
    ["{limit us-air-freight total}", "5 tonnes", "5 吨"],
    ["{limit us-ocean-freight least lcl}", "50 kg", "50 公斤"],
    ["{lines b2c}", "six", "六"],
    ["{divisor apparel-dedicated-line}", "8000", "8000"],
    ["{step priority-express 3kg}", "0.5 kg", "0.5 公斤"],
    ["{breaks us-air-freight span}", "45 to 1,000 kg", "45 至 1,000 公斤"],
    ["{surcharge standard-express fuel}", "11%", "11%"],
    ["{surcharge standard-express fuel 2027-01-01}", "10.5%", "10.5%"],
    ["{surcharge standard-express peak}", "US$0.90 per kg", "每公斤 0.90 美元"],
    ["{over standard-express oversize}", "100 cm", "100 厘米"],
    ["{billed apparel-dedicated-line 0.9kg 38x30x14cm}", "1.45 kg", "1.45 公斤"],
    ["{volumetric 40x30x10cm 8000}", "1.5 kg", "1.5 公斤"],
    ["{emission standard-express DE 1kg}", "6.9 kg", "6.9 公斤"],
    ["{duty eu duty value_up_to}", "€150", "150 欧元"],
    ["{duty gb vat value_up_to}", "£135", "135 英镑"],
    ["{duty eu logistics-tax each}", "25 lei", "25 列伊"],
    ["{duty mx global-rate percent 2025-08-14}", "19%", "19%"],
    ["{rate FI vat}", "25.5%", "25.5%"],
    ["{taxes MX 60USD}", "US$20.10", "20.10 美元"],
    ["{landed BR 100USD}", "US$156.63", "156.63 美元"],
    ["{fact carton}", "22.5 kg", "22.5 公斤"],
    ["{by}", "14:00", "14:00"],
    ["{by priority-express}", "16:00", "16:00"],
    ["{departures us-air-freight}", "three", "三"],
    ["{longer christmas-2026 DE}", "two", "两"],
    ["{longer christmas-2026 US}", "three", "三"],
    ["{hubs}", "four", "四"],
    ["{zones us-air-freight}", "three", "三"],
    ["{zones island-dedicated-line}", "22", "22"],
    // IV, HS, KW, ZE, KA27, KA28, PA twice and PH three times
    ["{ranges island-dedicated-line GB-HIGHLANDS}", "eleven", "十一"],
    ["{minimum standard-express insurance}", "US$2.50", "2.50 美元"],
    ["{ratio cosmetic-dedicated-line}", "1.5", "1.5"],
    // 690 g against 11 g of CO₂ per tonne-kilometre
    ["{times air sea}", "63", "63"],
    ["{members eu}", "27", "27"],
    ["{brand}", "Yunroute", "Yunroute"],
    ["{brand storage}", "yunroute", "yunroute"],
    ["{brand email}", "hello@yunroute.example", "hello@yunroute.example"],
    [
      "{brand legal}",
      "Yunroute Demo Logistics Ltd. (a demonstration, not a company)",
      "Yunroute 演示物流有限公司（演示，并非真实公司）",
    ],
  ])("%s", (notation, english, chinese) => {
    expect(said(notation)).toEqual({ text: english, problems: "", loose: "" });
    expect(said(notation, "guides/restricted-goods.zh.md")).toEqual({ text: chinese, problems: "", loose: "" });
  });
});

test("news states what applied on its date", () => {
  const on = (day: string) =>
    filled(
      `${contentRoot}/newsroom/some/index.md`,
      `---\ndate: ${day}\n---\nMARK {price standard-express DE 0.8kg} MARK\n`,
    ).text;
  // 6.59 × 0.8 is 5.27, handling 2.50, 11% of both 0.85; from 19 October 0.9 × 0.8 is added
  expect([on("2026-10-01"), on("2026-11-01")]).toEqual(["US$8.62", "US$9.34"]);
});

test("a figure with a comma remains one value of a list in the head", () => {
  const line = "facts: [{ label: A, value: {limit us-air-freight weight} }]";
  const problems = new Problems();
  const value = readYaml(
    "a.yaml",
    line.replace("{limit us-air-freight weight}", guarded("1,000: kg")),
    z.unknown(),
    problems,
  );
  expect(value?.value).toEqual({ facts: [{ label: "A", value: "1,000: kg" }] });
});

describe("what cannot be looked up is refused with its line and what would be right", () => {
  test.each([
    [
      "{prise standard-express DE 1kg}",
      /guides\/restricted-goods\.md:\d+: .*"prise" is not a kind of figure; did you mean "price"\?/,
    ],
    ["{price standard-expres DE 1kg}", /"standard-expres" is not known; did you mean "standard-express"\?/],
    ["{price standard-express XD 1kg}", /the country "XD" is not known; did you mean/],
    ["{price standard-express DE}", /the weight is missing; write \{price parcel-line DE 1\.2kg\}/],
    ["{price standard-express DE 31kg}", /no price for this shipment \(parcel too heavy\)/],
    ["{price standard-express DE 1kg 2026-01-01}", /no rate card on 2026-01-01; add a day .*2026-09-01/],
    ["{price standard-express DE 1kg 2026-02-30}", /the day 2026-02-30 does not exist/],
    ["{limit economy-express girth}", /has no limit "girth"; it has weight, side, sum, value/],
    ["{limit us-ocean-freight least}", /has 2 cards .*add lcl or fcl/],
    ["{surcharge standard-express feul}", /"feul" is not known; did you mean "fuel"\?/],
    ["{duty eu duty value_upto}", /"value_upto" is not known; did you mean "value_up_to"\?/],
    ["{duty nz levy each}", /has 2 different "each".*air or sea/],
    ["{rate DE vta}", /"vta" is not known; did you mean "vat"\?/],
    ["{fact cartn}", /"cartn" is not known; did you mean "carton"\?/],
    ["{divisor economy-express}", /never billed by volume/],
    ["{longer christmas-2062 DE}", /"christmas-2062" is not known; did you mean "christmas-2026"\?/],
    ["{ranges island-dedicated-line GB-HIGHLAND}", /no postcodes for "GB-HIGHLAND"; did you mean "GB-HIGHLANDS"\?/],
    ["{ratio standard-express}", /bills volume whatever the ratio/],
    ["{minimum economy-express insurance}", /the surcharge "insurance" is not known/],
    ["{times air}", /two modes are missing; write \{times air sea\}/],
    ["{days standard-express DE 5kg}", /"5kg" is not understood here; write \{days/],
  ])("%s", (notation, problem) => {
    expect(said(notation).problems).toMatch(problem);
  });
});

test("a peak that takes no longer to a country says to which it does", () => {
  const { written } = read;
  if (!written) throw new Error(formatProblems(read.problems.errors));
  const { cards, reference, site } = written;
  const { calendar } = reference.engine;
  const peaks = calendar.peaks.map(({ add, ...peak }) => ({ ...peak, add: add.slice(0, 1) }));
  const engine = { ...reference.engine, calendar: { ...calendar, peaks } };
  const file = `${contentRoot}/guides/peak.md`;
  const files = { ...disk, text: (one: string) => (one === file ? "{longer christmas-2026 DE}" : disk.text(one)) };
  const problems = new Problems();
  fillFigures(files, { cards, reference: { ...reference, engine }, site, facts: [] }, problems).text(file);
  expect(formatProblems(problems.errors)).toMatch(/takes no longer to DE; name one of US, CA, MX, BR, CL, PR/);
});

test("a word that no figure needs is a mistake, whatever the figure", () => {
  for (const form of [
    "price standard-express DE 1kg",
    "billed standard-express 1kg",
    "share standard-express priority-express DE 1kg",
    "saving standard-express priority-express DE 1kg",
    "change standard-express DE 1kg",
    "rise standard-express 2027-01-01",
    "emission standard-express DE 1kg",
    "days standard-express",
    "slower standard-express priority-express DE",
    "limit standard-express weight",
    "divisor apparel-dedicated-line",
    "step priority-express 3kg",
    "breaks us-air-freight span",
    "surcharge standard-express fuel",
    "over standard-express oversize",
    "volumetric 40x30x10cm 8000",
    "duty eu duty value_up_to",
    "rate FI vat",
    "taxes MX 60USD",
    "landed BR 100USD",
    "lines b2c",
    "fact carton",
  ]) {
    const { problems } = said(`{${form} zzz}`);
    expect(problems, form).toMatch(/zzz.*(is not understood here; write \{|is not known)/);
  }
});

test.each([
  ["{price standard-express DE 1kg number}", "10.99"],
  ["{limit standard-express weight number}", "30"],
  ["{surcharge standard-express fuel number}", "11"],
  ["{emission standard-express DE 1kg number}", "6.9"],
  ["{emission standard-express DE 2x 1kg}", "14 kg"],
  ["{emission standard-express DE 2x 1kg per-kg}", "6.9 kg"],
  ["{share economy-express priority-express DE 1kg}", /^\d\d%$/],
  ["{price standard-express DE 500g}", "US$6.89"],
])("%s is %s", (notation, text) => {
  const { text: found, problems } = said(notation);
  expect(problems).toBe("");
  if (typeof text === "string") expect(found).toBe(text);
  else expect(found).toMatch(text);
});

test("share and saving add up to a whole", () => {
  const percent = (notation: string) => Number(said(notation).text.replace("%", ""));
  const [share, saving] = ["share", "saving"].map((kind) =>
    percent(`{${kind} standard-express priority-express DE 1kg}`),
  );
  expect((share ?? 0) + (saving ?? 0)).toBe(100);
  expect(said("{saving priority-express standard-express DE 1kg}").problems).toMatch(
    /saves nothing against the second; swap the two/,
  );
});

test("a range or a list is not a single number", () => {
  expect(said("{days standard-express number}").problems).toMatch(
    /this figure is no single number; leave out the word/,
  );
});

describe("unsupported numbers", () => {
  test.each([
    ["A parcel of 31 kg.", '"31 kg"'],
    ["It costs US$12.64.", '"US$12.64"'],
    ["Takes 7 to 11 working days.", '"7 to 11 working days"'],
    ["Takes five to nine working days.", '"five to nine working days"'],
    ["A box of 40 × 30 × 10 cm.", '"40 × 30 × 10 cm"'],
    ["Divide by 8000.", '"8000"'],
    ["Fuel is 11%.", '"11%"'],
    ["Causes 6.9 kg of CO₂e.", '"6.9 kg"'],
    ["Hand over by 15:00.", '"15:00"'],
    ["We run seven lines.", '"seven lines"'],
    ["We run seven parcel lines.", '"seven parcel lines"'],
    ["There are four gateways.", '"four gateways"'],
    ["Twenty-two island groups.", '"Twenty-two island groups"'],
    ["Air emits sixty times as much.", '"sixty times"'],
    ["六条跨境包裹线路。", '"六条跨境包裹线路"'],
    ["延长两天。", '"两天"'],
    ["每周 3 班。", '"3 班"'],
    ["约为海运的六十倍。", '"六十倍"'],
    ["{Price standard-express DE 1kg}", "{Price standard-express DE 1kg} is not understood"],
    ["{ price standard-express DE }", "{ price standard-express DE } is not understood"],
  ])("%s", (text, problem) => {
    const { loose } = said(text);
    expect(loose).toContain(problem);
    expect(loose).toMatch(/\/guides\/restricted-goods\.md:\d+: /);
  });

  test("the shipment that a figure on the line is about may be chosen freely", () => {
    expect(
      said("A box of 0.8 kg and 40 × 30 × 10 cm is billed as {billed standard-express 0.8kg 40x30x10cm}.").loose,
    ).toBe("");
  });

  test("a dated fact in the file supports its figures, in both languages", () => {
    expect(said("Below 0.159 A/m.").loose).toBe("");
    expect(said("低于 0.159 A/m。", "guides/restricted-goods.zh.md").loose).toBe("");
  });

  test("a brace that is not closed is seen, whatever follows it", () => {
    const text =
      "Parcels scanned by {by on a working day count for that day. On the fast line it is {by priority-express}, always.";
    expect(said(text).loose).toMatch(/the brace of "\{by on a working day.*" is not closed/);
  });

  test("units are the same in both languages", () => {
    const keys = (text: string) => findQuantities(text).map(({ key }) => key);
    expect(keys("0.5 kg, €3, 1,000 cm³ and 7 working days")).toEqual(
      keys("500 克、3 欧元、1,000 立方厘米、7 个工作日"),
    );
    expect(keys("第 3 至 10 天, UN 3481, 2026, section 301")).toEqual([]);
  });

  test("a count is the same in words, digits and both languages; ordinals and idioms are none", () => {
    const keys = (text: string) => findQuantities(text).map(({ key }) => key);
    expect(keys("eleven ranges, 22 island groups, 1.5 times the weight, 14:00")).toEqual(
      keys("十一段邮编、22 个群岛、1.5 倍、14:00"),
    );
    expect(keys('one line, a day, at: "14:00", 第五班, 两班制, 第 3 至 10 天, 2025 the member states')).toEqual([]);
  });

  test.each([
    ["all nine services", "所有九大线路", "9 lines"],
    ["our nine lines", "我们的九条专线", "9 lines"],
    ["in fifty countries", "五十个国家", "50 countries"],
    ["in 50 markets", "50 个市场", "50 countries"],
    ["from four warehouses", "四个仓库", "4 hubs"],
    ["eleven postcode areas", "十一个邮编区", "11 ranges"],
    ["nine to fourteen days", "九至十四天", "14 days"],
    ["by 2 pm", "下午两点前", "14:00"],
    ["by 2:30 p.m.", "下午2点30分前", "14:30"],
    ["until 11 am", "上午十一点截止", "11:00"],
    ["at 14:00", "14点", "14:00"],
  ])("%s is a figure of the data, as %s is", (english, chinese, key) => {
    for (const text of [english, chinese]) expect(findQuantities(text).map((one) => one.key)).toEqual([key]);
  });
  test("a few things that a text itself goes through, and idioms, are no figures of the data", () => {
    for (const text of ["in these three countries", "这三个国家", "注意三点：", "便宜一点", "12 points"])
      expect(findQuantities(text)).toEqual([]);
  });
  test("the content has none", () => {
    const { facts, written } = loadCatalog("content");
    if (!facts || !written) throw new Error("the content has errors");
    expect(formatProblems(findUnsourcedFigures(openFiles("content"), facts, written.cards))).toBe("");
  });
});
