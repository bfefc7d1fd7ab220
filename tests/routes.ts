import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { pages } from "../site/pages.ts";
import type { SiteTable } from "../server/policy/table.ts";

const table: SiteTable = JSON.parse(readFileSync(join(process.env.SITE ?? "dist/site", "current/table.json"), "utf8"));
const missing = new Set(Object.values(table.notFound));
/** Prefixes of the further languages, as the build has published them: `/zh`. */
const prefixes = Object.keys(table.notFound).filter((prefix) => prefix !== "/");

/** Every page that the build has published. */
export const published: readonly string[] = Object.entries(table.files)
  .filter(([path, { type }]) => type.startsWith("text/html") && !missing.has(path))
  .map(([path]) => path);

/** Families of which every page is visited by the tests; of the others one stands for all. */
const all = ["overviews", "b2b-services", "b2c-services"];
/** What is visited in each further language: the least that shows whether it holds. */
const translated = ["home", "esg", "resource/shipping-calculator", "our-solutions/service"];

/** The prefix of the language that an address is in; empty for the first one. */
function prefixOf(path: string): string {
  return prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "";
}

function addressesOf({ address }: (typeof pages)[number], prefix: string): string[] {
  return published.filter(
    (path) => prefixOf(path) === prefix && matchPath(address, path.slice(prefix.length) || "/") !== null,
  );
}

/** The pages that the tests visit, made of the register: each page, and of families of pages as many as tell them apart. */
export const routes: readonly string[] = pages
  .filter(({ content }) => content !== "news-lists")
  .flatMap((entry) => {
    const own = addressesOf(entry, "");
    if (own.length === 0) throw new Error(`${entry.address} stands in site/pages.ts, and no page was published there`);
    const others = translated.includes(entry.name) && entry.content !== "b2b-services" ? prefixes : [];
    return [
      ...(all.includes(entry.content) ? own : own.slice(0, 1)),
      ...others.flatMap((prefix) => addressesOf(entry, prefix).slice(0, 1)),
    ];
  });
