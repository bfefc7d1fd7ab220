import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { unguardedText } from "../read/yaml.ts";
import { formatProblems, formatReport } from "../read/problems.ts";
import { findClosedLines } from "../check/closed-lines.ts";
import { findTypedLists, findTypedNames, findUnsourcedFigures } from "./typed.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "names-"));
  cpSync(contentRoot, folder, { recursive: true });
});

function edit(file: string, find: string, put: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`);
  writeFileSync(join(folder, file), text.replaceAll(find, put));
}

/** What the check reports of the folder, and the texts with their figures. */
function checked() {
  const { problems, written, facts, texts } = loadCatalog(folder);
  if (!written || !facts || !texts) throw new Error(formatProblems(problems.errors));
  const files = openFiles(folder);
  return {
    problems: formatProblems([
      ...problems.errors,
      ...findUnsourcedFigures(files, facts, written.cards),
      ...findTypedNames(files, written.site),
      ...findTypedLists(files, written, facts),
      ...findClosedLines(files, written),
    ]),
    prose: [...texts.list("", ".md"), ...texts.list("", ".yaml")]
      .filter((file) => /\/(?:services|guides|newsroom|pages|site\.yaml)/.test(file.slice(folder.length)))
      .map((file) => unguardedText(texts.text(file)))
      .join("\n"),
    site: written.site,
  };
}

test("an hour of handover that moves is followed by every text", () => {
  edit("reference/calendar/operations.yaml", 'hand_over_by: "14:00"', 'hand_over_by: "15:00"');
  const { problems, prose } = checked();
  expect(problems).toBe("");
  expect(/.*14:00.*/.exec(prose)?.[0]).toBeUndefined();
});

test.each(["14:00", "2 pm", "2 o’clock", "two in the afternoon", "Two o'clock in the afternoon"])(
  "an hour of handover that is typed as “%s” is reported once it has moved",
  (said) => {
    edit(
      "guides/restricted-goods.md",
      "## If you are not sure",
      `Hand over by ${said} at the latest.\n\n## If you are not sure`,
    );
    edit("guides/restricted-goods.zh.md", "## 拿不准怎么办", "请在下午两点前交货。\n\n## 拿不准怎么办");
    edit("reference/calendar/operations.yaml", 'hand_over_by: "14:00"', 'hand_over_by: "15:00"');
    const { problems } = checked();
    expect(problems).toMatch(new RegExp(`restricted-goods\\.md:\\d+: the figure "${said}" is typed`));
    expect(problems).toMatch(/restricted-goods\.zh\.md:\d+: the figure "下午两点" is typed/);
  },
);

test("a renamed provider is renamed in every text, and a typed name is reported", () => {
  edit("site.yaml", "name: Yunroute", "name: Hafenweg");
  edit("site.yaml", "yunroute", "hafenweg");
  const { problems, prose, site } = checked();
  expect(problems).toBe("");
  expect(/.*yunroute.*/i.exec(prose)?.[0]).toBeUndefined();
  expect(site.legal_name.en).toContain("Hafenweg Demo Logistics");
  edit("pages/about-us.md", "## What {brand} is", "## What Hafenweg is");
  expect(checked().problems).toMatch(/about-us\.md:7: "Hafenweg" is typed, which site\.yaml holds; write \{brand\}/);
});

test("a line that begins to take batteries is named wherever the lines that do are", () => {
  expect(checked().prose).toMatch(/yes: on Standard Express and the Island line, and by freight/);
  edit("rates/apparel-dedicated-line/2026-09-01/card.yaml", "goods: [apparel]", "goods: [apparel, battery-inside]");
  const { problems, prose } = checked();
  expect(problems).toBe("");
  expect(prose).toMatch(/yes: on Standard Express, the Apparel line and the Island line, and by freight/);
  expect(prose).toMatch(/走标准快线、服装专线和岛屿专线，或走大货线路/);
  edit("pages/home.yaml", "{names b2c battery-inside}", "Standard Express and the Island line");
  expect(checked().problems).toMatch(
    /home\.yaml:\d+: the lines "Standard Express and the Island line" are listed by name.*write \{names b2c/,
  );
});

test("one more range of postcodes is counted in every text", () => {
  edit("rates/island-dedicated-line/2026-09-01/zones.csv", "PH49-PH50", "PH49-PH50 FK19");
  const { problems, prose } = checked();
  expect(problems).toBe("");
  expect(prose.match(/adds twelve ranges|新增苏格兰十二段邮编/g)).toHaveLength(2);
});

test("texts about a line that does not exist are reported in both languages", () => {
  edit("guides/restricted-goods.md", "## If you are not sure", "Or use the Garden line.\n\n## If you are not sure");
  edit("guides/restricted-goods.zh.md", "## 拿不准怎么办", "也可以走园艺专线。\n\n## 拿不准怎么办");
  const { problems } = checked();
  expect(problems).toMatch(/restricted-goods\.md:\d+: no line is called "Garden line"/);
  expect(problems).toMatch(/restricted-goods\.zh\.md:\d+: no line is called ".*园艺专线"/);
});

test("a provider that is called like a line is none", () => {
  edit("site.yaml", "name: Yunroute\n", "name: Cloudway Express\n");
  expect(checked().problems).not.toMatch(/no line is called/);
});

test("the last of several lines with an ending is found after it closes, with its whole name", () => {
  edit("services/cosmetic-dedicated-line.md", "name: Cosmetic line", "name: Creams by air");
  edit("services/cosmetic-dedicated-line.zh.md", "name: 化妆品专线", "name: 膏霜直邮");
  edit("services/island-dedicated-line.md", "name: Island line", "name: To the islands");
  edit("services/island-dedicated-line.zh.md", "name: 岛屿专线", "name: 岛屿直邮");
  const { problems } = checked();
  expect(problems).toMatch(/restricted-goods\.md:\d+: no line is called "Cosmetic line"/);
  expect(problems).toMatch(/b2c-dedicated-line\.zh\.md:\d+: no line is called "化妆品专线"/);
  expect(problems).not.toMatch(/"(?:An air|International air|.?品专线|一条专线)"/);
});

test("while figures cannot be looked up, a field that holds one alone is a consequence", () => {
  edit("reference/calendar/operations.yaml", 'hand_over_by: "14:00"', 'hand_over_by: "19:00"');
  const report = formatReport(loadCatalog(folder).problems.all, folder).split("\n");
  expect(report[0]).toMatch(/operations\.yaml:8: 19:00 is outside the hub's hours/);
  expect(report.slice(1).join()).toMatch(/^This also causes \d+ further messages/);
});
