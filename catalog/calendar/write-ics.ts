import { getLanguageTag, getOriginal, type Locale, toLocalPath } from "#site/locales.ts";
import { translate } from "../messages.ts";
import type { Catalog } from "../model.ts";
import { addDays, getToday } from "../read/values.ts";
import { getServicePath } from "../site-pages.ts";
import { getServiceName } from "../views/names.ts";
import { listLineDays } from "./line-days.ts";

/** The longest line in octets, without its end (RFC 5545, 3.1). */
const longest = 75;

/**
 * The days of a line as iCalendar (RFC 5545), for programs that ask again once a day (RFC 7986, 5.7; Outlook reads
 * X-PUBLISHED-TTL). Made of the same content on the same day it is the same file. Undefined for a service without cards.
 */
export function writeIcs(catalog: Catalog, locale: Locale, service: string): string | undefined {
  const head = getOriginal(catalog.services.get(service))?.head;
  if (!head || !catalog.cards.some((card) => card.service === service)) return undefined;
  const { site } = catalog;
  const name = translate("labelled", locale, { label: site.name, text: getServiceName(catalog, service, locale) });
  const page = site.address + toLocalPath(getServicePath(service, head), locale);
  const stamp = `${getToday().replaceAll("-", "")}T000000Z`;
  const events = listLineDays(catalog, locale, service).flatMap(({ id, from, to, label, path }) => [
    "BEGIN:VEVENT",
    `UID:${service}-${id}@${new URL(site.address).host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${from.replaceAll("-", "")}`,
    // the end is the day after the last
    `DTEND;VALUE=DATE:${addDays(to ?? from, 1).replaceAll("-", "")}`,
    `SUMMARY:${escapeText(label)}`,
    `URL:${path ? site.address + path : page}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//${service}//${getLanguageTag(locale).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `URL:${page}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    ...events,
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A long line goes on after a line end and a space; no character is cut in two. */
function fold(line: string): string {
  const lines = [""];
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > longest) {
      lines.push(" ");
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += octets;
  }
  return lines.join("\r\n");
}
