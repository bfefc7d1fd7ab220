import type { CalculatorPage } from "#catalog/page-data.ts";
import { getLocale, getLocalText } from "#app/platform/current-locale.ts";
import { getLanguageTag } from "#site/locales.ts";
import { nameCountry } from "#site/name-country.ts";
import { listOfferedOptions } from "../store/form-state.ts";

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

export function buildCalculatorNames({
  countries,
  goods,
  origins,
  services,
  cards,
}: Pick<CalculatorPage, "countries" | "goods" | "origins" | "services" | "cards">): CalculatorNames {
  const offered = listOfferedOptions(cards);
  return {
    country: (code) => countries.find((country) => country.code === code)?.name ?? translateRegion(code),
    countryInSentence: (code) => {
      const known = countries.find((country) => country.code === code);
      return known?.inSentence ?? known?.name ?? translateRegion(code);
    },
    goods: (id) => goods.find((category) => category.id === id)?.label ?? id,
    origin: (code) => origins.find((origin) => origin.code === code)?.label ?? code,
    option: (id) => {
      const option = offered.find((one) => one.id === id);
      return option ? getLocalText(option.name) : id;
    },
    service: (slug) => services.find((service) => service.slug === slug) ?? { name: slug, path: "/" },
  };
}

/** A country that no card knows, as the visitor's language calls it. */
function translateRegion(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return nameCountry(code, getLanguageTag(getLocale())) ?? code;
}
