import type { ProblemGroups, RefusedGroup, UnreadGroup } from "./messages.ts";
import type { Field } from "./columns.ts";
import { keyOf } from "./mends.ts";
import type { Refused } from "./refused-because.ts";

/** More groups than that are a broken file, not a list to work through. */
const shown = 100;
const firstRows = 3;

/** Collects rows with a problem into groups that one answer mends. */
export class ProblemCollector {
  #unread = new Map<string, UnreadGroup>();
  #refused = new Map<string, RefusedGroup>();

  unread(row: number, field: Field, given: string): void {
    const key = keyOf(field, given);
    const group = this.#unread.get(key);
    if (group) addRow(group, row);
    else this.#unread.set(key, { field, given: given.slice(0, 60), rows: 1, first: [row] });
  }

  refused(row: number, country: string, { service, reason }: Refused): void {
    const byCountry = reason.field === "postcode" || reason.field === "to" || reason.field === "value";
    const key = [
      reason.code,
      reason.field,
      reason.limit,
      byCountry ? country : "",
      reason.field === "goods" ? reason.given : "",
    ].join("\n");
    const group = this.#refused.get(key);
    if (!group) {
      this.#refused.set(key, { service, country, reason, rows: 1, first: [row] });
      return;
    }
    addRow(group, row);
    // a group tells of its worst order
    if (Number(reason.given) > Number(group.reason.given)) group.reason = reason;
  }

  get groups(): { unread: ProblemGroups<UnreadGroup>; refused: ProblemGroups<RefusedGroup> } {
    return { unread: largest(this.#unread), refused: largest(this.#refused) };
  }
}

function addRow(group: { rows: number; first: number[] }, row: number): void {
  group.rows += 1;
  if (group.first.length < firstRows) group.first.push(row);
}

function largest<Group extends { rows: number }>(all: ReadonlyMap<string, Group>): ProblemGroups<Group> {
  const sorted = [...all.values()].sort((a, b) => b.rows - a.rows);
  const sum = (groups: readonly Group[]) => groups.reduce((rows, group) => rows + group.rows, 0);
  return { groups: sorted.slice(0, shown), count: sum(sorted), hidden: sum(sorted.slice(shown)) };
}
