import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import { handOverDay } from "../hand-over/hand-over-day.ts";
import type { Offer } from "../hand-over/offer-mail.ts";
import type { CalculatorNames } from "../names.ts";
import { freightParam, writeFreight } from "./freight-param.ts";
import { letterOf } from "./kinds.ts";
import { pieceText } from "./piece-text.ts";
import type { Loaded } from "./use-freight.ts";
import { wayLabel } from "./way-label.ts";
import { isPriced } from "./ways.ts";

/** Freight as it is handed over: every way that takes it, the cheapest first. Nothing without a price. */
export function useFreightOffer(loaded: Loaded | undefined, names: CalculatorNames): Offer | undefined {
  const shell = useShell();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return useMemo(() => {
    const priced = (loaded?.ways ?? []).filter(isPriced).sort((a, b) => a.total - b.total);
    const [first] = priced;
    if (!loaded || !first) return undefined;
    const { shipment, fields } = loaded;
    const labels = new Map(priced.map((way) => [way.answer, wayLabel(way)]));
    // with its day, so that whoever opens it tomorrow sees the same
    const query = new URLSearchParams(params);
    query.set("date", shipment.shipDate);
    query.delete(freightParam);
    for (const text of writeFreight(fields)) query.append(freightParam, text);
    const several = fields.rows.length > 1;
    return {
      facts: [
        [
          m.offer_route(),
          `${names.origin(shipment.from)} → ${names.country(shipment.to)}${shipment.postcode ? ` ${shipment.postcode}` : ""}`,
        ],
        ...fields.rows.map(
          (row, at) =>
            [several ? `${m.offer_pieces()} ${letterOf(at)}` : m.offer_pieces(), pieceText(row, fields.units)] as const,
        ),
        [m.field_goods(), names.goods(shipment.goods)],
        [m.field_terms(), m.terms_dap()],
        [m.field_date(), date(handOverDay(first.answer, shipment))],
      ],
      quotes: priced.map(({ answer }) => answer),
      landed: [],
      nameOf: (quote) => {
        const { name } = names.service(quote.service);
        const way = labels.get(quote);
        return way ? clauses([name, way]) : name;
      },
      address: `${shell.address}${pathname}?${query}`,
      terms: shell.illustrative,
    };
  }, [loaded, names, shell, pathname, params]);
}
