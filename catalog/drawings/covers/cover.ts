import type { Catalog } from "../../model.ts";
import { getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import type { Drawing } from "../../schema/drawing.ts";
import type { DayMark } from "../calendar.ts";
import { renderElement } from "../svg.ts";
import type { View } from "../maps/view.ts";
import { drawBarsCover, drawCalendarCover, drawGridCover, drawRatesCover, drawStepCover } from "./charts.ts";
import {
  drawBatteryCover,
  drawBoxCover,
  drawCodesCover,
  drawFormCover,
  drawRefusedCover,
  drawStampCover,
} from "./objects.ts";
import { drawMapCover, sheet } from "./map.ts";

/** What a cover is drawn from. */
export type CoverOf = {
  topic: string;
  date: string;
  services: readonly string[];
  days: readonly DayMark[];
  drawing?: Drawing | undefined;
};

export type Cover = { kind: ReturnType<typeof drawContent>["kind"]; markup: string; view?: View };

/**
 * The cover of a news item or guide: the one its content asks for, else a calendar of its days, a stamp for customs, or
 * a map of its first line for everything else. The same item always gets the same cover.
 */
export function drawCover(catalog: Catalog, item: CoverOf): Cover {
  const { kind, paper: tone, content, view } = drawContent(catalog, item);
  const paper = renderElement("rect", { class: `cover-paper cover-paper-${tone}`, ...sheet });
  const markup = renderElement(
    "svg",
    { class: "cover", viewBox: `0 0 ${sheet.width} ${sheet.height}`, "aria-hidden": "true" },
    paper,
    content,
  );
  return { kind, markup, ...(view && { view }) };
}

/** The cover of a guide: drawn from its own data, in every language the same but for its words. */
export function drawGuideCover(catalog: Catalog, slug: string, locale: Locale): Cover | undefined {
  const versions = catalog.guides.get(slug);
  if (!versions) return undefined;
  const { updated, services, ...head } = getOriginal(versions).head;
  const drawing = resolveLocale(versions, locale).value.head.drawing ?? head.drawing;
  return drawCover(catalog, { topic: "customs", date: updated, services, days: [], drawing });
}

function drawContent(catalog: Catalog, { topic, date, services, days, drawing }: CoverOf) {
  if (drawing) return drawRequested(catalog, drawing) ?? drawStampCover(date.slice(0, 4));
  if (days.length > 0) return drawCalendarCover(days);
  const [service] = services;
  const map = topic === "customs" || !service ? undefined : drawMapCover(catalog, service, []);
  return map ?? drawStampCover(date.slice(0, 7).replace("-", " · "));
}

/** What the front matter asks for; undefined for a map of a line that serves none of its zones. */
function drawRequested(catalog: Catalog, drawing: Drawing) {
  if ("stamp" in drawing) return drawStampCover(drawing.stamp, drawing.note);
  if ("bars" in drawing) return drawBarsCover(drawing.bars, drawing.label);
  if ("box" in drawing) return drawBoxCover(drawing.box, drawing.label);
  if ("grid" in drawing) return drawGridCover(drawing.grid);
  if ("form" in drawing) return drawFormCover(drawing.form);
  if ("battery" in drawing) return drawBatteryCover(drawing.battery, drawing.label);
  if ("refused" in drawing) return drawRefusedCover();
  if ("step" in drawing) return drawStepCover(drawing.step);
  if ("rates" in drawing) return drawRatesCover(drawing.rates);
  if ("codes" in drawing) return drawCodesCover(drawing.codes);
  return drawMapCover(catalog, drawing.service, drawing.map);
}
