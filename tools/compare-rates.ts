import { parseArgs } from "node:util";
import { loadCatalog } from "#catalog/catalog.ts";
import { compare } from "./compare-rates/comparison.ts";
import { readSides } from "./compare-rates/sides.ts";
import { writeComparison } from "./compare-rates/write-comparison.ts";
import { getToday } from "#catalog/read/values.ts";
import { readShipmentFile } from "./rate/read-shipments.ts";
import { formatReport } from "#catalog/read/problems.ts";

const help = `npm run --silent rates:compare -- OLD NEW [--orders FILE] [--day DAY] [--json] [--content DIR]

What changes between two sets of rate cards, and for whom. OLD and NEW are days (2026-12-31 2027-01-01: the cards of the
content folder on each of them, with the surcharges of the season) or folders: of a card, of a service, of rates, or a
whole content folder; or "published", the cards of the site as last built. Cards of folders are asked on one day, so that nothing but the cards differs.

  --orders FILE   your own orders, a CSV or JSON as npm run rate takes them; their days are left aside.
                  Without it, a sample is made of the cards' own zones and bands: the same each time.
  --day DAY       the day on which cards of folders are asked (the first day of a single new card, or today)
  --json          the whole comparison as JSON; amounts in minor units (cents)
  --content DIR   the content folder with services, goods and reference data (content)
  --help          this
`;

try {
  runComparison();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function runComparison(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      content: { type: "string", default: "content" },
      orders: { type: "string" },
      day: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const [before, after, ...more] = positionals;
  if (!before || !after || more.length > 0)
    throw new Error("Name two days or two folders: npm run rates:compare -- 2026-12-31 2027-01-01 (--help)");
  const { catalog, problems } = loadCatalog(values.content);
  if (!catalog) throw new Error(formatReport(problems.errors));
  const own =
    values.orders === undefined ? undefined : readShipmentFile(values.orders, catalog.site, getToday()).orders;
  const sides = readSides([before, after], catalog, getToday(), values.day);
  const comparison = compare(sides, catalog.reference.engine, own);
  const text = writeComparison(comparison, own && `of ${values.orders}`);
  console.log(values.json ? JSON.stringify(comparison, null, 2) : text);
}
