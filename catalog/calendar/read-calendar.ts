import type { Calendar } from "#rating/calendar/calendar.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { readYaml } from "../read/yaml.ts";
import { type ClosingFile, operationsSchema, weekdays } from "../schema/calendar.ts";
import { checkOperations } from "./check-operations.ts";
import { readHolidays } from "./read-holidays.ts";
import { readRegions } from "./read-regions.ts";

export type CalendarNames = { origins: readonly string[]; countries: readonly string[]; services: readonly string[] };

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
  checkOperations(read.value, names, (path, wrong, right) => problems.error(file, read.lineOf(path), wrong, right));
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
