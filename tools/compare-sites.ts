import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withLock } from "../scripts/lock.mjs";
import { buildSite, keepCapture, pruneTrees } from "./compare-sites/build-site.ts";
import {
  capturePictures,
  captureTrees,
  type PictureChoice,
  pictureChoices,
  widths,
} from "./compare-sites/capture-browser.ts";
import { captureQuotes, writeShipments } from "./compare-sites/capture-quotes.ts";
import { captureServed } from "./compare-sites/capture-served.ts";
import { commitDay, copyInputs, findCheckout, providers } from "./compare-sites/checkout.ts";
import {
  captureBudget,
  compareBudgets,
  comparePictures,
  compareFolders,
  compareQuotes,
  type Difference,
  readAccepted,
  reportDifferences,
} from "./compare-sites/differences.ts";

const help = `npm run --silent compare -- [options] BEFORE [AFTER]

Builds the site from two checkouts (folders, or git refs) and reports every difference that a visitor could notice;
AFTER is this checkout unless named. Exits with 1 if there is one. README.md next to this file says what is compared.

  --quick            without a browser: HTML, headers, files, quotes, sizes
  --provider NAME    demonstration or second; both unless named
  --pictures WHICH   kinds (one page of every kind), all or none (kinds)
  --accept FILE      differences that are meant: YAML, a list of "match" (a regular expression) and "reason"
  --content WHOSE    own, before or after: whose content both are built from (own)
  --day DAY          the day that pages are made for (that of the last commit of BEFORE)
  --most N           how many groups of differences are printed (40)
  --cache DIR        where builds are kept (${join(tmpdir(), "compare-sites")})
`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      provider: { type: "string" },
      pictures: { type: "string", default: "kinds" },
      accept: { type: "string" },
      content: { type: "string", default: "own" },
      day: { type: "string" },
      most: { type: "string", default: "40" },
      cache: { type: "string", default: join(tmpdir(), "compare-sites") },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [before, after = ".", ...more] = positionals;
  if (values.help || !before || more.length > 0) {
    console.log(help);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const accepted = values.accept ? readAccepted(values.accept) : [];
  const compared = providers.filter(({ name }) => !values.provider || name === values.provider);
  if (compared.length === 0) throw new Error(`--provider is one of ${providers.map(({ name }) => name).join(", ")}`);
  const pictures = pictureChoices.find((choice) => choice === values.pictures);
  if (!pictures) throw new Error(`--pictures is one of ${pictureChoices.join(", ")}`);
  const browser = values.quick ? undefined : pictures;
  const { cache } = values;
  mkdirSync(join(cache, "trees"), { recursive: true });
  const day = values.day ?? commitDay(before);
  const folders = [before, after].map((given) => findCheckout(given, cache));
  const differences: Difference[] = [];
  for (const provider of compared) {
    const sides: Side[] = folders.map((checkout, at) => {
      const contentFrom = { own: checkout, before: folders[0], after: folders[1] }[values.content];
      if (!contentFrom) throw new Error("--content is own, before or after");
      const label = `the ${provider.name} provider's site ${at === 0 ? "before" : "after"}`;
      return { label, checkout, tree: copyInputs(checkout, contentFrom, provider, cache) };
    });
    const [first, second] = sides;
    if (!first || !second) continue;
    const captures: string[] = [];
    for (const side of sides)
      captures.push(await withLock(join(side.tree, "lock"), () => capture(side, first.tree, day, browser)));
    pruneTrees(
      cache,
      sides.map(({ tree }) => tree),
    );
    const [was = "", now = ""] = captures;
    console.log(`\n── ${provider.name}`);
    const found = [
      ...compareFolders(join(was, "served"), join(now, "served")),
      ...compareQuotes(join(was, "quotes/answers.json"), join(now, "quotes/answers.json")),
      ...compareBudgets(join(was, "budget/pages.txt"), join(now, "budget/pages.txt")),
      ...(browser ? compareFolders(join(was, "browser"), join(now, "browser")) : []),
      ...(browser && browser !== "none" ? await comparePictures(join(was, browser), join(now, browser)) : []),
    ];
    differences.push(
      ...found.map((difference) => ({ ...difference, place: `(${provider.name}) ${difference.place}` })),
    );
  }
  const left = reportDifferences(differences, accepted, Number(values.most));
  process.exitCode = left === 0 ? 0 : 1;
}

type Side = { label: string; checkout: string; tree: string };

/**
 * Builds a tree and writes down what it serves; what this version of the tool has captured before is kept. Shipments are
 * made from the content of the `first` tree, so that both sides price the same. Without `pictures` no browser is used.
 */
async function capture(
  { label, checkout, tree }: Side,
  first: string,
  day: string,
  pictures?: PictureChoice,
): Promise<string> {
  buildSite(tree, checkout, day, label);
  const started = Date.now();
  const folder = join(tree, `captured-${day}-${toolId()}`);
  mkdirSync(folder, { recursive: true });
  await keepCapture(folder, "served", (into) => captureServed(tree, into));
  await keepCapture(folder, "quotes", (into) => {
    const shipments = join(into, "shipments.json");
    writeShipments(first, day, shipments);
    captureQuotes(tree, shipments, join(into, "answers.json"));
  });
  await keepCapture(folder, "budget", (into) => captureBudget(tree, join(into, "pages.txt")));
  if (pictures) await keepCapture(folder, "browser", (into) => captureTrees(tree, day, into));
  if (pictures && pictures !== "none")
    for (const width of widths)
      await keepCapture(join(folder, pictures), `${width}`, (into) =>
        capturePictures(tree, day, pictures, width, into),
      );
  console.log(`Captured ${label} in ${Math.round((Date.now() - started) / 1000)} s.`);
  return folder;
}

/** Names this version of the tool: what another one captured is not comparable. */
function toolId(): string {
  const hash = createHash("sha256");
  const folder = join(import.meta.dirname, "compare-sites");
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 8);
}
