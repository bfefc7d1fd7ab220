import { describePart, describeProblem } from "#app/calculator/destination/describe-reading.ts";
import { buildFreightPath } from "#app/calculator/destination/freight-path.ts";
import { fillForm } from "#app/calculator/destination/fill-form.ts";
import { isMeasured, type Reading, type Span } from "#app/calculator/parse/line/reading.ts";
import { toQuery } from "#app/calculator/store/address.ts";
import { startState } from "#app/calculator/store/form-state.ts";
import { m } from "#app/messages/m.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { dropStopWords } from "./engine.ts";

/**
 * What a line leads to. `first`: all of its words are about it. `last`: pages that have the other words are more likely
 * what is looked for. `unsettled`: a line that measures something and was not read to its end.
 */
export type LineAnswers = {
  first: readonly SearchDocument[];
  last: readonly SearchDocument[];
  unsettled: Reading | undefined;
};

/** What a line leads to. One with a word that may be mistyped is settled first: it would be priced without that word. */
export function answerLine(reading: Reading, locale: Locale): LineAnswers {
  const { mass, sides, problems } = reading;
  const isSettled = problems.every(({ kind }) => kind === "unserved" || kind === "goods" || kind === "freight");
  const unsettled = isSettled || (mass === undefined && !sides) ? undefined : reading;
  const isMistyped = problems.some(({ kind, proposals }) => kind === "unknown" && proposals.length > 0);
  const answers = unsettled && isMistyped ? [] : listLineAnswers(reading, locale);
  const pick = (sure: boolean) => answers.filter((answer) => answer.sure === sure).map(({ document }) => document);
  return { first: pick(true), last: pick(false), unsettled };
}

/** A line says where from and in which currency only on the calculator's own page. */
const start = startState({ from: "", currency: "" });

/**
 * What a line about a shipment or about goods leads to: its prices, whether the goods may be sent, or that a country is
 * not served. Each says what was understood; where nothing was, there is no answer.
 */
function listLineAnswers(reading: Reading, locale: Locale) {
  const { parts, problems, text, to } = reading;
  const calculator = toLocalPath("/resource/shipping-calculator", locale);
  const goods = parts.find((part) => part.kind === "goods")?.goods;
  const place = parts.find((part) => part.kind === "place")?.name;
  const unserved = problems.find(({ kind }) => kind === "unserved");
  const sure = hasNoOtherWords(reading);
  const answers: { document: SearchDocument; sure: boolean }[] = [];
  const add = (path: string, title: string, about: string, isSure: boolean) =>
    answers.push({ document: { path, kind: "answer", title, text: about }, sure: isSure });
  const toCalculator = (query: URLSearchParams) => `${calculator}?${query}`;
  if (problems.some(({ kind }) => kind === "freight"))
    add(buildFreightPath(reading, locale), m.search_freight({ shipment: text }), m.freight_title(), true);
  else if (unserved) {
    const query = new URLSearchParams({ to: text.slice(...unserved.span) });
    add(toCalculator(query), describeProblem(unserved, text), m.search_unserved_text(), true);
  } else if (isMeasured(reading) || (to && !goods)) {
    const shipment = parts
      .filter(({ kind }) => kind !== "origin" && kind !== "street")
      .map((part) => describePart(part, text))
      .join(" · ");
    const query = toQuery(fillForm(start, reading, 0), start);
    add(toCalculator(query), m.search_price({ shipment }), m.search_price_text(), isMeasured(reading) || sure);
  }
  if (goods) {
    const { label } = goods;
    const query = new URLSearchParams({ q: label, ...(to && { to }) });
    const title = place ? m.search_goods_to({ label, place }) : m.search_goods({ label });
    add(`${toLocalPath("/resource/what-can-i-ship", locale)}?${query}`, title, m.search_goods_text(), sure);
  }
  return answers;
}

/** Whether a line says nothing but goods, places and measures: "phone number" is no question about phones. */
function hasNoOtherWords({ text, parts, problems }: Reading): boolean {
  const spans = [...parts, ...problems.filter(({ kind }) => kind === "unserved" || kind === "goods")].map(
    ({ span }) => span,
  );
  const rest = spans
    .toSorted(([one], [other]) => other - one)
    .reduce((left, [from, to]: Span) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  const words = `${m.search_stop_words()} ${m.search_sending_words()}`;
  return !/[\p{L}\p{N}]/u.test(dropStopWords(` ${rest} `, words, ""));
}
