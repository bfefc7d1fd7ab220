import { type ClipboardEvent, useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { describeProblem } from "../destination/describe-reading.ts";
import { loadLineReader } from "../destination/line-reader.ts";
import { Field } from "../form/field.tsx";
import type { Part, Reading } from "../parse/line/reading.ts";
import { type FreightFields, mostRows, separateContainers } from "./cargo.ts";
import { longestFreightText, readFreightText, splitFreightText } from "./read-freight-text.ts";
import { readPackingTable } from "./read-packing-table.ts";

/** What freight is not asked for. */
const unasked: ReadonlySet<Part["kind"]> = new Set(["goods", "terms", "quantity", "by", "value", "sort", "plain"]);

/** What a text says that the form has no field for, or that nobody understands, a sentence each. */
function listLeftOver({ parts, problems, text }: Reading): string[] {
  const ignored = parts.filter(({ kind }) => unasked.has(kind));
  return [
    // a word for freight without a number says how it goes; what is counted there is in no row
    ...problems
      .filter(({ kind, span }) => kind !== "freight" || /[\d一二两三四五六七八九十]/.test(text.slice(...span)))
      .map((problem) =>
        problem.kind === "freight"
          ? m.line_unknown({ text: text.slice(...problem.span) })
          : describeProblem(problem, text),
      ),
    ...ignored.map(({ span }) => m.freight_ignored({ text: text.slice(...span) })),
  ];
}

/** Takes a packing list or a mail's text about freight into the form, and says what of it was not. */
export function useFreightText(
  fields: FreightFields,
  countries: readonly { code: string; name: string }[],
  onRead: (next: FreightFields, onUndo: () => void) => void,
) {
  const [text, setText] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Whether the text counts any pieces. */
  const take = (given: string) => {
    const table = readPackingTable(given);
    const split = splitFreightText(table?.text ?? given);
    if (split.parts.length === 0) return false;
    if (given.length > longestFreightText) {
      setLeft([m.freight_text_long({ limit: formatNumber(longestFreightText, 0) })]);
      return true;
    }
    loadLineReader().then(
      (read) => {
        const { rows, units, readings, unread } = readFreightText(split, read);
        const placed = readings.find(({ to }) => to !== undefined);
        const served = countries.some(({ code }) => code === placed?.to);
        const unserved = placed?.parts.find((part) => part.kind === "place");
        setText("");
        setLeft([
          ...(placed && !served && unserved?.kind === "place" ? [m.freight_unserved({ name: unserved.name })] : []),
          ...(rows.length > mostRows ? [m.freight_text_rows({ limit: mostRows, count: rows.length })] : []),
          ...(table?.unsure ? [m.freight_weight_unsure({ heading: table.unsure })] : []),
          ...readings.flatMap(listLeftOver),
          ...[...unread, ...(table?.unread ?? [])].map((line) => m.line_unknown({ text: line })),
        ]);
        // a country alone leaves the postcode that stands there for it
        const before = placed?.to === fields.to && !placed.within ? fields.postcode : "";
        const next = {
          ...fields,
          ...(placed?.to &&
            served && { to: placed.to, postcode: placed.postcode ?? placed.area ?? placed.cityPostcode ?? before }),
          units,
          left: [],
          ...separateContainers(rows.slice(0, mostRows)),
        };
        onRead(next, () => {
          setText(given);
          setLeft([]);
        });
      },
      () => setLeft([m.freight_not_read()]),
    );
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.getData("text"))) event.preventDefault();
  };
  const field = (
    <div>
      <Field id="freight-text" label={m.freight_paste()}>
        <textarea
          className="field"
          rows={2}
          data-kept=""
          placeholder={m.freight_paste_example()}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {text.trim() !== "" && (
        <button
          type="button"
          className="min-h-11 text-[0.9375rem] font-semibold text-link hover:underline"
          onClick={() => take(text) || setLeft([m.freight_text_unread()])}
        >
          {m.freight_take()}
        </button>
      )}
      <div role="status" className="space-y-2 text-sm text-bad">
        {[...new Set(left)].map((said) => (
          <p key={said}>{said}</p>
        ))}
      </div>
    </div>
  );
  return { onPaste, field };
}
