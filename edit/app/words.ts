import { createContext, use, useCallback } from "react";
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
  return wanted.flatMap((one) => languages.find((name) => name === one) ?? [])[0] ?? "en";
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(remembered, language);
}

export const LanguageContext = createContext<Language>("en");

function useTable(): Readonly<Record<string, string>> {
  return tables[use(LanguageContext)];
}

/** What the editor says in the chosen language; `{name}` is replaced. */
export function useWords(): (word: Word, given?: Readonly<Record<string, string | number>>) => string {
  const table = useTable();
  return useCallback(
    (word, given = {}) => (table[word] ?? word).replaceAll(/\{(\w+)\}/g, (_, name) => String(given[name] ?? "")),
    [table],
  );
}

/** What a language is called, in the chosen one. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames(use(LanguageContext), { type: "language" });
  return (locale) => names.of(locale) ?? locale;
}

/** What a field is called: in words where they are known, otherwise as its file calls it. */
export function useFieldName(): (field: string | number) => string {
  const table = useTable();
  return (field) => {
    if (typeof field === "number") return String(field + 1);
    const plain = field.replaceAll("_", " ");
    return table[`field_${field}`] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}

/** A question of the commands that add something, which ask in English. */
export function useQuestion(): (kind: string, question: { name: string; ask: string }) => string {
  const table = useTable();
  const languageName = useLanguageName();
  return (kind, { name, ask }) => {
    const [own, locale] = name.split(".");
    const known = table[own ? `ask_${kind}_${own}` : `new_${kind}`];
    return known && locale ? `${known} (${languageName(locale)})` : (known ?? ask);
  };
}

/**
 * What the check says, which speaks English: in the words of the chosen language for what comes up most. A message
 * `check_"{0}" is empty` stands for all that have its form.
 */
export function useCheckWords(): (text: string) => { children: string; lang?: string } {
  const table = useTable();
  const forms = Object.entries(table).filter(([name]) => /^check_.*[ "]/.test(name));
  return (text) => {
    for (const [name, said] of forms) {
      const form = RegExp.escape(name.slice("check_".length)).replaceAll(/\\\{\d\\\}/g, "(.+?)");
      const found = new RegExp(`^${form}$`).exec(text);
      if (found) return { children: said.replaceAll(/\{(\d)\}/g, (_, at) => found[Number(at) + 1] ?? "") };
    }
    return { children: text, lang: "en" };
  };
}
