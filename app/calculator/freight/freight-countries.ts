import type { CalculatorPage } from "#catalog/page-data.ts";

const methods: ReadonlySet<string> = new Set(["breaks", "weight-or-measure", "container"]);

/** Where a container is priced as a whole. */
export const containerOnly: ReadonlySet<string> = new Set(["container"]);

/** Destinations that some freight card serves; `own`: by which ways of pricing. */
export function listFreightCountries(
  { cards, countries }: Pick<CalculatorPage, "cards" | "countries">,
  own: ReadonlySet<string> = methods,
) {
  const served = new Set(
    cards.flatMap(({ tariff, zones }) => (own.has(tariff.method) ? zones.map(({ country }) => country) : [])),
  );
  return countries.filter(({ code }) => served.has(code));
}
