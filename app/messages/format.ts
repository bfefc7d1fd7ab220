/** A place in a message: `{name}`, or `{name, plural, one {# day} other {# days}}`, whose forms may hold `{other}` places. */
export const places = /\{(\w+)(?:, plural,((?:\s*(?:=\d+|[a-z]+) \{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
export const forms = /(=\d+|[a-z]+) \{((?:[^{}]|\{\w+\})*)\}/g;

export type Inputs = Readonly<Record<string, string | number>>;

/** One a language. */
const plurals: Record<string, Intl.PluralRules> = {};

/** A message with its places filled in; the form of a plural is chosen by the rules of the language. */
export function formatMessage(text: string, inputs: Inputs, language: string): string {
  const filled = text.replace(places, (place: string, name: string, choices: string | undefined, at: number) => {
    const value = inputs[name] ?? "";
    if (!choices) return setApart(text.slice(0, at), String(value), text.slice(at + place.length));
    const words = new Map([...choices.matchAll(forms)].map(([, form = "", said = ""]) => [form, said]));
    const rules = plurals[language] ?? new Intl.PluralRules(language);
    plurals[language] = rules;
    const chosen = words.get(`=${value}`) ?? words.get(rules.select(Number(value))) ?? words.get("other") ?? "";
    return formatMessage(chosen.replaceAll("#", Number(value).toLocaleString(language)), inputs, language);
  });
  return filled.replaceAll(needless, "");
}

/** A space of the message that parts Chinese from what ends in Chinese, such as `（约 ¥51） 起`. */
const needless = /(?<=[\p{Script=Han}，。；：！？）”]) (?=\p{Script=Han})/gu;

const hanBefore = /\p{Script=Han}$/u;
const hanAfter = /^\p{Script=Han}/u;

/** Latin letters and figures stand apart from Chinese beside them (`起初 40HC 最便宜`); a date does not (`最迟12月4日`). */
function setApart(before: string, value: string, after: string): string {
  const start = /^\d*[A-Za-z]/.test(value) && hanBefore.test(before) ? " " : "";
  const end = /[A-Za-z\d]$/.test(value) && hanAfter.test(after) ? " " : "";
  return `${start}${value}${end}`;
}
