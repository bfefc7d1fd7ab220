import { type KeyboardEvent, useId, useState } from "react";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { type Country, filterCountries, findMatchingCity } from "../parse/country.ts";

type Props = {
  countries: readonly Country[];
  value: string;
  onChange: (code: string) => void;
  /** Takes a line that describes a whole parcel, or an address; says whether it was one. */
  onText: (text: string) => boolean;
  problem?: string | undefined;
};

/** Destination by typing a part of its name (ARIA combobox with a list). Without JavaScript it is not needed. */
export function CountryBox({ countries, value, onChange, onText, problem }: Props) {
  const id = useId();
  const chosen = countries.find(({ code }) => code === value);
  const [typed, setTyped] = useState<string>();
  const open = typed !== undefined;
  const found = open ? filterCountries(countries, typed) : [];
  const close = () => setTyped(undefined);
  const choose = (country: Country | undefined) => {
    if (country && country.code !== value) onChange(country.code);
    close();
  };
  // what names no country stays, and nothing is priced for the country before it
  const leave = (text: string) => {
    if (!onText(text)) onChange(text);
    close();
  };
  const list = useCombobox(found.length, (at) => choose(found[at]));
  const { active } = list;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (!open && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      setTyped("");
    } else if (open && key === "Escape") {
      event.stopPropagation();
      close();
    } else if (open && key === "Enter" && found.length === 0) {
      event.preventDefault();
      leave(typed);
    } else list.onKeyDown(event);
  };
  return (
    <div className="relative col-span-2">
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {m.field_to()}
      </label>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center">
          {!open && chosen && <Icon name={`circle-flags:${chosen.code.toLowerCase()}`} />}
          {open && <Icon name="lucide:search" className="text-quiet" />}
        </span>
        <input
          id={id}
          {...list.field}
          role="combobox"
          aria-expanded={open}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="field ps-11"
          placeholder={chosen?.name}
          value={typed ?? chosen?.name ?? value}
          onFocus={({ target }) => target.select()}
          onClick={() => open || setTyped("")}
          onChange={({ target }) => {
            setTyped(target.value);
            list.toFirst();
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (!onText(event.clipboardData.getData("text"))) return;
            event.preventDefault();
            close();
          }}
          // a name that fits one country alone needs no Enter
          onBlur={() => (open && found.length === 0 ? leave(typed) : choose(found.length === 1 ? found[0] : undefined))}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
      {open && (
        <div
          id={list.id}
          role="listbox"
          aria-label={m.field_to()}
          className="raised absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-xl p-1"
        >
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
              // before the input loses focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(country)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-sunken aria-selected:bg-sunken"
            >
              <Icon name={`circle-flags:${country.code.toLowerCase()}`} />
              {country.name}
              <span className="ms-auto text-sm text-quiet">{findMatchingCity(country, typed)}</span>
            </div>
          ))}
          {found.length === 0 && <p className="px-3 py-2 text-quiet">{m.country_none()}</p>}
        </div>
      )}
    </div>
  );
}
