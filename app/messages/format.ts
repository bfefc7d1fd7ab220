/** A placeholder: `{name}`, or `{name, plural, one {# day} other {# days}}`, whose forms may contain `{other}` ones. */
export const places = /\{(\w+)(?:, plural,((?:\s*(?:=\d+|[a-z]+) \{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
export const forms = /(=\d+|[a-z]+) \{((?:[^{}]|\{\w+\})*)\}/g;

export type Inputs = Readonly<Record<string, string | number>>;

/** One per language: making one costs a hundred times what using it does. */
const plurals: Record<string, Intl.PluralRules> = {};
const counts: Record<string, Intl.NumberFormat> = {};

/** A message with its placeholders filled in; plural forms are chosen by the rules of the language. */
export function formatMessage(text: string, inputs: Inputs, language: string): string {
  const filled = text.replace(places, (place: string, name: string, choices: string | undefined, at: number) => {
    const value = inputs[name] ?? "";
    if (!choices) return setApart(text.slice(0, at), String(value), text.slice(at + place.length));
    const words = new Map([...choices.matchAll(forms)].map(([, form = "", said = ""]) => [form, said]));
    const rules = plurals[language] ?? new Intl.PluralRules(language);
    plurals[language] = rules;
    const chosen = words.get(`=${value}`) ?? words.get(rules.select(Number(value))) ?? words.get("other") ?? "";
    return formatMessage(chosen.replaceAll("#", formatCount(Number(value), language)), inputs, language);
  });
  return text === filled ? text : filled.replaceAll(needless, "");
}

/** A count below a thousand is its digits: a browser's first formatter takes a phone a tenth of a second. */
function formatCount(value: number, language: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const format = counts[language] ?? new Intl.NumberFormat(language);
  counts[language] = format;
  return format.format(value);
}

/** A space in the message between Chinese and an insertion that ends in Chinese, such as `（约 ¥51） 起`. */
const needless = /(?<=[\p{Script=Han}，。；：！？）”]) (?=\p{Script=Han})/gu;

const hanBefore = /\p{Script=Han}$/u;
const hanAfter = /^\p{Script=Han}/u;

/** Puts spaces between Chinese and Latin letters or numbers (`件数少时，40HC 最便宜`), but not dates (`最迟12月4日`). */
function setApart(before: string, value: string, after: string): string {
  const start = /^\d*[A-Za-z]/.test(value) && hanBefore.test(before) ? " " : "";
  const end = /[A-Za-z\d]$/.test(value) && hanAfter.test(after) ? " " : "";
  return `${start}${value}${end}`;
}
