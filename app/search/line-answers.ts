import { describePart, describeProblem } from "#app/calculator/destination/describe-reading.ts";
import { findFreightPath } from "#app/calculator/destination/freight-path.ts";
import { type LineJudge, listGoodsParts } from "#app/calculator/destination/judge-line.ts";
import { fillForm } from "#app/calculator/destination/fill-form.ts";
import { isMeasured, type Problem, type Reading, type Span } from "#app/calculator/parse/line/reading.ts";
import { toQuery } from "#app/calculator/store/address.ts";
import { startState } from "#app/calculator/store/form-state.ts";
import { m } from "#app/messages/m.ts";
import { formatSpan, joinSentences, list } from "#app/ui/format.ts";
import { describeVerdict } from "#app/ui/verdict-mark.tsx";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { isOpen } from "#rating/goods/goods.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { dropStopWords } from "./engine.ts";

/**
 * What a line leads to. `first`: all of its words are about it. `last`: pages that have the other words are more likely
 * what is looked for. `unsettled`: a line that measures something and was not read to its end; `about`: what pages are
 * looked for by, where some words of the line would only lead astray.
 */
export type LineAnswers = {
  first: readonly SearchDocument[];
  last: readonly SearchDocument[];
  unsettled: Reading | undefined;
  /** Where a line goes that measures something: lines that do not go there are no answer to it. */
  to?: string | undefined;
  about?: string | undefined;
};

/** A line says where from and in which currency only on the calculator's own page. */
const start = startState({ from: "", currency: "" });

/** What is to be settled in weights and sizes, of which the reading then holds none. */
const aboutMeasures: ReadonlySet<Problem["kind"]> = new Set([
  "unequal",
  "total-or-each",
  "two-readings",
  "range",
  "negative",
  "zero",
  "size",
  "metres",
]);

/** What is a problem of a line and is answered nevertheless. */
const explained: ReadonlySet<Problem["kind"]> = new Set(["unserved", "goods", "freight"]);

type Answer = { document: SearchDocument; sure: boolean };

/**
 * What a line about a shipment or about goods leads to: its prices, whether the goods may be sent, or that a country is
 * not served. Each says what was understood; where nothing was, there is no answer. A line that has to be settled is
 * taken along as it was typed: no price is offered for a part of it.
 */
export function answerLine(reading: Reading, locale: Locale, judge: LineJudge): LineAnswers {
  const { mass, sides, problems } = reading;
  const isSettled = problems.every(({ kind }) => explained.has(kind));
  const measures = mass !== undefined || sides !== undefined || problems.some(({ kind }) => aboutMeasures.has(kind));
  const unsettled = isSettled || !measures ? undefined : reading;
  const sure = hasNoOtherWords(reading);
  const answers = [
    ...(unsettled ? [offerToSettle(unsettled, locale)] : listShipmentAnswers(reading, locale, judge, sure)),
    ...listGoodsAnswers(reading, locale, judge, sure),
  ];
  const pick = (isSure: boolean) => answers.filter((one) => one.sure === isSure).map(({ document }) => document);
  const to = measures ? reading.to : undefined;
  return { first: pick(true), last: pick(false), unsettled, to, about: shortenDutyQuestion(reading) };
}

/** The calculator with the line as it was typed: its field of the destination asks about it. */
function offerToSettle({ text }: Reading, locale: Locale): Answer {
  return answer(writeCalculatorPath(new URLSearchParams({ to: text }), locale), {
    title: m.search_line({ text }),
    text: m.search_line_text(),
    sure: true,
  });
}

function listShipmentAnswers(reading: Reading, locale: Locale, judge: LineJudge, sure: boolean): Answer[] {
  const { parts, problems, text, to, days } = reading;
  const unserved = problems.find(({ kind }) => kind === "unserved");
  if (problems.some(({ kind }) => kind === "freight")) {
    const path = findFreightPath(reading, locale);
    // the calculator's field of the destination says what is to be settled first
    if (!path) return [offerToSettle(reading, locale)];
    const title = m.search_freight({ shipment: text });
    return [answer(path, { title, text: m.freight_title(), sure: isMeasured(reading) || sure })];
  }
  if (unserved) {
    const path = writeCalculatorPath(new URLSearchParams({ to: text.slice(...unserved.span) }), locale);
    return [answer(path, { title: describeProblem(unserved, text), text: m.search_unserved_text(), sure: true })];
  }
  const verdict = judge(reading);
  // what no line takes as it comes has no price; the answer about its goods says so
  if (problems.some(({ kind }) => kind === "goods") || (verdict && !isOpen(verdict))) return [];
  if (!isMeasured(reading) && (!to || listGoodsParts(reading).length > 0)) return [];
  const shipment = parts
    .filter(({ kind }) => kind !== "origin" && kind !== "street")
    .map((part) => describePart(part, text))
    .join(" · ");
  const path = writeCalculatorPath(toQuery(fillForm(start, reading, 0), start), locale);
  const title = m.search_price({ shipment });
  const told = days && !isMeasured(reading) && m.search_price_days({ days: m.days({ days: formatSpan(days) }) });
  return [answer(path, { title, text: told || m.search_price_text(), sure: isMeasured(reading) || sure })];
}

/** Whether the goods may be sent, with the verdict where the line says where to. */
function listGoodsAnswers(reading: Reading, locale: Locale, judge: LineJudge, sure: boolean): Answer[] {
  const { parts, problems, to, text } = reading;
  const named = [...new Set(listGoodsParts(reading).map(({ goods }) => goods.label))];
  // what a word for several kinds means decides: no verdict is given on it, nor on what stands beside it
  const open = problems.flatMap(({ kind, span }) => (kind === "kinds" ? text.slice(...span) : []));
  const labels = [...open, ...named];
  if (labels.length === 0) return [];
  const place = parts.find((part) => part.kind === "place")?.name;
  const label = list(labels);
  const query = new URLSearchParams({ q: labels.join(" "), ...(to && { to }) });
  const title = place ? m.search_goods_to({ label, place }) : m.search_goods({ label });
  const verdict = open.length === 0 && to && judge(reading);
  const about = verdict && !isOpen(verdict) ? m.goods_verdict_why() : m.search_goods_text();
  const said = verdict ? joinSentences([m.whole_sentence({ text: describeVerdict(verdict) }), about]) : about;
  const path = `${toLocalPath("/resource/what-can-i-ship", locale)}?${query}`;
  // a measured line is about a parcel, whatever else it says
  return [answer(path, { title, text: said, sure: sure || isMeasured(reading) })];
}

function answer(path: string, { sure, ...told }: { title: string; text: string; sure: boolean }): Answer {
  return { document: { path, kind: "answer", ...told }, sure };
}

function writeCalculatorPath(query: URLSearchParams, locale: Locale): string {
  return `${toLocalPath("/resource/shipping-calculator", locale)}?${query}`;
}

/** Whether a line says nothing but goods, places and measures: "phone number" is no question about phones. */
function hasNoOtherWords({ text, parts, problems }: Reading): boolean {
  const about = problems.filter(({ kind }) => kind === "kinds" || explained.has(kind));
  const spans = [...parts, ...about].map(({ span }) => span);
  const rest = spans
    .toSorted(([one], [other]) => other - one)
    .reduce((left, [from, to]: Span) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const words = `${m.search_stop_words()} ${m.search_sending_words()}`;
  return !/[\p{L}\p{N}]/u.test(dropStopWords(` ${rest} `, words, ""));
}

/**
 * A question about duty and tax in two words, the place and what is due: what the goods are and cost is said of other places,
 * too. "duty on a €30 shirt to France" is about "duty France".
 */
function shortenDutyQuestion({ parts, text }: Reading): string | undefined {
  const [first = "", ...others] = m.search_duty_words().split(/[ 、]/);
  const isIn = (word: string) =>
    /\p{Script=Han}/u.test(word) ? text.includes(word) : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
  const due = [first, ...others].find(isIn);
  const place = parts.find(({ kind }) => kind === "place");
  if (!due || !place || !parts.some(({ kind }) => kind === "goods" || kind === "value")) return undefined;
  // a single character finds nothing
  return `${due.length > 1 ? due : first} ${text.slice(...place.span)}`;
}
