import type { Calendar, Holiday } from "#rating/calendar/calendar.ts";
import { baseLocale, getLocaleEntry } from "#site/locales.ts";
import { type CsvRow, nameColumns, readCsv, readName } from "../read/csv.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { day } from "../read/values.ts";
import { readYaml } from "../read/yaml.ts";
import { type ClosingFile, operationsSchema, weekdays } from "../schema/reference.ts";
import { type CalendarNames, checkClosingHolidays, checkOperations } from "./check-operations.ts";

const states = ["official", "computed", "expected"];
const weekend = [0, 6];
const weekdayNames: readonly string[] = weekdays;

/** `holidays.csv`: `date,name.en,name.zh,regions,status` (one name per language), one row per day and name. */
function readHolidays(file: string, text: string, regions: Regions, problems: Problems): Holiday[] {
  const seen = new Map<string, number>();
  const known = [...regions.keys()];
  const rows = readCsv(
    file,
    text,
    ["date", ...nameColumns.required(), "regions", "status"],
    nameColumns.optional(),
    problems,
  );
  const holidays = rows.map(({ cells, line, error }): Holiday => {
    const { date = "", status = "" } = cells;
    const name = readName(cells);
    const valid = day.safeParse(date).success;
    if (!valid)
      error(`"date" is "${date}"`, "write a day as 2027-02-05; a spreadsheet may have written it in its own way");
    if (name[baseLocale] === undefined)
      error(
        `the holiday has no name in ${getLocaleEntry(baseLocale).name}`,
        "write it as the region calls it in that language",
      );
    if (!states.includes(status)) error(`"status" is "${status}"`, suggestName(status, states));
    const own = (cells.regions ?? "").split(/\s+/).filter(Boolean);
    if (own.length === 0) error("the row names no region", "separate the codes with spaces, such as DE AT CH");
    for (const region of own) {
      if (!regions.has(region)) error(`the region "${region}" is not known`, suggestName(region, known));
      const key = `${date} ${region}`;
      const other = seen.get(key);
      if (other) error(`${region} has ${date} twice: here and on line ${other}`, "leave one name for a day");
      seen.set(key, line);
      const weekday = valid ? new Date(`${date}T00:00:00Z`).getUTCDay() : -1;
      if ((regions.get(region) ?? weekend).includes(weekday))
        error(`${date} is a weekend in ${region}`, "leave the region out, or write the day in lieu");
    }
    return {
      day: date,
      name,
      regions: own,
      ...(status === "expected" && { expected: true as const }),
    };
  });
  checkRecurring(
    rows.filter(({ cells }) => cells.status === "computed"),
    (line, wrong, right) => problems.warn(file, line, wrong, right),
  );
  const lastYear =
    rows
      .map(({ cells }) => (cells.date ?? "").slice(0, 4))
      .filter((year) => /^\d{4}$/.test(year))
      .sort()
      .at(-1) ?? "";
  for (const region of known)
    if (lastYear && ![...seen.keys()].some((key) => key.startsWith(lastYear) && key.endsWith(` ${region}`)))
      problems.error(file, 1, `${region} has no holiday in ${lastYear}`, "add its days, or remove the last year");
  return holidays;
}

/** Days after which a day of the week in a month, such as the fourth Thursday, comes round again. */
const yearsOn = { least: 357, most: 372 };

/**
 * A holiday by law that in no other year of the table falls on the same day of the year, on the same day of the week, or
 * as far from Easter: it was written on a wrong day in one of them.
 */
function checkRecurring(rows: readonly CsvRow[], warn: (line: number, wrong: string, right: string) => void): void {
  const toDays = (date: string) => Date.parse(date) / 86_400_000;
  const isSame = (one: string, other: string) => {
    const apart = Math.abs(toDays(one) - toDays(other));
    const isMonthRule = apart % 7 === 0 && apart >= yearsOn.least && apart <= yearsOn.most;
    return one.slice(5) === other.slice(5) || isMonthRule || sinceEaster(one) === sinceEaster(other);
  };
  const days = rows.flatMap(({ cells: { date = "", regions = "", [`name.${baseLocale}`]: name = "" }, line }) =>
    regions.split(/\s+/).map((region) => ({ key: `${region} ${name}`, date, name, line })),
  );
  const warned = new Set<number>();
  for (const own of Map.groupBy(days, ({ key }) => key).values())
    for (const { date, name, line } of own) {
      const others = own.filter((one) => one.date.slice(0, 4) !== date.slice(0, 4));
      const [first] = others;
      if (!first || warned.has(line) || others.some((one) => isSame(one.date, date))) continue;
      warned.add(line);
      warned.add(first.line);
      warn(
        line,
        `${name} is on ${date} and on ${first.date}, neither the same day of the year nor of the week`,
        "look which of the two is wrong, or write status official if a decision has set the day",
      );
    }
}

/** Days between Easter Sunday of its year (Meeus, Astronomical Algorithms, chapter 8) and a day. */
function sinceEaster(date: string): number {
  const year = Number(date.slice(0, 4));
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return (Date.parse(date) - Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)) / 86_400_000;
}

/** Regions with their weekly days off; undefined for the usual Saturday and Sunday. */
type Regions = ReadonlyMap<string, readonly number[] | undefined>;

/** `regions.csv`: `region,weekend,source,url,checked`, one row per origin and country. */
function readRegions(file: string, text: string, names: CalendarNames, problems: Problems): Regions {
  const known = [...new Set([...names.origins, ...names.countries])];
  const regions = new Map<string, readonly number[] | undefined>();
  for (const { cells, error } of readCsv(file, text, ["region", "weekend", "source", "url", "checked"], [], problems)) {
    const { region = "", weekend = "", source = "", checked = "" } = cells;
    if (!known.includes(region)) error(`the region "${region}" is not known`, suggestName(region, known));
    if (regions.has(region)) error(`${region} appears twice`, "leave one row");
    if (source === "") error("the row has no source", "name the law or list the holidays come from");
    if (!day.safeParse(checked).success) error(`"checked" is "${checked}"`, "write the day, such as 2026-11-21");
    const days = weekend.split(/\s+/).filter(Boolean);
    for (const one of days)
      if (!weekdayNames.includes(one)) error(`"${one}" is not a day of the week`, suggestName(one, weekdayNames));
    regions.set(region, days.length > 0 ? days.map((one) => weekdayNames.indexOf(one)) : undefined);
  }
  for (const region of known)
    if (!regions.has(region)) problems.error(file, 1, `${region} has no row`, `add ${region},,its law,,the day`);
  return regions;
}

/** The calendar as the engine reads it, and its closings with the days that news may mention. */
export type CalendarData = { calendar: Calendar; closings: readonly ClosingFile[] };

/** `content/reference/calendar/`: holidays and their sources, hubs, closings, departures and peaks. */
export function readCalendar(files: Files, names: CalendarNames, problems: Problems): CalendarData | undefined {
  const at = (name: string) => `${files.root}/reference/calendar/${name}`;
  const regions = readRegions(at("regions.csv"), files.text(at("regions.csv")), names, problems);
  const holidays = readHolidays(at("holidays.csv"), files.text(at("holidays.csv")), regions, problems);
  const file = at("operations.yaml");
  const read = readYaml(file, files.text(file), operationsSchema, problems);
  if (!read) return undefined;
  const { hubs, closings, departures, peaks } = read.value;
  checkOperations(read.value, names, problems.at(file, read.lineOf));
  checkClosingHolidays(read.value, holidays, problems.at(file, read.lineOf, "warn"));
  const numbers = (days: readonly (typeof weekdays)[number][]) => days.map((one) => weekdays.indexOf(one));
  const calendar: Calendar = {
    holidays,
    weekends: Object.fromEntries(
      [...regions].flatMap(([region, weekend]) => (weekend ? [[region, weekend] as const] : [])),
    ),
    hubs: Object.fromEntries(
      Object.entries(hubs).map(([region, hub]) => [
        region,
        {
          open: numbers(hub.open),
          hours: hub.hours,
          handOverBy: hub.hand_over_by,
          handOverByService: hub.hand_over_by_service,
          ...(hub.time_zone && { timeZone: hub.time_zone }),
          closings: closings
            .filter((one) => one.hubs.includes(region))
            .map(({ id, name, from, to, first_departure }) => ({
              id,
              name,
              from,
              to,
              ...(first_departure && { firstDeparture: first_departure }),
            })),
        },
      ]),
    ),
    departures: departures.map(({ services, kind, on }) => ({ services, kind, on: numbers(on) })),
    peaks: peaks.map(({ id, name, from, to, services, add }) => ({
      id,
      name,
      from,
      to,
      ...(services && { services }),
      add: add.map(({ countries, days }) => ({ days, ...(countries && { countries }) })),
    })),
  };
  return { calendar, closings };
}
