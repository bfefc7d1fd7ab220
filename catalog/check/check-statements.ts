import { getOriginal, locales } from "#site/locales.ts";
import { findDates } from "../calendar/check-cut-offs.ts";
import { getFileLocale } from "../figures/fill.ts";
import type { Catalog, Doc } from "../model.ts";
import type { Files } from "../read/files.ts";
import { findColumns } from "../read/csv.ts";
import { findNearest, type Problems } from "../read/problems.ts";
import { rememberTexts } from "../cache.ts";
import { addDays, getToday } from "../read/values.ts";
import { checkOffers } from "./check-offers.ts";

/** What texts and samples state, held against the calendar and the cards: days of the week, example shipments, offers. */
export function checkStatements(catalog: Catalog, files: Files, problems: Problems): void {
  for (const file of files.list(".", ".md")) checkDays(file, files.text(file), problems);
  checkDaysPast(files, problems);
  checkOffers(catalog, files, problems);
  checkContact(catalog, problems);
  for (const map of [catalog.services, catalog.guides, catalog.news, catalog.pages])
    for (const locale of locales)
      checkTitles(
        [...map.values()].flatMap((versions) => versions[locale] ?? []),
        problems,
      );
  checkNewsDays(catalog, problems);
}

/** Monday to Sunday, as written in full and in short: "Wednesday" and "Wed", 星期三 and 周三. */
const nameWeekdays = rememberTexts((locale) =>
  (["long", "short"] as const).flatMap((style) => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: "UTC" });
    return [1, 2, 3, 4, 5, 6, 7].map((day) => weekday.format(Date.UTC(2026, 10, 1 + day)));
  }),
);

/** A day of the week beside its date, in any language of the site. */
function checkDays(file: string, text: string, problems: Problems): void {
  const locale = getFileLocale(file);
  const names = nameWeekdays(locale);
  if (!names.some((name) => text.includes(name))) return;
  const date = "\\d{1,2} [A-Z][a-z]+(?: \\d{4})?|(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日";
  const beside = new RegExp(`(${names.join("|")})[,.]? (${date})|(${date})[,，]? ?[（(]?(${names.join("|")})`, "g");
  const written = /^(?:date|updated): ["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] ?? getToday();
  for (const [at, row] of text.split("\n").entries())
    for (const [whole, name = "", day = "", other = "", last = ""] of row.matchAll(beside)) {
      const said = names.indexOf(name || last);
      const meant = findNearestDay(day || other, written);
      if (meant === undefined || new Date(`${meant}T00:00:00Z`).getUTCDay() === (said + 1) % 7) continue;
      const right = names[(new Date(`${meant}T00:00:00Z`).getUTCDay() + 6) % 7];
      problems.error(file, at + 1, `"${whole}" is not that day of the week`, `${meant} is a ${right}`);
    }
}

/** The day that a text of some day means: where it names no year, the nearest one. */
function findNearestDay(text: string, written: string): string | undefined {
  const year = Number(written.slice(0, 4));
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(written));
  return [year - 1, year, year + 1]
    .flatMap((one) => findDates(text, () => one).map(({ day }) => day))
    .toSorted((one, two) => far(one) - far(two))[0];
}

/** Telephone numbers of one place are equally long, and addresses of e-mail have the site's own host or quite another. */
function checkContact({ root, site, siteLine }: Catalog, problems: Problems): void {
  const error = problems.at(`${root}/site.yaml`, siteLine);
  const phones = [
    { text: site.phone, path: ["phone"] },
    ...site.hubs.map(({ phone }, at) => ({ text: phone, path: ["hubs", at, "phone"] })),
  ].map((phone) => ({
    ...phone,
    area: phone.text
      .split(/[\s-]+/)
      .slice(0, 2)
      .join(" "),
    length: phone.text.replace(/\D/g, "").length,
  }));
  const most = new Map(
    phones.map(({ area }) => [
      area,
      Math.max(...phones.filter((other) => other.area === area).map(({ length }) => length)),
    ]),
  );
  for (const { text, path, area, length } of phones)
    if (length < (most.get(area) ?? 0) || length < 8)
      error(
        path,
        `the telephone number ${text} is ${Math.max(8, most.get(area) ?? 0) - length} digits short of the others`,
        "write it whole",
      );
  for (const [at, { phone }] of site.hubs.entries()) {
    const other = site.hubs.findIndex((hub) => hub.phone.replace(/\D/g, "") === phone.replace(/\D/g, ""));
    if (other < at)
      problems.warn(
        `${root}/site.yaml`,
        siteLine(["hubs", at, "phone"]),
        `two hubs have the telephone number ${phone}, here and in line ${siteLine(["hubs", other, "phone"])}`,
        "give each its own, unless one answers for both",
      );
  }
  const host = new URL(site.address).host.replace(/^www\./, "");
  for (const field of ["email", "press_email"] as const) {
    const [, own = ""] = site[field].split("@");
    if (own !== host && findNearest(own, [host]))
      error(
        [field],
        `the address ${site[field]} is not at ${host}, the host of the site, but nearly`,
        `write ${site[field].split("@")[0]}@${host}`,
      );
  }
}

/** Two texts of one kind with the same name: one was saved in the other's place. */
function checkTitles(documents: readonly Doc<unknown>[], problems: Problems): void {
  const seen = new Map<string, string>();
  for (const { file, head, lineOf } of documents) {
    const field = "name" in Object(head) ? "name" : "title";
    const title: unknown = Object(head)[field];
    if (typeof title !== "string") continue;
    const other = seen.get(title);
    if (other !== undefined)
      problems.block(
        file,
        lineOf([field]),
        `this is called "${title}", as ${other.split("/").slice(-2).join("/")} is`,
        "put the text of its own into the file, or rename one of the two",
      );
    seen.set(title, file);
  }
}

/** How far ahead an item may be dated before the year looks wrong. */
const daysAhead = 180;

function checkNewsDays({ news }: Catalog, problems: Problems): void {
  const latest = addDays(getToday(), daysAhead);
  for (const versions of news.values()) {
    const { file, head, lineOf } = getOriginal(versions);
    const warn = problems.at(file, lineOf, "warn");
    const { date, notice, draft } = head;
    if (date > latest && !draft)
      warn(["date"], `the item is held back until ${date}`, "look whether the year is right");
    if (!notice) continue;
    const { from, to } = notice;
    if (from < addDays(date, -60) || from > addDays(date, 400))
      warn(
        ["notice", "from"],
        `the notice begins on ${from}, and the item is of ${date}`,
        "look whether the year is right",
      );
    if (to && to > addDays(from, 370))
      warn(["notice", "to"], `the notice stands until ${to}, for more than a year`, "look whether the year is right");
  }
}

/** Days on which something was read or last changed cannot lie ahead. Heads of texts check their own facts. */
function checkDaysPast(files: Files, problems: Problems): void {
  const now = getToday();
  const names = [...files.list("", ".yaml"), ...files.list("", ".md")].filter((file) => !file.includes("/rates/"));
  for (const file of names)
    for (const [at, row] of files.text(file).split("\n").entries())
      for (const [, field = "", day = ""] of row.matchAll(
        file.includes("/reference/")
          ? /\b(read|updated|checked|date): ["']?(\d{4}-\d\d-\d\d)\b/g
          : /\b(read|updated|checked): ["']?(\d{4}-\d\d-\d\d)\b/g,
      )) {
        if (day > now)
          problems.error(
            file,
            at + 1,
            `"${field}" is ${day}, a day still to come`,
            `write the day on which it was ${field === "date" ? "read" : field}; today is ${now}`,
          );
        if (day < "2015-01-01")
          problems.error(file, at + 1, `"${field}" is ${day}, before this site existed`, "look for a slip in the year");
      }
  for (const file of files.list("reference", ".csv")) {
    const text = files.text(file);
    if (!findColumns(text).some((name) => name === "read" || name === "checked")) continue;
    for (const [at, row] of text.split("\n").entries()) {
      const day = row.split(",").at(-1)?.trim() ?? "";
      if (/^\d{4}-\d\d-\d\d$/.test(day) && day > now)
        problems.error(file, at + 1, `the source was read on ${day}, a day still to come`, `today is ${now}`);
    }
  }
}
