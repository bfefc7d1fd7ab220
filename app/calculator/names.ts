import type { CalculatorPage } from "#catalog/views/pages.ts";

/** Names of what the engine knows by code. */
export type CalculatorNames = {
  country: (code: string) => string;
  goods: (id: string) => string;
  origin: (code: string) => string;
  service: (slug: string) => { name: string; path: string };
};

export function namesOf({
  countries,
  goods,
  origins,
  services,
}: Pick<CalculatorPage, "countries" | "goods" | "origins" | "services">): CalculatorNames {
  return {
    country: (code) => countries.find((country) => country.code === code)?.name ?? code,
    goods: (id) => goods.find((category) => category.id === id)?.label ?? id,
    origin: (code) => origins.find((origin) => origin.code === code)?.label ?? code,
    service: (slug) => services.find((service) => service.slug === slug) ?? { name: slug, path: "/" },
  };
}
