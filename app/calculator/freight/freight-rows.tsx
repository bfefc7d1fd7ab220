import { useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { pressEarly } from "#app/platform/early-input.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import { convertLength, toLength } from "#rating/shipment/units.ts";
import { type ContainerKind, containers } from "#rating/loading/containers-and-pallets.ts";
import { Field, SegmentedControl } from "../form/field.tsx";
import {
  convertMeasureText,
  describeAmbiguity,
  describeInterpretation,
  formatInUnits,
  readLength,
  type Units,
  unitsOf,
} from "../parse/measure.ts";
import {
  createContainerRow,
  createRow,
  footprints,
  type FreightFields,
  type FreightRow,
  isContainer,
  longestText,
  measureFootprint,
  mostRows,
  pieceKinds,
} from "./cargo.ts";
import type { RowField } from "./read-cargo.ts";
import { describeMode, describePieces, getRowLetter, translateModeName } from "./freight-text.ts";
import { useFreightText } from "./freight-text-field.tsx";

type FreightRowFieldsProps = {
  at: number;
  row: FreightRow;
  units: Units;
  problems: readonly RowField[];
  /** The kinds of container that can be hired whole. */
  containerKinds: readonly ContainerKind[];
  change: (next: FreightRow) => void;
};

/** What is wrong with a field that cannot be read; nothing yet with one that is empty. */
function describeProblem(text: string): string | undefined {
  return text.trim() === "" ? undefined : (describeAmbiguity(text) ?? m.freight_problem());
}

/** What pieces of one kind are: their number, size and weight, with the footprints of usual pallets at hand. */
function FreightRowFields({ at, row, units, problems, containerKinds, change }: FreightRowFieldsProps) {
  const unit = unitsOf[units];
  const whole = isContainer(row.kind);
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<RowField>();
  const input = (name: RowField, label: string) => (
    <Field
      id={`freight-${at}-${name}`}
      label={label}
      problem={problems.includes(name) ? describeProblem(row[name]) : undefined}
      hint={
        problems.includes(name) && row[name].trim() === ""
          ? m.freight_missing()
          : name === "weight"
            ? whole && row.weight.trim() === ""
              ? m.quick_optional()
              : describeInterpretation(row.weight, formatUnit(unit.mass))
            : undefined
      }
    >
      <input
        className="field tabular-nums"
        inputMode={name === "quantity" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={longestText}
        value={
          name === "quantity" || name === typing
            ? row[name]
            : formatInUnits(row[name], units, name === "weight" ? "mass" : "length")
        }
        onChange={({ target }) => {
          setTyping(name);
          change({ ...row, [name]: target.value });
        }}
        onBlur={() => setTyping(undefined)}
      />
    </Field>
  );
  const names = {
    parcel: m.freight_parcels,
    carton: m.freight_cartons,
    pallet: m.freight_pallets,
    container: m.freight_containers,
  };
  const [first] = containerKinds;
  const offered = [...pieceKinds, ...(first || whole ? (["container"] as const) : [])];
  const chosen = isContainer(row.kind) ? "container" : row.kind;
  const choose = (kind: keyof typeof names) => {
    if (kind === "container") return first && change(createContainerRow(first, 1));
    // what a container has not got is asked
    change({ ...row, kind, ...(whole && { quantity: "", stackable: kind !== "pallet" }) });
  };
  const tooHigh = explainStackLimit(row, units);
  const preset = measureFootprint(row, units);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:max-lg:grid-cols-2">
      <SegmentedControl
        name={`freight-${at}-kind`}
        label={m.freight_kind()}
        value={chosen}
        options={offered.map((kind) => [kind, names[kind]()] as const)}
        onChange={choose}
        showLabel
      />
      <div className="grid grid-cols-2 gap-3">
        {input("quantity", m.freight_count({ kind: names[chosen]() }))}
        {input("weight", m.parcel_weight({ unit: formatUnit(unit.mass) }))}
      </div>
      {isContainer(row.kind) && (
        <Field id={`freight-${at}-container`} label={m.freight_container_size()}>
          <select
            className="field"
            value={row.kind}
            onChange={({ target }) =>
              change({ ...row, kind: containerKinds.find((kind) => kind === target.value) ?? row.kind })
            }
          >
            {[...new Set([...containerKinds, row.kind])].map((kind) => (
              <option key={kind} value={kind}>
                {m.noted({ text: translateModeName(kind), note: describeMode(kind) })}
              </option>
            ))}
          </select>
        </Field>
      )}
      {row.kind === "pallet" && (
        <Field id={`freight-${at}-footprint`} label={m.freight_footprint()}>
          <select
            className="field"
            value={preset}
            onChange={({ target }) => {
              const chosen = footprints[Number(target.value)];
              if (!chosen) return;
              const side = (text: string) => convertMeasureText(text, units, units, "length");
              change({ ...row, length: side(chosen.length), width: side(chosen.width) });
            }}
          >
            {preset < 0 && <option value={-1}>{m.freight_own_size()}</option>}
            {footprints.map(({ name, unit: own }, index) => (
              <option key={name} value={index}>
                {name} {formatUnit(own)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {!whole && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-3">
            {input("length", m.parcel_length({ unit: formatUnit(unit.length) }))}
            {input("width", m.parcel_width({ unit: formatUnit(unit.length) }))}
            {input("height", m.parcel_height({ unit: formatUnit(unit.length) }))}
          </div>
          <SegmentedControl
            name={`freight-${at}-stack`}
            label={m.freight_stack()}
            value={row.stackable ? "yes" : "no"}
            options={[
              ["no", m.freight_no()],
              ["yes", m.freight_yes()],
            ]}
            onChange={(answer) => change({ ...row, stackable: answer === "yes" })}
            showLabel
          />
        </>
      )}
      {tooHigh && <p className="text-sm text-quiet">{tooHigh}</p>}
    </div>
  );
}

/** Why pallets that may bear each other do not stand on each other all the same. */
function explainStackLimit(row: FreightRow, units: Units): string | undefined {
  const height = readLength(row.height, units);
  if (row.kind !== "pallet" || !row.stackable || !height) return undefined;
  const door = toLength(containers["40HC"].door.height, "mm");
  if (2 * height <= door) return undefined;
  const unit = unitsOf[units].length;
  const text = (value: number) => `${formatNumber(convertLength(unit, value), 1)} ${formatUnit(unit)}`;
  return m.freight_too_high({ stacked: text(2 * height), door: text(door), each: text(door / 2) });
}

type FreightRowsProps = {
  fields: FreightFields;
  problems: readonly (readonly RowField[])[];
  /** Where freight goes. */
  countries: readonly { code: string; name: string }[];
  containerKinds: readonly ContainerKind[];
  change: (next: FreightFields) => void;
  changeWithUndo: (next: FreightFields, done: string) => void;
};

/** The kinds of piece, a row for each. At most one is open to be edited; the others stand in a line of words. */
export function FreightRows({ fields, problems, countries, containerKinds, change, changeWithUndo }: FreightRowsProps) {
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
    changeWithUndo({ ...fields, rows: rows.toSpliced(at, 1) }, m.freight_removed({ letter: getRowLetter(at) }));
    setOpen(at === open ? -1 : at < open ? open - 1 : open);
    setFocus("freight-add");
  };
  const { onPaste, field } = useFreightText(fields, countries, (next) => {
    setOpen(next.rows.length > 1 ? -1 : 0);
    changeWithUndo(next, m.freight_taken());
    setFocus("freight-add");
  });
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
  return (
    <div ref={list} className="space-y-4" onPaste={onPaste}>
      {rows.length === 1 && rows[0] ? (
        <FreightRowFields
          at={0}
          row={rows[0]}
          units={units}
          problems={problems[0] ?? []}
          containerKinds={containerKinds}
          change={(next) => change({ ...fields, rows: [next] })}
        />
      ) : (
        rows.map((row, at) => (
          <div
            key={at}
            role="group"
            aria-label={m.freight_row({ letter: getRowLetter(at) })}
            className="border-t border-line pt-2"
          >
            <div className="flex items-start gap-1">
              <button
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
            {at === open && (
              <div className="pt-1 pb-3">
                <FreightRowFields
                  at={at}
                  row={row}
                  units={units}
                  problems={problems[at] ?? []}
                  containerKinds={containerKinds}
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
          ref={pressEarly}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold text-link hover:underline"
          onClick={() => {
            change({ ...fields, rows: [...rows, createRow(units)] });
            edit(rows.length);
          }}
        >
          <Icon name="lucide:plus" />
          {m.freight_add()}
        </button>
      )}
      {field}
    </div>
  );
}
