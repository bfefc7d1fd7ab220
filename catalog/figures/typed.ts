import type { Calendar } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import { baseLocale, getOriginal, type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import { findNearest, type Problem } from "../read/problems.ts";
import { rememberTexts } from "../cache.ts";
import type { Site } from "../schema/site.ts";
import { type FactsFile, findNamedFigures, type Named, replaceFigures } from "./figure.ts";
import { getFileLocale, listFilledFiles } from "./fill.ts";
import { findQuantities } from "./quantities.ts";

/** What is typed in texts although the data hold it, and so would stay behind when they change: figures, names, lists. */

/** Fields of a head that quote others, state something past, or are read by machines. */
const silent = ["sources", "checked", "corrections", "calendar", "example", "sample", "check", "shown", "hours"];

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
  return listFilledFiles(files).flatMap((file) => {
    const text = files.text(file);
    const original = getFileLocale(file) === baseLocale ? file : file.replace(/\.[a-z]+(\.[a-z]+)$/, "$1");
    const allowed = [
      ...listCheckedNumbers(text),
      ...(original !== file && files.has(original) ? listCheckedNumbers(files.text(original)) : []),
      ...listExampleNumbers(listLines(text)),
      ...listOwnDepartures(text, departures),
      ...listLoose(file, files, facts).flatMap((figure) => listKeys(figure, divisors)),
    ];
    return listLines(text)
      .filter(({ field }) => field === undefined || !silent.includes(field))
      .flatMap(({ line, text: said }) => {
        const named = findNamedFigures(said);
        const rest = replaceFigures(said, named, () => "\u0000");
        const given = new Set([...allowed, ...named.flatMap(listArguments)]);
        return [
          ...findQuantities(rest, divisors)
            .filter(({ key }) => !given.has(key))
            .map((one) => ({
              wrong: `the figure "${one.text}" is typed, and no data stands behind it`,
              right:
                "take it from a card with {price …}, {limit …}, {days …} (docs/writing.md), or give its source under checked",
            })),
          ...findMisspelt(rest),
        ].map((one) => report(file, line, one));
      });
  });
}

/** What facts.yaml allows a text to type. */
function listLoose(file: string, files: Files, { loose }: FactsFile): string[] {
  const own = file.slice(files.root.length + 1);
  return loose.filter((one) => one.files.includes(own)).map(({ figure }) => figure);
}

type Mistake = Pick<Problem, "wrong" | "right">;

function report(file: string, line: number, mistake: Mistake): Problem {
  return { file, line, ...mistake, level: "error" };
}

/** Braces that look like a figure but are not would be printed as they are. */
function findMisspelt(rest: string): Mistake[] {
  const misspelt = [...rest.matchAll(/\{\s*[A-Za-z][\w-]*(?:\s+[^{}:]*)?\}/g)].map(([whole]) => ({
    wrong: `${whole} is not understood as a figure`,
    right: "write its kind in small letters directly behind the brace, such as {price parcel-line DE 1kg}",
  }));
  const [open] = /\{[a-z][a-z-]* [^{}:,]{0,40}(?![^{]*\})/.exec(rest) ?? [];
  if (open === undefined) return misspelt;
  return [...misspelt, { wrong: `the brace of "${open.trim()}" is not closed`, right: "write } behind the figure" }];
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

/** The provider's own names in texts, which a renamed provider would have to hunt for. (site.yaml is the data itself.) */
export function findTypedNames(files: Files, site: Site): Problem[] {
  const misspelt = makeMisspeltPattern(site.name);
  const texts = listFilledFiles(files).filter((file) => !file.endsWith("/site.yaml"));
  return texts.flatMap((file) => {
    const own = listOwnNames(site, getFileLocale(file));
    return listLines(files.text(file)).flatMap(({ line, text }) => {
      const typed = own.find(({ whole }) => whole.test(text));
      return [
        ...(typed ? [{ wrong: `"${typed.said}" is typed, which site.yaml holds`, right: typed.right }] : []),
        ...findMisspeltNames(site.name, misspelt, text).map((said) => ({
          wrong: `"${said}" is nearly the name of the provider`,
          right: "write {brand}",
        })),
      ].map((one) => report(file, line, one));
    });
  });
}

/** The longest first, so that an address is not reported as a name. */
function listOwnNames(site: Site, locale: Locale): { said: string; whole: RegExp; right: string }[] {
  const names = [
    { said: resolveLocale(site.street, locale).value, right: "write {brand street}" },
    { said: site.phone, right: "write {brand phone}" },
    { said: site.email, right: "write {brand email}" },
    { said: site.press_email, right: "write {brand press}" },
    { said: site.name, right: "write {brand}, {brand legal}, {brand email} or {brand storage}" },
  ];
  return names.map((name) => ({ ...name, whole: makeNamePattern(name.said) }));
}

/** Words that begin like a name and are about as long; none for a name of several words, or a short one. */
function makeMisspeltPattern(name: string): RegExp {
  const like = `\\b${RegExp.escape(name.slice(0, 2))}\\p{L}{${name.length - 3},${name.length - 1}}\\b`;
  return new RegExp(name.length < 6 || name.includes(" ") ? "(?!)" : like, "giu");
}

function findMisspeltNames(name: string, like: RegExp, text: string): string[] {
  return (text.match(like) ?? []).filter(
    (word) => word.toLowerCase() !== name.toLowerCase() && findNearest(word, [name]),
  );
}

/** A name on its own or in an address: a provider called Sea is not meant by “seafood”. */
function makeNamePattern(name: string): RegExp {
  return new RegExp(`(?<![a-z])${RegExp.escape(name)}(?![a-z])`, "i");
}

/** What stands between two names of a list, in the languages that have texts. */
const between = "(?:, ?(?:and |or |und |oder )?| and | or | und | oder |[、和与或及])(?:the )?";

/**
 * Lists of parcel lines by name: which lines take some goods, or offer an extra, is on the cards, and a typed list stays
 * behind when they change. News says what held on its day, and facts.yaml may allow a list that is an example.
 */
export function findTypedLists(files: Files, { services }: Pick<Catalog, "services">, facts: FactsFile): Problem[] {
  const parcels = [...services.values()].filter((versions) => {
    const { kind, overview } = getOriginal(versions).head;
    return kind === "b2c" && !overview;
  });
  if (parcels.length === 0) return [];
  const texts = listFilledFiles(files).filter((file) => !file.includes("/newsroom/"));
  return texts.flatMap((file) => {
    const locale = getFileLocale(file);
    const name = `(?:${parcels.map((versions) => RegExp.escape(resolveLocale(versions, locale).value.head.name)).join("|")})`;
    const list = new RegExp(`${name}(?:${between}${name})+`, "g");
    const allowed = listLoose(file, files, facts);
    return listLines(files.text(file)).flatMap(({ line, text }) =>
      [...text.matchAll(list)]
        .filter(([said]) => !allowed.includes(said))
        .map(([said]) =>
          report(file, line, {
            wrong: `the lines "${said}" are listed by name, and the list stays behind when a card changes`,
            right:
              "write {names b2c …} with what they have in common: goods, DAP or DDP, an extra, a surcharge (docs/writing.md)",
          }),
        ),
    );
  });
}
