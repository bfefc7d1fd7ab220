import { findLastHandoverDay } from "../calendar/last-days.ts";
import { getOriginal } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { addDays, getToday } from "../read/values.ts";
import { makeLineFinder } from "../read/yaml.ts";

/**
 * What a line leaves behind when it closes, and what a new one lacks: destinations and places that no card reaches, days
 * that no notice names, and lists of the calendar, the menus and the notices that hold every line of a kind but this one.
 */
export function checkLines(catalog: Catalog, files: Files, problems: Problems): void {
  checkShown(catalog, problems);
  checkGateways(catalog, files, problems);
  checkClosingDays(catalog, files, problems);
  checkLeftOut(catalog, files, problems);
}

type Kind = "b2b" | "b2c";

/** The lines of each kind that are for sale: those with a card that has not ended. */
function listLines({ services, cards }: Catalog, kind: Kind): string[] {
  const today = getToday();
  const offered = new Set(cards.filter(({ validTo }) => (validTo ?? today) >= today).map(({ service }) => service));
  return [...services].flatMap(([slug, versions]) =>
    getOriginal(versions).head.kind === kind && offered.has(slug) ? [slug] : [],
  );
}

/** The table of a page that compares lines: some line of its kind must go to each of its rows. */
function checkShown(catalog: Catalog, problems: Problems): void {
  for (const versions of catalog.services.values()) {
    const { file, head, lineOf } = getOriginal(versions);
    if (!head.overview) continue;
    const error = problems.at(file, lineOf);
    const lines = listLines(catalog, head.kind);
    const cards = catalog.cards.filter(({ service }) => lines.includes(service));
    for (const [at, { to }] of head.shown.entries())
      if (!cards.some(({ zones }) => zones.some(({ country }) => country === to)))
        error(
          ["shown", at],
          `no line of this page goes to ${to}, so that its row has no price`,
          "leave the row out, in every language",
        );
  }
}

/** Zones and countries that the maps know and no card has. */
function checkGateways({ root, cards, reference, network }: Catalog, files: Files, problems: Problems): void {
  const { gateways = [], places = [] } = network.gateways ?? {};
  const file = `${root}/reference/gateways.yaml`;
  const warn = problems.at(file, (path) => makeLineFinder(files.text(file))(path), "warn");
  const zones = new Set(cards.flatMap((card) => card.zones.flatMap(({ zone, country }) => [zone, country])));
  const countries = new Set(reference.countries.map(({ code }) => code));
  const named = [
    ...gateways.flatMap(({ to }, at) => to.map((zone) => ({ zone, path: ["gateways", at, "to"] }))),
    ...places.map(({ zone }, at) => ({ zone, path: ["places", at, "zone"] })),
  ];
  for (const { zone, path } of named)
    if (!zones.has(zone) && !countries.has(zone))
      warn(
        path,
        `no rate card has the zone "${zone}", for which the map has a place`,
        "leave it out, or write the zone as the card does",
      );
}

/** A day kept for notices of a closing that none of them names, while others are. */
function checkClosingDays({ root, news, reference }: Catalog, files: Files, problems: Problems): void {
  const file = `${root}/reference/calendar/operations.yaml`;
  const warn = problems.at(file, makeLineFinder(files.text(file)), "warn");
  for (const [at, { id, to, days }] of reference.calendar.closings.entries()) {
    const items = [...news.values()]
      .map((versions) => getOriginal(versions))
      .filter(({ head }) => head.calendar?.closing === id);
    const texts = items.map((item) => files.text(item.file)).join("\n");
    if (items.length === 0 && to < getToday())
      warn(
        ["closings", at, "id"],
        `the closing "${id}" ended on ${to}, and no news item is about it`,
        "look whether its year is right, or take it out",
      );
    if (items.length === 0) continue;
    for (const [name, day] of Object.entries(days)) {
      const [, month = 1, date = 1] = day.split("-").map(Number);
      const long = new Date(`${day}T00:00:00Z`).toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
      const written = new RegExp(`\\b(?:of: ${name}|${date} (?:to \\d+ )?${long}|${day})\\b|${month} ?月 ?${date} ?日`);
      if (!written.test(texts))
        warn(
          ["closings", at, "days", name],
          `"${name}", ${day}, is kept for notices about ${id}, and none names it`,
          "leave it out, or say it in the notice",
        );
    }
  }
}

/** Where lines are listed one by one. */
type Listing = {
  file: string;
  line: number;
  named: ReadonlySet<string>;
  wrong: string;
  right: (slug: string, kind: Kind) => string;
  /** Whether a line can stand there; any can where this is absent. */
  suits?: (slug: string) => boolean;
};

/** For so many days after its first card begins, and before that, a line is new. */
const newFor = 30;

/**
 * A new line that no list of some sort holds while the others of its kind are in one: it was forgotten there. With fewer
 * than three lines of a kind, or several left out, there is no rule to break.
 */
function checkLeftOut(catalog: Catalog, files: Files, problems: Problems): void {
  const since = addDays(getToday(), -newFor);
  const old = new Set(catalog.cards.filter(({ validFrom }) => validFrom < since).map(({ service }) => service));
  const listings = catalog.cards.every(({ service }) => old.has(service)) ? [] : listListings(catalog, files);
  for (const kind of ["b2c", "b2b"] as const) {
    const lines = listLines(catalog, kind);
    for (const { file, line, named, wrong, right, suits } of listings) {
      const missing = lines.filter((slug) => !named.has(slug));
      if (lines.length < 3 || missing.length > lines.length / 3) continue;
      for (const slug of missing.filter((one) => !old.has(one) && (suits?.(one) ?? true)))
        problems.warn(file, line, `${wrong} the new line "${slug}", as they do the others`, right(slug, kind));
    }
  }
}

function listListings(catalog: Catalog, files: Files): Listing[] {
  const { root, site, siteLine, services, news, reference, cards } = catalog;
  const calendar = `${root}/reference/calendar/operations.yaml`;
  const lineOf = makeLineFinder(files.text(calendar));
  const { departures, peaks } = reference.calendar.calendar;
  const today = getToday();
  const notices = [...news.values()]
    .map((versions) => getOriginal(versions))
    .filter(({ head }) => (head.notice?.to ?? "") >= today);
  const linked = site.navigation.flatMap((group) => group.items.map(({ to }) => to.split("/").at(-1) ?? ""));
  const first = notices[0];
  // from a line that began too late nothing arrives by the day of the notice
  const arrives = (slug: string, by: string) =>
    cards.some(
      ({ service, zones }) =>
        service === slug && zones.some(({ country }) => findLastHandoverDay(slug, [country], by, catalog)),
    );
  return [
    {
      file: calendar,
      line: lineOf(["departures"]),
      named: new Set(departures.flatMap((own) => own.services)),
      wrong: "no row of departures names",
      right: (slug) => `add ${slug} to the row of the days on which it leaves`,
    },
    {
      file: calendar,
      line: lineOf(["peaks"]),
      named: new Set(peaks.flatMap((peak) => peak.services ?? [...services.keys()])),
      wrong: "no peak names",
      right: (slug) => `add ${slug} to the services of each peak that slows it`,
    },
    {
      file: `${root}/site.yaml`,
      line: siteLine(["navigation"]),
      named: new Set(linked),
      wrong: "no menu leads to",
      right: (slug, kind) => `add an item with to: /our-solutions/${kind}/${slug} and its label`,
    },
    ...(first
      ? [
          {
            file: first.file,
            line: first.lineOf(["services"]),
            named: new Set(notices.flatMap(({ head }) => head.services)),
            wrong: "no notice in force names",
            right: (slug: string) => `add ${slug} to the services of each notice that is about it`,
            suits: (slug: string) =>
              notices.some(({ head: { calendar } }) => !calendar?.cut_offs || arrives(slug, calendar.cut_offs.by)),
          },
        ]
      : []),
  ];
}
