import { basename, relative } from "node:path";
import { baseLocale, knownLocales, type Locale } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
import { type Problems, suggestName } from "../read/problems.ts";
import { getToday } from "../read/values.ts";
import { guarded } from "../read/yaml.ts";
import { type Figure, findNamedFigures, type Named, NoFigure, replaceFigures } from "./figure.ts";
import * as cards from "./from-cards.ts";
import * as duties from "./from-duties.ts";
import * as quotes from "./from-quotes.ts";
import * as reference from "./from-reference.ts";
import { type Data, readLines, Words } from "./words.ts";
import { type Place, writeFigure } from "./write.ts";

type Kind = { form: string; look: (words: Words) => Figure };

/** Every kind of figure that a text may name, with an example; docs/writing.md lists them for editors. */
const kinds: Readonly<Record<string, Kind>> = {
  price: { form: "{price parcel-line DE 1.2kg}", look: quotes.price },
  days: { form: "{days parcel-line DE}", look: cards.days },
  slower: { form: "{slower parcel-line fast-line DE}", look: cards.slower },
  limit: { form: "{limit parcel-line weight}", look: cards.limit },
  countries: { form: "{countries parcel-line}", look: cards.countries },
  lines: { form: "{lines b2c}", look: cards.lines },
  names: { form: "{names b2c battery-inside}", look: cards.names },
  zones: { form: "{zones island-line}", look: reference.zones },
  ranges: { form: "{ranges island-line GB-HIGHLANDS}", look: reference.ranges },
  hubs: { form: "{hubs}", look: reference.hubs },
  by: { form: "{by fast-line}", look: reference.by },
  departures: { form: "{departures air-line}", look: reference.departures },
  longer: { form: "{longer christmas-2026 DE}", look: reference.longer },
  divisor: { form: "{divisor parcel-line}", look: cards.divisor },
  step: { form: "{step fast-line 3kg}", look: cards.step },
  "per-tonne": { form: "{per-tonne sea-line US-90001}", look: cards.perTonne },
  breaks: { form: "{breaks air-line}", look: cards.breaks },
  surcharge: { form: "{surcharge parcel-line fuel}", look: cards.surcharge },
  minimum: { form: "{minimum parcel-line insurance}", look: cards.minimum },
  ratio: { form: "{ratio cream-line}", look: cards.ratio },
  over: { form: "{over parcel-line oversize}", look: cards.over },
  billed: { form: "{billed parcel-line 1.2kg 40x30x10cm}", look: quotes.billed },
  share: { form: "{share parcel-line fast-line DE 1kg}", look: quotes.share },
  saving: { form: "{saving parcel-line fast-line DE 1kg}", look: quotes.saving },
  change: { form: "{change parcel-line DE 1kg 2027-01-01}", look: quotes.change },
  rise: { form: "{rise parcel-line 2027-01-01}", look: quotes.rise },
  emission: { form: "{emission parcel-line DE 1kg}", look: quotes.emission },
  times: { form: "{times air sea}", look: reference.times },
  factor: { form: "{factor air}", look: reference.factor },
  container: { form: "{container 20GP}", look: reference.container },
  volume: { form: "{volume 40x30x10cm}", look: reference.volume },
  volumetric: { form: "{volumetric 40x30x10cm 8000}", look: reference.volumetric },
  duty: { form: "{duty eu duty value_up_to}", look: duties.duty },
  rate: { form: "{rate DE vat}", look: duties.rate },
  tariff: { form: "{tariff EU apparel}", look: duties.tariff },
  taxes: { form: "{taxes MX 60USD}", look: duties.taxes },
  landed: { form: "{landed BR 100USD}", look: duties.landed },
  members: { form: "{members eu}", look: duties.members },
  brand: { form: "{brand}, {brand email}", look: reference.brand },
  fact: { form: "{fact fulfilment-carton}", look: reference.fact },
};

/** Folders whose texts may name figures, and the file of the menus; data never takes a figure from other data. */
const folders = ["services", "guides", "newsroom", "pages", "site.yaml"];

/**
 * The same files with each figure in a text looked up and written in its language. What cannot be looked up is reported
 * with its line, once however often the file is read. Without `data` (because of its own errors) nothing is reported.
 */
export function fillFigures(files: Files, data: Omit<Data, "day" | "lines"> | undefined, problems: Problems): Files {
  const lines = readLines(files);
  const known = new Map<string, string>();

  function text(file: string): string {
    const seen = known.get(file);
    if (seen !== undefined) return seen;
    const own = files.text(file);
    const named = isFilled(files, file) ? findNamedFigures(own).filter((one) => findLocale(file, own, one)) : [];
    if (named.length === 0) return own;
    const day = findDay(file, own);
    const head = file.endsWith(".md") ? own.indexOf("\n---", 3) : own.length;
    const filled = replaceFigures(own, named, (one) => {
      const text = said(one, own, file, day);
      return one.from < head ? guarded(text) : text;
    });
    known.set(file, filled);
    return filled;
  }

  function said(one: Named, own: string, file: string, day: string): string {
    const kind = kinds[one.kind];
    try {
      if (!kind) throw new NoFigure(`"${one.kind}" is not a kind of figure`, suggestName(one.kind, Object.keys(kinds)));
      if (!data) return "0";
      const bare = one.words.at(-1) === "number";
      const words = bare ? one.words.slice(0, -1) : one.words;
      const figure = kind.look(new Words(words, { ...data, lines, day }, kind.form));
      return writeFigure(
        bare ? dropUnit(figure) : figure,
        findLocale(file, own, one) ?? baseLocale,
        getPlace(own, one),
      );
    } catch (error) {
      if (!(error instanceof NoFigure)) throw error;
      problems.error(file, one.line, `${one.text}: ${error.message}`, error.right);
      return "0";
    }
  }

  return { ...files, text };
}

/** The number alone, for use in drawings: `bars: [{rise parcel-line 2027-01-01 number}]`. */
function dropUnit(figure: Figure): Figure {
  if (figure.is === "percent") return { is: "plain", value: figure.percent };
  if (figure.is === "money") return { is: "plain", value: figure.amount };
  if (figure.is === "mass") return { is: "plain", value: figure.kg[0] ?? 0 };
  if (figure.is === "unit") return { is: "plain", value: figure.value };
  throw new NoFigure("this figure is no single number", "leave out the word number");
}

/** Files of prose, in which figures are written in the notation. */
export function listFilledFiles(files: Files): string[] {
  return [...files.list("", ".md"), ...files.list("", ".yaml")].filter((file) => isFilled(files, file));
}

function isFilled(files: Files, file: string): boolean {
  return folders.includes(relative(files.root, file).split("/")[0] ?? "");
}

/** The language of a file: from its extension, otherwise the site's first. */
export function getFileLocale(file: string): Locale {
  const second = basename(file).split(".")[1];
  return knownLocales.find((locale) => locale === second) ?? baseLocale;
}

/** The language in which a figure is written: that of the file, or in the menus that of the code before the text. */
function findLocale(file: string, text: string, { from }: Named): Locale | undefined {
  if (basename(file) !== "site.yaml") return getFileLocale(file);
  const [, code] = [...text.slice(text.lastIndexOf("\n", from) + 1, from).matchAll(/\b([a-z]{2}): /g)].at(-1) ?? [];
  return knownLocales.find((locale) => locale === code);
}

/** News states what applied on its date; every other page what applies today. */
function findDay(file: string, text: string): string {
  return (file.includes("/newsroom/") ? /^date: ["']?(\d{4}-\d\d-\d\d)/m.exec(text)?.[1] : undefined) ?? getToday();
}

/** Figures in a table or a menu, or at the start of a sentence, are written differently. */
function getPlace(text: string, { from }: Named): Place {
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  return {
    table: before.startsWith("|") || /\bnote: \{/.test(before),
    start: /(^|[.!?]|^[\w-]+:|[a-z_]+:) *["“]? *$/.test(before),
  };
}
