import { type ClipboardEvent, useState } from "react";
import { m } from "#app/messages/m.ts";
import { describeProblem } from "../destination/describe-reading.ts";
import { loadLineReader } from "../destination/line-reader.ts";
import type { Reading } from "../parse/line/reading.ts";
import { type FreightFields, mostRows } from "./cargo.ts";
import { readFreightText, splitFreightText } from "./read-freight-text.ts";

/** What a text says that the form has no field for, or that nobody understands, a sentence each. */
function listLeftOver({ parts, problems, text }: Reading): string[] {
  const ignored = parts.filter(({ kind }) => kind === "goods" || kind === "terms" || kind === "quantity");
  return [
    ...problems.filter(({ kind }) => kind !== "freight").map((problem) => describeProblem(problem, text)),
    ...ignored.map(({ span }) => m.freight_ignored({ text: text.slice(...span) })),
  ];
}

/** Takes a mail's text about freight into the form, and says what of it was not. */
export function usePastedFreight(
  fields: FreightFields,
  countries: readonly { code: string; name: string }[],
  onRead: (next: FreightFields) => void,
) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const onPaste = (event: ClipboardEvent) => {
    const parts = splitFreightText(event.clipboardData.getData("text"));
    if (parts.length === 0) return;
    event.preventDefault();
    loadLineReader().then(
      (read) => {
        const { rows, units, readings } = readFreightText(parts, read);
        const placed = readings.find(({ to }) => to !== undefined);
        const served = countries.some(({ code }) => code === placed?.to);
        const unserved = placed?.parts.find((part) => part.kind === "place");
        setLeft([
          ...(placed && !served && unserved?.kind === "place" ? [m.freight_unserved({ name: unserved.name })] : []),
          ...readings.flatMap(listLeftOver),
        ]);
        onRead({
          ...fields,
          ...(placed?.to && served && { to: placed.to, postcode: placed.postcode ?? "" }),
          units,
          rows: rows.slice(0, mostRows),
        });
      },
      () => setLeft([m.freight_not_read()]),
    );
  };
  return { onPaste, left };
}
