import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { SiteTable } from "../server/policy/table.ts";
import { type ModuleList, moduleListFile } from "#build/vite/module-list.ts";
import { afterwards } from "#build/vite/shared-chunks.ts";

/**
 * `npm run budget`: what a browser fetches on a first visit to each page, compared with the design's budgets, in Brotli
 * bytes: code with its messages until the page is alive (`alive`), and with the parts below and what runs beside every page
 * (`all`). Messages stand in the document and count as code.
 */
// the design allows 102 kB of code until a content page is alive, 106 where prices are shown, 114 in the calculator, and
// 12 kB of style; what is over fails from 4 kB more of code on (on the home page 7, in the calculator at once, but for what a
// word more or less weighs) and 2 kB more of style
const budgets = { alive: 106_000, all: 112_500, css: 14_000, html: 40_000, data: 0 };
const priced = { ...budgets, alive: 110_000, all: 124_700 };
// its form reads numbers as the calculator does
const home = { ...priced, alive: 113_500, all: 130_000 };
// the calculator comes with a data file: the duties of every destination, their open questions and sources
const calculator = { ...budgets, alive: 114_200, all: 185_000, data: 21_300 };
const kinds = ["alive", "all", "css", "html", "data"] as const;

const limitsOf: readonly [address: RegExp, limits: typeof budgets][] = [
  [/\/(shipping-calculator|freight-calculator|order-files)$/, calculator],
  [/\/our-solutions\//, priced],
  [/\/destinations\/./, { ...priced, alive: budgets.alive }],
  [/^(\/[a-z]{2})?\/?$/, home],
];

const release = join(process.env.SITE ?? "dist/site", "current");
const table: SiteTable = JSON.parse(readFileSync(join(release, "table.json"), "utf8"));

function countBytes(address: string): number {
  const entry = table.files[address];
  if (!entry) throw new Error(`${address} is asked for by a page and is not there`);
  const suffix = entry.encodings.includes("br") ? ".br" : "";
  return readFileSync(join(release, "public", entry.file + suffix)).length;
}

const client = "dist/client";
const modules: ModuleList = JSON.parse(readFileSync(join(client, moduleListFile), "utf8"));

/** Everything a page fetches on a first visit. */
function weigh(address: string): Record<keyof typeof budgets, number> {
  const html = readFileSync(join(release, "public", table.files[address]?.file ?? ""), "utf8");
  const named = new Set(
    html.match(/\/assets\/(?!parcel-rates|articles-|goods-law-|headings-)[\w./-]+\.js(?:on)?(?=")/g),
  );
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + countBytes(name), 0);
  const isData = (name: string) => name.startsWith("/assets/calculator-rates-");
  const data = new Set([...named].filter(isData));
  const code = named.difference(data);
  const messages = measurePart(html, /<script type="application\/json" id="messages">(.*?)<\/script>/s);
  return {
    alive: total(code) + messages,
    all: total(code.union(listLaterCode(html))) + messages,
    css: measurePart(html, /<style>(.*?)<\/style>/s),
    html: countBytes(address) - messages,
    data: total(data),
  };
}

/** What comes after the beginning of a page: the parts below, and what every page fetches once it is alive. */
function listLaterCode(html: string): Set<string> {
  const [, name] = /"name":"([\w/-]+)","data":/.exec(html) ?? [];
  const seen = new Set<string>();
  const below: string[] = [];
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    below.push(...(modules[module]?.below ?? []));
    for (const each of [...(modules[module]?.imports ?? []), ...(modules[module]?.below ?? [])]) visit(each);
  };
  visit(`app/pages/${name}.tsx`);
  return new Set([...below, ...afterwards].flatMap(listFiles));
}

/** The files that come with a module; one that is not there would weigh nothing, and is a mistake. */
function listFiles(module: string): readonly string[] {
  const found = modules[module];
  if (!found) throw new Error(`The compiled code has no ${module}; build again`);
  return found.files;
}

/** What stands in the document is also counted there. */
function measurePart(html: string, part: RegExp): number {
  return brotliCompressSync(part.exec(html)?.[1] ?? "").length;
}

const pages = Object.entries(table.files)
  .filter(([address, { type }]) => type.startsWith("text/html") && !Object.values(table.notFound).includes(address))
  .map(([address]) => ({
    address,
    limits: limitsOf.find(([pattern]) => pattern.test(address))?.[1] ?? budgets,
    ...weigh(address),
  }));

/** What the home page fetches when its form is first touched: the engine and the parcel cards; the aim is 25 kB. */
const firstTouchLimit = 27_700;
function firstTouch(): number {
  const html = readFileSync(join(release, "public", table.files["/"]?.file ?? ""), "utf8");
  const files = new Set<string>(html.match(/\/assets\/parcel-rates-\w+\.json/g));
  for (const file of listFiles("app/pages/home/pricer.ts")) if (!html.includes(file)) files.add(file);
  // already fetched for the worked example below the form
  for (const file of listFiles("app/pages/home/checked-price.tsx")) files.delete(file);
  return [...files].reduce((sum, file) => sum + countBytes(file), 0);
}

const over = pages.filter(({ limits, ...page }) => kinds.some((kind) => page[kind] > limits[kind]));
const shown = process.argv.includes("--all")
  ? pages
  : pages.filter(({ address }) => !/^\/zh\/|^\/newsroom\/./.test(address));
const kb = (size: number) => (size / 1000).toFixed(1).padStart(7);
console.log(`${"page".padEnd(52)}  alive    all    CSS   HTML   data  (kB, Brotli)`);
for (const page of shown) console.log(page.address.padEnd(52) + kinds.map((kind) => kb(page[kind])).join(""));
for (const { limits, ...page } of over)
  console.error(
    `Over budget: ${page.address} has ${kinds
      .filter((kind) => page[kind] > limits[kind])
      .map((kind) => `${kb(page[kind]).trim()} kB of ${kind}, of ${limits[kind] / 1000} allowed`)
      .join("; ")}`,
  );
const touch = firstTouch();
console.log(`The first touch of the home page's form fetches${kb(touch)} kB, of ${firstTouchLimit / 1000} allowed.`);
console.log(
  over.length === 0
    ? `All ${pages.length} pages are within their budgets.`
    : `${over.length} of ${pages.length} pages are over budget.`,
);
process.exit(over.length === 0 && touch <= firstTouchLimit ? 0 : 1);
