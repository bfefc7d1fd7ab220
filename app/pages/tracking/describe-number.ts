import { m } from "#app/messages/m.ts";
import type { TrackingNumber } from "#app/platform/tracking.ts";
import { joinSentences } from "#app/ui/format.ts";

/** What a number is by its form, and whether its check digit is right. */
export function describeNumber(described: TrackingNumber): string {
  const { kind, check } = described;
  const text = describeKind(described);
  const what = kind === "unknown" ? text : m.whole_sentence({ text });
  return joinSentences(check ? [what, describeCheck(check)] : [what]);
}

export function describeKind({ kind, name }: TrackingNumber): string {
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

export function describeCheck({ given, right }: NonNullable<TrackingNumber["check"]>): string {
  return given === right ? m.track_check_right() : m.track_check_wrong({ given, right });
}
