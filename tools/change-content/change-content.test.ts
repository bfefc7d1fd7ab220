import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadCatalog } from "#catalog/catalog.ts";
import { checkContent } from "#catalog/check/check-content.ts";
import { formatReport } from "#catalog/read/problems.ts";
import { ask } from "./ask.ts";
import { explainPercent } from "./percent.ts";
import { addDestination, raisePrices, raiseRates } from "./cards.ts";
import { addClosing, addLine, addNews } from "./texts.ts";

// Windows line ends and a Chinese path, as an editor there has them
const root = join(mkdtempSync(join(tmpdir(), "内容 ")), "供应商");
const [service, today] = ["paket-europa", "2026-11-23"];
const read = (file: string) => readFileSync(join(root, file), "utf8");
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync("tests/fixtures/rotterdam", root, { recursive: true });
  for (const file of ["card.yaml", "prices.csv"].map((name) => join(root, "rates", service, "2026-09-01", name)))
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
});

function load() {
  const { catalog, problems } = loadCatalog(root);
  if (!catalog) throw new Error(formatReport(problems.errors));
  return catalog;
}

test("prices rise by a percentage to a whole step, weights and days stay", () => {
  const table = "# 2026\nzone,up_to_kg,price,transit_min\nDE,2,10.00,3\nFR,2,0,4\n\n";
  expect(raisePrices(table, 4, 0.05)).toBe("# 2026\nzone,up_to_kg,price,transit_min\nDE,2,10.40,3\nFR,2,0.00,4\n\n");
  expect(raisePrices("zone,per_kg\nDE,6.75", 4, 0.01)).toBe("zone,per_kg\nDE,7.02");
  expect(raisePrices("zone,per_kg,per_item\nUS,9.63,3.1", 4, 0.05)).toBe("zone,per_kg,per_item\nUS,10.00,3.20");
  // rounded, 30 kg at 11.85 an item would begin below 10 kg at 13.35 × 10 + 5.40
  const bands = "zone,up_to_kg,per_kg,per_item\nCL,10,12.83,5.20\nCL,30,12.21,11.40";
  expect(raisePrices(bands, 4, 0.05)).toBe("zone,up_to_kg,per_kg,per_item\nCL,10,13.35,5.40\nCL,30,12.70,11.90");
});

test("a rise ends the card in force and begins one with the prices raised, in the editor's own line ends", () => {
  raiseRates(root, { service, percent: 10, from: "2027-02-01", step: 0.01 });
  const cards = load().cards.filter((card) => card.service === service);
  expect(cards.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
    ["2026-09-01", "2027-01-31"],
    ["2027-02-01", undefined],
  ]);
  expect(read(`rates/${service}/2026-09-01/card.yaml`)).toMatch(/\r\nvalid_to: 2027-01-31\r\n/);
  expect(() => raiseRates(root, { service, percent: 1, from: "2027-02-01", step: 0.01 })).toThrow(
    /has a card from 2027-02-01 already/,
  );
});

test("a destination, a line, a closing and a news item are whole as written", () => {
  const before = load();
  const zones = before.cards.find((card) => card.service === service)?.zones.map(({ zone }) => zone) ?? [];
  const country = before.reference.countries.map(({ code }) => code).find((code) => !zones.includes(code)) ?? "";
  addDestination(root, { service, country, like: zones[0] ?? "", percent: 5, today });
  const names = { de: "Gartenpaket", en: "Garden parcel" };
  addLine(root, { slug: "gartenpaket", like: service, names, from: "2026-11-01" });
  const closing = { id: "bruecke", hubs: ["NL"], names, from: "2027-05-04", to: "2027-05-07", departure: "2027-05-11" };
  addClosing(root, closing);
  expect(() => addClosing(root, closing)).toThrow(/already/);
  expect(addNews(root, { id: "news", titles: names, topics: ["netz"], today })).toHaveLength(2);
  rmSync(join(root, "newsroom/news"), { recursive: true });
  const after = load();
  expect(after.cards.find((card) => card.service === service)?.zones.map((one) => one.country)).toContain(country);
  expect(after.cards.filter((card) => card.service === "gartenpaket")).toHaveLength(1);
  expect(after.reference.calendar.closings.map(({ id }) => id)).toContain("bruecke");
});

test("a new line stands wherever the one that it is made like is listed, under a place of its own", async () => {
  vi.stubEnv("BUILD_DAY", today);
  onTestFinished(() => void vi.unstubAllEnvs());
  rmSync(root, { recursive: true, force: true });
  cpSync("tests/fixtures/frozen", root, { recursive: true });
  load();
  const names = { en: "Garden Line", zh: "园艺专线" };
  addLine(root, { slug: "garden-line", like: "priority-express", names, from: today });
  // its name makes no lines of the newspapers and guides that end in "Line"
  expect((await checkContent(root)).problems.errors).toEqual([]);
  const calendar = read("reference/calendar/operations.yaml");
  expect(calendar.match(/\[priority-express, garden-line/g)).toHaveLength(2);
  expect(calendar).toContain('{ priority-express: "16:00", garden-line: "16:00" }');
  expect(read("site.yaml")).toMatch(
    /b2c\/priority-express,.*\n {6}- \{ to: \/our-solutions\/b2c\/garden-line, label: \{ .*"Garden Line".*\} \}/,
  );
  expect(read(`rates/garden-line/${today}/card.yaml`)).toMatch(/^# Garden Line/);
  expect(read("services/garden-line.md")).toMatch(/^order: 7$/m);
});

test.each([
  ["4", undefined],
  ["-2.5", undefined],
  ["0.04", /for 4 % write 4$/],
  ["0", /nothing would change/],
  ["104", /by how much it rises/],
])("a rise of %s percent", (percent, wrong) => {
  const said = explainPercent(Number(percent));
  if (wrong) expect(said).toMatch(wrong);
  else expect(said).toBeUndefined();
});

test("a command says what it needs, and writes nothing for a day that is past or a fraction of a percent", () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["tools/change-content.ts", ...args, "--content", root],
      { encoding: "utf8", env: { ...process.env, BUILD_DAY: today } },
    );
    return { status, said: stdout + stderr };
  };
  expect(run("raise", "--help")).toMatchObject({
    status: 0,
    said: expect.stringMatching(/--service .*\n +--percent .*\n +--from .*\n +--round/),
  });
  expect(run("raise", service, "4", "2026-11-22")).toMatchObject({
    status: 1,
    said: expect.stringContaining("this day is past; choose one from 2026-11-23 on"),
  });
  expect(run("raise", service, "0.04", "2027-02-01")).toMatchObject({
    status: 1,
    said: expect.stringContaining("for 4 % write 4"),
  });
  expect(read(`rates/${service}/2026-09-01/card.yaml`)).not.toContain("valid_to");
});

test("what is missing is named together, and a wrong answer with a right one", async () => {
  const questions = [
    {
      name: "percent",
      ask: "By how many percent",
      example: "4",
      check: (text: string) => (Number(text) ? undefined : "this is no number"),
    },
    { name: "from", ask: "From which day", example: "2027-01-01" },
  ];
  await expect(ask(questions, [])).rejects.toThrow(/--percent {3}By how many[\s\S]*--from/);
  await expect(ask(questions, ["vier", "2027-01-01"])).rejects.toThrow(
    '--percent is "vier": this is no number; write one such as 4',
  );
  expect(await ask(questions, ["--from", "2027-01-01", "4"])).toEqual({ percent: "4", from: "2027-01-01" });
});
