import type { CalculatorPage } from "#catalog/views/pages.ts";
import { localText } from "#app/platform/local-text.ts";
import { tagOf } from "#site/locales.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { offeredOptions } from "./form/options.ts";

/** Names of what the engine knows by code. */
export type CalculatorNames = {
  country: (code: string) => string;
  /** As it stands in a sentence: "to the Netherlands". */
  countryInSentence: (code: string) => string;
  goods: (id: string) => string;
  origin: (code: string) => string;
  option: (id: string) => string;
  service: (slug: string) => { name: string; path: string };
};

export function namesOf({
  countries,
  goods,
  origins,
  services,
  cards,
}: Pick<CalculatorPage, "countries" | "goods" | "origins" | "services" | "cards">): CalculatorNames {
  const offered = offeredOptions(cards);
  return {
    country: (code) => countries.find((country) => country.code === code)?.name ?? regionName(code),
    countryInSentence: (code) => {
      const known = countries.find((country) => country.code === code);
      return known?.inSentence ?? known?.name ?? regionName(code);
    },
    goods: (id) => goods.find((category) => category.id === id)?.label ?? id,
    origin: (code) => origins.find((origin) => origin.code === code)?.label ?? code,
    option: (id) => {
      const option = offered.find((one) => one.id === id);
      return option ? localText(option.name) : id;
    },
    service: (slug) => services.find((service) => service.slug === slug) ?? { name: slug, path: "/" },
  };
}

/** A country that no card knows, as the visitor's language calls it. */
function regionName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(tagOf(getLocale()), { type: "region" }).of(code) ?? code;
}
