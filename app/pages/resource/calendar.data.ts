import { buildCalendarPage } from "#catalog/calendar/calendar-page.ts";
import type { PageRequest } from "#catalog/model.ts";
import type { CalendarPage } from "#catalog/page-data.ts";

export function data({ catalog, locale }: PageRequest): CalendarPage {
  return buildCalendarPage(catalog, locale);
}
