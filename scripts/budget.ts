import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import type { SiteTable } from "../server/policy/table.ts";

/** `npm run budget`: Brotli bytes loaded by a first visit to each page, compared with the design's budgets. */
// the design allows 102 kB of code on a content page, 106 where prices are shown, 120 in the calculator, and 12 kB of
// style; what is over fails from 3.5 kB more of code on (on the home page 6, in the calculator 1.5) and 2 kB more of style
const budgets = { js: 105_500, css: 14_000, html: 40_000, data: 0 };
const priced = { ...budgets, js: 109_500 };
// its form reads numbers as the calculator does
const home = { ...budgets, js: 112_500 };
// the calculator comes with a data file: the duties of every destination, their open questions and sources
const calculator = { ...budgets, js: 122_500, data: 20_700 };
const kinds = ["js", "css", "html", "data"] as const;

const limitsOf: readonly [address: RegExp, limits: typeof budgets][] = [
  [/\/(shipping-calculator|freight-calculator|order-files)$/, calculator],
  [/\/our-solutions\//, priced],
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

/** Everything a page fetches on opening, since its HTML names it. */
function weigh(address: string): Record<keyof typeof budgets, number> {
  const html = readFileSync(join(release, "public", table.files[address]?.file ?? ""), "utf8");
  const named = [...new Set(html.match(/\/assets\/(?!parcel-rates|articles-|headings-)[\w./-]+\.js(?:on)?(?=")/g))];
  const total = (names: readonly string[]) => names.reduce((sum, name) => sum + countBytes(name), 0);
  const isData = (name: string) => name.startsWith("/assets/calculator-rates-");
  // messages count as code
  const js = total(named.filter((name) => !isData(name)));
  return { js, css: measureStyle(html), html: countBytes(address), data: total(named.filter(isData)) };
}

/** The stylesheet is inlined in the document and is also counted there. */
function measureStyle(html: string): number {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return brotliCompressSync(style).length;
}

const pages = Object.entries(table.files)
  .filter(([address, { type }]) => type.startsWith("text/html") && !Object.values(table.notFound).includes(address))
  .map(([address]) => ({
    address,
    limits: limitsOf.find(([pattern]) => pattern.test(address))?.[1] ?? budgets,
    ...weigh(address),
  }));

/** What the home page fetches when its form is first touched: the engine and the parcel cards; the aim is 25 kB. */
const firstTouchLimit = 28_000;
function firstTouch(): number {
  const html = readFileSync(join(release, "public", table.files["/"]?.file ?? ""), "utf8");
  const manifest: Manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8"));
  const files = new Set(html.match(/\/assets\/parcel-rates-\w+\.json/g));
  const need = (key: string) => {
    const { file = "", imports = [] } = manifest[key] ?? {};
    if (html.includes(file) || files.has(`/${file}`)) return;
    files.add(`/${file}`);
    imports.forEach(need);
  };
  need("app/pages/home/pricer.ts");
  // already fetched for the worked example below the form
  const there = (key: string): string[] => [
    `/${manifest[key]?.file}`,
    ...(manifest[key]?.imports ?? []).flatMap((other) => there(other)),
  ];
  for (const file of there("app/pages/home/checked-price.tsx")) files.delete(file);
  return [...files].reduce((sum, file) => sum + countBytes(file), 0);
}

const over = pages.filter(({ limits, ...page }) => kinds.some((kind) => page[kind] > limits[kind]));
const shown = process.argv.includes("--all")
  ? pages
  : pages.filter(({ address }) => !/^\/zh\/|^\/newsroom\/./.test(address));
const kb = (size: number) => (size / 1000).toFixed(1).padStart(7);
console.log(`${"page".padEnd(52)}     JS    CSS   HTML   data  (kB, Brotli)`);
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
