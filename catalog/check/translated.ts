import { hash } from "node:crypto";
import { basename, join } from "node:path";
import { baseLocale, locales } from "#site/locales.ts";
import { listLines } from "../figures/typed.ts";
import { type Files, toContentPath } from "../read/files.ts";
import type { Problems } from "../read/problems.ts";
import { listBeside, listPairs, type Pair, type Said, unshared } from "./translated-parts.ts";

/**
 * From which state of its original each translation was made: `npm run content:translated` writes it, a line for each
 * file with short digests of the lines of the original and of the translation. It has no ending of content, so that
 * its length is not that of a text.
 */
export const registerFile = "translations.txt";

/** The lines of a text and of its translation; of names beside each other, one of both for each. */
type Unit = { name: string; original: string; translation: string; first: Said[]; second: Said[]; beside: boolean };

/** Every translation of a content folder: in a file of its own, or beside the original in the same line or the next. */
function listUnits(files: Files): Unit[] {
  const own = listPairs(files).map(({ original, translation }) => ({
    name: toContentPath(files, translation),
    original,
    translation,
    first: listSaid(files.text(original)),
    second: listSaid(files.text(translation)),
    beside: false,
  }));
  const inline = [...files.list(".", ".yaml"), ...files.list(".", ".csv")].flatMap((file) =>
    locales
      .filter((locale) => locale !== baseLocale)
      .flatMap((locale) => {
        const found = listBeside(files.text(file), locale);
        const unit = {
          name: `${toContentPath(files, file)}:${locale}`,
          original: file,
          translation: file,
          beside: true,
        };
        return found.length > 0
          ? [{ ...unit, first: found.map(([one]) => one), second: found.map(([, two]) => two) }]
          : [];
      }),
  );
  return [...own, ...inline];
}

function listSaid(text: string): Said[] {
  return listLines(text).flatMap(({ text: own, field, line }) => {
    const said = own.trim();
    const prose = said.replace(/^(?:- )?[a-z_]+: /, "");
    return (field !== undefined && unshared.has(field)) || !/\p{L}{2}.*[\p{L} ]/u.test(prose)
      ? []
      : [{ text: said, line }];
  });
}

function digest({ text }: Said): string {
  return hash("sha256", text.replace(/[\s"'“”‘’]/g, ""), "base64url").slice(0, 5);
}

/**
 * The register of a content folder as it would be now: the translations in files of these names, or all of them, are taken
 * for ones of what stands there; of any other it says what it said.
 */
export function writeRegister(files: Files, isMarked = (_file: string) => true): string {
  const known = new Map(listRows(files).map((row) => [row.split("\t")[0], row]));
  const lines = listUnits(files).map(
    ({ name, first, second }) =>
      (isMarked(name.split(":")[0] ?? "") ? undefined : known.get(name)) ??
      [name, ...[first, second].map((said) => said.map(digest).join(" "))].join("\t"),
  );
  return `# Written by npm run content:translated: from which state of its original each translation was made.\n${lines.sort().join("\n")}\n`;
}

function listRows(files: Files): string[] {
  const file = join(files.root, registerFile);
  return files.has(file) ? files.text(file).split("\n") : [];
}

/** The digests of both texts as they were when the translation was made. */
type State = { first: readonly string[]; second: readonly string[] };
/** By the name of the translation. */
type Register = ReadonlyMap<string, State>;

function readRegister(files: Files): Register {
  return new Map(
    listRows(files).map((row) => {
      const [name = "", first = "", second = ""] = row.split("\t");
      return [name, { first: first.split(" "), second: second.split(" ") }];
    }),
  );
}

/** The lines of both texts that are not as they were when the translation was made. */
export type ChangedLines = Readonly<Record<"original" | "translation", ReadonlySet<number>>>;

/** Finds them; undefined for a translation of which no state is known. */
export function makeChangeFinder(files: Files): (pair: Pair) => ChangedLines | undefined {
  const known = readRegister(files);
  const list = (file: string, was: readonly string[]) =>
    new Set(compare(listSaid(files.text(file)), was).lines.map(({ line }) => line));
  return ({ original, translation }) => {
    const was = known.get(toContentPath(files, translation));
    return was && { original: list(original, was.first), translation: list(translation, was.second) };
  };
}

/** An original that has changed since its translation was made, and which of its lines; those of no known state are left out. */
export type Stale = { original: string; translation: string; lines: Said[]; gone: number };

export function findStale(files: Files): Stale[] {
  return compareUnits(listUnits(files), readRegister(files));
}

function compareUnits(units: readonly Unit[], register: Register): Stale[] {
  return units.flatMap((unit): Stale[] => {
    const was = register.get(unit.name);
    if (!was) return [];
    const { original, translation, first, second } = unit;
    if (unit.beside) {
      // the translation of another text that still stands is a copy
      const pairs = listPairsThen(was);
      const now = new Set(first.map(digest));
      const lines = first.filter((one, at) => {
        const other = second[at];
        const source = other ? was.second.indexOf(digest(other)) : -1;
        return other && source >= 0 && !now.has(was.first[source] ?? "") && !pairs.has(joinDigests(one, other));
      });
      return lines.length > 0 ? [{ original, translation, lines, gone: 0 }] : [];
    }
    const [now, then] = [compare(first, was.first), compare(second, was.second)];
    const [changed, followed] = [now, then].map(({ lines, gone }) => Math.max(lines.length, gone));
    if ((changed ?? 0) <= (followed ?? 0)) return [];
    return [{ original, translation, lines: now.lines, gone: now.gone }];
  });
}

function compare(said: readonly Said[], was: readonly string[]): { lines: Said[]; gone: number } {
  const digests = said.map(digest);
  const [then, now] = [new Set(was), new Set(digests)];
  return {
    lines: said.filter((_, at) => !then.has(digests[at] ?? "")),
    gone: was.filter((one) => one !== "" && !now.has(one)).length,
  };
}

/** Which line stood beside which. */
function listPairsThen({ first, second }: State): ReadonlySet<string> {
  return new Set(first.map((one, at) => `${one} ${second[at]}`));
}

function joinDigests(one: Said, other: Said): string {
  return `${digest(one)} ${digest(other)}`;
}

/** A translation beside its original, which has not changed, that is the one of another row: the row was copied. */
function checkCopiedRows({ translation, first, second }: Unit, was: State, problems: Problems): void {
  const digests = first.map(digest);
  const pairs = listPairsThen(was);
  const say = ({ text }: Said) => (text.startsWith('"') ? text : `"${text}"`);
  for (const [at, one] of first.entries()) {
    const other = second[at];
    const source = other ? was.second.indexOf(digest(other)) : -1;
    if (!other || source < 0 || pairs.has(joinDigests(one, other))) continue;
    const from = first[digests.indexOf(was.first[source] ?? "")];
    if (!from || from.text === one.text) continue;
    const wrong = `"${other.text.slice(0, 60)}" is the translation of ${say(from)}, not of ${say(one)}`;
    problems.warn(translation, other.line, wrong, "write its own translation");
  }
}

/**
 * What was left in a translation when its text was copied: it stands in another one, and fewer new lines of the original
 * were copied from there than of the translation.
 */
function checkCopiedLines(unit: Unit, was: State, register: Register, problems: Problems): void {
  const { name, original, translation, first, second } = unit;
  const now = first.map(digest);
  const isLong = ({ text }: Said) => text.length >= leastCopied;
  const added = second.filter(isLong).filter((one) => !was.second.includes(digest(one)) && !now.includes(digest(one)));
  if (added.length === 0) return;
  const ours = now.filter((one) => !was.first.includes(one));
  for (const [other, { first: theirs, second: copied }] of register) {
    if (other === name || other.includes(":")) continue;
    const left = added.filter((one) => copied.includes(digest(one)));
    if (left.length <= ours.filter((one) => theirs.includes(one)).length) continue;
    for (const { text, line } of left)
      problems.warn(
        translation,
        line,
        `"${text.slice(0, 60)}" stands in ${other} too, for another original (${basename(original)} says something else)`,
        "write the translation of this text, unless both say the same",
      );
  }
}

/** In characters: a shorter line may well be the same in two texts. */
const leastCopied = 14;

/** Shows what has changed in one language since it was translated, sentence by sentence. */
export function checkTranslated(files: Files, problems: Problems): void {
  const [units, register] = [listUnits(files), readRegister(files)];
  for (const unit of units) {
    const was = register.get(unit.name) ?? { first: [], second: [] };
    if (unit.beside) checkCopiedRows(unit, was, problems);
    else checkCopiedLines(unit, was, register, problems);
  }
  for (const { original, translation, lines, gone } of compareUnits(units, register)) {
    const other = original === translation ? "the translation beside it" : basename(translation);
    const right = `follow it in ${other}, then run npm run content:translated`;
    for (const { text, line } of lines.slice(0, 5))
      problems.change(original, line, `"${text.slice(0, 80)}" changed after ${other} was made from it`, right);
    if (lines.length === 0)
      problems.change(
        original,
        1,
        `${gone === 1 ? "a line" : `${gone} lines`} of this text went after ${other} was made from it`,
        right,
      );
  }
}
