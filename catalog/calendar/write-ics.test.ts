import { afterEach, expect, test, vi } from "vitest";
import { getCatalog } from "../catalog.ts";
import { buildCalendarPage } from "./calendar-page.ts";
import { buildHubsPage } from "./hubs-page.ts";
import { listClosings } from "./last-days.ts";
import { writeIcs } from "./write-ics.ts";

const catalog = getCatalog();
const services = [...new Set(catalog.cards.map(({ service }) => service))];

afterEach(() => vi.unstubAllEnvs());

/** The properties of each event, lines that were folded joined again. */
function readEvents(text: string): Map<string, string>[] {
  const [, ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return events.map(
    (event) =>
      new Map(event.split("\r\n").map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? "", line.replace(/^[^:]*:/, "")])),
  );
}

test.each(services)(
  "%s: whole lines of at most 75 octets, an end after its beginning, names that are unique",
  (service) => {
    for (const locale of ["en", "zh"] as const) {
      const text = writeIcs(catalog, locale, service) ?? "";
      expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n");
      const lines = text.split("\r\n");
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n\uFFFD]/.test(line))).toEqual([]);
      const events = readEvents(text);
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) {
        expect(event.get("DTSTART")).toMatch(/^\d{8}$/);
        expect(Number(event.get("DTEND"))).toBeGreaterThan(Number(event.get("DTSTART")));
        expect(event.get("SUMMARY")).toBeTruthy();
      }
      expect(new Set(events.map((event) => event.get("UID"))).size).toBe(events.length);
    }
  },
);

test("the same day and content make the same file, and a name stays from day to day", () => {
  const [service = ""] = services;
  vi.stubEnv("BUILD_DAY", "2026-11-23");
  const one = writeIcs(catalog, "en", service) ?? "";
  expect(writeIcs(catalog, "en", service)).toBe(one);
  expect(one).toContain("DTSTAMP:20261123T000000Z\r\n");
  vi.stubEnv("BUILD_DAY", "2026-11-24");
  const later = new Set(readEvents(writeIcs(catalog, "en", service) ?? "").map((event) => event.get("UID")));
  const closing = readEvents(one).find((event) => event.get("UID")?.includes("-closing-"));
  expect(later).toContain(closing?.get("UID"));
});

test("a closing is in every file, to the day after its last; nothing leaves within it", () => {
  vi.stubEnv("BUILD_DAY", "2027-01-20");
  const [closing] = listClosings(catalog, "en");
  if (!closing) throw new Error("The frozen provider has a closing in 2027");
  const plain = (day: string) => day.replaceAll("-", "");
  for (const service of services) {
    const events = readEvents(writeIcs(catalog, "en", service) ?? "");
    const own = events.find((event) => event.get("UID")?.includes(`-closing-${closing.id}@`));
    expect(own?.get("DTSTART")).toBe(plain(closing.from));
    expect(Number(own?.get("DTEND"))).toBeGreaterThan(Number(plain(closing.to)));
    const leaving = events
      .filter((event) => event.get("UID")?.includes("-departure-"))
      .map((event) => event.get("DTSTART") ?? "");
    expect(
      leaving.filter((day) => plain(closing.from) <= day && day < plain(closing.firstDeparture ?? closing.to)),
    ).toEqual([]);
  }
});

test("a service without cards has no file", () => expect(writeIcs(catalog, "en", "moon-express")).toBeUndefined());

/** With a text for the two pages, which the frozen provider does without. */
const text = catalog.pages.get("about-us");
const withPages = {
  ...catalog,
  pages: new Map([...catalog.pages, ...["calendar", "hubs"].flatMap((name) => (text ? [[name, text] as const] : []))]),
};

test("a sheet marks the last days that news names and leaves the weekends of a longer time blank, and a list has a holiday of a day once", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-22");
  const { months } = buildCalendarPage(withPages, "en");
  const kinds = new Map(months.flatMap(({ weeks }) => weeks.flat()).map((cell) => [cell?.day, cell?.kind]));
  expect(["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"].map((day) => kinds.get(day))).toEqual([
    "last",
    undefined,
    undefined,
    "period",
  ]);
  const said = months.flatMap(({ marks }) => marks.map(({ from, label }) => `${from} ${label.split(":")[0]}`));
  expect(said.filter((one) => one.startsWith("2026-12-24 Christmas Eve"))).toHaveLength(1);
  expect(said).toContain("2026-12-04 Last Standard to Germany");
});

test("the hubs' closings are days on which nothing is taken, with the year of another year", () => {
  vi.stubEnv("BUILD_DAY", "2026-11-22");
  const { closings } = buildHubsPage(withPages, "en");
  expect(closings.map(({ label }) => label).filter((label) => /departures|closed/i.test(label))).toEqual([]);
  expect(closings.map(({ days }) => days).filter((days) => !/ 2027$/.test(days))).toEqual([]);
  expect(closings.some(({ expected, label }) => expected && label.endsWith(", date expected"))).toBe(true);
});
