import { m } from "#app/messages/m.ts";
import { normalizeDigits } from "#app/platform/digits.ts";
import { showToast } from "#app/platform/toasts.ts";
import { joinNamedSides } from "../parse/compound-measure.ts";
import { formatInUnits, makeRowConverter, type Units } from "../parse/measure.ts";
import { splitSides } from "../parse/size.ts";
import type { FormState, ParcelFields } from "./form-state.ts";

/** A change that was made on the form as it stood a moment ago, made on the form of now: what was typed since stays. */
export function mergeEdits<Form extends object>(now: Form, from: Form, to: Form): Form {
  const changed = Object.keys({ ...from, ...to }).filter((name) => Reflect.get(from, name) !== Reflect.get(to, name));
  const merged = changed.map((name) => {
    const [own, before, after]: unknown[] = [now, from, to].map((form) => Reflect.get(form, name));
    // what nobody has touched since is taken as it is
    const isEdited = own !== before && hasRows(own) && hasRows(before) && hasRows(after);
    const rows = isEdited ? mergeRows(own, before, after) : after;
    return [name, rows];
  });
  return Object.assign({ ...now }, Object.fromEntries(merged));
}

/** An edit taken back, in the units that were chosen since: what was typed since stays. */
export function undoEdit<Form extends { units: Units }>(
  now: Form,
  after: Form,
  before: Form,
  convert: (form: Form, units: Units) => Form,
): Form {
  const { units } = now;
  if (units === after.units) return mergeEdits(now, after, before);
  return mergeEdits(now, convert(after, units), convert(before, units));
}

function hasRows(value: unknown): value is readonly object[] {
  return Array.isArray(value) && typeof value[0] === "object";
}

/** Rows one by one where none came or went; otherwise those that were there on both sides stay as they are now. */
function mergeRows(now: readonly object[], from: readonly object[], to: readonly object[]): readonly object[] {
  if (now.length === from.length && from.length === to.length)
    return to.map((row, at) => mergeEdits(now[at] ?? row, from[at] ?? row, row));
  return [...to.map((row) => now[from.indexOf(row)] ?? row), ...now.slice(from.length)];
}

/** Says what was done, with the way back. */
export function offerUndo(done: string, undo: () => void): void {
  const run = () => {
    undo();
    showToast({ id: "undo", title: m.undone() });
  };
  showToast({ id: "undo", title: done, action: { label: m.undo(), run, undoes: true } });
}

const convertParcel = makeRowConverter<ParcelFields>();

/** The form in other units. What was typed stays what it was, to the last grain, and comes back as it was typed. */
export function convertFormUnits(state: FormState, units: FormState["units"]): FormState {
  if (state.units === units) return state;
  return { ...state, units, parcels: state.parcels.map((parcel) => convertParcel(parcel, state.units, units)) };
}

/** A parcel as the form shows it: what was typed in other units is rounded. */
export function convertParcelUnits(parcel: ParcelFields, units: FormState["units"]): ParcelFields {
  return {
    ...parcel,
    weight: formatInUnits(parcel.weight, units, "mass"),
    length: formatInUnits(parcel.length, units, "length"),
    width: formatInUnits(parcel.width, units, "length"),
    height: formatInUnits(parcel.height, units, "length"),
  };
}

/** The size of a parcel as one text, `40 × 30 × 10`; one that could not be taken apart stands in its first side. */
export function writeSize({ length, width, height }: ParcelFields): string {
  return width === "" && height === "" ? length : [length, width, height].join(" × ");
}

/** The parcel with the size that a text says (`40x30x10`, `16*12*4 in`): each side as it was typed, with the unit of them all. */
export function withSize(parcel: ParcelFields, text: string): ParcelFields {
  const plain = joinNamedSides(normalizeDigits(text)).trim();
  const [, sides = "", unit = ""] = /^(.*\d)\s*([^\d\s.,]*)$/.exec(plain) ?? [];
  const parts = splitSides(sides || plain);
  const [length = "", width = "", height = ""] =
    parts.length === 3 ? parts.map((side) => (/\d$/.test(side) ? side + unit : side)) : [plain];
  return { ...parcel, length, width, height };
}
