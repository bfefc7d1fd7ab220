import { useEffect, useState } from "react";
import { describePart } from "#app/calculator/destination/describe-reading.ts";
import { getLineReader, type LineReader, loadLineReader } from "#app/calculator/destination/line-reader.ts";
import type { Reading } from "#app/calculator/parse/line/reading.ts";
import { m } from "#app/messages/m.ts";
import type { SearchDocument } from "#catalog/page-parts.ts";
import { type Locale, toLocalPath } from "#site/locales.ts";

/** A figure, in digits or in Chinese: without one nothing is measured. */
const figure = /[\p{N}半一二两三四五六七八九十百]/u;

/** What a query says about a shipment: the page that prices it, once all of it was read, or what is to be settled. */
export type TypedShipment = { priced: SearchDocument[]; unsettled: Reading | undefined };

/** Reads a query that measures something as a shipment; any other is left to the search. */
export function useTypedShipment(locale: Locale, query: string): TypedShipment {
  const [read, setRead] = useState<LineReader | undefined>(getLineReader);
  const wanted = !read && figure.test(query);
  useEffect(() => {
    // without the reader the search still finds pages
    if (wanted)
      loadLineReader().then(
        (reader) => setRead(() => reader),
        () => undefined,
      );
  }, [wanted]);
  const reading = figure.test(query) ? read?.(query.trim()) : undefined;
  if (!reading || (reading.mass === undefined && !reading.sides)) return { priced: [], unsettled: undefined };
  if (reading.problems.length > 0) return { priced: [], unsettled: reading };
  const path = `${toLocalPath("/resource/shipping-calculator", locale)}?${new URLSearchParams({ to: reading.text })}`;
  // how it was understood stands below what was typed
  const text = reading.parts.map((part) => describePart(part, reading.text).trim()).join(" · ");
  return {
    priced: [{ path, kind: "page", title: m.search_price({ shipment: reading.text }), text }],
    unsettled: undefined,
  };
}
