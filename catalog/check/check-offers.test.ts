import { expect, test, vi } from "vitest";

vi.stubEnv("BUILD_DAY", "2026-11-23");
const { contentRoot, loadCatalog } = await import("../catalog.ts");
const { openFiles } = await import("../read/files.ts");
const { formatReport, Problems } = await import("../read/problems.ts");
const { checkOffers } = await import("./check-offers.ts");
const { checkStatements } = await import("./check-statements.ts");

const files = openFiles(contentRoot);
const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { site, cards } = catalog;

test.each([
  ["start", "line"],
  ["parcel", "parcel line"],
  ["cargo", "freight line"],
] as const)("the sample %s that no %s takes is told", (name, line) => {
  const problems = new Problems();
  const heavy = { ...site.samples[name], weight_kg: 90_000 };
  checkOffers({ ...catalog, site: { ...site, samples: { ...site.samples, [name]: heavy } } }, files, problems);
  expect(formatReport(problems.all)).toMatch(
    new RegExp(`site\\.yaml:\\d+: no ${line} takes the shipment "samples\\.${name}" \\(.*too heavy`),
  );
});

test("a limit that neither the example of its line nor its texts keep to is the cause of what is said of them", () => {
  const line = "apparel-dedicated-line";
  const limited = cards.map((card) =>
    card.service === line ? { ...card, limits: { ...card.limits, maxSide: 1000 } } : card,
  );
  const problems = new Problems();
  checkOffers({ ...catalog, cards: limited }, files, problems);
  expect(formatReport(problems.all)).toMatch(/^\S*apparel-dedicated-line\.md:\d+: the line does not take its own/);
  const told = new Problems();
  told.error("a.md", 1, `{price}: ${line} has no price for this shipment (side too long)`, "change it");
  checkOffers({ ...catalog, cards: limited }, files, told);
  expect(formatReport(told.all).split("\n")).toEqual([
    expect.stringMatching(/apparel-dedicated-line\/\d{4}-\d\d-\d\d\/card\.yaml:\d+: with the limit max_side the line/),
    "This also causes 2 further messages, which are not shown.",
  ]);
});

test("two hubs with one telephone number are told", () => {
  const problems = new Problems();
  const hubs = site.hubs.map((hub) => ({ ...hub, phone: site.hubs[0]?.phone ?? "" }));
  checkStatements({ ...catalog, site: { ...site, hubs } }, files, problems);
  const found = problems.all.filter(({ wrong }) => wrong.startsWith("two hubs have the telephone number"));
  expect(found.map(({ level }) => level)).toEqual(hubs.slice(1).map(() => "warning"));
});
