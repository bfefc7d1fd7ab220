import type { Catalog } from "../../catalog.ts";
import type { Drawing } from "../../schema/drawing.ts";
import type { DayMark } from "../calendar.ts";
import { element } from "../svg.ts";
import type { View } from "../view.ts";
import { barsCover } from "./bars.ts";
import { calendarCover } from "./calendar.ts";
import { mapCover } from "./map.ts";
import { stampCover } from "./stamp.ts";

/** Every cover is drawn on a sheet of 384 × 216 px; a list shows it at 144 × 81, a phone at 104 × 58. */
export const sheet = { width: 384, height: 216 };

export type CoverKind = "map" | "calendar" | "bars" | "stamp";

/** What a cover is drawn from. */
export type CoverOf = {
  topic: string;
  date: string;
  services: readonly string[];
  days: readonly DayMark[];
  drawing?: Drawing | undefined;
};

export type Cover = { kind: CoverKind; markup: string; view?: View };

/**
 * The cover of a news item or guide: the one its content asks for, else a calendar of its days, a stamp for customs, or
 * a map of its first line for everything else. The same item always gets the same cover.
 */
export function coverOf(catalog: Catalog, item: CoverOf): Cover {
  const { kind, content, view } = drawn(catalog, item);
  const paper = element("rect", { class: `cover-paper cover-paper-${kind}`, ...sheet });
  const markup = element(
    "svg",
    { class: "cover", viewBox: `0 0 ${sheet.width} ${sheet.height}`, "aria-hidden": "true" },
    paper,
    content,
  );
  return { kind, markup, ...(view && { view }) };
}

function drawn(catalog: Catalog, { topic, date, services, days, drawing }: CoverOf) {
  if (drawing && "stamp" in drawing) return stampCover(drawing.stamp, drawing.note);
  if (drawing && "bars" in drawing) return barsCover(drawing.bars, drawing.label);
  if (drawing) return mapCover(catalog, drawing.service, drawing.map) ?? stampCover(date.slice(0, 4));
  if (days.length > 0) return calendarCover(days);
  const [service] = services;
  const map = topic === "customs" || !service ? undefined : mapCover(catalog, service, []);
  return map ?? stampCover(date.slice(0, 7).replace("-", " · "));
}
