import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { NumberPart, TrackingNumber } from "#app/platform/tracking.ts";
import { getLanguageTag, type Locale } from "#site/locales.ts";

/** A number taken apart: what kind it is, what each part means, and whether its check digit is right. */
export function NumberCard({ described }: { described: TrackingNumber }) {
  const { locale } = useShell();
  const { check, parts } = described;
  const isRight = check?.given === check?.right;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="font-semibold">{describeKind(described)}</p>
      {parts.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-1 gap-y-3">
          {parts.map((part) => (
            <div key={part.is} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-16 px-1 text-sm leading-tight text-quiet sm:max-w-48">
                {describePart(part, locale)}
              </dt>
              <dd
                translate="no"
                className={`rounded-lg bg-sunken px-2 py-1 text-xl font-semibold tracking-wider tabular-nums ${part.is === "check" ? (isRight ? "text-good" : "text-bad") : ""}`}
              >
                {part.text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {check && (
        <p className={`mt-3 ${isRight ? "text-quiet" : "font-semibold text-bad"}`}>
          {isRight ? m.track_check_right() : m.track_check_wrong({ given: check.given, right: check.right })}
        </p>
      )}
      {described.kind === "postal" && <p className="mt-2 text-quiet">{m.track_posts()}</p>}
    </div>
  );
}

function describeKind({ kind, name }: TrackingNumber): string {
  switch (kind) {
    case "own":
      return name ?? "";
    case "postal":
      return m.track_postal();
    case "container":
      return m.track_container();
    case "air-waybill":
      return m.track_air_waybill();
    case "unknown":
      return m.track_unknown();
  }
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
  return new Intl.DisplayNames([getLanguageTag(locale)], { type: "region", fallback: "none" }).of(code);
}
