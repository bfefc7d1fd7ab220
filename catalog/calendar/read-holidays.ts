import type { Holiday } from "#rating/calendar/calendar.ts";
import { readCsv } from "../read/csv.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import { day } from "../read/quantity.ts";
import type { Regions } from "./read-regions.ts";
import { baseLocale, localeEntry } from "#site/locales.ts";
import { nameColumns, nameOfCells } from "../read/names.ts";

const states = ["official", "computed", "expected"];
const weekend = [0, 6];

/** `holidays.csv`: `date,name.en,name.zh,regions,status` (one name per language), one row per day and name. */
export function readHolidays(file: string, text: string, regions: Regions, problems: Problems): Holiday[] {
  const seen = new Map<string, number>();
  const known = [...regions.keys()];
  const rows = readCsv(
    file,
    text,
    ["date", ...nameColumns.required(), "regions", "status"],
    nameColumns.optional(),
    problems,
  );
  const holidays = rows.map(({ cells, line }): Holiday => {
    const { date = "", status = "" } = cells;
    const name = nameOfCells(cells);
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    const valid = day.safeParse(date).success;
    if (!valid) error(`"date" is "${date}"`, "write a day such as 2027-02-05");
    if (name[baseLocale] === undefined)
      error(
        `the holiday has no name in ${localeEntry(baseLocale).name}`,
        "write it as the region calls it in that language",
      );
    if (!states.includes(status)) error(`"status" is "${status}"`, suggestion(status, states));
    const own = (cells.regions ?? "").split(/\s+/).filter(Boolean);
    if (own.length === 0) error("the row names no region", "separate the codes with spaces, such as DE AT CH");
    for (const region of own) {
      if (!regions.has(region)) error(`the region "${region}" is not known`, suggestion(region, known));
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
  const lastYear =
    rows
      .map(({ cells }) => (cells.date ?? "").slice(0, 4))
      .sort()
      .at(-1) ?? "";
  for (const region of known)
    if (lastYear && ![...seen.keys()].some((key) => key.startsWith(lastYear) && key.endsWith(` ${region}`)))
      problems.error(file, 1, `${region} has no holiday in ${lastYear}`, "add its days, or remove the last year");
  return holidays;
}
