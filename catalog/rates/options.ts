import type { CardOption, LocalText, RateCard } from "#rating/card.ts";
import { type Problems, suggestName, type Path, type ReportAt } from "../read/problems.ts";
import type { ReferenceData } from "../reference/read-reference.ts";
import type { CardFile } from "../schema/card.ts";
import type { Site } from "../schema/site.ts";

/** Names of options by their ids. */
export type OptionNames = Readonly<Record<string, LocalText>>;

/** The options of a card, in the order in which its file mentions them. */
export function readOptions(file: CardFile, usual: OptionNames): CardOption[] {
  const priced = file.surcharges.flatMap(({ when }) => when?.option ?? []);
  const ids = new Set([...Object.keys(file.options), ...file.included_options, ...priced]);
  return [...ids].map((id) => ({
    id,
    name: getOptionName(file, id, usual) ?? { en: id },
    included: file.included_options.includes(id),
  }));
}

function getOptionName({ options }: CardFile, id: string, usual: OptionNames): LocalText | undefined {
  return [options, usual].find((names) => Object.hasOwn(names, id))?.[id];
}

/** An option must have a name, and either a price or an entry among the included ones, not both. */
export function checkOptions(card: CardFile, usual: OptionNames, error: ReportAt): void {
  const all = [...Object.keys(card.options), ...Object.keys(usual)];
  const named = (id: string, path: Path) => {
    if (!getOptionName(card, id, usual))
      error(
        path,
        `the option "${id}" has no name`,
        `${suggestName(id, all)} Or name it: options: { ${id}: { en: … } }`,
      );
  };
  for (const [at, id] of card.included_options.entries()) named(id, ["included_options", at]);
  const priced = card.surcharges.flatMap(({ when }) => when?.option ?? []);
  for (const [at, { when }] of card.surcharges.entries()) {
    if (!when?.option) continue;
    const path = ["surcharges", at, "when", "option"];
    named(when.option, path);
    if (card.included_options.includes(when.option))
      error(path, `the option "${when.option}" is both included and priced`, "leave it in one of the two");
  }
  for (const id of Object.keys(card.options))
    if (!priced.includes(id) && !card.included_options.includes(id))
      error(
        ["options", id],
        `the option "${id}" is named and never offered`,
        "give it a surcharge with when: { option: … }, or add it to included_options",
      );
}

/** An option must have the same name on all cards, because visitors see it only once. */
export function checkOptionNames(
  cards: readonly { card: RateCard; file: string; lineOf: (path: Path) => number }[],
  problems: Problems,
): void {
  const known = new Map<string, { text: string; file: string }>();
  for (const { card, file, lineOf } of cards)
    for (const { id, name } of card.options) {
      const text = Object.values(name).join(", ");
      const first = known.get(id);
      if (!first) known.set(id, { text, file });
      else if (first.text !== text)
        problems.error(
          file,
          lineOf(["options", id]),
          `the option "${id}" is called "${text}" here and "${first.text}" in ${first.file}`,
          "give it the same name, or another id",
        );
    }
}

/** The names that cards may refer to. */
export function collectNames(services: Iterable<string>, reference: ReferenceData, site: Site): Names {
  return {
    services: [...services],
    countries: reference.countries.map(({ code }) => code),
    goods: reference.goods.map(({ id }) => id),
    origins: site.origins.map(({ code }) => code),
    options: reference.options,
    currencies: Object.keys(reference.engine.exchange.rates),
  };
}

export type Names = {
  services: readonly string[];
  countries: readonly string[];
  goods: readonly string[];
  origins: readonly string[];
  /** Options that a card need not name itself. */
  options: OptionNames;
  /** Currencies with an exchange rate; any, if absent. */
  currencies?: readonly string[];
};
