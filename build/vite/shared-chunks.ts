import { join } from "node:path";
import type { Rolldown } from "vite";
import { pages } from "../../site/pages.ts";
import { listPartsBelow } from "./read-code.ts";

const root = join(import.meta.dirname, "../..");
/** What the bundler itself adds to the code. */
const isRuntime = /^.?rolldown\/runtime/;
/** Kinds of page, by their names in the register, that show prices. */
const pricesShown =
  /^(home|our-solutions\/.*|resource\/(shipping-calculator|freight-calculator|order-files|destination))$/;
/** Kinds of page that begin with a form; all others are texts. */
const startWithForm = /^(home|resource\/(shipping-calculator|freight-calculator|order-files))$/;
/**
 * Kinds of page that begin with what others do not need, by the name of its chunk: the first family that has all of a
 * module's pages takes it.
 */
const families: readonly [name: string, pages: RegExp][] = [
  ["calculator", /^resource\/(shipping-calculator|freight-calculator|order-files)$/],
  ["form", startWithForm],
  ["news-item", /^newsroom\/(item|detail)$/],
  ["solutions", /^our-solutions\//],
  ["prose", /^(policy|cookies-policy|resource\/developers)$/],
  ["ecosystem", /^yun-ecosystem\//],
  ["address", /^(about-us|contact|resource\/hubs)$/],
  ["offers", /^(home|about-us|resource\/hubs|our-solutions\/.*)$/],
];
/** What every page fetches once it is alive. */
export const afterwards = [
  "app/ui/toast/toast-box.tsx",
  "app/layout/error-page.tsx",
  "app/platform/http-client.ts",
  "app/offline/keep-pages.ts",
  // only maps ask for it, and it is too small for a request of its own
  "app/ui/map-keys.ts",
];
/** Asked for once the form of the home page is touched; the calculators rate with the same code. */
const pricer = "app/pages/home/pricer.ts";
/** What this many kinds of page begin with is loaded with every page, or with every text. */
const common = 3;
/** Fewer characters of source are not worth a request: every page loads them. */
const worthAFile = 1_400;
/** Likewise of what many have, some at their beginning and several below. */
const worthAFileBelow = 3_200;

/** The pages that need a module to come alive, and those that need it only for what stands below. */
type Users = { first: Set<string>; below: Set<string> };
type Graph = {
  initial: ReadonlySet<string>;
  beside: ReadonlySet<string>;
  /** All that the home page's prices need. */
  engine: ReadonlySet<string>;
  /** Small modules that need nothing that is not loaded with every page. */
  light: ReadonlySet<string>;
  users: ReadonlyMap<string, Users>;
};

/**
 * Divides the code by who needs it and when: few large files compress better than the dozens that sharing would make, and
 * each is a request. `shell` comes with every page, with React: together they are 1 kB less; `texts` with those that begin
 * without a form. `beside` comes once a page is alive; a family has what its pages begin with, `…-below` what stands
 * further down, `engine` what rates a parcel. What is asked for later still, such as a search, goes with what asks for it.
 */
export function groupChunks(): Rolldown.CodeSplittingGroup[] {
  let graph: Graph | undefined;
  return [
    {
      name: (module, context) => {
        graph ??= readGraph(context);
        return nameChunk(module, graph);
      },
      // what a module needs is named for itself
      includeDependenciesRecursively: false,
    },
  ];
}

/** Words in addresses by which the lists of content blockers know what to block. */
const blocked =
  /track|cookie|consent|analytic|metric|advert|\bads?\b|banner|promo|sponsor|popup|share|social|pixel|beacon/;

/** The file of a chunk: by its name, for who reads a log, unless a blocker would take the page's code for something else. */
export function nameFile({ name }: { name: string }): string {
  return `assets/${blocked.test(name) ? "" : `${name}-`}[hash].js`;
}

function nameChunk(module: string, { initial, beside, engine, light, users }: Graph): string | null {
  // the stylesheet is an entry of its own
  if (module.endsWith(".css")) return null;
  if (initial.has(module) || isRuntime.test(module)) return "shell";
  const { first, below } = users.get(module) ?? { first: new Set<string>(), below: new Set<string>() };
  if (beside.has(module)) return first.size > 0 ? "shell" : "beside";
  const all = [...first.union(below)];
  const [own] = all;
  if (own === undefined) return null;
  const family = families.find(([, pattern]) => all.every((name) => pattern.test(name)))?.[0];
  // amounts: order files alone begin with them
  const isPriced = all.every((name) => pricesShown.test(name));
  // who comes to price a shipment does without it
  const isOfTexts = !all.some((name) => startWithForm.test(name));
  const isBelow = first.size === 0 || (!family && isPriced && first.size === 1 && below.size > 3);
  // freight rates in a worker, and has little of the engine beside it
  if (isBelow && engine.has(module) && family === "calculator")
    return all.includes("resource/freight-calculator") ? "prices-below" : "engine";
  if (all.length === 1) return own.replaceAll("/", "-") + (isBelow ? "-below" : "");
  if (isBelow) {
    // what reads rows of cargo and of files reads typed lines, too: for parcels it comes with the first key
    if (family === "calculator")
      return all.includes("resource/shipping-calculator") ? "calculator-below" : "rows-below";
    if (isOfTexts) return family ? `${family}-below` : "texts";
    return isPriced ? "prices-below" : "beside";
  }
  if (family) return family;
  if (!isPriced && first.size < common && !light.has(module)) return null;
  return isOfTexts ? "texts" : "shell";
}

function readGraph(context: Rolldown.ChunkingContext): Graph {
  const collect = (starts: Iterable<string>) => {
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const each of context.getModuleInfo(id)?.importedIds ?? []) visit(each);
    };
    for (const id of starts) visit(id);
    return seen;
  };
  const users = new Map<string, Users>();
  const count = (ids: Iterable<string>, name: string, stage: keyof Users) => {
    for (const id of ids) {
      const own = users.get(id) ?? { first: new Set(), below: new Set() };
      users.set(id, own);
      own[stage].add(name);
    }
  };
  for (const name of new Set(pages.map((page) => page.name))) {
    const first = collect([join(root, `app/pages/${name}.tsx`)]);
    count(first, name, "first");
    const parts = [...first].flatMap((id) => listPartsBelow(context.getModuleInfo(id)));
    count(collect(parts).difference(first), name, "below");
  }
  const initial = collect([join(root, "app/entry.client.tsx")]);
  const beside = collect(afterwards.map((file) => join(root, file))).difference(initial);
  const engine = collect([join(root, pricer)]);
  const isCommon = (id: string) => initial.has(id) || (users.get(id)?.first.size ?? 0) >= common;
  const isLight = (id: string): boolean => {
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    const most = (users.get(id)?.below.size ?? 0) > 1 ? worthAFileBelow : worthAFile;
    return (code?.length ?? 0) < most && importedIds.every((each) => isCommon(each) || isLight(each));
  };
  const light = new Set([...users.keys()].filter(isLight));
  return { initial, beside, engine, light, users };
}
