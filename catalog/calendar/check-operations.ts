import { suggestion } from "../read/nearest.ts";
import type { OperationsFile } from "../schema/calendar.ts";
import type { CalendarNames } from "./read-calendar.ts";

type ReportAt = (path: readonly PropertyKey[], wrong: string, right: string) => void;

/** What a schema cannot check in operations.yaml: names defined elsewhere, and days that must be in order. */
export function checkOperations(file: OperationsFile, names: CalendarNames, error: ReportAt): void {
  const named = (path: readonly PropertyKey[], name: string, known: readonly string[], kind: string) => {
    if (!known.includes(name)) error(path, `the ${kind} "${name}" is not known`, suggestion(name, known));
  };
  const hubs = Object.keys(file.hubs);
  for (const origin of names.origins)
    if (!hubs.includes(origin)) error(["hubs"], `the origin ${origin} has no hub`, `add it under hubs: with its days`);
  for (const [hub, { hours, hand_over_by, hand_over_by_service }] of Object.entries(file.hubs)) {
    named(["hubs", hub], hub, names.origins, "origin");
    if (hours.from >= hours.to) error(["hubs", hub, "hours"], "the hub closes before it opens", "check the hours");
    for (const [service, time] of [["", hand_over_by], ...Object.entries(hand_over_by_service)]) {
      const path = ["hubs", hub, service ? "hand_over_by_service" : "hand_over_by", ...(service ? [service] : [])];
      if (service) named(path, service, names.services, "service");
      if (time && (time < hours.from || time > hours.to))
        error(path, `${time} is outside the hub's hours`, `use a time from ${hours.from} to ${hours.to}`);
    }
  }
  checkClosings(file, hubs, named, error);
  const leaving = new Set<string>();
  for (const [at, { services }] of file.departures.entries())
    for (const [place, service] of services.entries()) {
      const path = ["departures", at, "services", place];
      named(path, service, names.services, "service");
      if (leaving.has(service)) error(path, `"${service}" has two rows of departures`, "leave it in one");
      leaving.add(service);
    }
  checkPeaks(file, names, named, error);
}

type Named = (path: readonly PropertyKey[], name: string, known: readonly string[], kind: string) => void;

function checkClosings({ closings }: OperationsFile, hubs: readonly string[], named: Named, error: ReportAt): void {
  for (const [at, { id, from, to, first_departure, hubs: own }] of closings.entries()) {
    const path = (field: string) => ["closings", at, field];
    for (const [place, hub] of own.entries()) named(["closings", at, "hubs", place], hub, hubs, "hub");
    if (to < from) error(path("to"), `the closing ends on ${to}, before it begins`, `use a day from ${from} on`);
    if (first_departure && first_departure <= to)
      error(path("first_departure"), `${first_departure} is within the closing`, `use a day after ${to}`);
    for (const [before, other] of closings.slice(0, at).entries()) {
      if (other.id === id) error(path("id"), `the closing "${id}" appears twice`, "give each a name of its own");
      if (own.some((hub) => other.hubs.includes(hub)) && from <= other.to && other.from <= to)
        error(
          path("from"),
          `the closing meets number ${before + 1} on ${[from, other.from].sort().at(-1)}`,
          "make them one, or part them",
        );
    }
  }
}

function checkPeaks({ peaks }: OperationsFile, names: CalendarNames, named: Named, error: ReportAt): void {
  for (const [at, { id, from, to, services, add }] of peaks.entries()) {
    const path = (...rest: PropertyKey[]) => ["peaks", at, ...rest];
    if (to < from) error(path("to"), `the peak ends on ${to}, before it begins`, `use a day from ${from} on`);
    for (const [place, service] of (services ?? []).entries())
      named(path("services", place), service, names.services, "service");
    for (const [row, { countries }] of add.entries()) {
      for (const [place, country] of (countries ?? []).entries())
        named(path("add", row, "countries", place), country, names.countries, "country");
      if (add.slice(0, row).some((other) => !other.countries))
        error(path("add", row), "the row is never reached: one above it is for every country", "put it first");
    }
    for (const [before, other] of peaks.slice(0, at).entries()) {
      if (other.id === id) error(path("id"), `the peak "${id}" appears twice`, "give each a name of its own");
      const shared = !services || !other.services || services.some((one) => other.services?.includes(one));
      if (shared && from <= other.to && other.from <= to)
        error(
          path("from"),
          `the peak meets number ${before + 1} on ${[from, other.from].sort().at(-1)}`,
          "only the first would count: part them",
        );
    }
  }
}
