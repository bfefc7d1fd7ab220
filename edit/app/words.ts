import { createContext, use } from "react";
import en from "../messages/en.json";
import zh from "../messages/zh.json";

const tables = { en, zh } satisfies Record<string, Record<keyof typeof en, string>>;
export type Language = keyof typeof tables;
export type Word = keyof typeof en;
export const languages = Object.keys(tables).filter((name): name is Language => name in tables);

const remembered = "editor-language";

/** The language that was chosen here last, or else the browser's. */
export function findLanguage(): Language {
  const wanted = [localStorage.getItem(remembered) ?? "", ...navigator.languages.map((tag) => tag.split("-")[0])];
  return languages.find((name) => name === wanted.find((one) => languages.some((known) => known === one))) ?? "en";
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(remembered, language);
}

export const LanguageContext = createContext<Language>("en");

/** What the editor says in the chosen language; `{name}` is replaced. */
export function useWords(): (word: Word, given?: Readonly<Record<string, string | number>>) => string {
  const table: Readonly<Record<string, string>> = tables[use(LanguageContext)];
  return (word, given = {}) => (table[word] ?? word).replaceAll(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));
}

/** What a language is called, in the chosen one. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames(use(LanguageContext), { type: "language" });
  return (locale) => names.of(locale) ?? locale;
}

/** What a field is called: in words where they are known, otherwise as its file calls it. */
export function useFieldName(): (field: string | number) => string {
  const table: Readonly<Record<string, string>> = tables[use(LanguageContext)];
  return (field) => {
    if (typeof field === "number") return String(field + 1);
    const plain = field.replaceAll("_", " ");
    return table[`field_${field}`] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}
