import { useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type FreightFields, mostRows, newRow, type RowField } from "./cargo.ts";
import { FreightRowFields } from "./freight-row-fields.tsx";
import { letterOf } from "./kinds.ts";
import { readFreightText } from "./read-freight-text.ts";
import { pieceText } from "./piece-text.ts";

type Props = {
  fields: FreightFields;
  problems: readonly (readonly RowField[])[];
  change: (next: FreightFields) => void;
};

/** The kinds of piece, a row for each. At most one is open to be edited; the others stand in a line of words. */
export function FreightRows({ fields, problems, change }: Props) {
  const { rows, units } = fields;
  // of several that somebody comes with, none is open: the answers stand below the form on a phone
  const [open, setOpen] = useState(rows.length > 1 ? -1 : 0);
  // where keys go on after a row was opened, added or removed
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(`[id="${focus}"]`)?.focus();
    setFocus(undefined);
  }, [focus]);
  const edit = (at: number) => {
    setOpen(at);
    setFocus(`freight-${at}-quantity`);
  };
  const remove = (at: number) => {
    change({ ...fields, rows: rows.toSpliced(at, 1) });
    setOpen(at === open ? -1 : at < open ? open - 1 : open);
    setFocus("freight-add");
  };
  const paste = (event: React.ClipboardEvent) => {
    const read = readFreightText(event.clipboardData.getData("text"));
    if (!read) return;
    event.preventDefault();
    setOpen(read.rows.length > 1 ? -1 : 0);
    change({ ...fields, units: read.units, rows: read.rows.slice(0, mostRows) });
    setFocus("freight-add");
  };
  const removal = (at: number) => (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunken"
      onClick={() => remove(at)}
      aria-label={m.freight_remove({ letter: letterOf(at) })}
    >
      <Icon name="lucide:trash-2" className="text-quiet" />
    </button>
  );
  return (
    <div ref={list} className="space-y-4" onPaste={paste}>
      {rows.length === 1 && rows[0] ? (
        <FreightRowFields
          at={0}
          row={rows[0]}
          units={units}
          problems={problems[0] ?? []}
          change={(next) => change({ ...fields, rows: [next] })}
        />
      ) : (
        rows.map((row, at) => (
          <div
            key={at}
            role="group"
            aria-label={m.freight_row({ letter: letterOf(at) })}
            className="border-t border-line pt-2"
          >
            <div className="flex items-start gap-1">
              <button
                type="button"
                aria-expanded={at === open}
                onClick={() => (at === open ? setOpen(-1) : edit(at))}
                className="group/row flex min-h-11 grow items-baseline gap-2 py-2 text-start"
              >
                <span className={`load-letter load-kind-${at % 6}`}>{letterOf(at)}</span>
                <span
                  className={`text-[15px] leading-5 ${at === open ? "font-semibold" : "group-hover/row:underline"}`}
                >
                  {pieceText(row, units)}
                  {(problems[at]?.length ?? 0) > 0 && at !== open && (
                    <span className="block text-sm text-bad">{m.freight_row_problem()}</span>
                  )}
                </span>
              </button>
              {removal(at)}
            </div>
            {at === open && (
              <div className="pt-1 pb-3">
                <FreightRowFields
                  at={at}
                  row={row}
                  units={units}
                  problems={problems[at] ?? []}
                  change={(next) => change({ ...fields, rows: rows.with(at, next) })}
                />
              </div>
            )}
          </div>
        ))
      )}
      {rows.length < mostRows && (
        <button
          id="freight-add"
          type="button"
          className="inline-flex min-h-11 items-center gap-2 text-[15px] font-semibold text-link hover:underline"
          onClick={() => {
            change({ ...fields, rows: [...rows, newRow(units)] });
            edit(rows.length);
          }}
        >
          <Icon name="lucide:plus" />
          {m.freight_add()}
        </button>
      )}
      <p className="text-[13px] leading-[18px] text-quiet">{m.freight_paste()}</p>
    </div>
  );
}
