import { join } from "node:path";
import type { Rolldown } from "vite";
import { pages } from "../../site/pages.ts";
import { listPartsBelow } from "./parts-below.ts";

const root = join(import.meta.dirname, "../..");
/** The pages of the register that show prices, and of them those with the calculator: they share much that others do not need. */
const pricesShown = /^(home|our-solutions\/.*|resource\/(shipping-calculator|order-files))$/;
const calculators = /^resource\//;
/** What every page fetches once it is alive. */
export const afterwards = ["app/ui/toast/toast-box.tsx", "app/platform/http-client.ts", "app/offline/keep-pages.ts"];

/** How the chunk of a page's parts below ends. */
const partsBelow = "-below";

/** The pages that need a module to come alive, and those that need it only for what stands below. */
type Users = { first: Set<string>; below: Set<string> };
type Graph = { initial: ReadonlySet<string>; beside: ReadonlySet<string>; users: ReadonlyMap<string, Users> };

/**
 * Divides the code by who needs it and when, since each file is a request: `vendor` and `shell` for every page; `beside`
 * for what all fetch once they are alive, with what pages of all kinds share below their beginning; `prices` and
 * `calculator` where these are shown; `engine` for what only rates a shipment; and of each page its beginning and the parts
 * below. What a visitor asks for later, such as a search, goes with what asks for it. A group takes what its modules
 * import with it, so those that everything needs come first.
 */
export function groupChunks(): Rolldown.CodeSplittingGroup[] {
  let graph: Graph | undefined;
  const names = new Map<string, string | null>();
  const nameOnce = (module: string, context: Rolldown.ChunkingContext) => {
    graph ??= readGraph(context);
    const name = names.has(module) ? names.get(module) : nameChunk(module, graph);
    names.set(module, name ?? null);
    return name ?? null;
  };
  const byNeed = ["vendor", "shell", "beside", "prices", "calculator", "engine"].map((wanted, at) => ({
    name: (module: string, context: Rolldown.ChunkingContext) => (nameOnce(module, context) === wanted ? wanted : null),
    priority: 9 - at,
  }));
  return [
    ...byNeed,
    // what a page begins with, before the parts below could take it with them
    {
      name: (module, context) => {
        const name = nameOnce(module, context);
        return name?.endsWith(partsBelow) ? null : name;
      },
      priority: 1,
    },
    { name: nameOnce },
  ];
}

function nameChunk(module: string, { initial, beside, users }: Graph): string | null {
  // the stylesheet is an entry of its own
  if (module.endsWith(".css")) return null;
  if (initial.has(module)) return module.includes("node_modules") ? "vendor" : "shell";
  if (beside.has(module)) return "beside";
  const { first, below } = users.get(module) ?? { first: new Set<string>(), below: new Set<string>() };
  const all = [...first.union(below)];
  if (all.length === 0) return null;
  const [own = ""] = all;
  // the home page, too, rates a parcel once its form is touched
  if (all.length === 1 && first.size === 0 && module.startsWith(join(root, "rating/"))) return "engine";
  if (all.length === 1) return `${own.replaceAll("/", "-")}${first.size > 0 ? "" : partsBelow}`;
  if (all.every((name) => pricesShown.test(name)))
    return all.every((name) => calculators.test(name)) ? "calculator" : "prices";
  return first.size > 0 ? "shell" : "beside";
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
  return { initial, beside, users };
}
