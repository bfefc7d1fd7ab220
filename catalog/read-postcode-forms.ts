import { type PostcodeForm, postcodeReader } from "#rating/postcode-form.ts";
import { readCsv } from "./read/csv.ts";
import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";

/** `postcodes.csv`, which is optional: how postcodes are written, by country. */
export function readPostcodeForms(
  file: string,
  countries: readonly string[],
  files: Files,
  problems: Problems,
): ReadonlyMap<string, PostcodeForm> {
  const found = new Map<string, PostcodeForm>();
  if (!files.has(file)) return found;
  for (const { cells, line } of readCsv(file, files.text(file), ["country", "forms", "example"], ["signs"], problems)) {
    const error = (wrong: string, right: string) => problems.error(file, line, wrong, right);
    const { country = "", example = "" } = cells;
    if (!countries.includes(country))
      error(`the country "${country}" is not in countries.csv`, suggestion(country, countries));
    if (found.has(country)) error(`${country} appears twice`, "leave one row");
    const [forms, signs] = [listed(cells.forms), listed(cells.signs)];
    const wrong = forms.find((form) => !/^(?:[A-Z]+(?:[ -][A-Z]+)*|\([A-Z]+\))$/.test(form));
    const sign = signs.find((own) => !/^(?:\p{Lu}{1,3}|〒)$/u.test(own));
    const form: PostcodeForm = { forms, example, ...(signs.length > 0 && { signs }) };
    if (forms.every((own) => own.startsWith("("))) error(`${country} has no whole form`, "write one, such as NNNNN");
    else if (wrong !== undefined)
      error(`"${wrong}" is not the form of a postcode`, "write N for a digit, A for a letter, X for either: NNNN AA");
    else if (sign !== undefined) error(`"${sign}" is not a road sign`, "write up to three capitals, such as F");
    else if (postcodeReader(country, { ...form, signs: [] })(example) !== example)
      error(`the example "${example}" has none of the forms`, `write one like ${forms[0]}`);
    else found.set(country, form);
  }
  return found;
}

function listed(text = ""): string[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}
