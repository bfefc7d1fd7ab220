import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap } from "yaml";
import { contentRoot } from "#catalog/catalog.ts";
import { writeWholeSync } from "#catalog/cache.ts";
import { contentFormat } from "#catalog/schema/site.ts";
import { editYaml, hideFigures } from "./change-content/edit-yaml.ts";

/** The text of a file in the present format, and what was changed, each with what remains to be decided. */
export type Migrated = { text: string; done: string[] };

/** Whether a folder, by the text of its `site.yaml`, is written for an older release's format. */
export function isOlder(site: string): boolean {
  return (Number(parseDocument(site).get("format")) || 1) < contentFormat;
}

/**
 * `npm run content:migrate -- [folder]`: rewrites a folder of content from format 1 to 2 (CHANGELOG.md), and returns what
 * it did in each file. What only its writer knows is marked as such, and `npm run content:check` finds the rest.
 */
export function migrateFolder(root: string): string[] {
  const site = join(root, "site.yaml");
  const text = readFileSync(site, "utf8");
  if (!isOlder(text)) return [];
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const said = files.toSorted().flatMap((name) => {
    const file = join(root, name);
    if (name === "site.yaml" || !/\.(ya?ml|csv|md)$/.test(name)) return [];
    const before = readFileSync(file, "utf8");
    const { text: after, done } = migrateFile(name, before, text);
    if (after !== before) writeWholeSync(file, after);
    return done.map((what) => `${name}: ${what}`);
  });
  writeWholeSync(site, setFormat(text));
  return [...said, `site.yaml: format is ${contentFormat}`];
}

/** A file in format 2; `site` is the text of site.yaml. */
export function migrateFile(name: string, text: string, site: string): Migrated {
  if (name === "reference/duties/tariffs.csv") return addEdition(text);
  if (/^reference\/duties\/[^/]+\.ya?ml$/.test(name)) return migrateDuties(text);
  if (/^reference\//.test(name)) return { text, done: [] };
  const named = nameConstants(text, site);
  if (!/^pages\/calculator(\.[\w-]+)?\.ya?ml$/.test(name)) return named;
  const { text: without, done } = dropIntro(named.text);
  return { text: without, done: [...named.done, ...done] };
}

/** The calculator begins with its form. */
function dropIntro(text: string): Migrated {
  const document = parseDocument(hideFigures(text));
  const intro = document.get("intro");
  if (intro === undefined) return { text, done: [] };
  document.delete("intro");
  return {
    text: editYaml(text, document.toJS()),
    done: [`intro is gone: the page begins with its form; it said: ${intro}`],
  };
}

/** `format` as the first field, below the file's own remarks. */
export function setFormat(text: string): string {
  const without = text.replace(/^format:.*\n/m, "");
  return without.replace(/^(?=[^#\n])/m, `format: ${contentFormat}\n`);
}

/** The state of the law that a row of a tariff was read in. */
function addEdition(text: string): Migrated {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
    comments: "#",
  });
  const fields = meta.fields ?? [];
  if (fields.includes("edition")) return { text, done: [] };
  const columns = fields.flatMap((field) => (field === "read" ? ["edition", "read"] : [field]));
  const remarks = text.match(/^#.*\n/gm)?.join("") ?? "";
  const rows = data.map((row) => ({ ...row, edition: "undated" }));
  const done = [`edition is undated in ${rows.length} rows; write the state of the tariff, or the day of the source`];
  return { text: `${remarks}${Papa.unparse(rows, { columns, newline: "\n" })}\n`, done };
}

function migrateDuties(text: string): Migrated {
  const document = parseDocument(hideFigures(text));
  const done: string[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== "unsettled") return undefined;
      const words = isMap(value) ? value.get("en") : "see the row that has the same";
      done.push(`unsettled is gone; write an open question with its readings where it said: ${words}`);
      return visit.REMOVE;
    },
  });
  const sources = document.get("sources");
  for (const { key, value } of isMap(sources) ? sources.items : [])
    if (isMap(value) && !value.has("edition")) {
      value.set("edition", "undated");
      done.push(`the source ${key} has edition: undated; write the state of the law, or the day of the source`);
    }
  const open = document.get("open");
  for (const [at, question] of isSeq(open) ? open.items.entries() : [])
    if (isMap(question) && !question.has("id")) done.push(nameReadings(question, at + 1));
  return { text: done.length > 0 ? editYaml(text, document.toJS()) : text, done };
}

/** Questions and their readings had no names, and no reading that quotes assume. */
function nameReadings(question: YAMLMap, number: number): string {
  const localize = (text: unknown) => (typeof text === "string" ? { en: text } : text);
  const readings = question.get("readings");
  const named = (isSeq(readings) ? readings.toJSON() : []).map((text: unknown, at: number) => ({
    id: `reading-${at + 1}`,
    text: localize(text),
  }));
  const asked = question.get("question");
  question.set("id", `question-${number}`);
  question.set("question", localize(isMap(asked) ? asked.toJSON() : asked));
  question.set("readings", named);
  question.set("assumed", "reading-1");
  return `question-${number} assumes reading-1; name the reading that quotes charge, and the rows that hold under one`;
}

/** What site.yaml holds is said by name, so that a change of it reaches every text. */
function nameConstants(text: string, site: string): Migrated {
  const fields = parseDocument(site).toJSON() ?? {};
  const constants = ["email", "press", "phone", "street", "legal_name"].flatMap((field) => {
    const value: unknown = fields[field];
    const texts = typeof value === "object" && value !== null ? Object.values(value) : [value];
    return texts.flatMap((each) => (typeof each === "string" && each.length > 5 ? [[each, field] as const] : []));
  });
  const done: string[] = [];
  let changed = text;
  for (const [value, field] of constants) {
    if (!changed.includes(value)) continue;
    const said = `{brand ${field === "legal_name" ? "legal" : field}}`;
    changed = changed.replaceAll(value, said);
    done.push(`"${value}" is ${said}`);
  }
  return { text: changed, done };
}

const help = `npm run content:migrate -- [FOLDER]

Brings a content folder (content) of an older release up to date, and says for each file what it did. Keep a copy, or
commit first: the files are changed in place.`;

if (import.meta.main) {
  if (process.argv.includes("--help")) console.log(help);
  else {
    const root = process.argv[2] ?? contentRoot;
    if (!existsSync(join(root, "site.yaml"))) {
      console.error(`${root} has no site.yaml; name the folder of your content: npm run content:migrate -- folder`);
      process.exit(2);
    }
    const done = migrateFolder(root);
    for (const what of done) console.log(what);
    console.log(
      done.length === 0
        ? `${root} is of this release's format already; nothing was changed.`
        : `${root} has format ${contentFormat}. Run npm run content:check for what only you can decide.`,
    );
  }
}
