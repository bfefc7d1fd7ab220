import { readCsv } from "../read/csv.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import { day } from "../read/quantity.ts";
import { weekdays } from "../schema/calendar.ts";
import type { CalendarNames } from "./read-calendar.ts";

/** Regions with their weekly days off; undefined for the usual Saturday and Sunday. */
export type Regions = ReadonlyMap<string, readonly number[] | undefined>;

/** `regions.csv`: `region,weekend,source,url,checked`, one row per origin and country. */
export function readRegions(file: string, text: string, names: CalendarNames, problems: Problems): Regions {
  const known = [...new Set([...names.origins, ...names.countries])];
  const regions = new Map<string, readonly number[] | undefined>();
  for (const { cells, line } of readCsv(file, text, ["region", "weekend", "source", "url", "checked"], [], problems)) {
    const { region = "", weekend = "", source = "", checked = "" } = cells;
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    if (!known.includes(region)) error(`the region "${region}" is not known`, suggestion(region, known));
    if (regions.has(region)) error(`${region} appears twice`, "leave one row");
    if (source === "") error("the row has no source", "name the law or list the holidays come from");
    if (!day.safeParse(checked).success) error(`"checked" is "${checked}"`, "write the day, such as 2026-11-21");
    const days = weekend.split(/\s+/).filter(Boolean);
    for (const one of days)
      if (!weekdays.some((name) => name === one)) error(`"${one}" is not a day of the week`, suggestion(one, weekdays));
    regions.set(region, days.length > 0 ? days.map((one) => weekdays.findIndex((name) => name === one)) : undefined);
  }
  for (const region of known)
    if (!regions.has(region)) problems.error(file, 1, `${region} has no row`, `add ${region},,its law,,the day`);
  return regions;
}
