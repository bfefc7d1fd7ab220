import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parse } from "yaml";
import { knownLocales } from "../site/locales.ts";

/**
 * Keeps the code independent of any provider: its name and addresses, its origins, the countries and currencies in its
 * samples, its services, guides and news items appear only in the content, so that another content folder is another
 * site. Nor do messages name any of its places. Only the register knows the languages: no other code may ask for one by
 * its code. Tests and their data may name them all.
 */
const rooms = "{app,build,catalog,edit,rating,server,site}/**/*.{ts,tsx,css,json}";
const forTests = /\.test\.tsx?$|\/test-|^catalog\/rates\/published|^server\/sample-(site|release)|typed\.d\.ts$/;
/** Where languages and currencies may be named: the register, one language's own folder, currency signs in texts. */
const ofLanguages =
  /^site\/(locales|currency)\.ts$|^catalog\/chinese\/|^catalog\/figures\/(quantities|write)\.ts$|^app\/calculator\/(orders\/import\/money|parse\/line\/money)\.ts$/;

type Names = Record<string, string>;
type Written = {
  name: string;
  brand: { storage: string };
  address: string;
  origins: { code: string; label: Names; hub: Names }[];
  currencies: string[];
  samples: Record<string, { to: string; place?: Names }>;
  hubs?: { name: Names }[];
};

/** Where countries are named in many languages, and where one numbers its states, whichever of them the provider serves. */
const ofCountries = /^site\/country-names\.ts$|^app\/calculator\/orders\/import\/us-states\.ts$/;

const site: Written = parse(readFileSync("content/site.yaml", "utf8"));
const { name, brand, address, origins, currencies, samples, hubs = [] } = site;
const slugs = [
  ...globSync("content/{services,guides}/*.md").map((file) => basename(file).replace(/\..*/, "")),
  ...globSync("content/newsroom/*/index.md").map((file) => basename(dirname(file))),
];
const countries = readFileSync("content/reference/countries.csv", "utf8").split("\n");
const shown = Object.values(samples).map(({ to }) => to);
const countriesShown = shown.flatMap((code) => {
  const [, ...names] = countries.find((row) => row.startsWith(`${code},`))?.split(",") ?? [];
  return names.slice(0, knownLocales.length).filter((text) => /\p{L}{2}/u.test(text) && text.length > 3);
});
const words = new Set([
  name,
  brand.storage,
  new URL(address).host,
  ...slugs,
  ...origins.flatMap(({ label, hub }) => [...Object.values(label), ...Object.values(hub)]),
  ...hubs.flatMap((hub) => Object.values(hub.name)),
  ...Object.values(samples).flatMap(({ place = {} }) => Object.values(place)),
]);
/** A code as a string, as a field name, or in a regular expression. */
const asked = (codes: readonly string[]) =>
  codes.flatMap((code) => [`["'\`]${code}["'\`]`, `(?<![\\w-])${code}\\??:(?= |$)`, `/\\^?${code}\\$?/`]);
const whole = (texts: Iterable<string>) =>
  `(?<![\\w-])(?:${[...texts].map((text) => RegExp.escape(text)).join("|")})(?![\\w-])`;
const places = [...origins.map(({ code }) => code), ...shown];
/** Also found within longer names: `yunrouteKey`, `/tmp/yunroute-nginx`; services however joined: `standardExpress`. */
const within = [brand.storage, name, ...slugs.filter((slug) => slug.includes("-"))];
const known = new RegExp(
  `${whole(words)}|${within
    .map((text) =>
      text
        .split("-")
        .map((part) => RegExp.escape(part))
        .join("[-_ ]?"),
    )
    .join("|")}`,
  "i",
);
const knownCountries = new RegExp(whole(countriesShown));
const knownPlaces = new RegExp(asked([...new Set(places)]).join("|"));
const knownCodes = new RegExp(asked([...currencies, ...knownLocales.slice(1)]).join("|"));
const knownInMessages = new RegExp(whole([...words, ...countriesShown]));

const found = globSync(rooms)
  .filter((file) => !forTests.test(file))
  .sort()
  .flatMap((file) => {
    const patterns = [
      file.endsWith(".json") ? knownInMessages : known,
      ...(ofCountries.test(file) ? [] : [knownPlaces, knownCountries]),
      ...(ofLanguages.test(file) ? [] : [knownCodes]),
    ];
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        patterns.flatMap((pattern) => {
          const [word] = pattern.exec(line) ?? [];
          return word ? [`${file}:${at + 1}: names ${word} of this provider; let the content say it`] : [];
        }),
      );
  });
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
