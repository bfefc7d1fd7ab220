import type { Day } from "../card.ts";
import type { Minor } from "../money/money.ts";
import type { Certainty, Consignment, DutyCharge, Exchange, Measure, OpenAnswer, Span } from "./answer.ts";
import { formulas, PlainNumbers } from "./calculus.ts";
import { type Charged, calculateChargesAt, findPossibleCharges } from "./duty-charges.ts";
import { onDay, type Readings } from "./possible-charges.ts";
import type { ChargeRule, DutyRules, OpenQuestion, Place, Source } from "./rules.ts";

/** What a consignment is charged under one combination of readings. */
type Outcome = { readings: Readings; atImport: Minor; all: Minor; byId: ReadonlyMap<string, Minor> };

const plain = new PlainNumbers();

/**
 * How sure the `charges` of a consignment are: the open questions are answered in every way that the sources allow, in
 * all combinations, so that both ends of a range are sums that follow from some reading of the law.
 */
export function assessCertainty(
  place: Place,
  consignment: Consignment,
  rules: DutyRules,
  day: Day,
  exchange: Exchange,
  charges: readonly DutyCharge[],
): Certainty {
  const { open, assumed } = findPossibleCharges(place, consignment, rules, day);
  const outcomes = combineReadings(open, assumed).map((readings): Outcome => {
    plain.unclear = false;
    const quick = calculateChargesAt(place, consignment, rules, day, exchange, plain, readings);
    if (!plain.unclear) return sumUp(quick, readings);
    return sumUp(calculateChargesAt(place, consignment, rules, day, exchange, formulas, readings), readings);
  });
  const answers = open
    .filter((question) => changesSum(question, outcomes))
    .map((question) => answerOpen(question, assumed, outcomes));
  return {
    measures: listMeasures(place, consignment, day, outcomes),
    open: answers,
    atImport: getSpan(outcomes.map(({ atImport }) => atImport)),
    all: getSpan(outcomes.map(({ all }) => all)),
    stale: listStaleSources(
      place.regime.staleAfter,
      day,
      [...charges, ...answers].map(({ source }) => source),
    ),
  };
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

function sumUp<Value>(all: readonly Charged<Value>[] | { code: string }, readings: Readings): Outcome {
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
function listMeasures(
  { regime, country }: Place,
  { from, mode }: Consignment,
  day: Day,
  outcomes: readonly Outcome[],
): Measure[] {
  const known = new Map<string, ChargeRule>();
  for (const charge of regime.charges) {
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
