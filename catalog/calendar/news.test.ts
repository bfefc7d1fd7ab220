import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { checkNewsDays } from "./check-news-days.ts";

const { written } = loadCatalog(contentRoot);

let root = "";
beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), "calendar-")), "content");
  cpSync(contentRoot, root, { recursive: true });
});

/** What the check of days reports for a news item with its text changed. */
function problemsOfText(file: string, find: string | RegExp, put: string): string {
  const disk = openFiles(contentRoot);
  const changed = disk.text(`${contentRoot}/${file}`).replace(find, put);
  if (!written || changed === disk.text(`${contentRoot}/${file}`)) throw new Error(`"${find}" is not in ${file}`);
  const problems = new Problems();
  const text = (path: string) => (path.endsWith(file) ? changed : disk.text(path));
  checkNewsDays(written, { ...disk, text }, problems);
  return formatProblems(problems.all);
}

/** What the complete check reports after a change, which is then undone. */
function problemsAfter(file: string, find: string | RegExp, put: string): string {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(find, put);
  if (after === before) throw new Error(`"${find}" is not in ${file}`);
  writeFileSync(path, after);
  const found = formatProblems(loadCatalog(root).problems.errors, "/").replaceAll(`${root.slice(1)}/`, "");
  writeFileSync(path, before);
  return found;
}

const spring = "newsroom/spring-festival-2027/index.md";
const peak = "newsroom/peak-cut-offs-2026/index.md";

test.each<[mistake: string, file: string, find: string | RegExp, put: string, says: RegExp]>([
  [
    "a closing that ends on another day",
    spring,
    "4 to 10 February 2027 }",
    "4 to 11 February 2027 }",
    /index\.md:8: "4 to 11 February 2027" is not a day of the closing/,
  ],
  [
    "a closing that begins on another day",
    spring,
    "4 to 10 February 2027 }",
    "2 to 10 February 2027 }",
    /index\.md:8: "2 to 10 February 2027" is not a day of the closing/,
  ],
  [
    "another day in the text",
    spring,
    "**From 11 February**",
    "**From 13 February**",
    /index\.md:\d+: "13 February" is not a day of the closing/,
  ],
  [
    "another time of handover",
    spring,
    "3 February 2027, {by standard-express} (",
    "3 February 2027, 15:00 (",
    /index\.md:7: "15:00" is not a handover time/,
  ],
  [
    "a last handover day a day late",
    peak,
    "| Standard Express | 4 Dec",
    "| Standard Express | 7 Dec",
    /index\.md:\d+: Standard Express to "Germany, France, Belgium, Netherlands" says 7 Dec; the calendar and the rate card give 4 Dec/,
  ],
  [
    "a day in the summary that no cell has",
    peak,
    "to Germany by 4 December and",
    "to Germany by 9 December and",
    /index\.md:5: "9 December" is not a last handover day/,
  ],
  [
    "a row that stands for nothing",
    peak,
    "| Apparel line |",
    "| Clothing line |",
    /the row "Clothing line" is not under rows:/,
  ],
])("%s is reported", (_, file, find, put, says) => {
  expect(problemsOfText(file, find, put)).toMatch(says);
});

test.each<[mistake: string, file: string, find: string | RegExp, put: string, says: RegExp]>([
  [
    "a closing that is none",
    spring,
    "closing: spring-festival-2027",
    "closing: spring-festival-2028",
    /did you mean "spring-festival-2027"/,
  ],
  [
    "a day to keep that the calendar does not know",
    spring,
    "of: last-handover",
    "of: last-hand-over",
    /index\.md:\d+: the day "last-hand-over" is not known; did you mean "last-handover"/,
  ],
  [
    "the closing moved in the calendar alone",
    "reference/calendar/operations.yaml",
    "from: 2027-02-04",
    "from: 2027-02-03",
    /index\.md:7: "3 February 2027, \{by standard-express\}" is not the last handover; the calendar has 2027-02-02/,
  ],
  [
    "a service that is none",
    peak,
    "Apparel line: apparel-dedicated-line",
    "Apparel line: aparel-dedicated-line",
    /did you mean "apparel-dedicated-line"/,
  ],
  [
    "a column that is not there",
    peak,
    "      Canada: [CA]",
    "      Kanada: [CA]",
    /index\.md:50: the column "Canada" is not under columns:; did you mean "Kanada"/,
  ],
  [
    "another line's last day in a notice",
    peak,
    "20 November for the United States and by 23 November for Germany. After",
    "20 November for the United States and by 4 December for Germany. After",
    /index\.md:\d+: "4 December" is not a last handover day of economy-express; the calendar and the rate card give 19 Nov, 20 Nov, 23 Nov, 24 Nov/,
  ],
  [
    "the same in Chinese",
    "newsroom/peak-cut-offs-2026/index.zh.md",
    "11月20日（美国）、11月23日（德国）",
    "12月2日（美国）、11月23日（德国）",
    /index\.zh\.md:\d+: "12月2日" is not a last handover day of economy-express/,
  ],
  [
    "one notice for lines with different last days",
    peak,
    "  lines:\n",
    "  text: For arrival by 23 December, the last handover is 4 December.\n  lines:\n",
    /index\.md:\d+: one text stands on the pages of lines with different last handover days; write one for each under lines/,
  ],
  [
    "a line of the item without a word of its notice",
    peak,
    / {4}cosmetic-dedicated-line: For.*\n/,
    "",
    /index\.md:\d+: the notice says nothing on the page of cosmetic-dedicated-line/,
  ],
  [
    "a card that ends before the days of handover, with none after it",
    "rates/economy-express/2026-09-01/card.yaml",
    "currency: USD",
    "currency: USD\nvalid_to: 2026-11-10",
    /Economy Express to "United Kingdom" says 24 Nov; economy-express has no rate card from which a parcel there arrives by 23 Dec/,
  ],
  [
    "a peak that is taken out of the calendar",
    "reference/calendar/operations.yaml",
    "{ days: 2 }",
    "{ days: 4 }",
    /Standard Express to "United Kingdom" says 7 Dec/,
  ],
])("%s is reported", (_, file, find, put, says) => {
  expect(problemsAfter(file, find, put)).toMatch(says);
});

test("a card counts on the day of handover and may have ended when the parcel arrives", () => {
  const card = "rates/economy-express/2026-09-01/card.yaml";
  // on a later day the texts of the line would lack a card
  vi.stubEnv("BUILD_DAY", "2026-11-30");
  expect(problemsAfter(card, "currency: USD", "currency: USD\nvalid_to: 2026-11-30")).toBe("");
  vi.unstubAllEnvs();
});
