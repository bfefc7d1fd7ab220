import type { Reason, ReasonCode } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import type { Cargo } from "#rating/shipment/cargo.ts";
import { compileCard } from "#rating/compile.ts";
import { evaluate, type Story } from "#rating/evaluate.ts";
import { newPricing } from "#rating/freight/pricing.ts";
import { loadContainers } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Unread } from "../import/types.ts";
import type { ProblemGroups, RefusedGroup, UnreadGroup } from "../types.ts";

/** More groups than that are a broken file, not a list to work through. */
const shown = 100;

/** Collects rows with a problem into groups that one answer corrects. */
export class ProblemCollector {
  #unread = new Map<string, UnreadGroup>();
  #refused = new Map<string, RefusedGroup>();

  /**
   * Rows of one group have the same text there, of which capitals and the space around do not count, or postcodes of the same
   * place.
   */
  unread(row: number, { wrong: field, given, example, owner, state }: Omit<Unread, "to" | "mass">): void {
    const key = owner
      ? `owner\n${owner.code}`
      : [field, example ?? "", state ?? "", given.trim().toUpperCase()].join("\n");
    const group = this.#unread.get(key);
    if (group) group.rows.push(row);
    else
      this.#unread.set(key, { field, given: given.slice(0, 60), rows: [row], example, owner, ...(state && { state }) });
  }

  /** Rows of one group are refused for the same reason; figures and postcodes may be each order's own. */
  refused(row: number, country: string, { service, reason }: Refused): void {
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
      });
      return;
    }
    group.rows.push(row);
    group.givens.push(reason.given);
    if (service && !group.services.includes(service)) group.services.push(service);
  }

  get groups(): { unread: ProblemGroups<UnreadGroup>; refused: ProblemGroups<RefusedGroup> } {
    return { unread: pickLargestGroups(this.#unread), refused: pickLargestGroups(this.#refused) };
  }
}

function pickLargestGroups<Group extends { rows: readonly number[] }>(
  all: ReadonlyMap<string, Group>,
): ProblemGroups<Group> {
  const sorted = [...all.values()].sort((a, b) => b.rows.length - a.rows.length);
  const sum = (groups: readonly Group[]) => groups.reduce((rows, group) => rows + group.rows.length, 0);
  return { groups: sorted.slice(0, shown), count: sum(sorted), hidden: sum(sorted.slice(shown)) };
}

/** Nobody can make another article of it. */
const articleBarred = 5;

/** How far a line is from taking an order: what only has to be filled in first, what cannot be changed last. */
const distance: Readonly<Partial<Record<ReasonCode, number>>> = {
  "postcode-needed": 0,
  "value-needed": 0,
  "sides-needed": 0,
  "incoterm-not-offered": 1,
  "goods-not-carried": 2,
  "shipment-too-light": 4,
  "class-not-carried": articleBarred,
  "article-not-taken": articleBarred,
  "no-card-for-date": 6,
  "origin-not-served": 7,
  "destination-not-served": 7,
};

type Refused = { service: string; reason: Reason };

/** The line that is nearest to taking an order, with its first reason; of like ones the one whose limit is nearest. */
export function findNearestRefusal(
  cargo: Cargo,
  cards: readonly RateCard[],
  reference: Reference,
): Refused | undefined {
  const out = newPricing(undefined, loadContainers);
  const refusals = cards.flatMap((card) => {
    const story: Story = { reasons: [], weight: { pieces: [], steps: [] } };
    evaluate(compileCard(card), cargo, reference, out, story);
    const [reason] = story.reasons;
    if (!reason) return [];
    const far = Math.max(...story.reasons.map(({ code }) => distance[code] ?? 3));
    const beyond =
      typeof reason.limit === "number" && typeof reason.given === "number" ? Math.abs(reason.given - reason.limit) : 0;
    // what stands against the articles stands against them on every line that goes there
    const refused: Refused = { service: far === articleBarred ? "" : card.service, reason };
    return [{ refused, far, count: story.reasons.length, beyond }];
  });
  const [nearest] = refusals.sort((a, b) => a.far - b.far || a.count - b.count || a.beyond - b.beyond);
  return nearest?.refused;
}
