/** A place in a message: `{name}`, or `{name, plural, one {# day} other {# days}}`, whose forms may hold `{other}` places. */
export const places = /\{(\w+)(?:, plural,((?:\s*(?:=\d+|[a-z]+) \{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
export const forms = /(=\d+|[a-z]+) \{((?:[^{}]|\{\w+\})*)\}/g;

export type Inputs = Readonly<Record<string, string | number>>;

const plurals: Record<string, Intl.PluralRules> = {};

/** A message with its places filled in; the form of a plural is chosen by the rules of the language. */
export function formatMessage(text: string, inputs: Inputs, language: string): string {
  return text.replace(places, (_, name: string, choices?: string) => {
    const value = inputs[name] ?? "";
    if (!choices) return String(value);
    const words = new Map([...choices.matchAll(forms)].map(([, form = "", said = ""]) => [form, said]));
    const rules = plurals[language] ?? new Intl.PluralRules(language);
    plurals[language] = rules;
    const chosen = words.get(`=${value}`) ?? words.get(rules.select(Number(value))) ?? words.get("other") ?? "";
    return formatMessage(chosen.replaceAll("#", Number(value).toLocaleString(language)), inputs, language);
  });
}
