import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from "react";
import { m } from "#app/messages/m.ts";
import { selectText } from "#app/platform/early-input.ts";
import { Flag } from "#app/ui/place.tsx";
import { isComposing, useCombobox } from "#app/ui/use-combobox.ts";
import { getLineReader, type LineReader, loadLineReader } from "../destination/line-reader.ts";
import { isWhole } from "../destination/use-line.ts";
import { barCell, barControl } from "./bar-field.tsx";
import { type Country, filterCountries, findCountry, findMatchingCity } from "../parse/country.ts";

// whoever chooses from the list needs none of it
const loadReading = () => import("../destination/line-reading.tsx");
const LineReading = lazy(loadReading);
const LineOption = lazy(() => loadReading().then(({ LineOption: Part }) => ({ default: Part })));

type Props = {
  countries: readonly Country[];
  value: string;
  /** What stands there as a suggestion while nothing has been entered. */
  example?: string | undefined;
  onChange: (code: string) => void;
  /** Takes what was typed: a country, a line that describes a parcel, or an address. */
  onText: (text: string) => void;
  problem?: string | undefined;
};

/**
 * Destination by typing its name or a whole line (ARIA combobox with a list). Enter and leaving take what is called as it
 * was typed; of what merely begins alike Enter first marks one, and leaving takes the only one. Without JavaScript it is not
 * needed.
 */
export function CountryBox({ countries, value, example, onChange, onText, problem }: Props) {
  const chosen = countries.find(({ code }) => code === value);
  const [typed, setTyped] = useState<string>();
  // a list that was merely opened begins with nothing, too
  const [emptied, setEmptied] = useState(false);
  const open = typed !== undefined;
  const reader = useLineReader(!open && !chosen && value !== "");
  const text = (open ? typed : chosen ? "" : value).trim();
  const exact = findCountry(countries, text);
  const reading = text === "" || exact ? undefined : reader.read?.(text);
  const listed = open ? filterCountries(countries, typed) : [];
  const found = exact ? [exact, ...listed.filter((country) => country !== exact)] : listed;
  const line = open && found.length === 0 && reading && isWhole(reading) ? reading : undefined;
  const close = () => {
    setEmptied(false);
    setTyped(undefined);
  };
  const take = (own: string) => {
    onText(own);
    close();
  };
  const choose = (country: Country | undefined) => {
    if (line) return take(text);
    // of a city in the list the country alone would be left
    const city = country && country !== exact && findMatchingCity(country, text);
    const own = city && `${city}, ${country.name}`;
    const whole = own && reader.read?.(own);
    if (whole && isWhole(whole)) return take(own);
    if (country) onChange(country.code);
    close();
  };
  const first = text === "" ? found.findIndex(({ code }) => code === value) : exact || line ? 0 : -1;
  const list = useCombobox(line ? 1 : found.length, (at) => choose(found[at]), first);
  const { active } = list;
  // a place that is no destination is none of those that begin alike
  const named =
    reading !== undefined && (reading.parts.length > 0 || reading.problems.some(({ kind }) => kind !== "unknown"));
  // one letter or two begin too many names
  const isOnly = found.length === 1 && reading !== undefined && !named && !/^[a-z]{1,2}$/i.test(text);
  const leave = () => open && (text === "" && !emptied ? close() : isOnly ? choose(found[0]) : take(text));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event)) return;
    if (!open && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      setTyped("");
    } else if (open && key === "Escape") {
      event.stopPropagation();
      close();
    } else if (key === "Tab") {
      // before the key moves the focus: to a list or a button that goes with it, it would be lost
      leave();
    } else if (open && key === "Enter" && active < 0 && text !== "") {
      event.preventDefault();
      if (found.length > 0 && !named) list.mark(0);
      else take(text);
    } else {
      // the country that stands there as a suggestion is deleted as one that was typed
      if (open && (key === "Delete" || key === "Backspace")) setEmptied(true);
      list.onKeyDown(event);
    }
  };
  /** Takes a text that stands in place of one which was not understood; the button of it goes, and the field has the focus. */
  const settle = (own: string) => {
    take(own);
    document.getElementById("destination-field")?.focus();
  };
  const shown = reading && !line && (named || found.length === 0) ? reading : undefined;
  const trouble = !open && (problem !== undefined || shown !== undefined);
  return (
    <div className={`${barCell} relative max-sm:basis-full`}>
      <label htmlFor="destination-field" className="block text-sm text-quiet before:absolute before:inset-0">
        {m.field_to()}
      </label>
      <div className="relative flex items-center gap-3">
        {!open && chosen && <Flag code={chosen.code} />}
        <input
          id="destination-field"
          {...list.field}
          role="combobox"
          aria-expanded={open}
          aria-invalid={trouble}
          aria-describedby={trouble ? "destination-problem" : undefined}
          className={`${barControl} w-full`}
          placeholder={emptied ? undefined : (chosen?.name ?? example)}
          value={typed ?? chosen?.name ?? value}
          onFocus={(event) => {
            reader.load();
            selectText(event);
          }}
          onClick={() => open || setTyped(chosen ? "" : value)}
          onChange={({ target }) => {
            reader.load();
            setEmptied(target.value.trim() === "");
            setTyped(target.value);
            list.toFirst();
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </div>
      {trouble && (
        <div id="destination-problem" className="relative mt-1">
          {shown ? (
            <Suspense>
              <LineReading reading={shown} onText={settle} />
            </Suspense>
          ) : (
            <p className="text-sm text-bad">{problem}</p>
          )}
        </div>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing anything in it must not take the focus from the input
        <div
          onMouseDown={(event) => event.preventDefault()}
          className="raised absolute inset-x-0 top-full z-10 mt-1 rounded-xl p-1"
        >
          <div role="status">
            {shown && (
              <div className="p-3">
                <Suspense>
                  <LineReading reading={shown} onText={take} />
                </Suspense>
              </div>
            )}
            {found.length === 0 && !reading && reader.failed && (
              <p className="px-3 py-2 text-quiet">{m.country_none()}</p>
            )}
          </div>
          <div id={list.id} role="listbox" aria-label={m.field_to()} className="max-h-80 overflow-y-auto">
            {line && (
              <Suspense>
                <LineOption id={list.optionId(0)} reading={line} onChoose={() => choose(undefined)} />
              </Suspense>
            )}
            {found.map((country, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which names the active option
              <div
                key={country.code}
                id={list.optionId(at)}
                role="option"
                aria-selected={at === active}
                ref={(element) => {
                  if (at === active) element?.scrollIntoView({ block: "nearest" });
                }}
                onClick={() => choose(country)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-sunken aria-selected:bg-sunken"
              >
                <Flag code={country.code} />
                {country.name}
                <span className="ms-auto text-sm text-quiet">
                  {country === exact ? "" : findMatchingCity(country, typed)}
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The reader of lines once it has been fetched: when somebody is about to type, or at once where a line stands there. */
function useLineReader(now: boolean): { read: LineReader | undefined; failed: boolean; load: () => void } {
  const [read, setRead] = useState<LineReader | undefined>(getLineReader);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (read) return;
    loadLineReader().then(
      (loaded) => setRead(() => loaded),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (now) load();
  });
  return { read, failed, load };
}
