import type { CalculatorPage } from "#catalog/page-data.ts";

const methods: ReadonlySet<string> = new Set(["breaks", "weight-or-measure", "container"]);

/** Destinations that some freight card serves. */
export function listFreightCountries({ cards, countries }: Pick<CalculatorPage, "cards" | "countries">) {
  const served = new Set(
    cards.flatMap(({ tariff, zones }) => (methods.has(tariff.method) ? zones.map(({ country }) => country) : [])),
  );
  return countries.filter(({ code }) => served.has(code));
}
