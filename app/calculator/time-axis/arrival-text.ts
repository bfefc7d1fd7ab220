import type { TransitPlan } from "#rating/calendar/transit-of.ts";
import { weekday } from "#app/ui/format.ts";

/** The window of delivery as on a timetable: `Fri 4 – Wed 9 Dec`. */
export function arrivalText({ earliest, latest }: Pick<TransitPlan, "earliest" | "latest">): string {
  return earliest === latest ? weekday(earliest) : `${weekday(earliest)} – ${weekday(latest)}`;
}
