import type { PeakView } from "#catalog/page-parts.ts";
import { m } from "#app/messages/m.ts";
import { formatDate, formatWorkingDays, list } from "./format.ts";

/** Beside working days that a peak lengthens: that it does, by how much and until when. */
export function PeakNote({ peak }: { peak: PeakView | undefined }) {
  if (!peak) return null;
  const { name, except } = peak;
  const said = { name, days: formatWorkingDays(peak.extra), until: formatDate(peak.until) };
  return (
    <p className="mt-3 max-w-2xl text-sm">
      {except.length > 0 ? m.peak_note_except({ ...said, lines: list(except) }) : m.peak_note(said)}
    </p>
  );
}
