import { describePart, describeProblem } from "#app/calculator/destination/describe-reading.ts";
import { fillForm } from "#app/calculator/destination/fill-form.ts";
import { isMeasured, type Reading } from "#app/calculator/parse/line/reading.ts";
import { toQuery } from "#app/calculator/store/address.ts";
import { startState } from "#app/calculator/store/form-state.ts";
import { m } from "#app/messages/m.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";

/** A line says where from and in which currency only on the calculator's own page. */
const start = startState({ from: "", currency: "" });

/**
 * What a line about a shipment or about goods leads to: its prices, whether the goods may be sent, or that a country is
 * not served. Each says what was understood; where nothing was, there is no answer.
 */
export function listLineAnswers(reading: Reading, locale: Locale): SearchDocument[] {
  const { parts, problems, text, to } = reading;
  const calculator = toLocalPath("/resource/shipping-calculator", locale);
  const unserved = problems.find(({ kind }) => kind === "unserved");
  const answers: SearchDocument[] = [];
  if (unserved) {
    const path = `${calculator}?${new URLSearchParams({ to: text.slice(...unserved.span) })}`;
    answers.push({ path, kind: "answer", title: describeProblem(unserved, text), text: m.search_unserved_text() });
  } else if (isMeasured(reading)) {
    const path = `${calculator}?${toQuery(fillForm(start, reading, 0), start)}`;
    const shipment = parts
      .filter(({ kind }) => kind !== "origin" && kind !== "street")
      .map((part) => describePart(part, text))
      .join(" · ");
    answers.push({ path, kind: "answer", title: m.search_price({ shipment }), text: m.search_price_text() });
  }
  const goods = parts.find((part) => part.kind === "goods")?.goods;
  if (!goods) return answers;
  const place = parts.find((part) => part.kind === "place")?.name;
  const query = new URLSearchParams({ q: goods.label, ...(to && { to }) });
  const { label } = goods;
  answers.push({
    path: `${toLocalPath("/resource/what-can-i-ship", locale)}?${query}`,
    kind: "answer",
    title: place ? m.search_goods_to({ label, place }) : m.search_goods({ label }),
    text: m.search_goods_text(),
  });
  return answers;
}
