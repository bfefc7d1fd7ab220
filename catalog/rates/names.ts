import type { ReferenceData } from "../read-reference.ts";
import type { Site } from "../schema/site.ts";
import type { Names } from "./checks.ts";

/** The names that cards may refer to. */
export function namesFor(services: Iterable<string>, reference: ReferenceData, site: Site): Names {
  return {
    services: [...services],
    countries: reference.countries.map(({ code }) => code),
    goods: reference.goods.map(({ id }) => id),
    origins: site.origins.map(({ code }) => code),
    options: reference.options,
    currencies: Object.keys(reference.engine.exchange.rates),
  };
}
