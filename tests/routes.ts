import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { pages } from "../site/pages.ts";
import type { SiteTable } from "../server/policy/table.ts";

const table: SiteTable = JSON.parse(readFileSync(join(process.env.SITE ?? "dist/site", "current/table.json"), "utf8"));
const missing = new Set(Object.values(table.notFound));
/** Prefixes of the additional languages, as published by the build: `/zh`. */
const prefixes = Object.keys(table.notFound).filter((prefix) => prefix !== "/");

/** Every page that the build published. */
export const published: readonly string[] = Object.entries(table.files)
  .filter(([path, { type }]) => type.startsWith("text/html") && !missing.has(path))
  .map(([path]) => path);

/** The pages visited in each additional language: the fewest that show whether it works. */
const translated = ["home", "esg", "resource/shipping-calculator", "our-solutions/service"];

/** The prefix of an address's language; empty for the first one. */
function prefixOf(path: string): string {
  return prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "";
}

function addressesOf({ address }: (typeof pages)[number], prefix: string): string[] {
  return published.filter(
    (path) => prefixOf(path) === prefix && matchPath(address, path.slice(prefix.length) || "/") !== null,
  );
}

/** The pages that the tests visit, taken from the register: each page, and of each family one. */
export const routes: readonly string[] = pages
  .filter(({ content }) => content !== "news-lists")
  .flatMap((entry) => {
    const own = addressesOf(entry, "");
    if (own.length === 0) throw new Error(`${entry.address} stands in site/pages.ts, and no page was published there`);
    const others = translated.includes(entry.name) && entry.content !== "b2b-services" ? prefixes : [];
    return [...own.slice(0, 1), ...others.flatMap((prefix) => addressesOf(entry, prefix).slice(0, 1))];
  });

/** One address of each kind of page. */
export const kinds: readonly string[] = [
  ...new Map(pages.map(({ address, name }) => [name, routes.find((path) => matchPath(address, path))])).values(),
].flatMap((path) => path ?? []);
