import type { Calendar } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import { baseLocale, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import { findNearest, type Problem } from "../read/problems.ts";
import type { Site } from "../schema/site.ts";
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
    ...listCheckedNumbers(listLines(text)),
    ...(original !== file && files.has(original) ? listCheckedNumbers(listLines(files.text(original))) : []),
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
  return [...rest.matchAll(/\{\s*[A-Za-z][\w-]*(?:\s+[^{}:]*)?\}/g)].map(([whole]) => ({
    file,
    line,
    wrong: `${whole} is not understood as a figure`,
    right: "write its kind in small letters directly behind the brace, such as {price parcel-line DE 1kg}",
    level: "error",
  }));
}

/** The lines of a file by field; a field of the head continues until the next unindented one. */
export function listLines(text: string): Line[] {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : lines.length;
  let field: string | undefined;
  return lines.map((own, at) => {
    field = at > end ? undefined : (/^([a-z_]+):/.exec(own)?.[1] ?? field);
    return { line: at + 1, text: own, field };
  });
}

/** How often the lines of a news item leave: an item says what held on its day, and the calendar agrees. */
function listOwnDepartures(text: string, departures: Calendar["departures"]): string[] {
  const [, own = ""] = /^date: [\s\S]*?^services: \[([^\]]*)\]/m.exec(text) ?? [];
  return departures
    .filter(({ services }) => services.some((service) => own.split(/, */).includes(service)))
    .map(({ on }) => `${on.length} departures`);
}

function listCheckedNumbers(lines: readonly Line[]): string[] {
  return lines.filter(({ field }) => field === "checked").flatMap(({ text }) => listKeys(text, []));
}

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

/**
 * Names in texts that only data may hold: the provider's own, which a renamed provider would have to hunt for, and those
 * of lines that do not exist. A line's name is recognised by its ending, which other lines have too: “Cosmetic line”,
 * “经济快线”. So texts that still praise a line after it is closed are found. (site.yaml is the data itself.)
 */
export function typedNames(files: Files, { site, services }: Pick<Catalog, "site" | "services">): Problem[] {
  const names = [...files.list("", ".md"), ...files.list("", ".yaml")].filter(
    (file) => isFilled(files, file) && !file.endsWith("/site.yaml"),
  );
  return names.flatMap((file) => {
    const locale = getFileLocale(file);
    const lines = listParcelLines(services, locale);
    const known = lines.map(({ name }) => name);
    const endings = findEndings(lines);
    const misspelt = patternOfMisspelt(site.name);
    return files
      .text(file)
      .split("\n")
      .flatMap((text, at) => [
        ...ownNames(site, locale)
          .filter(({ said }) => whole(said).test(text))
          .slice(0, 1)
          .map(({ said, right }) => problem(file, at + 1, `"${said}" is typed, which site.yaml holds`, right)),
        ...findMisspeltName(site.name, misspelt, text).map((said) =>
          problem(file, at + 1, `"${said}" is nearly the name of the provider`, "write {brand}"),
        ),
        ...findLineNames(text, endings, locale)
          .filter(({ end }) => !known.some((name) => text.slice(0, end).endsWith(name)))
          .map(({ said }) =>
            problem(file, at + 1, `no line is called "${said}"`, `write one that exists: ${known.join(", ")}`),
          ),
      ]);
  });
}

type LineName = { slug: string; name: string; original: string };

function listParcelLines(services: Catalog["services"], locale: Locale): LineName[] {
  return [...services].flatMap(([slug, versions]) => {
    const { kind, overview, name: original } = getOriginal(versions).head;
    return kind === "b2c" && !overview
      ? [{ slug, original, name: resolveLocale(versions, locale).value.head.name }]
      : [];
  });
}

/** The longest first, so that an address is not reported as a name. */
function ownNames(site: Site, locale: Locale): { said: string; right: string }[] {
  return [
    { said: resolveLocale(site.street, locale).value, right: "write {brand street}" },
    { said: site.phone, right: "write {brand phone}" },
    { said: site.email, right: "write {brand email}" },
    { said: site.press_email, right: "write {brand press}" },
    { said: site.name, right: "write {brand}, {brand legal}, {brand email} or {brand storage}" },
  ];
}

/** Words that begin like a name and are about as long; none for a name of several words, or a short one. */
function patternOfMisspelt(name: string): RegExp {
  const like = `\\b${RegExp.escape(name.slice(0, 2))}\\p{L}{${name.length - 3},${name.length - 1}}\\b`;
  return new RegExp(name.length < 6 || name.includes(" ") ? "(?!)" : like, "giu");
}

function findMisspeltName(name: string, like: RegExp, text: string): string[] {
  return (text.match(like) ?? []).filter(
    (word) => word.toLowerCase() !== name.toLowerCase() && findNearest(word, [name]),
  );
}

/** A name on its own or in an address: a provider called Sea is not meant by “seafood”. */
function whole(name: string): RegExp {
  return new RegExp(`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i");
}

/** Words that stand before an ending without naming a line. */
const general = "The|This|That|Our|Each|Every|Any|One|No|Another|Your|Its|Which|A|In|On|By|From|Both|All|What";

/** The endings by which names of lines are recognised: those of several lines, or of the address: standard-express. */
function findEndings(lines: readonly LineName[]): string[] {
  const endings = lines.map(({ name }) => (isHan(name) ? name.slice(-2) : (name.split(" ").at(-1) ?? "")));
  const isKind = (at: number) => {
    const { original = "", slug = "" } = lines[at] ?? {};
    return original.split(" ").at(-1)?.toLowerCase() === slug.split("-").at(-1);
  };
  return [...new Set(endings.filter((one, at) => endings.indexOf(one) !== at || isKind(at)))];
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** What a text says like the name of a line: a word of its own before such an ending. */
function findLineNames(text: string, endings: readonly string[], locale: Locale): { said: string; end: number }[] {
  if (!endings.some((ending) => text.includes(ending))) return [];
  const known = endings.map((ending) => RegExp.escape(ending)).join("|");
  if (!endings.some(isHan))
    return [...text.matchAll(new RegExp(String.raw`\b(?!(?:${general}) )[A-Z][a-z]+ (?:${known})\b`, "g"))].map(
      ({ 0: said, index }) => ({ said, end: index + said.length }),
    );
  const words = new Intl.Segmenter(locale, { granularity: "word" });
  return [...text.matchAll(new RegExp(`([一-鿿]{2,6})(${known})`, "g"))].flatMap(
    ({ 0: whole, 1: before = "", 2: ending = "", index }) => {
      const [last = "", previous = ""] = [...words.segment(before)].map(({ segment }) => segment).toReversed();
      // a measure word, a pronoun or "or" names nothing: 本专线, 一条专线
      if (/[本该这那每各哪条或和与及的]$/.test(last)) return [];
      return [{ said: `${last.length < 2 ? previous : ""}${last}${ending}`, end: index + whole.length }];
    },
  );
}

function problem(file: string, line: number, wrong: string, right: string): Problem {
  return { file, line, wrong, right, level: "error" };
}
