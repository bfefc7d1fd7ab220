import { useEffect, useRef } from "react";
import { m } from "#app/messages/m.ts";
import { readAmount } from "../parse/amount.ts";
import { findCountry } from "../parse/country.ts";
import type { Problem, Reading } from "../parse/line/reading.ts";
import { readLength, readMass } from "../parse/measure.ts";
import type { CalculatorStore } from "../store/calculator-store.ts";
import { emptyParcel, type FormState, longestCell, longestLine, type ParcelFields } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";
import { fillFromReading, getLineReader, type LineReader, loadLineReader } from "./line-reader.ts";

/** Whether a text says more than one number with its unit: then it is no matter of one field. */
export function isLine(text: string): boolean {
  const plain = text.trim();
  const number = readAmount(plain) ?? readMass(plain, "metric") ?? readLength(plain, "metric");
  return number === undefined && /[\p{L}\s×*]/u.test(plain);
}

/** Whether a line was read to its end, and says anything. */
export function isWhole({ problems, parts }: Reading): boolean {
  return problems.length === 0 && parts.length > 0;
}

/** What the field in which it was typed says itself. */
const ofField: ReadonlySet<Problem["kind"]> = new Set([
  "unknown",
  "unit",
  "size",
  "metres",
  "range",
  "negative",
  "zero",
  "two-readings",
  "quantity",
]);

/** Whether a line is a matter of its field alone: nothing of it was understood, or a half size is a number of pieces, `12x`. */
export function isOfField({ text, parts, problems }: Reading): boolean {
  const isHalf = /^\s*\d+\s*[x×*✕]\s*$/i.test(text);
  return (parts.length === 0 || isHalf) && problems.every(({ kind }) => ofField.has(kind));
}

/** Runs with the reader: at once where it is there, else when it has come. */
function withReader(run: (read: LineReader) => unknown): void {
  const reader = getLineReader();
  if (reader) run(reader);
  else loadLineReader().then(run, () => undefined);
}

/** The form as a line fills it in; with a country alone comes the postcode that was last entered for it. */
export function fillInLine(
  form: FormState,
  reading: Reading,
  at: number,
  { recallPostcode }: Pick<CalculatorStore, "recallPostcode">,
): FormState {
  const next = fillFromReading(form, reading, at);
  const isBack = next.to !== form.to && next.postcode === "" && !reading.within;
  return isBack ? { ...next, postcode: recallPostcode(next.to) } : next;
}

/** Fills the form in from a line, and remembers the city of it that the form has no field for. */
function takeReading(store: CalculatorStore, form: FormState, reading: Reading, at: number): void {
  const next = fillInLine(form, reading, at, store);
  const names = reading.parts
    .filter(({ kind }) => kind === "place")
    .map(({ span }) => reading.text.slice(...span))
    .filter((name) => !findCountry(store.page.countries, name));
  const isSaid = !reading.within || reading.postcode || reading.area || names.length === 0;
  const city = isSaid ? undefined : { name: names.join(", "), to: next.to, postcode: next.postcode };
  store.update({ form: next, ...(reading.to && { city }) });
}

/**
 * Takes lines into the form. One that is read to its end fills in all of its fields; any other stays as the destination's
 * text, which no price is made for, until each word of it is understood or left out.
 */
export function useLine() {
  const store = useCalculatorStore();
  const { page } = store;
  /** What was typed or chosen as the destination: a country, a line or an address. */
  const takeDestination = (text: string) => {
    const own = text.trim().slice(0, longestLine);
    const country = findCountry(page.countries, own);
    const { form } = store.get();
    // who has emptied the field asks for no example
    if (own === "") return form.to && store.update({ form: { ...form, to: "", postcode: "" }, emptied: true });
    const reading = country ? undefined : getLineReader()?.(own);
    if (reading && isWhole(reading)) takeReading(store, form, reading, 0);
    else store.changeDestination(country?.code ?? own);
    return undefined;
  };
  /**
   * A line that was typed into a field of parcel row `at`, which is then empty, or pasted there; `put` puts a text into it. It
   * keeps the destination that it does not say. What is not read to its end stands as the destination's text: there it is
   * said what of it was understood, and where freight is priced. What says nothing of anything else stays in its field.
   */
  const takeParcel = (
    text: string,
    at: number,
    put: (row: ParcelFields, text: string) => ParcelFields,
    isPasted?: boolean,
  ) =>
    withReader((read) => {
      const reading = read(text.slice(0, longestLine));
      const { form } = store.get();
      const setRow = (own: string) => form.parcels.map((row, place) => (place === at ? put(row, own) : row));
      if (isOfField(reading)) return isPasted && store.change({ parcels: setRow(text.trim().slice(0, longestCell)) });
      const parcels = isPasted ? form.parcels : setRow("");
      if (isWhole(reading)) takeReading(store, { ...form, parcels }, reading, at);
      else if (isPasted || reading.to || reading.problems.some(({ kind }) => kind === "freight")) {
        store.change({ parcels });
        const country = page.countries.find(({ code }) => code === form.to);
        takeDestination(reading.to || !country ? text : `${`${country.name} ${form.postcode}`.trim()}, ${text}`);
      }
      return undefined;
    });
  /**
   * A line that stands in place of a weight or a size because an address had it there. Until it is read nothing is wrong
   * with the field: it is as good as being typed.
   */
  const takeAddressed = () => {
    const [{ weight, length, width } = emptyParcel] = store.get().form.parcels;
    const line = isLine(weight) ? weight : width === "" && isLine(length) ? length : undefined;
    if (line === undefined) return;
    const name = line === weight ? "weight" : "length";
    const typing =
      name === "weight" ? { id: "weight-0", label: m.field_weight() } : { id: "size-0", label: m.field_size() };
    store.update({ typing });
    const put = (row: ParcelFields, text: string) => ({ ...row, [name]: text });
    const take = (read: LineReader) => {
      const { parcels } = store.get().form;
      const [row = emptyParcel, ...others] = parcels;
      // somebody may have gone on with it; and what says nothing is a mistake of its field
      if (row[name] !== line || read(line).parts.length === 0) return;
      store.change({ parcels: [put(row, ""), ...others] });
      takeParcel(line, 0, put, true);
    };
    const finish = () => store.get().typing === typing && store.update({ typing: undefined });
    loadLineReader()
      .then(take, () => undefined)
      .then(finish);
  };
  return { takeDestination, takeParcel, takeAddressed };
}

/** A destination that came as text, in an address or before the code was there, is read as soon as the reader is. */
export function useReadDestination(): void {
  const store = useCalculatorStore();
  const taken = useRef<string>(undefined);
  useEffect(() => {
    const read = () => {
      const { to } = store.get().form;
      if (to === taken.current || to === "" || store.known.countries.includes(to)) return;
      taken.current = to;
      withReader((reader) => {
        const { form } = store.get();
        const reading = reader(to);
        if (form.to === to && isWhole(reading)) takeReading(store, { ...form, to: "" }, reading, 0);
      });
    };
    read();
    return store.subscribe(read);
  }, [store]);
}
