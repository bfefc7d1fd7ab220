import type { Calendar } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import { baseLocale } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
import type { Problem } from "../read/problems.ts";
import { rememberTexts } from "../read/remember.ts";
import { type FactsFile, findNamedFigures, type Named, replaceFigures } from "./figure.ts";
import { getFileLocale, isFilled } from "./fill.ts";
import { findQuantities } from "./quantities.ts";

/** Fields of a head that quote others, state something past, or are read by machines. */
const silent = new Set([
  "sources",
  "checked",
  "corrections",
  "calendar",
  "example",
  "sample",
  "check",
  "shown",
  "hours",
]);

/** A line of a text with the head field that it belongs to; undefined in the body. */
type Line = { line: number; text: string; field: string | undefined };

/**
 * Numbers with a unit that nothing supports: neither a figure's notation, nor the shipment that a figure on the same
 * line (or the file's example) is about, nor a dated fact in the file, nor the list in facts.yaml.
 */
export function findUnsourcedFigures(
  files: Files,
  facts: FactsFile,
  cards: readonly RateCard[],
  departures: Calendar["departures"] = [],
): Problem[] {
  const divisors = [...new Set(cards.flatMap(({ weight }) => weight.divisor ?? []))];
  const names = [...files.list("", ".md"), ...files.list("", ".yaml")].filter((file) => isFilled(files, file));
  return names.flatMap((file) => findUnsourcedIn(file, files, facts, divisors, departures));
}

function findUnsourcedIn(
  file: string,
  files: Files,
  facts: FactsFile,
  divisors: readonly number[],
  departures: Calendar["departures"],
): Problem[] {
  const text = files.text(file);
  const original = getFileLocale(file) === baseLocale ? file : file.replace(/\.[a-z]+(\.[a-z]+)$/, "$1");
  const own = file.slice(files.root.length + 1);
  const allowed = new Set([
    ...listCheckedNumbers(text),
    ...(original !== file && files.has(original) ? listCheckedNumbers(files.text(original)) : []),
    ...listExampleNumbers(listLines(text)),
    ...listOwnDepartures(text, departures),
    ...facts.loose.filter((one) => one.files.includes(own)).flatMap(({ figure }) => listKeys(figure, divisors)),
  ]);
  return listLines(text)
    .filter(({ field }) => field === undefined || !silent.has(field))
    .flatMap(({ line, text: said }) => {
      const named = findNamedFigures(said);
      const rest = replaceFigures(said, named, () => "\u0000");
      const given = new Set(named.flatMap((one) => listArguments(one)));
      const loose = findQuantities(rest, divisors).filter(({ key }) => !allowed.has(key) && !given.has(key));
      return [...loose.map((one) => reportUnsourced(file, line, one.text)), ...findMisspelt(file, line, rest)];
    });
}

function reportUnsourced(file: string, line: number, text: string): Problem {
  return {
    file,
    line,
    wrong: `the figure "${text}" is typed, and no data stands behind it`,
    right:
      "take it from a card with {price …}, {limit …}, {days …} (docs/writing.md), or give its source under checked",
    level: "error",
  };
}

/** Braces that look like a figure but are not would be printed as they are. */
function findMisspelt(file: string, line: number, rest: string): Problem[] {
  const misspelt = [...rest.matchAll(/\{\s*[A-Za-z][\w-]*(?:\s+[^{}:]*)?\}/g)].map(([whole]) => ({
    wrong: `${whole} is not understood as a figure`,
    right: "write its kind in small letters directly behind the brace, such as {price parcel-line DE 1kg}",
  }));
  const [open] = /\{[a-z][a-z-]* [^{}:,]{0,40}(?![^{]*\})/.exec(rest) ?? [];
  const unclosed =
    open === undefined
      ? []
      : [{ wrong: `the brace of "${open.trim()}" is not closed`, right: "write } behind the figure" }];
  return [...misspelt, ...unclosed].map((one) => ({ file, line, ...one, level: "error" }));
}

/** The lines of a file by field; a field of the head continues until the next unindented one. */
export const listLines = rememberTexts((text): readonly Line[] => {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : lines.length;
  let field: string | undefined;
  return lines.map((own, at) => {
    field = at > end ? undefined : (/^([a-z_]+):/.exec(own)?.[1] ?? field);
    return { line: at + 1, text: own, field };
  });
});

/** How often the lines of a news item leave: an item says what held on its day, and the calendar agrees. */
function listOwnDepartures(text: string, departures: Calendar["departures"]): string[] {
  const [, own = ""] = /^date: [\s\S]*?^services: \[([^\]]*)\]/m.exec(text) ?? [];
  return departures
    .filter(({ services }) => services.some((service) => own.split(/, */).includes(service)))
    .map(({ on }) => `${on.length} departures`);
}

const listCheckedNumbers = rememberTexts((text) =>
  listLines(text).flatMap(({ field, text: said }) => (field === "checked" ? listKeys(said, []) : [])),
);

/** Weight and sides of the page's example shipment. */
function listExampleNumbers(lines: readonly Line[]): string[] {
  const text = lines
    .filter(({ field }) => field === "example" || field === "sample" || field === "check")
    .map(({ text: own }) => own)
    .join(" ");
  return [...text.matchAll(/weight_kg: ([\d.]+)|size_cm: \[([\d., ]+)\]/g)].flatMap(([, kg, size]) =>
    kg ? listKeys(`${kg} kg`, []) : [`${(size ?? "").replace(/\s/g, "").replaceAll(",", "x")}cm`],
  );
}

/** Weights, sizes and values given to a figure: the writer is free to choose them. */
function listArguments({ words }: Named): string[] {
  return words.flatMap((word) =>
    /^\d+$/.test(word)
      ? [word]
      : [...splitSides(word), ...word.split("+").flatMap((part) => listKeys(part.replaceAll("x", "×"), []))],
  );
}

/** A 30 cm cube may be described by its side. */
function splitSides(word: string): string[] {
  return /^[\d.x]+cm$/.test(word)
    ? word
        .slice(0, -2)
        .split("x")
        .map((side) => `${Number(side)} cm`)
    : [];
}

function listKeys(text: string, divisors: readonly number[]): string[] {
  return findQuantities(text, divisors).map(({ key }) => key);
}
