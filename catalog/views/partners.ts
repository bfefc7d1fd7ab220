import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { hoursAxis, type Stay } from "../drawings/hours-axis.ts";
import { weekdayName } from "../drawings/formats.ts";
import { addDays } from "../add-days.ts";
import { inLanguages, inLocale } from "../localized.ts";
import { answerFor, sampleFor, suitedTo } from "./sample-prices.ts";

/** Any Monday, since the journey has days of the week but no dates. */
const monday = "2026-11-23";

type Scan = { day: number; at: string; behind: number };

/** The partners' page: the directory, and a parcel's journey through some of its companies. */
export function partnersView(catalog: Catalog, locale: Locale) {
  const { value } = inLocale(catalog.partners, locale).value;
  const { hands } = value.way;
  const starts = hands.map(({ scans }) => hoursOf(scans[0]));
  const stretches = hands.map(({ scans }, at) => ({
    number: at + 1,
    from: starts[at] ?? 0,
    to: starts[at + 1] ?? hoursOf(scans.at(-1)),
  }));
  return {
    ...value,
    ...inLanguages(catalog.partners, locale),
    email: catalog.site.email,
    way: {
      ...value.way,
      drawn: hoursAxis(
        stretches,
        staysOf(hands),
        hands.flatMap(({ scans }) => scans.map(hoursOf)),
        locale,
      ),
      hands: hands.map(({ role, firm, scans }) => ({
        firm,
        title: value.roles.find(({ id }) => id === role)?.title ?? role,
        does: value.directory.find(({ name }) => name === firm)?.does ?? "",
        scans: scans.map(({ day, at, text }) => ({ day: weekdayName(addDays(monday, day - 1), locale), at, text })),
      })),
    },
  };
}

type Hand = { role: string; scans: readonly (Scan & { departs?: true | undefined })[] };

/** Where the parcel is for how long, as its scans tell: at the hub, in the air, at customs, in the last depot, at the door. */
function staysOf(hands: readonly Hand[]): Stay[] {
  return hands.flatMap(({ role, scans }, at): Stay[] => {
    const [first, last] = [hoursOf(scans[0]), hoursOf(scans.at(-1))];
    const next = hands[at + 1]?.scans[0];
    if (role === "collection" && next)
      return [{ kind: "house", from: hoursOf(scans[1] ?? scans[0]), to: hoursOf(next) }];
    if (role === "linehaul")
      return [{ kind: "flight", from: hoursOf(scans.find(({ departs }) => departs) ?? scans[0]), to: last }];
    if (role === "customs") return [{ kind: "barrier", from: first, to: last }];
    if (next) return [];
    return [
      { kind: "house", from: hoursOf(scans.at(-2) ?? scans[0]), to: last },
      { kind: "door", from: last, to: last },
    ];
  });
}

/** Hours from the first midnight to a scan, by the hub's clock. */
function hoursOf(scan: Scan | undefined): number {
  if (!scan) return 0;
  const [hours = 0, minutes = 0] = scan.at.split(":").map(Number);
  return (scan.day - 1) * 24 + hours + minutes / 60 + scan.behind;
}

/** Working days from departure to the end of the journey, and those on the line's card. */
export function daysOfWay(catalog: Catalog, locale: Locale) {
  const { way } = inLocale(catalog.partners, locale).value.value;
  const scans = way.hands.flatMap((hand) => hand.scans);
  const departed = scans.find(({ departs }) => departs)?.day ?? 0;
  const delivered = scans.at(-1)?.day ?? 0;
  const told = Array.from({ length: delivered - departed }, (_, at) => departed + at + 1).filter(
    (day) => (day - 1) % 7 < 5,
  ).length;
  const answer = answerFor(
    catalog,
    way.service,
    suitedTo(catalog, way.service, { ...sampleFor(catalog, "b2c"), to: way.to }),
  );
  return { told, card: answer.available ? answer.transit : undefined };
}
