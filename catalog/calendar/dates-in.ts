const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const names = months.join("|");
const short = months.map((one) => one.slice(0, 3)).join("|");

/** A day named in a text, with its line; for "4 to 10 February" also the last day of the range. */
export type NamedDay = { day: string; to?: string; line: number; written: string };

/**
 * Days written as "3 February 2027", "4 Dec", "4 to 10 February 2027", "9 and 10 February" or "2027-02-04", and Chinese
 * ones. `year` gives the year of a month if the text omits it.
 */
export function datesIn(text: string, year: (month: number) => number): NamedDay[] {
  const found: NamedDay[] = [];
  const written = new RegExp(`(\\d{1,2})(?: (to|and|–) (\\d{1,2}))? (${names}|${short})\\b(?: (\\d{4}))?`, "g");
  const chinese = /(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?日/g;
  for (const [at, row] of text.split(/\r?\n/).entries()) {
    for (const [whole, first = "", joint, second, name = "", own] of row.matchAll(written)) {
      const month = months.findIndex((one) => one.startsWith(name.slice(0, 3)));
      const days = [first, second ?? ""]
        .filter(Boolean)
        .map((one) => dayOf(own ? Number(own) : year(month), month, one));
      const [day = "", to = ""] = days;
      if (joint && joint !== "and") found.push({ day, to, line: at + 1, written: whole });
      else for (const one of days) found.push({ day: one, line: at + 1, written: whole });
    }
    for (const [whole, own, month = "", one = ""] of row.matchAll(chinese)) {
      const index = Number(month) - 1;
      found.push({ day: dayOf(own ? Number(own) : year(index), index, one), line: at + 1, written: whole });
    }
    for (const [whole] of row.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g))
      found.push({ day: whole, line: at + 1, written: whole });
  }
  return found;
}

function dayOf(year: number, month: number, day: string): string {
  return `${year}-${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
