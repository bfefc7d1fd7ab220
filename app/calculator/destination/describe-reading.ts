import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber, joinSentences, list } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { Part, Problem } from "../parse/line/reading.ts";

/** A part of a line as it was understood, in a few words. */
export function describePart(part: Part, text: string): string {
  switch (part.kind) {
    case "place":
      return part.name;
    case "postcode":
      return part.code;
    case "goods":
      return part.goods.label;
    case "quantity":
      return m.line_quantity({ count: part.count });
    case "weight": {
      const unit = part.imperial ? "lb" : "kg";
      return `${formatNumber(convertMass(unit, part.mass), 3)}\u00a0${formatUnit(unit)}`;
    }
    case "size": {
      const unit = part.imperial ? "in" : "cm";
      return formatSize(
        part.sides.map((side) => formatNumber(convertLength(unit, side))),
        unit,
      );
    }
    case "origin":
      return part.hub ? m.line_from({ text: text.slice(...part.span), hub: part.hub }) : text.slice(...part.span);
    case "terms":
      return part.terms;
    case "by":
      return m.term_by({ day: formatDate(part.by) });
    case "value":
      return m.line_value({ amount: `${formatNumber(part.value.amount)}\u00a0${part.value.currency}` });
    case "sort":
      return part.sort === "time" ? m.line_fastest_first() : m.line_cheapest_first();
    case "gift":
      return m.line_gift({ text: text.slice(...part.span) });
    default:
      return text.slice(...part.span);
  }
}

/** What is wrong with a piece of a line, and what to do, in a sentence. */
export function describeProblem(problem: Problem, line: string): string {
  const text = line.slice(...problem.span);
  switch (problem.kind) {
    case "unknown":
      return m.line_unknown({ text });
    case "unserved":
      return problem.nearest.length > 0
        ? m.line_unserved({ name: problem.name, nearest: list(problem.nearest) })
        : m.line_unserved_alone({ name: problem.name });
    case "places":
      return m.line_places({ text });
    case "place-twice":
      return m.line_place_twice({ text });
    case "region":
      return m.line_region({ text });
    case "origin":
      return m.line_origin({ text });
    case "home":
      return m.line_home({ text });
    case "negative":
    case "zero":
      return m.line_above_zero({ text });
    case "unit":
      return m.line_unit({ text });
    case "two-readings":
      return m.line_two_readings({ text });
    case "range":
      return m.line_range({ text });
    case "total-or-each":
      return m.line_total_or_each({ text });
    case "unequal":
      return m.line_unequal();
    case "size":
      return m.line_size({ text });
    case "metres":
      return m.problem_size_metres({ size: problem.proposals.join() });
    case "quantity":
      return m.line_count({ text });
    case "postcode":
      return m.line_postcode({ text });
    case "warehouse":
      return m.line_warehouse({ text });
    case "day":
      return m.line_day({ text });
    case "past":
      return m.line_past({ text });
    case "goods":
      if (problem.verdict === "sea") return m.labelled({ label: text, text: m.verdict_sea() });
      return problem.verdict === "ask" ? m.labelled({ label: text, text: m.verdict_ask() }) : m.line_goods({ text });
    case "kinds":
      return m.goods_which({ words: text });
    case "freight":
      if (problem.load.is === "special") return m.line_special({ text });
      if (problem.load.is === "shared") return m.line_shared({ text });
      return joinSentences([
        m.line_freight({ text }),
        ...(problem.load.is === "containers" && problem.load.isAssumed ? [m.freight_size_assumed()] : []),
      ]);
    case "long":
      return m.line_long();
  }
}
