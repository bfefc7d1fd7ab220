import type { GoodsLawData } from "#catalog/views/goods.ts";
import { type Article, judgeGoods, type Verdict, verdicts } from "#rating/goods/goods.ts";
import type { Part, Problem, Reading } from "../parse/line/reading.ts";

/**
 * Whether the goods of a line may go where it says, and at best anywhere where it names no place; nothing where it names
 * no goods.
 */
export type LineJudge = (reading: Pick<Reading, "parts" | "to">) => Verdict | undefined;

type GoodsPart = Extract<Part, { kind: "goods" }>;

export function listGoodsParts({ parts }: Pick<Reading, "parts">): GoodsPart[] {
  return parts.filter((part): part is GoodsPart => part.kind === "goods");
}

export function makeLineJudge(lists: readonly (readonly Article[])[], { law, cards }: GoodsLawData): LineJudge {
  const classesOf = new Map(lists.flat().map(({ id, classes }) => [id, classes]));
  const everywhere = [...new Set(cards.flatMap(({ zones }) => zones.map(({ country }) => country)))];
  return ({ parts, to }) => {
    const classes = listGoodsParts({ parts }).flatMap(({ goods }) => classesOf.get(goods.id) ?? []);
    if (classes.length === 0) return undefined;
    const judged = (to === undefined ? everywhere : [to]).map(
      (place) => judgeGoods(classes, place, cards, law).verdict,
    );
    return verdicts.find((verdict) => judged.includes(verdict));
  };
}

/**
 * A reading in which goods that may go nowhere near their place are a problem, as those that no line takes as they come are:
 * each with the verdict on it.
 */
export function markForbidden(unjudged: Reading, judge: LineJudge): Reading {
  const reading = { ...unjudged, problems: unjudged.problems.map((one) => addVerdict(one, unjudged, judge)) };
  if (judge(reading) !== "never") return reading;
  const all = listGoodsParts(reading);
  const alone = all.filter((part) => judge({ ...reading, parts: [part] }) === "never");
  const marked = (alone.length > 0 ? alone : all).filter(
    ({ span: [at] }) => !reading.problems.some(({ kind, span }) => kind === "goods" && span[0] === at),
  );
  const problems = marked.map(({ span }) => ({
    kind: "goods" as const,
    verdict: "never" as const,
    span,
    proposals: [],
  }));
  return { ...reading, problems: [...reading.problems, ...problems].sort((a, b) => a.span[0] - b.span[0]) };
}

function addVerdict(problem: Problem, reading: Reading, judge: LineJudge): Problem {
  if (problem.kind !== "goods") return problem;
  const own = listGoodsParts(reading).filter(({ span: [at] }) => at === problem.span[0]);
  return { ...problem, verdict: judge({ ...reading, parts: own }) };
}
