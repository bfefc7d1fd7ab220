import type { RateCard } from "#rating/card.ts";
import { baseLocale } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
import type { Problem } from "../read/problems.ts";
import type { FactsFile } from "./facts.ts";
import { localeOf, takesFigures } from "./fill.ts";
import { type Named, namedIn, withFigures } from "./notation.ts";
import { quantitiesIn } from "./quantities.ts";

/** Fields of a head that quote others, state something past, or are read by machines. */
const silent = new Set(["sources", "checked", "corrections", "calendar", "example", "sample", "check", "shown"]);

/** A line of a text with the head field that it belongs to; undefined in the body. */
type Line = { line: number; text: string; field: string | undefined };

/**
 * Numbers with a unit that nothing supports: neither a figure's notation, nor the shipment that a figure on the same
 * line (or the file's example) is about, nor a dated fact in the file, nor the list in facts.yaml.
 */
export function looseNumbers(files: Files, facts: FactsFile, cards: readonly RateCard[]): Problem[] {
  const divisors = [...new Set(cards.flatMap(({ weight }) => weight.divisor ?? []))];
  const names = [...files.list("", ".md"), ...files.list("", ".yaml")].filter((file) => takesFigures(files, file));
  return names.flatMap((file) => looseIn(file, files, facts, divisors));
}

function looseIn(file: string, files: Files, facts: FactsFile, divisors: readonly number[]): Problem[] {
  const text = files.text(file);
  const original = localeOf(file) === baseLocale ? file : file.replace(/\.[a-z]+(\.[a-z]+)$/, "$1");
  const own = file.slice(files.root.length + 1);
  const allowed = new Set([
    ...checkedIn(linesOf(text)),
    ...(original !== file && files.has(original) ? checkedIn(linesOf(files.text(original))) : []),
    ...exampleIn(linesOf(text)),
    ...facts.loose.filter((one) => one.files.includes(own)).flatMap(({ figure }) => keysIn(figure, divisors)),
  ]);
  return linesOf(text)
    .filter(({ field }) => field === undefined || !silent.has(field))
    .flatMap(({ line, text: said }) => {
      const named = namedIn(said);
      const rest = withFigures(said, named, () => "\u0000");
      const given = new Set(named.flatMap((one) => argumentsOf(one)));
      const loose = quantitiesIn(rest, divisors).filter(({ key }) => !allowed.has(key) && !given.has(key));
      return [...loose.map((one) => problem(file, line, one.text)), ...misspelt(file, line, rest)];
    });
}

function problem(file: string, line: number, text: string): Problem {
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
function misspelt(file: string, line: number, rest: string): Problem[] {
  return [...rest.matchAll(/\{\s*[A-Za-z][\w-]*(?:\s+[^{}:]*)?\}/g)].map(([whole]) => ({
    file,
    line,
    wrong: `${whole} is not understood as a figure`,
    right: "write its kind in small letters directly behind the brace, such as {price parcel-line DE 1kg}",
    level: "error",
  }));
}

/** The lines of a file by field; a field of the head continues until the next unindented one. */
function linesOf(text: string): Line[] {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : lines.length;
  let field: string | undefined;
  return lines.map((own, at) => {
    field = at > end ? undefined : (/^([a-z_]+):/.exec(own)?.[1] ?? field);
    return { line: at + 1, text: own, field };
  });
}

function checkedIn(lines: readonly Line[]): string[] {
  return lines.filter(({ field }) => field === "checked").flatMap(({ text }) => keysIn(text, []));
}

/** Weight and sides of the page's example shipment. */
function exampleIn(lines: readonly Line[]): string[] {
  const text = lines
    .filter(({ field }) => field === "example" || field === "sample" || field === "check")
    .map(({ text: own }) => own)
    .join(" ");
  return [...text.matchAll(/weight_kg: ([\d.]+)|size_cm: \[([\d., ]+)\]/g)].flatMap(([, kg, size]) =>
    kg ? keysIn(`${kg} kg`, []) : [`${(size ?? "").replace(/\s/g, "").replaceAll(",", "x")}cm`],
  );
}

/** Weights, sizes and values given to a figure: the writer is free to choose them. */
function argumentsOf({ words }: Named): string[] {
  return words.flatMap((word) =>
    /^\d+$/.test(word)
      ? [word]
      : [...sidesOf(word), ...word.split("+").flatMap((part) => keysIn(part.replaceAll("x", "×"), []))],
  );
}

/** A 30 cm cube may be described by its side. */
function sidesOf(word: string): string[] {
  return /^[\d.x]+cm$/.test(word)
    ? word
        .slice(0, -2)
        .split("x")
        .map((side) => `${Number(side)} cm`)
    : [];
}

function keysIn(text: string, divisors: readonly number[]): string[] {
  return quantitiesIn(text, divisors).map(({ key }) => key);
}
