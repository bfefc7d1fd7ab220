import type { ProblemGroups, RefusedGroup, UnreadGroup } from "./messages.ts";
import type { Field } from "./columns.ts";
import type { Refused } from "./refused-because.ts";

/** More groups than that are a broken file, not a list to work through. */
const shown = 100;

/** Collects rows with a problem into groups that one answer mends. */
export class ProblemCollector {
  #unread = new Map<string, UnreadGroup>();
  #refused = new Map<string, RefusedGroup>();

  /** Rows of one group have the same text there: capitals and the space around do not count. */
  unread(row: number, field: Field, given: string, example?: string): void {
    const key = `${field}\n${example ?? ""}\n${given.trim().toUpperCase()}`;
    const group = this.#unread.get(key);
    if (group) group.rows.push(row);
    else this.#unread.set(key, { field, given: given.slice(0, 60), rows: [row], example });
  }

  /** A country that exists and that no line serves. */
  unserved(row: number, country: string): void {
    this.refused(row, country, {
      service: "",
      reason: { field: "to", code: "destination-not-served", given: country },
    });
  }

  /** Rows of one group are refused for the same reason; figures and postcodes may be each order's own. `parcels`: in how many it could go. */
  refused(row: number, country: string, { service, reason }: Refused, parcels?: number): void {
    const byCountry = reason.field === "postcode" || reason.field === "to" || reason.field === "value";
    const own = typeof reason.given === "number" || reason.field === "postcode";
    const key = [
      reason.code,
      reason.field,
      reason.limit,
      reason.currency,
      byCountry ? country : "",
      own ? "" : reason.given,
      JSON.stringify(reason.text),
    ].join("\n");
    const group = this.#refused.get(key);
    if (!group) {
      this.#refused.set(key, {
        services: service ? [service] : [],
        country,
        reason,
        rows: [row],
        givens: [reason.given],
        parcels: [parcels],
      });
      return;
    }
    group.rows.push(row);
    group.givens.push(reason.given);
    group.parcels.push(parcels);
    if (service && !group.services.includes(service)) group.services.push(service);
  }

  get groups(): { unread: ProblemGroups<UnreadGroup>; refused: ProblemGroups<RefusedGroup> } {
    return { unread: largest(this.#unread), refused: largest(this.#refused) };
  }
}

function largest<Group extends { rows: readonly number[] }>(all: ReadonlyMap<string, Group>): ProblemGroups<Group> {
  const sorted = [...all.values()].sort((a, b) => b.rows.length - a.rows.length);
  const sum = (groups: readonly Group[]) => groups.reduce((rows, group) => rows + group.rows.length, 0);
  return { groups: sorted.slice(0, shown), count: sum(sorted), hidden: sum(sorted.slice(shown)) };
}
