import { useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatDate, joinClauses } from "#app/ui/format.ts";
import type { Reference } from "#rating/reference.ts";
import type { CalculatorNames } from "../format/names.ts";
import { getHandoverDay } from "../quote-document/quote-facts.ts";
import type { QuoteDocument } from "../quote-document/quote-text.ts";
import { sentParam } from "../store/address.ts";
import { describePieces, getRowLetter, labelMode } from "./freight-text.ts";
import { findOpenedMode, isPriced } from "./modes.ts";
import type { Loaded } from "./use-freight.ts";
import { writeFreight } from "./write-freight.ts";

/** Freight as it is handed over: the way that was chosen, then the others that take it, by price. Nothing without a price. */
export function useFreightOffer(
  loaded: Loaded | undefined,
  chosen: string | undefined,
  names: CalculatorNames,
  reference: Reference,
): QuoteDocument | undefined {
  const shell = useShell();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  // nothing but what the paper says: it is not written anew for advice, for a curve, or once the address has caught up
  const { ways, shipment, fields } = loaded ?? {};
  const query = new URLSearchParams(params);
  // with its day, so that whoever opens it tomorrow sees the same
  if (shipment) query.set("date", shipment.shipDate);
  query.delete(sentParam);
  if (fields) writeFreight({ ...fields, ...(chosen && { way: chosen }) }, query);
  const address = `${shell.address}${pathname}?${query}`;
  return useMemo(() => {
    if (!ways || !shipment || !fields) return undefined;
    const found = ways.filter(isPriced).sort((a, b) => a.total - b.total);
    const first = findOpenedMode(found, chosen);
    if (!first) return undefined;
    const priced = [first, ...found.filter((way) => way !== first)];
    const labels = new Map(priced.map((way) => [way.answer, labelMode(way)]));
    const several = fields.rows.length > 1;
    return {
      facts: [
        [
          m.offer_route(),
          `${names.origin(shipment.from)} → ${names.country(shipment.to)}${shipment.postcode ? ` ${shipment.postcode}` : ""}`,
        ],
        ...fields.rows.map(
          (row, at) =>
            [
              several ? `${m.offer_pieces()} ${getRowLetter(at)}` : m.offer_pieces(),
              describePieces(row, fields.units),
            ] as const,
        ),
        [m.field_goods(), names.goods(shipment.goods)],
        [m.field_terms(), m.terms_dap()],
        [m.field_date(), formatDate(getHandoverDay(first.answer, shipment))],
      ],
      quotes: priced.map(({ answer }) => answer),
      landed: [],
      shown: { currency: shipment.currency, reference },
      nameOf: (quote) => {
        const { name } = names.service(quote.service);
        const way = labels.get(quote);
        return way ? joinClauses([name, way]) : name;
      },
      address,
      terms: shell.illustrative,
    };
  }, [ways, shipment, fields, chosen, names, reference, shell.illustrative, address]);
}
