import type { RateCard, Day } from "../card.ts";
import type { Reference } from "../reference.ts";
import type { Shipment } from "../shipment/shipment.ts";
import type {
  Consignment,
  DutyAnswer,
  DutyCharge,
  DutyQuestion,
  DutyRefusal,
  Certainty,
  Measure,
  OpenAnswer,
  Span,
} from "./answer.ts";
import { listHeadingEnds } from "./headings.ts";
import { holdsBut, listChargeRules, onDay, type Readings } from "./possible-charges.ts";
import { type Paid, toConsignment } from "./duties.ts";
import {
  type DutyCase,
  findDutyCase,
  listDutyCharges,
  type Charged,
  calculateQuickly,
  findPossibleCharges,
} from "./duty-charges.ts";
import { listParts, type Place, type ChargeRule, type OpenQuestion, type Source } from "./rules.ts";
import type { Minor } from "../money/money.ts";

/**
 * What customs and the tax authority charge on a shipment, whoever pays it (DDP or DAP), in the card's currency, and
 * what a form must still ask because the answer depends on it.
 */
export function estimateDuties(
  card: Pick<RateCard, "mode" | "currency" | "buyers">,
  shipment: Shipment,
  paid: Paid,
  { dutyRules, exchange }: Reference,
): DutyAnswer {
  return answerDuties(toConsignment(card, shipment, paid), dutyRules, shipment.shipDate, exchange);
}

/**
 * Import duties, taxes and fees of a consignment on a day, in the currency of its carriage, each charge with its
 * formula, its collector and its source; or the reason why no figure can be given. Includes what a form must still ask
 * because the answer depends on it. Never throws.
 */
export function answerDuties(...given: Parameters<typeof findDutyCase>): DutyAnswer {
  const found = findDutyCase(...given);
  if ("code" in found) return { available: false, reason: found, questions: [] };
  const charges = listDutyCharges(found);
  const questions = listQuestions(found, charges);
  if (!Array.isArray(charges)) return { available: false, reason: charges, questions };
  return { available: true, charges, questions, certainty: assessCertainty(found, charges) };
}

type Charges = DutyCharge[] | DutyRefusal;

/** What would change the answer for this consignment if it were known: the questions that a form needs to ask. */
function listQuestions(own: DutyCase, charges: Charges): DutyQuestion[] {
  const { place, consignment } = own;
  if (place.part?.refused) return [];
  const questions: DutyQuestion[] = [];
  if (consignment.value === undefined && place.regime.charges.length > 0) questions.push({ ask: "value" });
  if (asksPostcode(own, charges)) questions.push({ ask: "postcode" });
  if (!Array.isArray(charges)) return [...questions, ...listQuestionsBeforeValue(own)];
  const differs = (changes: Partial<Consignment>) =>
    !isSameCharges(charges, listDutyCharges({ ...own, consignment: { ...consignment, ...changes } }));
  if (differs({ subheadings: (consignment.subheadings ?? 1) + 1 })) questions.push({ ask: "subheadings" });
  const scheme = askForScheme(place);
  if (scheme.length > 0 && (differs({ registered: true }) || differs({ registered: false }))) questions.push(...scheme);
  return questions;
}

/** Without a value: whatever could matter for some value. */
function listQuestionsBeforeValue({ place, consignment, day }: DutyCase): DutyQuestion[] {
  const { from, goods, hs, buyer = "private", mode } = consignment;
  const facts = { day, country: place.country, from, goods, hs, buyer, mode };
  const possible = place.regime.charges.filter(({ when }) =>
    [true, false].some((registered) => holdsBut(when, { ...facts, registered })),
  );
  const counts = possible.some(({ amount }) => "per" in amount && amount.per === "sub-heading");
  const asks = possible.some(({ when }) => when.registered !== undefined);
  return [...(counts ? [{ ask: "subheadings" } as const] : []), ...(asks ? askForScheme(place) : [])];
}

/** Whether the seller is registered is asked where the law has a scheme for it. */
function askForScheme({ regime: { scheme }, part }: Place): DutyQuestion[] {
  return scheme && !part?.withoutScheme ? [{ ask: "registered", scheme: scheme.name, assumed: scheme.assumed }] : [];
}

/** A postcode is asked for if there is none yet and part of the country may be treated differently. */
function asksPostcode(own: DutyCase, charges: Charges): boolean {
  const { place, consignment, rules } = own;
  const parts = listParts(rules, place.country);
  if (parts.length === 0 || (consignment.postcode ?? "").trim() !== "") return false;
  return (
    place.regime.partNeeded === true ||
    consignment.value === undefined ||
    parts.some((part) => !isSameCharges(charges, listDutyCharges({ ...own, place: part })))
  );
}

function isSameCharges(a: Charges, b: Charges): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return !Array.isArray(a) && !Array.isArray(b) && a.code === b.code;
  return (
    a.length === b.length &&
    a.every(({ id, amount, collected }, at) => {
      const other = b[at];
      return other?.id === id && other.amount === amount && other.collected === collected;
    })
  );
}

/** What a consignment is charged under one combination of readings. */
type Outcome = { readings: Readings; atImport: Minor; all: Minor; byId: ReadonlyMap<string, Minor> };

/**
 * How sure the `charges` of a consignment are: the open questions are answered in every way that the sources allow, in
 * all combinations, so that both ends of a range are sums that follow from some reading of the law.
 */
function assessCertainty(own: DutyCase, charges: readonly DutyCharge[]): Certainty {
  const { open, assumed } = findPossibleCharges(own);
  const { classified } = own.consignment;
  const ends = own.heading && classified ? listHeadingEnds(classified) : [own.heading];
  const byEnd = ends.map((heading) => ({ hs: heading?.hs, outcomes: listOutcomes({ ...own, heading }) }));
  const firsts = byEnd[0]?.outcomes ?? [];
  const outcomes = byEnd.flatMap((end) => end.outcomes);
  const answers = open
    .filter((question) => changesSum(question, firsts))
    .map((question) => answerOpen(question, assumed, firsts));
  return {
    measures: listMeasures(own, outcomes),
    open: answers,
    headings: (own.heading && classified ? classified.headings : []).map(({ hs, low, high }) => ({
      hs,
      percents: Object.entries(low).flatMap(([column, least]) =>
        classified?.tariff.also.includes(column) ? [] : { low: least, high: high[column] ?? least },
      ),
      all: getSpan(byEnd.flatMap((end) => (end.hs === hs ? end.outcomes.map(({ all }) => all) : []))),
    })),
    atImport: getSpan(outcomes.map(({ atImport }) => atImport)),
    all: getSpan(outcomes.map(({ all }) => all)),
    stale: listStaleSources(
      own.place.regime.staleAfter,
      own.day,
      [...charges, ...answers].map(({ source }) => source),
    ),
  };
}

function listOutcomes(own: DutyCase): Outcome[] {
  const { open, assumed } = findPossibleCharges(own);
  return combineReadings(open, assumed).map((readings) => sumUp(calculateQuickly(own, readings), readings));
}

/** Every combination of readings; the first is what quotes charge. */
function combineReadings(open: readonly OpenQuestion[], assumed: Readings): Readings[] {
  let all: Readings[] = [assumed];
  for (const { id, readings } of open)
    all = all.flatMap((one) => [
      one,
      ...readings.filter((reading) => reading.id !== assumed[id]).map((reading) => ({ ...one, [id]: reading.id })),
    ]);
  return all;
}

function sumUp(all: readonly Charged<unknown>[] | DutyRefusal, readings: Readings): Outcome {
  const byId = new Map<string, Minor>();
  const outcome = { readings, atImport: 0, all: 0, byId };
  if ("code" in all) return outcome;
  for (const { due, amount } of all) {
    outcome.all += amount;
    if (due.charge.collected === "at-import") outcome.atImport += amount;
    byId.set(due.charge.id, (byId.get(due.charge.id) ?? 0) + amount);
  }
  return outcome;
}

/** Whether two combinations that differ only in the answer to this question give different sums. */
function changesSum({ id }: OpenQuestion, outcomes: readonly Outcome[]): boolean {
  const seen = new Map<string, Outcome>();
  return outcomes.some((one) => {
    let others = "";
    for (const question in one.readings) if (question !== id) others += `${one.readings[question]},`;
    const before = seen.get(others) ?? one;
    seen.set(others, before);
    return before.all !== one.all || before.atImport !== one.atImport;
  });
}

function answerOpen(
  { id, question, readings, source }: OpenQuestion,
  assumed: Readings,
  outcomes: readonly Outcome[],
): OpenAnswer {
  return {
    id,
    question,
    source,
    readings: readings.map((reading) => {
      const own = outcomes.find(({ readings: chosen }) =>
        Object.keys(assumed).every((other) => chosen[other] === (other === id ? reading.id : assumed[other])),
      );
      return { text: reading.text, assumed: reading.id === assumed[id], all: own?.all ?? 0 };
    }),
  };
}

/** Each charge that the law of the place knows on the day for this way of transport, once. */
function listMeasures({ place, consignment, day, heading }: DutyCase, outcomes: readonly Outcome[]): Measure[] {
  const { country } = place;
  const { from, mode } = consignment;
  const known = new Map<string, ChargeRule>();
  for (const charge of listChargeRules(place, heading)) {
    const { countries, dispatchedFrom, notDispatchedFrom, mode: only } = charge.when;
    const here =
      onDay(charge.when, day) &&
      (!countries || countries.includes(country)) &&
      (!dispatchedFrom || dispatchedFrom.includes(from)) &&
      !notDispatchedFrom?.includes(from) &&
      (!only || only === mode);
    if (here && !known.has(charge.id)) known.set(charge.id, charge);
  }
  return [...known.values()].map(({ id, label, source }) => {
    const amount = getSpan(outcomes.map(({ byId }) => byId.get(id) ?? 0));
    const status = amount.low !== amount.high ? "depends" : amount.high === 0 ? "exempt" : "applies";
    return { id, label, status, amount, source };
  });
}

function getSpan(amounts: readonly Minor[]): Span {
  return { low: Math.min(...amounts), high: Math.max(...amounts) };
}

/** The sources read more than `limit` days before the day, each once. */
function listStaleSources(limit: number, day: Day, sources: readonly Source[]): Source[] {
  const old = sources.filter(({ date }) => (Date.parse(day) - Date.parse(date)) / 86_400_000 > limit);
  return [...new Map(old.map((source) => [source.title, source])).values()];
}
