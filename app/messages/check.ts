import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { forms, places } from "./format.ts";
import { sourceLocale } from "#site/locales.ts";
import { folder, type MessageFile, readMessages, type Table } from "./read.ts";

/** A language that lacks a larger share of the messages is still being translated. */
const mostForgotten = 0.05;

/** Every mistake in the message files, each as `file:line: what is wrong; what would be right`. */
export function checkMessages(all: readonly MessageFile[] = readMessages()): string[] {
  const english = getSourceMessages(all);
  return all.flatMap(({ file, language, table, source }) => {
    const lines = source.split("\n");
    const findLine = (key: string) => lines.findIndex((line) => line.trimStart().startsWith(`"${key}"`)) + 1;
    const at = (key: string, wrong: string) => `${file}:${findLine(key)}: ${wrong}`;
    const repeated = lines
      .map((line) => /^\s*"(\w+)":/.exec(line)?.[1])
      .filter((key, index, keys) => key !== undefined && keys.indexOf(key) !== index);
    const missing = Object.keys(english).filter((key) => table[key] === undefined);
    return [
      // a language may be left for later; one that is nearly whole lacks what was just added
      ...(missing.length <= Object.keys(english).length * mostForgotten
        ? missing.map(
            (key) => `${file}:1: "${key}" is missing; write what ${JSON.stringify(english[key])} is in this language`,
          )
        : []),
      ...repeated.map((key = "") => at(key, `"${key}" stands twice; keep one`)),
      ...Object.entries(table).flatMap(([key, text]) =>
        checkMessage(text, english[key], language).map((wrong) => at(key, `"${key}" ${wrong}`)),
      ),
    ];
  });
}

function checkMessage(text: string, english: string | undefined, language: string): string[] {
  if (english === undefined) return ["is no message of en.json; add it there or remove it here"];
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const chosen = [...text.matchAll(places)].flatMap(([, , choices]) => (choices ? [listPluralForms(choices)] : []));
  const wanted = parsePlaceholders(english);
  const given = parsePlaceholders(text);
  const named = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(", ") || "none";
  return [
    ...(/[{}]/.test(text.replace(places, ""))
      ? ["has a brace that closes nothing; write {name} or {name, plural, …}"]
      : []),
    ...(chosen.some((set) => !set.includes("other")) ? ['has a plural without "other"; add other {…}'] : []),
    ...chosen
      .flat()
      .filter((form) => !form.startsWith("=") && !known.some((category) => category === form))
      .map((form) => `has the plural form "${form}", which "${language}" lacks; it has ${known.join(", ")}`),
    ...(named([...wanted.keys()].sort()) === named([...given.keys()].sort())
      ? []
      : [`has the places ${named(given.keys())}; en.json has ${named(wanted.keys())}`]),
  ];
}

function listPluralForms(choices: string): string[] {
  return [...choices.matchAll(forms)].map(([, form = ""]) => form);
}

/** The placeholders of a message, and whether each is a number that selects a plural form. */
function parsePlaceholders(text: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [, name = "", choices] of text.matchAll(places)) {
    found.set(name, choices !== undefined || found.get(name) === true);
    for (const [inner, counts] of choices
      ? parsePlaceholders([...choices.matchAll(forms)].map(([, , said]) => said).join(""))
      : [])
      found.set(inner, counts || found.get(inner) === true);
  }
  return found;
}

/** Writes the TypeScript types of the messages: their names, and the inputs that each needs. */
export function writeMessageTypes(all = readMessages()): void {
  const tables: Table[] = all.map(({ table }) => table);
  const lines = Object.entries(getSourceMessages(all)).map(([key, text]) => {
    const counted = (name: string) => tables.some((table) => parsePlaceholders(table[key] ?? "").get(name));
    const inputs = [...parsePlaceholders(text).keys()].map(
      (name) => `${name}: ${counted(name) ? "number" : "string | number"}`,
    );
    return `  ${key}(${inputs.length > 0 ? `inputs: { ${inputs.join("; ")} }` : ""}): string;`;
  });
  writeFileSync(join(folder, "typed.d.ts"), `export type Messages = {\n${lines.join("\n")}\n};\n`);
}

/** The messages in the language in which they are first written: its first file contains all of them. */
function getSourceMessages(all: readonly MessageFile[]): Table {
  return all.find(({ language }) => language === sourceLocale)?.table ?? {};
}

if (import.meta.main) {
  const problems = checkMessages();
  for (const problem of problems) console.error(problem);
  writeMessageTypes();
  process.exit(problems.length === 0 ? 0 : 1);
}
