import { memo, useEffect, useMemo, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { list as joinItems } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import type { Units } from "../parse/measure.ts";
import {
  convertFreightUnits,
  createContainerRow,
  createRow,
  fillInUsualPallet,
  type FreightEdit,
  type FreightFields,
  type FreightRow,
  isByPiece,
  isHired,
  mostRows,
  type StartPallets,
} from "./cargo.ts";
import type { RowField } from "./read-cargo.ts";
import { describePieces, getRowLetter, kindColors } from "./freight-text.ts";
import { FreightRowFields } from "./freight-row-fields.tsx";
import { useFreightText } from "./freight-text-field.tsx";

/** Where freight goes, the kinds of container that can be hired whole, and the pallets of the example. */
export type ServedFreight = {
  countries: readonly { code: string; name: string; inSentence?: string }[];
  containerKinds: readonly ContainerKind[];
  currencies: readonly string[];
  pallets: StartPallets;
};

type FreightRowsProps = {
  fields: FreightFields;
  problems: readonly (readonly RowField[])[];
  served: ServedFreight;
  change: (edit: FreightEdit) => void;
  changeWithUndo: (edit: FreightEdit, done: string, onUndo?: () => void) => void;
};

/** The kinds of piece, a row for each. At most one is open to be edited; the others stand in a line of words. */
export function FreightRows({ fields, problems, served, change, changeWithUndo }: FreightRowsProps) {
  const { rows, units } = fields;
  const [open, setOpen] = useState(0);
  // where keys go on after a row was opened, added or removed
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(`[id="${focus}"]`)?.focus();
    setFocus(undefined);
  }, [focus]);
  const act = useMemo(
    (): RowActions => ({
      toggle: (at) => {
        setOpen(at === open ? -1 : at);
        setFocus(`freight-${at}-quantity`);
      },
      remove: (at) => {
        const edit: FreightEdit = (form) => ({ ...form, rows: form.rows.toSpliced(at, 1) });
        changeWithUndo(edit, m.freight_removed({ letter: getRowLetter(at) }), () => {
          setOpen(open);
          setFocus(at === open ? `freight-${at}-quantity` : `freight-row-${at}`);
        });
        setOpen(at === open ? -1 : at < open ? open - 1 : open);
        setFocus("freight-add");
      },
    }),
    [open, changeWithUndo],
  );
  const { onPaste, field } = useFreightText((edit, onUndo, asked = "freight-add") => {
    // the answers stand below the form on a phone
    setOpen(-1);
    changeWithUndo(edit, m.freight_taken(), () => {
      onUndo();
      setOpen(open);
      // what was asked for is gone
      setFocus("freight-text");
    });
    setFocus(asked);
  });
  const enter = (edit: FreightEdit, at: number) => {
    change(edit);
    setFocus(`freight-${at}-weight`);
  };
  // of containers, the next kind that is not there yet
  const hired = isHired(fields);
  const other = served.containerKinds.find((kind) => !rows.some((row) => row.kind === kind));
  const added = hired ? other && createContainerRow(other, 1) : createRow(units);
  const next = rows.length < mostRows && (hired || isByPiece(fields)) ? added : undefined;
  const showFields = (at: number) => (
    <>
      {/* before the fields that it fills in: on a phone they take the screen */}
      <UsualPallet at={at} fields={fields} pallets={served.pallets} onChange={enter} />
      <FreightRowFields
        at={at}
        fields={fields}
        problems={problems[at] ?? []}
        containerKinds={served.containerKinds}
        onChange={change}
      />
    </>
  );
  return (
    <div ref={list} className="space-y-4" onPaste={onPaste}>
      {rows.length === 1
        ? showFields(0)
        : rows.map((row, at) => {
            const state = at === open ? "open" : problems[at]?.length ? "wrong" : "closed";
            return (
              <div
                key={at}
                role="group"
                aria-label={m.freight_row({ letter: getRowLetter(at) })}
                className="border-t border-line pt-2"
              >
                <RowHead at={at} row={row} units={units} state={state} act={act} />
                {at === open && <div className="pt-1 pb-3">{showFields(at)}</div>}
              </div>
            );
          })}
      <div className="flex flex-wrap justify-between gap-x-6">
        {next && (
          <button
            id="freight-add"
            ref={pressEarly}
            type="button"
            className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-link hover:underline"
            onClick={() => {
              change((form) => ({ ...form, rows: [...form.rows, next] }));
              setOpen(rows.length);
              setFocus(`freight-${rows.length}-quantity`);
            }}
          >
            <Icon name="lucide:plus" />
            {hired ? m.freight_add_container() : m.freight_add()}
          </button>
        )}
        <button
          ref={pressEarly}
          type="button"
          className="min-h-11 text-[0.9375rem] text-link hover:underline"
          onClick={() => change((form) => convertFreightUnits(form, units === "metric" ? "imperial" : "metric"))}
        >
          {m.units_use({ units: joinItems((units === "metric" ? ["lb", "in"] : ["kg", "cm"]).map(formatUnit)) })}
        </button>
      </div>
      {field}
    </div>
  );
}

type UsualPalletProps = {
  at: number;
  fields: FreightFields;
  pallets: StartPallets;
  onChange: (edit: FreightEdit, at: number) => void;
};

/** For pallets of which only the number is known: a usual size and weight, until theirs are. */
function UsualPallet({ at, fields: { rows, units }, pallets, onChange }: UsualPalletProps) {
  const row = rows[at];
  const isBare =
    row?.kind === "pallet" && row.quantity !== "" && !row.length && !row.width && !row.height && !row.weight;
  if (!isBare) return null;
  const usual = fillInUsualPallet(row, units, pallets);
  return (
    <button
      type="button"
      className="mb-3 min-h-11 text-start text-[0.9375rem] font-semibold text-link hover:underline"
      onClick={() => onChange((form) => ({ ...form, rows: form.rows.with(at, usual) }), at)}
    >
      {m.freight_usual({ pieces: describePieces(usual, units) })}
    </button>
  );
}

type RowActions = { toggle: (at: number) => void; remove: (at: number) => void };
type RowHeadProps = {
  at: number;
  row: FreightRow;
  units: Units;
  /** `wrong`: it is closed, and a field in it cannot be read. */
  state: "open" | "closed" | "wrong";
  act: RowActions;
};

/** A row in a line of words, which opens it, and the way to be rid of it. A key typed into another row draws none of it again. */
const RowHead = memo(function RowHead({ at, row, units, state, act }: RowHeadProps) {
  return (
    <div className="flex items-start gap-1">
      <button
        id={`freight-row-${at}`}
        type="button"
        aria-expanded={state === "open"}
        onClick={() => act.toggle(at)}
        className="group/row flex min-h-11 grow items-baseline gap-2 py-2 text-start"
      >
        <span className={`load-letter load-kind-${at % kindColors}`}>{getRowLetter(at)}</span>
        <span
          className={`text-[0.9375rem] leading-5 ${state === "open" ? "font-semibold" : "group-hover/row:underline"}`}
        >
          {describePieces(row, units)}
          {state === "wrong" && <span className="block text-sm text-bad">{m.freight_row_problem()}</span>}
        </span>
      </button>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunken"
        onClick={() => act.remove(at)}
        aria-label={m.freight_remove({ letter: getRowLetter(at) })}
      >
        <Icon name="lucide:trash-2" className="text-quiet" />
      </button>
    </div>
  );
});
