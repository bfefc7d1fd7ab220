import { getPageLanguages, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { drawHoursAxis, monday, type Stay } from "../drawings/hours-axis.ts";
import { formatWeekday } from "../drawings/formats.ts";
import { addDays } from "../read/values.ts";
import type { PartnersPage } from "../page-data.ts";

type Scan = { day: number; at: string; behind: number };

/** The partners' page: the directory, and a parcel's journey through some of its companies. */
export function buildPartnersPage(catalog: Catalog, locale: Locale): PartnersPage {
  const { value } = resolveLocale(catalog.partners, locale).value;
  const { hands } = value.way;
  const starts = hands.map(({ scans }) => toHours(scans[0]));
  const stretches = hands.map(({ scans }, at) => ({
    number: at + 1,
    from: starts[at] ?? 0,
    to: starts[at + 1] ?? toHours(scans.at(-1)),
  }));
  return {
    ...value,
    ...getPageLanguages(catalog.partners, locale),
    email: catalog.site.email,
    way: {
      ...value.way,
      drawn: drawHoursAxis(
        stretches,
        listStays(hands),
        hands.flatMap(({ scans }) => scans.map(toHours)),
        locale,
      ),
      hands: hands.map(({ role, firm, scans }) => ({
        firm,
        title: value.roles.find(({ id }) => id === role)?.title ?? role,
        does: value.directory.find(({ name }) => name === firm)?.does ?? "",
        scans: scans.map(({ day, at, text }) => ({ day: formatWeekday(addDays(monday, day - 1), locale), at, text })),
      })),
    },
  };
}

type Hand = { role: string; scans: readonly (Scan & { departs?: true | undefined })[] };

/** Where the parcel is for how long, as its scans tell: at the hub, in the air, on its pallet at customs, with the last carrier. */
function listStays(hands: readonly Hand[]): Stay[] {
  return hands.flatMap(({ role, scans }, at): Stay[] => {
    const [first, last] = [toHours(scans[0]), toHours(scans.at(-1))];
    const next = hands[at + 1]?.scans[0];
    if (role === "collection" && next) return [{ kind: "hub", from: toHours(scans[1] ?? scans[0]), to: toHours(next) }];
    if (role === "linehaul")
      return [{ kind: "aircraft", from: toHours(scans.find(({ departs }) => departs) ?? scans[0]), to: last }];
    if (role === "customs") return [{ kind: "pallet", from: first, to: last }];
    if (next) return [];
    return [{ kind: "van", from: toHours(scans.at(-2) ?? scans[0]), to: last }];
  });
}

/** Hours from the first midnight to a scan, by the hub's clock. */
function toHours(scan: Scan | undefined): number {
  if (!scan) return 0;
  const [hours = 0, minutes = 0] = scan.at.split(":").map(Number);
  return (scan.day - 1) * 24 + hours + minutes / 60 + scan.behind;
}
