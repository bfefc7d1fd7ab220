import { locales, localPath } from "#site/locales.ts";
import { addressOf, type Family } from "#site/pages.ts";
import { redirects as fixed } from "#site/redirects.ts";
import type { Catalog } from "./catalog.ts";
import { original } from "./localized.ts";
import { overviewPath, servicePath } from "./paths.ts";

/** Every redirect, in every language: those of the register, hubs of services, and former names. */
export function redirectsOf(catalog: Catalog): Record<string, string> {
  const all = { ...fixed, ...hubs(catalog), ...formerNames(catalog) };
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(all).map(([from, to]) => [localPath(from, locale), localPath(to, locale)]),
    ),
  );
}

/** The address above the services of a kind leads to the page that compares them. */
function hubs(catalog: Catalog): Record<string, string> {
  const hub = (family: Family) => addressOf(family, "").replace(/\/$/, "");
  const [b2b, b2c] = [overviewPath(catalog, "b2b"), overviewPath(catalog, "b2c")];
  const first = b2c ?? b2b;
  return {
    ...(first && { [hub("overviews")]: first }),
    ...(b2b && { [hub("b2b-services")]: b2b }),
    ...(b2c && { [hub("b2c-services")]: b2c }),
  };
}

/** Renamed items can still be found under the names that their files list in `formerly`. */
export function formerNames({ services, guides, news }: Catalog): Record<string, string> {
  const moved = (former: readonly string[], name: string, addressAs: (name: string) => string) =>
    former.map((old) => [addressAs(old), addressAs(name)]);
  return Object.fromEntries([
    ...[...services].flatMap(([slug, versions]) => {
      const { head } = original(versions);
      return moved(head.formerly, slug, (name) => servicePath(name, head));
    }),
    ...[...guides].flatMap(([slug, versions]) =>
      moved(original(versions).head.formerly, slug, (name) => addressOf("guides", name)),
    ),
    ...[...news].flatMap(([id, versions]) => {
      const { formerly } = original(versions).head;
      return ["/newsroom/", "/newsroom/detail/"].flatMap((base) => moved(formerly, id, (name) => base + name));
    }),
  ]);
}
