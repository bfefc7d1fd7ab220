import en from "../messages/en.json";
import { money } from "../../tools/change-content/percent.ts";
import zh from "../messages/zh.json";

const tables = { en, zh } satisfies Record<string, Record<keyof typeof en, string>>;
type Language = keyof typeof tables;
export const languages = Object.keys(tables).filter((name): name is Language => name in tables);

const remembered = "editor-language";
/** The language that is spoken now. */
export let language = findLanguage();
let table: Readonly<Record<string, string>> = tables[language];

/** The language that was chosen here last, or else the browser's. */
function findLanguage(): Language {
  const wanted = localStorage.getItem(remembered) ?? navigator.language.split("-")[0];
  return languages.find((name) => name === wanted) ?? "en";
}

/** Speaks another language from now on; whoever calls it draws the whole page anew. */
export function setLanguage(chosen: Language): void {
  localStorage.setItem(remembered, chosen);
  language = chosen;
  table = tables[chosen];
}

/** What the editor says in the chosen language; `{name}` is replaced. */
export function say(word: keyof typeof en, given: Readonly<Record<string, string | number>> = {}): string {
  return (table[word] ?? word).replaceAll(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));
}

/** What a language is called, in the chosen one. */
export function nameLanguage(locale: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(locale) ?? locale;
}

/** What a field is called: in words where they are known, otherwise as its file calls it. */
export function nameField(field: string | number): string {
  if (typeof field === "number") return String(field + 1);
  const plain = field.replaceAll("_", " ");
  return table[`field_${field}`] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a column is called, with the currency if it holds prices. */
export function nameColumn(column: string, currency?: string): string {
  return `${nameField(column)}${currency && money.test(column) ? ` (${currency})` : ""}`;
}

/** What there is to say of something by its name: a hint about a question, a value in words. */
export function findWords(about: "hint" | "value", name: string): string | undefined {
  return table[`${about}_${name}`];
}

/** A question of the commands that add something, which ask in English. */
export function sayQuestion(kind: string, { name, ask }: { name: string; ask: string }): string {
  const [own, locale] = name.split(".");
  const known = table[own ? `ask_${kind}_${own}` : `new_${kind}`];
  return known && locale ? `${known} (${nameLanguage(locale)})` : (known ?? ask);
}

/** What the check says in English, in the chosen language where a message such as `check_"{0}" is empty` has its form. */
export function sayChecked(text: string): { children: string; lang?: string } {
  for (const [name, said] of Object.entries(table)) {
    if (!/^check_.*[ "]/.test(name)) continue;
    const form = RegExp.escape(name.slice("check_".length)).replaceAll(/\\\{\d\\\}/g, "(.+?)");
    const found = new RegExp(`^${form}$`).exec(text);
    if (found) return { children: said.replaceAll(/\{(\d)\}/g, (_, at) => found[Number(at) + 1] ?? "") };
  }
  // there are buttons for the commands that it names
  const plain = text.replaceAll(
    /(?:run )?`?npm run ([\w:]+)(?: -- [\w ]+)?`?/g,
    (whole, name) => table[`command_${name}`] ?? whole,
  );
  return { children: plain, lang: "en" };
}
