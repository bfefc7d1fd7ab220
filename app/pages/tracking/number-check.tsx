import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useShell } from "#app/layout/use-shell.ts";
import { pasteLines, useRestoreEarlyInput } from "#app/platform/early-input.ts";
import { m } from "#app/messages/m.ts";
import {
  buildTrackingUrl,
  describeTrackingNumber,
  listTrackingNumbers,
  longestNumbers,
  type NumberPart,
  type TrackingNumber,
} from "#app/platform/tracking.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { describeCheck, describeKind } from "./describe-number.ts";
import { getLanguageTag, type Locale, toLocalPath } from "#site/locales.ts";
import { nameCountry } from "#site/name-country.ts";

/** A number is typed, or comes with the address; what it is stands below, and where it can be looked up. */
export function NumberCheck({ none }: { none: string }) {
  const { tracking, locale } = useShell();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const early = useRestoreEarlyInput<HTMLFormElement>();
  // the served page knows no query
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const number = new URLSearchParams(search).get("number") ?? "";
    setAsked(number);
    if (field.current && number) field.current.value = number;
  }, [search]);
  const numbers = listTrackingNumbers(asked);
  const isWrong = asked.trim() !== "" && numbers.length === 0;
  const template = tracking?.template;
  return (
    <div className="max-w-3xl raised rounded-2xl p-5 sm:p-6">
      <form
        ref={early}
        className="needs-scripts"
        // sent before the page has come to life, it comes back with the number in the address
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? "";
          navigate(typed ? `?number=${encodeURIComponent(typed)}` : "?", { replace: true, preventScrollReset: true });
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {m.track_number()}
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            name="number"
            className="field min-w-0 grow basis-[12rem]"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longestNumbers}
            onPaste={pasteLines}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
          />
          <Button type="submit">{m.track_check()}</Button>
        </div>
      </form>
      <div role="status">
        {isWrong && (
          <p id={`${id}-problem`} className="mt-2 text-bad">
            {m.track_problem()}
          </p>
        )}
        {numbers.length > 1 && <p className="mt-4">{m.track_several({ count: numbers.length })}</p>}
        {numbers.map((number) => (
          <NumberCard
            key={number}
            described={describeTrackingNumber(number, tracking?.forms ?? [])}
            named={numbers.length > 1}
          />
        ))}
      </div>
      {template &&
        numbers.map((number) => (
          <ButtonLink key={number} href={buildTrackingUrl(template, number)} className="mt-4 me-3" rel="noopener">
            {m.track_found({ number })}
          </ButtonLink>
        ))}
      <p className="without-scripts">
        {m.track_needs_script()}
        {m.between_sentences()}
        <a
          href={template ? buildTrackingUrl(template, "") : toLocalPath("/contact", locale)}
          className="text-link underline underline-offset-4"
        >
          {template ? m.track_title() : m.contact_title()}
        </a>
      </p>
      {!template && <p className="mt-4 text-sm text-quiet">{none}</p>}
    </div>
  );
}

/** A number taken apart: what kind it is, what each part means, and whether its check digit is right. `named`: with the number, one of several. */
function NumberCard({ described, named }: { described: TrackingNumber; named: boolean }) {
  const { locale } = useShell();
  const { check, parts } = described;
  const isRight = check?.given === check?.right;
  return (
    <div className="mt-5 border-t border-line pt-4">
      {named && <p translate="no">{described.number}</p>}
      <p className="font-semibold">{describeKind(described)}</p>
      {parts.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-1.5 gap-y-3">
          {parts.map((part) => (
            <div key={part.is} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-18 pe-1 text-sm leading-tight text-quiet sm:max-w-48">
                {describePart(part, locale)}
              </dt>
              <dd
                translate="no"
                className={`rounded-lg bg-sunken px-1.5 py-1 text-lg sm:text-xl font-semibold tracking-wider tabular-nums ${part.is === "check" ? (isRight ? "text-good" : "text-bad") : ""}`}
              >
                {part.text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {check && <p className={`mt-3 ${isRight ? "text-quiet" : "font-semibold text-bad"}`}>{describeCheck(check)}</p>}
      {described.kind === "postal" && <p className="mt-2 text-quiet">{m.track_posts()}</p>}
    </div>
  );
}

function describePart({ text, is }: NumberPart, locale: Locale): string {
  switch (is) {
    case "service":
      return describePostalService(text);
    case "country":
      return findRegionName(text, locale) ?? m.track_country_unknown();
    case "serial":
      return m.track_serial();
    case "check":
      return m.track_check_digit();
    case "owner":
      return m.track_owner();
    case "airline":
      return m.track_airline();
  }
}

/** What the first letter of a postal number says (UPU S10, service indicators). */
function describePostalService(indicator: string): string {
  switch (indicator[0]) {
    case "C":
      return m.track_service_parcel();
    case "E":
      return m.track_service_express();
    case "H":
      return m.track_service_commerce();
    case "L":
      return m.track_service_tracked();
    case "R":
      return m.track_service_registered();
    case "U":
      return m.track_service_untracked();
    case "V":
      return m.track_service_insured();
    default:
      return m.track_service_other();
  }
}

function findRegionName(code: string, locale: Locale): string | undefined {
  return nameCountry(code, getLanguageTag(locale));
}
