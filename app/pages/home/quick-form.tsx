import { Button } from "#app/ui/button.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toLocalPath } from "#site/locales.ts";
import { barCell, barControl } from "#app/calculator/form/bar-field.tsx";
import type { Reading } from "#app/calculator/parse/line/reading.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { pasteLines, selectText, useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { m } from "#app/messages/m.ts";
import type { HomePage } from "#catalog/page-data.ts";
import {
  dropExampleSize,
  fieldNames,
  type FieldProblem,
  type Fields,
  type Parcel,
  pickOwnFields,
  readFields,
  toFields,
} from "./parcel.ts";

// most enter a number
const LineReading = lazy(() => import("#app/calculator/destination/line-reading.tsx"));

/** A field in which a whole line was typed: what was understood of it, and the fields after it, where they hold it all. */
type Line = {
  name: FieldProblem;
  typed: string;
  reading: Reading;
  filled: Fields | undefined;
  freight: string | undefined;
};

type Props = {
  home: HomePage;
  /** Somebody is about to type. */
  onTouch: () => void;
  /** Nothing while what stands there is no parcel. */
  onParcel: (parcel: Parcel | undefined) => void;
  children: React.ReactNode;
};

/** Destination, weight and size: prices follow as they are typed. A plain form, so that it works before JavaScript does. */
export function QuickForm({ home: { countries, sample: start, hub }, onTouch, onParcel, children }: Props) {
  const [problem, setProblem] = useState<FieldProblem>();
  // prices of what stood there before are not those of what stands there now
  const [unread, setUnread] = useState<FieldProblem>();
  const [line, setLine] = useState<Line>();
  const navigate = useNavigate();
  const form = useRestoreEarlyInput<HTMLFormElement>();
  /** The reading of the line that stands in a field, while it is on its way. */
  const reading = useRef<Promise<Line | undefined>>(undefined);
  const locale = useShell().locale;
  const calculator = toLocalPath("/resource/shipping-calculator", locale);
  const fields = toFields(start);
  // by whose hand or line a field is filled in; the others hold what the example says
  const typed = useRef(new Set<string>());
  /** The line that the form was filled in from: what that does not say, nobody has said. */
  const fromLine = useRef<{ to?: string | undefined; cityPostcode?: string | undefined }>(undefined);
  /** What the fields hold without what a line in another one says, and in which order somebody has typed in them. */
  const byHand = useRef(fields);
  const order = useRef<readonly (keyof Fields)[]>([]);
  /** A parcel with the postcode of the city that a line names: it has no field. */
  const addCity = (parcel: Parcel, line = fromLine.current): Parcel => ({
    ...parcel,
    ...(line?.to === parcel.to && line.cityPostcode && { postcode: line.cityPostcode }),
  });
  const read = () => readFields(readFormFields(form.current));
  const ask = () => {
    let parcel = read();
    if (typeof parcel !== "string") {
      // what a line has filled in goes with it
      byHand.current = dropExampleSize(byHand.current, fields, typed.current);
      write(form.current, byHand.current);
      parcel = read();
    }
    setUnread(typeof parcel === "string" ? parcel : undefined);
    if (typeof parcel === "string") {
      onParcel(undefined);
      reading.current = readLine(parcel);
      return;
    }
    setLine(undefined);
    setProblem(undefined);
    onParcel(addCity(parcel));
  };
  const readLine = async (name: FieldProblem): Promise<Line | undefined> => {
    const text = byHand.current[name];
    try {
      const { readTypedLine } = await import("./typed-line.ts");
      const now = byHand.current;
      const found = await readTypedLine(name, now, order.current, countries);
      if (byHand.current !== now) return undefined;
      const said = found ? dropExampleSize(found.fields, fields, withSaid(found.reading)) : now;
      const own = found && { ...found, name, typed: text, filled: found.isHeld ? said : undefined };
      // what the line says is seen in the fields that it is about, before anybody goes on with it
      write(form.current, { ...said, [name]: text });
      setLine(own);
      if (own?.filled && document.activeElement?.getAttribute("name") !== name) take(own.filled, own.reading);
      const parcel = own?.filled && readFields(own.filled);
      if (parcel && typeof parcel !== "string") onParcel(addCity(parcel, own?.reading));
      else if (own) {
        // what the page prices is its example again, to where the form says, and not what the line began with: `2.5 kg to No`
        onParcel(said.to === start.to ? start : { ...start, to: said.to });
        onParcel(undefined);
      }
      return own;
    } catch {
      // the field says what is wrong with it all the same
      return undefined;
    }
  };
  const withSaid = ({ to, mass, sides }: Reading) =>
    new Set([...typed.current, ...(to ? ["to"] : []), ...(mass ? ["weight"] : []), ...(sides ? ["size"] : [])]);
  /** The fields in place of the line that was typed into one of them. */
  const take = (fields: Fields, reading?: Reading) => {
    if (reading) {
      // a weight alone is still that of the city before
      const { to, cityPostcode } = reading;
      if (to || !fromLine.current) fromLine.current = { to, cityPostcode };
      typed.current = withSaid(reading);
    }
    byHand.current = fields;
    write(form.current, fields);
    setLine(undefined);
    keep(form.current, typed.current, fromLine.current);
    ask();
  };
  const onStart = useRef(() => {
    fillIn(form.current);
    byHand.current = readFormFields(form.current);
    typed.current = new Set(window.history.state?.own);
    fromLine.current = window.history.state?.line;
    // what was typed before the page came to life, or what the browser has kept
    if (JSON.stringify(readFormFields(form.current)) === JSON.stringify(fields)) return;
    onTouch();
    ask();
  });
  useEffect(() => onStart.current(), []);
  const check = () => {
    // the one of before is nothing to go by
    if (line?.filled && line.typed === readFormFields(form.current)[line.name]) take(line.filled, line.reading);
    const parcel = read();
    setProblem(typeof parcel === "string" ? parcel : undefined);
    return parcel;
  };
  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    const parcel = check();
    const own = event.currentTarget;
    const listOwn = () => pickOwnFields(readFormFields(own), fields, typed.current);
    const open = (query: Record<string, string>) =>
      navigate(`${calculator}?${new URLSearchParams(query)}`, { viewTransition: true });
    event.preventDefault();
    // the calculator says of the rest that it is the example's; a country that stands in a list has been seen
    if (typeof parcel !== "string") {
      const { to, postcode } = addCity(parcel);
      return open({ ...(!fromLine.current && { to }), ...listOwn(), ...(postcode && { postcode }) });
    }
    const found = await reading.current;
    if (found?.filled) {
      take(found.filled, found.reading);
      return own.requestSubmit();
    }
    // goods, pieces and postcodes have their fields in the calculator, which reads the line with what stands beside it
    if (found?.reading.problems.length === 0) {
      const { [found.name]: _, ...beside } = listOwn();
      const { writeWholeLine } = await import("./typed-line.ts");
      return open({ to: writeWholeLine(found.reading, beside, countries) });
    }
    if (found?.freight) return navigate(found.freight);
    own.querySelector<HTMLInputElement>(`[name=${parcel}]`)?.focus();
  };
  const input = (name: "weight" | "size", label: string) => (
    <label className={`${barCell} ${name === "size" ? "grow-3 basis-[11rem] max-sm:border-s" : "grow-2 basis-[7rem]"}`}>
      <span className="block text-sm whitespace-nowrap text-quiet">{label}</span>
      <input
        name={name}
        defaultValue={fields[name]}
        data-kept={fields[name]}
        inputMode={name === "weight" ? "decimal" : "text"}
        placeholder={name === "size" ? m.quick_optional() : undefined}
        // a line may stand in it
        maxLength={200}
        onBlur={check}
        // a finger has no other way to clear what stands there
        onFocus={selectText}
        // not without a word about it
        aria-invalid={problem === name && line?.reading.problems.length !== 0}
        aria-describedby={problem === name && !line ? "quick-problem" : undefined}
        className={`${barControl} w-full`}
      />
    </label>
  );
  return (
    <form
      ref={form}
      action={calculator}
      onFocus={onTouch}
      onPaste={pasteLines}
      onPointerEnter={onTouch}
      onInput={({ target }) => {
        onTouch();
        const name = fieldNames.find((one) => target instanceof HTMLElement && target.getAttribute("name") === one);
        if (name) {
          typed.current.add(name);
          order.current = [...order.current.filter((one) => one !== name), name];
          byHand.current = { ...byHand.current, [name]: readFormFields(form.current)[name] };
        }
        ask();
        keep(form.current, typed.current, fromLine.current);
      }}
      onSubmit={onSubmit}
      noValidate
    >
      <div className="shipment-bar overflow-hidden raised rounded-lg border-control">
        {/* once all of it has arrived: its fields would make room for each other */}
        <div className="flex flex-wrap lg:grid not-has-[+*]:hidden sm:max-lg:[&>:nth-child(2)]:border-0 lg:grid-cols-[auto_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.3fr)_auto]">
          <div className="hidden px-5 py-2.5 lg:block">
            <span className="block text-sm text-quiet">{m.field_from()}</span>
            <span className="flex min-h-7 items-center text-lg font-semibold">{hub}</span>
          </div>
          <label className={`${barCell} grow basis-[9rem] max-sm:basis-full max-sm:border-t-0`}>
            <span className="block text-sm text-quiet">{m.field_to()}</span>
            <select name="to" defaultValue={start.to} data-kept={start.to} className={`${barControl} w-full`}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code} className="bg-panel">
                  {name}
                </option>
              ))}
            </select>
          </label>
          {input("weight", m.field_weight_kg())}
          {input("size", m.quick_size())}
          <Button
            type="submit"
            className="rounded-none px-6 max-[16rem]:px-2 forced-colors:border focus-visible:-outline-offset-4 focus-visible:outline-on-action grow max-sm:basis-full sm:min-h-full"
          >
            {m.quick_submit()}
          </Button>
        </div>
        <div role="status">
          {line && (
            <div className="border-t border-line px-5 py-3">
              <Suspense>
                <LineReading
                  reading={line.reading}
                  onText={(text) => take({ ...readFormFields(form.current), [line.name]: text })}
                />
              </Suspense>
            </div>
          )}
        </div>
        {problem && !line && (
          <p id="quick-problem" role="alert" className="border-t border-line px-5 py-3 text-bad">
            {describeFieldProblem(problem)}
          </p>
        )}
        <div className={problem && !line ? "hidden" : "relative"}>
          {/* half typed is no mistake yet: it is said quietly, in the place that the prices keep */}
          {unread && !line && <p className="absolute inset-x-0 px-5 py-3 text-quiet">{describeFieldProblem(unread)}</p>}
          <div className={unread && !line?.filled ? (line ? "hidden" : "invisible") : ""}>{children}</div>
        </div>
      </div>
    </form>
  );
}

/** A reload and the way back bring what was typed: it stays with this entry of the browser's history. */
function keep(form: HTMLFormElement | null, own: ReadonlySet<string>, line: object | undefined): void {
  const typed = String(new URLSearchParams(readFormFields(form)));
  window.history.replaceState({ ...window.history.state, typed, own: [...own], line }, "");
}

function fillIn(form: HTMLFormElement | null): void {
  write(form, Object.fromEntries(new URLSearchParams(window.history.state?.typed)));
}

function write(form: HTMLFormElement | null, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    const holds = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    // in a field that is typed in, its own text would move the cursor
    if (holds && control.value !== value) control.value = value;
  }
}

function describeFieldProblem(problem: FieldProblem): string {
  return problem === "weight" ? m.quick_weight_wrong() : m.quick_size_wrong();
}

function readFormFields(form: HTMLFormElement | null): Fields {
  const data = form ? new FormData(form) : undefined;
  const text = (name: string) => String(data?.get(name) ?? "");
  return { to: text("to"), weight: text("weight"), size: text("size") };
}
