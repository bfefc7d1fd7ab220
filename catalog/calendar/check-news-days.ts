import { type Calendar, fromDayNumber, toDayNumber } from "#rating/calendar/calendar.ts";
import type { Catalog } from "../model.ts";
import { getOriginal, locales } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import type { ClosingFile } from "../schema/reference.ts";
import { checkCutOffs, type CheckedItem, checkNotices, findDates, type NamedDay } from "./check-cut-offs.ts";
import { findNextOpenDay } from "./last-days.ts";

/** News that mentions a closing or last handover days must agree with the calendar. */
export function checkNewsDays(catalog: Catalog, files: Files, problems: Problems): void {
  for (const versions of catalog.news.values())
    for (const locale of locales) {
      const item = versions[locale];
      const { closing, cut_offs } = item?.head.calendar ?? {};
      const ofOriginal = getOriginal(versions).head.calendar?.cut_offs;
      if (!item || (!closing && !ofOriginal)) continue;
      const text = files.text(item.file);
      const { date: published, notice } = item.head;
      const own = { file: item.file, text, published, notice, lineOf: item.lineOf };
      if (ofOriginal) checkNotices(own, ofOriginal, catalog, problems);
      if (closing) checkClosing(own, closing, catalog, problems);
      if (cut_offs) checkCutOffs(own, cut_offs, catalog, problems);
    }
}

function checkClosing(item: CheckedItem, id: string, catalog: Catalog, problems: Problems): void {
  const error = problems.at(item.file, item.lineOf);
  const { closings, calendar } = catalog.reference.calendar;
  const closing = closings.find((one) => one.id === id);
  if (!closing) {
    const known = closings.map((one) => one.id);
    error(["calendar", "closing"], `the closing "${id}" is not known`, suggestName(id, known));
    return;
  }
  const [origin = ""] = closing.hubs;
  const known = listClosingDays(closing, calendar, origin);
  const { holidays } = calendar;
  const isHoliday = (day: string) => holidays.some((one) => one.day === day && one.regions.includes(origin));
  const isRight = ({ day, to }: NamedDay) =>
    to === undefined
      ? known.has(day)
      : (day === closing.from && to === closing.to) || (isHoliday(day) && isHoliday(to));
  const named = findDates(item.text, () => Number(closing.from.slice(0, 4)));
  const lists = [...known].map(([one, name]) => `${one} (${name})`).join(", ");
  for (const one of named)
    if (!isRight(one) && !isOwnDay(item, one.line, one.day))
      problems.error(
        item.file,
        one.line,
        `"${one.written}" is not a day of the closing ${id}`,
        `the calendar has ${lists}`,
      );
  if (!named.some(({ day, to }) => day === closing.from && to === closing.to))
    error(
      ["calendar", "closing"],
      `the text does not say from when to when ${id} is`,
      `the calendar has ${closing.from} to ${closing.to}`,
    );
  checkTimes(item, closing, calendar, named, problems);
}

/** Times must be those of handover (as a figure, `{by fast-line}`, they are), and a day given with one must be the last handover day. */
function checkTimes(
  { file, text }: CheckedItem,
  closing: ClosingFile,
  calendar: Calendar,
  named: readonly NamedDay[],
  problems: Problems,
): void {
  const hubs = closing.hubs.flatMap((hub) => calendar.hubs[hub] ?? []);
  const times = hubs.flatMap((hub) => [hub.handOverBy, ...Object.values(hub.handOverByService)]);
  const last = findNextOpenDay(calendar, closing.hubs[0] ?? "", closing.from, -1);
  for (const [at, row] of text.split("\n").entries())
    for (const [whole, time = ""] of row.matchAll(
      /(?:\d{1,2} [A-Z][a-z]+(?: \d{4})?, )?(\b\d{1,2}:\d{2}\b|\{by[^{}]*\})/g,
    )) {
      if (!time.startsWith("{") && !times.includes(time))
        problems.error(
          file,
          at + 1,
          `"${time}" is not a handover time`,
          `the hubs take parcels until ${times.join(" or ")}`,
        );
      const day = named.find(({ line, written }) => line === at + 1 && whole.startsWith(`${written}, `))?.day;
      if (day !== undefined && day !== last)
        problems.error(file, at + 1, `"${whole}" is not the last handover`, `the calendar has ${last}`);
    }
}

/** The days related to a closing and what each is, including the last handover before it and the first after it. */
function listClosingDays(closing: ClosingFile, calendar: Calendar, origin: string): Map<string, string> {
  const days = new Map<string, string>([
    [closing.from, "closed from"],
    [closing.to, "closed to"],
    [findNextOpenDay(calendar, origin, closing.from, -1), "last handover"],
    [findNextOpenDay(calendar, origin, closing.to, 1), "open again"],
  ]);
  if (closing.first_departure) days.set(closing.first_departure, "first departure");
  for (const [name, day] of Object.entries(closing.days)) days.set(day, name);
  const [from, to] = [toDayNumber(closing.from) ?? 0, toDayNumber(closing.to) ?? 0];
  for (const { day, regions, name } of calendar.holidays) {
    const at = toDayNumber(day) ?? Number.NaN;
    if (regions.includes(origin) && at >= from - 14 && at <= to + 14 && !days.has(day))
      days.set(day, getOriginal(name));
  }
  // the closing's remaining days, such as its weekend
  for (let at = from; at <= to; at += 1) if (!days.has(fromDayNumber(at))) days.set(fromDayNumber(at), "closed");
  return days;
}

/** The day of publication, of a correction or of reading a source, written as `date: 2026-11-16`. */
function isOwnDay({ text, published }: CheckedItem, line: number, day: string): boolean {
  const row = text.split("\n")[line - 1] ?? "";
  return day === published || /\b(?:date|read): *"?\d{4}-/.test(row);
}
