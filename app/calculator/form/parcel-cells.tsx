import { type ReactNode, useState } from "react";
import { m } from "#app/messages/m.ts";
import { joinLines, selectText } from "#app/platform/early-input.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { isLine, useLine } from "../destination/use-line.ts";
import { readCount } from "../parse/amount.ts";
import { readLength, readMass, unitsOf } from "../parse/measure.ts";
import { convertParcelUnits, withSize, writeSize } from "../store/actions.ts";
import { emptyParcel, fillInExample, longestCell, type ParcelFields } from "../store/form-state.ts";
import { useCalculator, useCalculatorStore } from "../store/use-calculator.ts";
import { BarField } from "./bar-field.tsx";

type Props = {
  at: number;
  /** Whether the form asks how many there are. */
  counted: boolean;
  className: string;
  /** What stands before the fields, and after them. */
  children: readonly [before: ReactNode, after: ReactNode];
};

type CellName = "quantity" | "weight" | "size";

/** On a phone: three sides take more room than a weight, and below a quantity they stand with what removes the row. */
const widths: Record<CellName, string> = {
  quantity: "max-sm:grow max-sm:basis-1/2",
  weight: "max-sm:grow-2 max-sm:basis-[6rem]",
  size: "max-sm:grow-3 max-sm:basis-[10rem]",
};

/** Quantity, weight and size of parcels that are alike. */
export function ParcelCells({ at, counted, className, children: [before, after] }: Props) {
  const { page, change } = useCalculatorStore();
  const { form, problems } = useCalculator((snapshot) => snapshot);
  const { units, parcels } = form;
  const parcel = parcels[at] ?? emptyParcel;
  const shown = convertParcelUnits(parcel, units);
  // while nothing has been entered, the example stands in the fields as a suggestion
  const [example = emptyParcel] =
    parcels.length === 1 ? fillInExample({ ...form, parcels: [emptyParcel] }, page.start).parcels : [];
  const suggested = convertParcelUnits(example, units);
  // what somebody types stands as it was typed until the field is left
  const [typing, setTyping] = useState<{ name: CellName; text: string }>();
  const { takeParcel } = useLine();
  const set = (name: CellName) => (row: ParcelFields, text: string) =>
    name === "size" ? withSize(row, text) : { ...row, [name]: text };
  const isRead = (name: CellName, text: string) => {
    if (name === "quantity") return readCount(text) !== undefined;
    if (name === "weight") return readMass(text, units) !== undefined;
    const { length, width, height } = withSize(parcel, text);
    return [length, width, height].every((side) => readLength(side, units) !== undefined);
  };
  const field = (name: CellName, label: string, unit: string | undefined, suggestion: string | undefined) => {
    const text = typing?.name === name ? typing.text : name === "size" ? writeSize(shown) : shown[name];
    const id = `${name}-${at}`;
    return (
      <BarField
        id={id}
        label={label}
        value={text}
        {...(unit && !/[\p{L}"'′″]/u.test(text.replaceAll(/[x×]/gi, "")) && { unit })}
        placeholder={suggestion}
        problem={problems[id]}
        cell={`${className} ${widths[name]} ${name === (counted ? "weight" : "size") ? "max-sm:border-s" : ""}`}
        aria-label={unit ? (name === "weight" ? m.parcel_weight({ unit }) : m.parcel_size_in({ unit })) : undefined}
        inputMode={name === "quantity" ? "numeric" : name === "weight" ? "decimal" : "text"}
        maxLength={longestCell}
        onFocus={selectText}
        onChange={({ target }) => {
          setTyping({ name, text: target.value });
          change({ parcels: parcels.with(at, set(name)(parcel, target.value)) });
        }}
        onPaste={(event) => {
          const line = joinLines(event.clipboardData.getData("text"));
          // a size has several numbers of its own
          if (!isLine(line) || isRead(name, line)) return;
          event.preventDefault();
          setTyping(undefined);
          takeParcel(line, at, set(name), true);
        }}
        onBlur={({ target }) => {
          setTyping(undefined);
          const line = target.value;
          if (isLine(line) && !isRead(name, line)) takeParcel(line, at, set(name));
        }}
      />
    );
  };
  return (
    <div role="group" aria-label={m.parcel_row({ number: at + 1 })} className="contents">
      {before}
      {counted && field("quantity", m.parcel_quantity(), undefined, undefined)}
      {field(
        "weight",
        counted ? m.parcel_weight_short() : m.field_weight(),
        formatUnit(unitsOf[units].mass),
        suggested.weight || undefined,
      )}
      {field(
        "size",
        m.field_size(),
        formatUnit(unitsOf[units].length),
        parcel.weight.trim() === "" ? writeSize(suggested) || undefined : m.quick_optional(),
      )}
      {after}
    </div>
  );
}
