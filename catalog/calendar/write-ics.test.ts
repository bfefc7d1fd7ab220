import { afterEach, expect, test, vi } from "vitest";
import { getCatalog } from "../catalog.ts";
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
