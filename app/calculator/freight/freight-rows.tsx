import { useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { createContainerRow, createRow, type FreightFields, isHired, mostRows } from "./cargo.ts";
import type { RowField } from "./read-cargo.ts";
import { describePieces, getRowLetter } from "./freight-text.ts";
import { FreightRowFields } from "./freight-row-fields.tsx";
import { useFreightText } from "./freight-text-field.tsx";

/** Where freight goes, and the kinds of container that can be hired whole. */
export type ServedFreight = {
  countries: readonly { code: string; name: string }[];
  containerKinds: readonly ContainerKind[];
};

type FreightRowsProps = {
  fields: FreightFields;
  problems: readonly (readonly RowField[])[];
  served: ServedFreight;
  change: (next: FreightFields) => void;
  changeWithUndo: (next: FreightFields, done: string, onUndo?: () => void) => void;
};

/** The kinds of piece, a row for each. At most one is open to be edited; the others stand in a line of words. */
export function FreightRows({ fields, problems, served, change, changeWithUndo }: FreightRowsProps) {
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
    changeWithUndo({ ...fields, rows: rows.toSpliced(at, 1) }, m.freight_removed({ letter: getRowLetter(at) }), () => {
      setOpen(open);
      setFocus(at === open ? `freight-${at}-quantity` : `freight-row-${at}`);
    });
    setOpen(at === open ? -1 : at < open ? open - 1 : open);
    setFocus("freight-add");
  };
  const { onPaste, field } = useFreightText(fields, (next, onUndo) => {
    setOpen(next.rows.length > 1 ? -1 : 0);
    changeWithUndo(next, m.freight_taken(), onUndo);
    setFocus("freight-add");
  });
  // of containers, the next kind that is not there yet
  const hired = isHired(fields);
  const other = served.containerKinds.find((kind) => !rows.some((row) => row.kind === kind));
  const added = hired ? other && createContainerRow(other, 1) : createRow(units);
  const next = rows.length < mostRows ? added : undefined;
  const removal = (at: number) => (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunken"
      onClick={() => remove(at)}
      aria-label={m.freight_remove({ letter: getRowLetter(at) })}
    >
      <Icon name="lucide:trash-2" className="text-quiet" />
    </button>
  );
  const showFields = (at: number) => (
    <FreightRowFields
      at={at}
      fields={fields}
      problems={problems[at] ?? []}
      containerKinds={served.containerKinds}
      onChange={change}
    />
  );
  return (
    <div ref={list} className="space-y-4" onPaste={onPaste}>
      {rows.length === 1
        ? showFields(0)
        : rows.map((row, at) => (
            <div
              key={at}
              role="group"
              aria-label={m.freight_row({ letter: getRowLetter(at) })}
              className="border-t border-line pt-2"
            >
              <div className="flex items-start gap-1">
                <button
                  id={`freight-row-${at}`}
                  type="button"
                  aria-expanded={at === open}
                  onClick={() => (at === open ? setOpen(-1) : edit(at))}
                  className="group/row flex min-h-11 grow items-baseline gap-2 py-2 text-start"
                >
                  <span className={`load-letter load-kind-${at % 6}`}>{getRowLetter(at)}</span>
                  <span
                    className={`text-[0.9375rem] leading-5 ${at === open ? "font-semibold" : "group-hover/row:underline"}`}
                  >
                    {describePieces(row, units)}
                    {(problems[at]?.length ?? 0) > 0 && at !== open && (
                      <span className="block text-sm text-bad">{m.freight_row_problem()}</span>
                    )}
                  </span>
                </button>
                {removal(at)}
              </div>
              {at === open && <div className="pt-1 pb-3">{showFields(at)}</div>}
            </div>
          ))}
      {next && (
        <button
          id="freight-add"
          ref={pressEarly}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-link hover:underline"
          onClick={() => {
            change({ ...fields, rows: [...rows, next] });
            edit(rows.length);
          }}
        >
          <Icon name="lucide:plus" />
          {hired ? m.freight_add_container() : m.freight_add()}
        </button>
      )}
      {field}
    </div>
  );
}
