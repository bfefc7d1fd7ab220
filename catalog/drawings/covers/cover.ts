import type { Catalog } from "../../catalog.ts";
import type { Locale } from "#site/locales.ts";
import { inLocale, original } from "../../localized.ts";
import type { Drawing } from "../../schema/drawing.ts";
import type { DayMark } from "../calendar.ts";
import { element } from "../svg.ts";
import type { View } from "../view.ts";
import { barsCover } from "./bars.ts";
import { batteryCover } from "./battery.ts";
import { boxCover } from "./box.ts";
import { calendarCover } from "./calendar.ts";
import { codesCover } from "./codes.ts";
import { formCover } from "./form.ts";
import { gridCover } from "./grid.ts";
import { mapCover } from "./map.ts";
import { ratesCover } from "./rates.ts";
import { refusedCover } from "./refused.ts";
import { stampCover } from "./stamp.ts";
import { stepCover } from "./step.ts";

/** Every cover is drawn on a sheet of 384 × 216 px; a list shows it at 144 × 81, a phone at 104 × 58. */
export const sheet = { width: 384, height: 216 };

/** What a cover is drawn from. */
export type CoverOf = {
  topic: string;
  date: string;
  services: readonly string[];
  days: readonly DayMark[];
  drawing?: Drawing | undefined;
};

export type Cover = { kind: ReturnType<typeof drawn>["kind"]; markup: string; view?: View };

/**
 * The cover of a news item or guide: the one its content asks for, else a calendar of its days, a stamp for customs, or
 * a map of its first line for everything else. The same item always gets the same cover.
 */
export function coverOf(catalog: Catalog, item: CoverOf): Cover {
  const { kind, paper: tone, content, view } = drawn(catalog, item);
  const paper = element("rect", { class: `cover-paper cover-paper-${tone}`, ...sheet });
  const markup = element(
    "svg",
    { class: "cover", viewBox: `0 0 ${sheet.width} ${sheet.height}`, "aria-hidden": "true" },
    paper,
    content,
  );
  return { kind, markup, ...(view && { view }) };
}

/** The cover of a guide: drawn from its own data, in every language the same but for its words. */
export function coverOfGuide(catalog: Catalog, slug: string, locale: Locale): Cover | undefined {
  const versions = catalog.guides.get(slug);
  if (!versions) return undefined;
  const { updated, services, ...head } = original(versions).head;
  const drawing = inLocale(versions, locale).value.head.drawing ?? head.drawing;
  return coverOf(catalog, { topic: "customs", date: updated, services, days: [], drawing });
}

function drawn(catalog: Catalog, { topic, date, services, days, drawing }: CoverOf) {
  if (drawing) return asked(catalog, drawing) ?? stampCover(date.slice(0, 4));
  if (days.length > 0) return calendarCover(days);
  const [service] = services;
  const map = topic === "customs" || !service ? undefined : mapCover(catalog, service, []);
  return map ?? stampCover(date.slice(0, 7).replace("-", " · "));
}

/** What the front matter asks for; undefined for a map of a line that serves none of its zones. */
function asked(catalog: Catalog, drawing: Drawing) {
  if ("stamp" in drawing) return stampCover(drawing.stamp, drawing.note);
  if ("bars" in drawing) return barsCover(drawing.bars, drawing.label);
  if ("box" in drawing) return boxCover(drawing.box, drawing.label);
  if ("grid" in drawing) return gridCover(drawing.grid);
  if ("form" in drawing) return formCover(drawing.form);
  if ("battery" in drawing) return batteryCover(drawing.battery, drawing.label);
  if ("refused" in drawing) return refusedCover();
  if ("step" in drawing) return stepCover(drawing.step);
  if ("rates" in drawing) return ratesCover(drawing.rates);
  if ("codes" in drawing) return codesCover(drawing.codes);
  return mapCover(catalog, drawing.service, drawing.map);
}
