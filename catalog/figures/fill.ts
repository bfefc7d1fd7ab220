import { basename, relative } from "node:path";
import { today } from "../day.ts";
import { baseLocale, knownLocales, type Locale } from "#site/locales.ts";
import { suggestion } from "../read/nearest.ts";
import type { Files } from "../read/files.ts";
import { guarded } from "../read/guarded.ts";
import type { Problems } from "../read/problems.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { kindsOf } from "./kinds.ts";
import { type Named, namedIn, withFigures } from "./notation.ts";
import { type Data, Words } from "./words.ts";
import { type Place, written } from "./write.ts";

/** Folders whose texts may name figures, and the file of the menus; data never takes a figure from other data. */
const folders = ["services", "guides", "newsroom", "pages", "site.yaml"];

/**
 * The same files with each figure in a text looked up and written in its language. What cannot be looked up is reported
 * with its line, once however often the file is read. Without `data` (because of its own errors) nothing is reported.
 */
export function withFiguresFilled(files: Files, data: Omit<Data, "day"> | undefined, problems: Problems): Files {
  const kinds = kindsOf(kindsOfServices(files));
  const known = new Map<string, string>();

  function text(file: string): string {
    const seen = known.get(file);
    if (seen !== undefined) return seen;
    const own = files.text(file);
    const named = takesFigures(files, file) ? namedIn(own).filter((one) => localeAt(file, own, one)) : [];
    if (named.length === 0) return own;
    const day = dayOf(file, own);
    const head = file.endsWith(".md") ? own.indexOf("\n---", 3) : own.length;
    const filled = withFigures(own, named, (one) => {
      const text = said(one, own, file, day);
      return one.from < head ? guarded(text) : text;
    });
    known.set(file, filled);
    return filled;
  }

  function said(one: Named, own: string, file: string, day: string): string {
    const kind = kinds[one.kind];
    try {
      if (!kind) throw new NoFigure(`"${one.kind}" is not a kind of figure`, suggestion(one.kind, Object.keys(kinds)));
      if (!data) return "0";
      const bare = one.words.at(-1) === "number";
      const figure = kind.look(new Words(bare ? one.words.slice(0, -1) : one.words, { ...data, day }), kind.form);
      return written(bare ? withoutUnit(figure) : figure, localeAt(file, own, one) ?? baseLocale, placeOf(own, one));
    } catch (error) {
      if (!(error instanceof NoFigure)) throw error;
      problems.error(file, one.line, `${one.text}: ${error.message}`, error.right);
      return "0";
    }
  }

  return { ...files, text };
}

/** The number alone, for use in drawings: `bars: [{rise parcel-line 2027-01-01 number}]`. */
function withoutUnit(figure: Figure): Figure {
  if (figure.is === "percent") return { is: "plain", value: figure.percent };
  if (figure.is === "money") return { is: "plain", value: figure.amount };
  if (figure.is === "mass") return { is: "plain", value: figure.kg[0] ?? 0 };
  if (figure.is === "unit") return { is: "plain", value: figure.value };
  throw new NoFigure("this figure is no single number", "leave out the word number");
}

/** Whether a file is prose, in which figures are written in the notation. */
export function takesFigures(files: Files, file: string): boolean {
  return folders.includes(relative(files.root, file).split("/")[0] ?? "");
}

/** The language of a file: from its extension, otherwise the site's first. */
export function localeOf(file: string): Locale {
  const second = basename(file).split(".")[1];
  return knownLocales.find((locale) => locale === second) ?? baseLocale;
}

/** The language in which a figure is written: that of the file, or in the menus that of the code before the text. */
function localeAt(file: string, text: string, { from }: Named): Locale | undefined {
  if (basename(file) !== "site.yaml") return localeOf(file);
  const [, code] = [...text.slice(text.lastIndexOf("\n", from) + 1, from).matchAll(/\b([a-z]{2}): /g)].at(-1) ?? [];
  return knownLocales.find((locale) => locale === code);
}

/** News states what applied on its date; every other page what applies today. */
function dayOf(file: string, text: string): string {
  return (file.includes("/newsroom/") ? /^date: ["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] : undefined) ?? today();
}

/** Figures in a table or a menu, or at the start of a sentence, are written differently. */
function placeOf(text: string, { from }: Named): Place {
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  return {
    table: before.startsWith("|") || /\bnote: \{/.test(before),
    start: /(^|[.!?]|^[\w-]+:|[a-z_]+:) *["“]? *$/.test(before),
  };
}

/** Whether each service is b2b or b2c, read from the heads before they are checked. */
function kindsOfServices(files: Files): Map<string, string> {
  return new Map(
    files
      .list("services", ".md")
      .map((file) => [basename(file).split(".")[0] ?? "", /^kind: (b2b|b2c)/m.exec(files.text(file))?.[1] ?? ""]),
  );
}
