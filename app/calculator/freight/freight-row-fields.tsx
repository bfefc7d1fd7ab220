import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatSize, formatUnit } from "#app/ui/measures.ts";
import { convertLength, convertMass, toLength } from "#rating/shipment/units.ts";
import { type ContainerKind, containers } from "#rating/loading/containers-and-pallets.ts";
import { Field, SegmentedControl } from "../form/field.tsx";
import {
  convertMeasureText,
  describeAmbiguity,
  describeInterpretation,
  formatInUnits,
  readLength,
  readMass,
  type Units,
  unitsOf,
} from "../parse/measure.ts";
import { guessMetres } from "../parse/size.ts";
import {
  convertRow,
  createContainerRow,
  createTotalRow,
  footprints,
  type FreightEdit,
  type FreightFields,
  type FreightRow,
  isContainer,
  longestText,
  measureFootprint,
  pieceKinds,
} from "./cargo.ts";
import { most, readPayload, type RowField } from "./read-cargo.ts";
import { describeMode, translateModeName } from "./freight-text.ts";

type FreightRowFieldsProps = {
  at: number;
  fields: FreightFields;
  problems: readonly RowField[];
  /** The kinds of container that can be hired whole. */
  containerKinds: readonly ContainerKind[];
  onChange: (edit: FreightEdit) => void;
};

/** What is wrong with a field that cannot be read; nothing yet with one that is empty. */
function describeProblem(name: RowField, row: FreightRow, units: Units): string | undefined {
  const typed = row[name] ?? "";
  if (typed.trim() === "") return undefined;
  if (name === "quantity") return m.freight_problem_count({ limit: formatNumber(most.quantity, 0) });
  const said = describeAmbiguity(typed);
  if (said) return said;
  const metres = name === "height" && guessMetres([row.length, row.width, row.height]);
  if (metres) return m.problem_size_metres({ size: formatSize(metres, "cm") });
  const { mass, length } = unitsOf[units];
  const write = (amount: number, unit: typeof mass | typeof length) =>
    `${formatNumber(Math.floor(amount), 0)}\u00a0${formatUnit(unit)}`;
  if (name === "volume")
    return m.freight_problem({ limit: `${formatNumber(most.volume, 0)}\u00a0${formatUnit("m³")}` });
  if (name !== "weight") return m.freight_problem({ limit: write(convertLength(length, most.side), length) });
  const heaviest = row.kind === "total" ? most.total : most.mass;
  if (!isContainer(row.kind))
    return m.problem_weight({ most: Math.floor(convertMass(mass, heaviest)), unit: formatUnit(mass) });
  const limit = write(convertMass(mass, readPayload(row.kind)), mass);
  return readMass(row.weight, units)
    ? m.freight_container_heavy({ name: translateModeName(row.kind), limit })
    : m.freight_problem({ limit });
}

/** What was typed in one of them stands there again when it is chosen again, and goes into no other. */
type RowGroup = "pieces" | "container" | "total";

function findGroup(kind: (typeof pieceKinds)[number] | "container" | "total"): RowGroup {
  return kind === "container" || kind === "total" ? kind : "pieces";
}

const weightLabels = {
  pieces: m.parcel_weight,
  container: m.freight_container_weight,
  total: m.freight_total_weight,
};

/** What pieces of one kind are: their number, size and weight, with the footprints of usual pallets at hand. */
export function FreightRowFields({ at, fields, problems, containerKinds, onChange }: FreightRowFieldsProps) {
  const { rows, units } = fields;
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<RowField>();
  const unit = unitsOf[units];
  // what stood there as pieces while it is containers or a total, and the other way round
  const [others, setOthers] = useState<Partial<Record<RowGroup, { row: FreightRow; units: Units }>>>({});
  const row = rows[at];
  if (!row) return null;
  const change = (next: FreightRow) => onChange((form) => ({ ...form, rows: form.rows.with(at, next) }));
  const whole = isContainer(row.kind);
  const isTotal = row.kind === "total";
  const input = (name: RowField, label: string) => (
    <Field
      id={`freight-${at}-${name}`}
      label={label}
      problem={problems.includes(name) ? describeProblem(name, row, units) : undefined}
      hint={
        problems.includes(name) && (row[name] ?? "").trim() === ""
          ? (isTotal ? m.freight_total_missing : m.freight_missing)()
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
          name === "quantity" || name === "volume" || name === typing
            ? (row[name] ?? "")
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
    total: m.freight_total,
  };
  const [first] = containerKinds;
  // containers and a total are priced by themselves: of several rows none turns into them, or out of them
  const alone = rows.length === 1;
  const offered = [
    ...(whole && !alone ? [] : pieceKinds),
    ...((first && alone) || whole ? (["container"] as const) : []),
    ...(alone ? (["total"] as const) : []),
  ];
  const chosen = isContainer(row.kind) ? "container" : row.kind;
  const choose = (kind: keyof typeof names) => {
    const [from, to] = [findGroup(chosen), findGroup(kind)];
    setOthers({ ...others, [from]: { row, units } });
    const left = from === to ? { row, units } : others[to];
    const kept = left && convertRow(left.row, left.units, units);
    if (kind === "container") return first && change(kept ?? createContainerRow(first, 1));
    if (kind === "total") return change(kept ?? createTotalRow("", ""));
    // what a container or a total has not got is asked
    change({ ...(kept ?? { ...row, quantity: "", weight: "", stackable: kind !== "pallet" }), kind });
  };
  const tooHigh = explainStackLimit(row, units);
  const preset = measureFootprint(row, units);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:max-lg:grid-cols-2">
      {offered.length > 1 && (
        <SegmentedControl
          name={`freight-${at}-kind`}
          label={m.freight_kind()}
          value={chosen}
          options={offered.map((kind) => [kind, names[kind]()] as const)}
          onChange={choose}
          showLabel
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {!isTotal && input("quantity", m.freight_count({ kind: names[chosen]() }))}
        {input("weight", weightLabels[findGroup(chosen)]({ unit: formatUnit(unit.mass) }))}
        {isTotal && input("volume", m.freight_total_volume({ unit: formatUnit("m³") }))}
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
      {!whole && !isTotal && (
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
